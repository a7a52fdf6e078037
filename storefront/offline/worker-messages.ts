/** Messages from a page to the worker. */
export type WorkerMessage =
  /** A page was opened: loaded with these files, or rendered by the router. */
  | { is: 'seen'; address: string; loaded: boolean; files: string[] }
  /** Whether pictures are to be smaller. */
  | { is: 'saving'; on: boolean }
  /** The session is over: the customer's own data goes. */
  | { is: 'signed-out' }

/** The prefix of our caches, and that of the cache with the customer's own data. */
export const cachePrefix = 'mall-'
export const ownPrefix = `${cachePrefix}own-`

export const offlinePath = '/offline'

/**
 * The address of the offline page in place of the page `to`. `seen`: the answers of `to` are
 * cached, so that the router can render it; else the page waits for the network.
 */
export function offlineAddress(to: string, seen: boolean): string {
  return `${offlinePath}?${new URLSearchParams({ to, ...(seen && { seen: '1' }) })}`
}
