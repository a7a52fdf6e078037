/** What pages tell the worker. */
export type WorkerMessage =
  /** An address was shown: freshly loaded with these files, or by the router, from what it had. */
  | { is: 'seen'; address: string; loaded: boolean; files: string[] }
  /** Whether pictures are to be smaller. */
  | { is: 'saving'; on: boolean }
  /** Nobody is signed in any more: what was somebody's own goes. */
  | { is: 'signed-out' }

/** Caches of ours begin with this; the one of what is a customer's own with the second. */
export const cachePrefix = 'mall-'
export const ownPrefix = `${cachePrefix}own-`

/** Where the offline page stands. */
export const offlinePath = '/offline'

/**
 * Its address when it stands for another one. `seen`: what that needs is kept, so that the router can go
 * there; else it can only be waited for.
 */
export function offlineAddress(to: string, seen: boolean): string {
  return `${offlinePath}?${new URLSearchParams({ to, ...(seen && { seen: '1' }) })}`
}
