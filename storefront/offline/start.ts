import type { AnyRouter } from '@tanstack/react-router'

/** ms from the page's load until the worker is fetched, so that it does not compete with the page. */
const startDelayMs = 4_000

/**
 * Registers the service worker once the page has loaded and is idle; in development there is none.
 */
export function startOffline(router: AnyRouter): void {
  if (!('serviceWorker' in navigator)) return
  if (import.meta.env.DEV) {
    void unregisterWorkers()
    return
  }
  const wait = () => setTimeout(() => whenIdle(() => void start(router)), startDelayMs)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

async function start(router: AnyRouter): Promise<void> {
  try {
    const { register } = await import('./register.ts')
    await register(router)
  } catch {
    // The code did not load: the next visit tries again.
  }
}

/** A production build at this address may have left its worker, which would break hot reload. */
async function unregisterWorkers(): Promise<void> {
  for (const found of await navigator.serviceWorker.getRegistrations()) void found.unregister()
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else work()
}
