import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/**
 * Whether data is to be saved: smaller pictures, nothing that moves or is fetched by itself. It stands at
 * the root of the page, where it is before anything else runs.
 */
export function savesData(): boolean {
  return document.documentElement.hasAttribute('data-saving')
}

export function setSaving(on: boolean): void {
  if (on === savesData()) return
  document.documentElement.toggleAttribute('data-saving', on)
  for (const listener of listeners) listener()
}

/** Told of every change; answers how to stop. */
export function onSaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server renders for everybody alike: without. */
export function useSaving(): boolean {
  return useSyncExternalStore(onSaving, savesData, () => false)
}
