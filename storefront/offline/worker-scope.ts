/** What a service worker is given, as far as ours uses it: TypeScript's DOM does not have it. */
interface Lasting extends Event {
  /** The worker is not stopped before this is done. */
  waitUntil(work: Promise<unknown>): void
}

export interface Fetching extends Lasting {
  request: Request
  /** The answer to a navigation that the browser asked for while the worker was starting. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Happenings {
  install: Lasting
  activate: Lasting
  fetch: Fetching
  message: Lasting & { data: unknown }
}

export interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof Happenings>(
    name: K,
    listener: (event: Happenings[K]) => void,
  ): void
}
