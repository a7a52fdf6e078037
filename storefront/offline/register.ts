import type { AnyRouter } from '@tanstack/react-router'
import { onSaving, savesData } from '#ui/saving.ts'
import { useAppState } from '../state/store.ts'
import { pageCache } from './kinds.ts'
import { dropOwnCaches, messageWorker } from './message-worker.ts'

/**
 * Registers the service worker and tells it what is seen from now on, and once what this visit has loaded
 * before. A browser that refuses goes on as without one.
 */
export async function register(router: AnyRouter): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', () => begin(router))
  await serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  await serviceWorker.ready
  // The session may have ended while nobody was there to see it.
  if (useAppState.getState().auth.accessToken === null) dropOwnCaches()
  const saving = () => messageWorker({ is: 'saving', on: savesData() })
  saving()
  onSaving(saving)
  seen(location.href, true)
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) seen(location.href, false)
  })
}

/** A worker has taken over a page that was there before it, and has nothing of it yet. */
function begin(router: AnyRouter): void {
  seen(location.href, true)
  // A customer's room is an empty page with answers, which are asked for once more: mostly 304.
  if (pageCache(location.pathname) !== 'own') return
  void router.options.context.queryClient.refetchQueries({ type: 'active' })
}

function seen(href: string, loaded: boolean): void {
  const address = new URL(href)
  address.hash = ''
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  messageWorker({ is: 'seen', address: address.href, loaded, files: [...new Set(files)] })
}
