import { type AnyRouter, createRouter, createSerializationAdapter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext } from '#client/api.ts'
import { NotFound, Problem } from '#client/error-pages.tsx'
import { createQueryClient } from '#client/queries.ts'
import { parseSearch, printSearch } from '#client/search-params.ts'
import { createApi } from '#contract/client.ts'
import type { PageSettings } from '#contract/pages.ts'
import { dehydrate, hydrate } from './hydration/hydration.ts'
import type { Rendering } from './render-page.tsx'
import { routeTree } from './route-tree.gen.ts'
import { browserTransport } from './session/transport.ts'

/** For the time between start and hydration in the browser, when nothing renders from it. */
const unknownSettings: PageSettings = {
  storeName: '',
  publicUrl: '',
  year: 0,
  analytics: null,
  chatScriptUrl: null,
  paymentHost: null,
  closed: {},
}

/** One router per request on the server, one per visit in the browser. */
export function getRouter() {
  const requestContext = getGlobalStartContext()
  const queryClient = createQueryClient()
  const context: PageContext = {
    api: requestContext?.api ?? createApi(browserTransport),
    settings: requestContext?.settings ?? unknownSettings,
    queryClient,
  }
  const router = createRouter({
    routeTree,
    context,
    // Tells the server which scripts are ours; it removes the mark from the page.
    ...(requestContext && { ssr: { nonce: requestContext.mark } }),
    parseSearch,
    stringifySearch: printSearch,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Problem,
    // Its code is not sent to browsers.
    ...(import.meta.env.SSR && {
      dehydrate: () => ({ settings: context.settings, queries: dehydrate(queryClient) }),
    }),
    hydrate: ({ settings, queries }) => {
      context.settings = settings
      hydrate(queryClient, queries)
    },
  })
  // The router's types leave this option to Start's own client.
  router.options.serializationAdapters = [hiddenErrors]
  if (!requestContext) saveScrollBeforeNavigation(router)
  return router
}

/**
 * The router saves the scroll position only after a scroll event, which browsers send a frame late: a
 * shopper who follows a link at once, or while the page is busy, would come back to the top.
 */
function saveScrollBeforeNavigation(router: AnyRouter) {
  router.subscribe('onBeforeNavigate', () => document.dispatchEvent(new Event('scroll')))
}

/** An error of a loader, in the page: its message is for the server's log only. */
const hiddenErrors = createSerializationAdapter({
  key: 'error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: () => null,
  fromSerializable: () => new Error('This part of the page didn’t load.'),
})

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: Rendering }
  }
}
