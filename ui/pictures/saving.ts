import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/**
 * Whether the shopper saves data: smaller pictures, no motion, no fetching in advance. An attribute
 * of the page's root, set before anything else runs.
 */
export function savesData(): boolean {
  return document.documentElement.hasAttribute('data-saving')
}

export function setSaving(on: boolean): void {
  if (on === savesData()) return
  document.documentElement.toggleAttribute('data-saving', on)
  for (const listener of listeners) listener()
}

/** Calls the listener at every change. Returns a function that stops it. */
export function onSaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False on the server, which renders the same page for everybody. */
export function useSaving(): boolean {
  return useSyncExternalStore(onSaving, savesData, () => false)
}
