/**
 * Whether this page needs the saved items: it has a heart, or somebody has signed in on it
 * (storefront specification, section 4). They are not fetched before.
 */
let isRequested = false
const listeners = new Set<() => void>()

export function requestSavedItems(): void {
  if (isRequested) return
  isRequested = true
  for (const listener of listeners) listener()
}

/** Calls the listener once they are needed, which may be now. Returns a function that stops it. */
export function onSavedItemsRequested(listener: () => void): () => void {
  if (isRequested) listener()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
