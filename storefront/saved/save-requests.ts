/**
 * Whether this page has a use for the saved items: a heart on it shows whether a product is saved, or
 * somebody has signed in on it (storefront specification, section 4). Without one they are not fetched.
 */
let isWanted = false
const listeners = new Set<() => void>()

export function requestSave(): void {
  if (isWanted) return
  isWanted = true
  for (const listener of listeners) listener()
}

/** Calls once they are wanted, which may be now. Answers how to stop. */
export function onSaveRequested(listener: () => void): () => void {
  if (isWanted) listener()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
