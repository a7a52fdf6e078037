import { useAppState } from '../state/store.ts'
import { ownPrefix, type WorkerMessage } from './worker-messages.ts'

/** Sends a message to the active service worker, where there is one. */
export function messageWorker(message: WorkerMessage): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .getRegistration()
    .then((found) => found?.active?.postMessage(message))
}

/**
 * Drops the caches of the customer's own data at each sign-out, in this tab or another. Both sides
 * delete: the page, because the worker may still be starting, and the worker, which may be about to
 * cache an answer.
 */
export function followSignOut(): void {
  if (!('caches' in window)) return
  useAppState.subscribe(({ auth }, before) => {
    if (auth.accessToken !== before.auth.accessToken && before.auth.accessToken) dropOwnCaches()
  })
}

export function dropOwnCaches(): void {
  messageWorker({ is: 'signed-out' })
  void caches.keys().then((names) => {
    for (const name of names) if (name.startsWith(ownPrefix)) void caches.delete(name)
  })
}
