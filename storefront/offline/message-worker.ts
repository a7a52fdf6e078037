import { useAppState } from '../state/store.ts'
import { ownPrefix, type WorkerMessage } from './worker-messages.ts'

/** Tells the service worker, where there is one. */
export function messageWorker(message: WorkerMessage): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .getRegistration()
    .then((found) => found?.active?.postMessage(message))
}

/**
 * What was kept of somebody's own goes at once when nobody is signed in any more, in this tab or another:
 * from here, as a worker may be starting; and by the worker, which may have an answer on its way.
 */
export function followSignOut(): void {
  if (!('caches' in window)) return
  useAppState.subscribe(({ auth }, before) => {
    if (auth.accessToken !== before.auth.accessToken && before.auth.accessToken) dropOwnCaches()
  })
}

/** Drops what is kept of a customer's own. */
export function dropOwnCaches(): void {
  messageWorker({ is: 'signed-out' })
  void caches.keys().then((names) => {
    for (const name of names) if (name.startsWith(ownPrefix)) void caches.delete(name)
  })
}
