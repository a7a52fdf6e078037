import type { AnyRouter } from '@tanstack/react-router'

/** ms that a page has been there for when the worker is fetched: what it is about has been paid by then. */
const rest = 4_000

/** Registers the service worker once the page has loaded and rests. Pages being written have none. */
export function startOffline(router: AnyRouter): void {
  if (!('serviceWorker' in navigator)) return
  if (import.meta.env.DEV) {
    void leaveBuiltApp()
    return
  }
  const wait = () => setTimeout(() => whenIdle(() => void start(router)), rest)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

async function start(router: AnyRouter): Promise<void> {
  try {
    const { register } = await import('./register.ts')
    await register(router)
  } catch {
    // The code did not come: the next visit tries again.
  }
}

/** A built mall at this address may have left its worker, which would stand in the way of hot reload. */
async function leaveBuiltApp(): Promise<void> {
  for (const found of await navigator.serviceWorker.getRegistrations()) void found.unregister()
}

/** Safari does not tell when it is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else work()
}
