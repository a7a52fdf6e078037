/** The part of a service worker's scope that ours uses; TypeScript's DOM types lack it. */
interface ExtendableEvent extends Event {
  /** The browser does not stop the worker before this is done. */
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerFetchEvent extends ExtendableEvent {
  request: Request
  /** The answer to a navigation that the browser sent while the worker was starting. */
  preloadResponse: Promise<Response | undefined>
  respondWith(handleFetch: Promise<Response>): void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: WorkerFetchEvent
  message: ExtendableEvent & { data: unknown }
}

export interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(
    name: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void
}
