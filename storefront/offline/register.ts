import type { AnyRouter } from '@tanstack/react-router'
import { onSaving, savesData } from '#ui/pictures/saving.ts'
import { useAppState } from '../state/store.ts'
import { pageCache } from './kinds.ts'
import { dropOwnCaches, messageWorker } from './message-worker.ts'

/**
 * Registers the service worker and reports to it each page that is opened from now on, and once
 * what this visit has loaded before. A browser that refuses goes on without a worker.
 */
export async function register(router: AnyRouter): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', () => handleNewController(router))
  await serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  await serviceWorker.ready
  // The session may have ended while no tab was open.
  if (useAppState.getState().auth.accessToken === null) dropOwnCaches()
  const saving = () => messageWorker({ is: 'saving', on: savesData() })
  saving()
  onSaving(saving)
  reportSeen(location.href, true)
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) reportSeen(location.href, false)
  })
}

/** A worker now controls a page that was loaded before it, and has cached nothing of it. */
function handleNewController(router: AnyRouter): void {
  reportSeen(location.href, true)
  // A dashboard page is an empty page and its answers; they are fetched once more, mostly a 304.
  if (pageCache(location.pathname) !== 'own') return
  void router.options.context.queryClient.refetchQueries({ type: 'active' })
}

function reportSeen(href: string, loaded: boolean): void {
  const address = new URL(href)
  address.hash = ''
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  messageWorker({ is: 'seen', address: address.href, loaded, files: [...new Set(files)] })
}
