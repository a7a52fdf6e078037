import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext } from '#client/api.ts'
import { NotFound, Problem } from '#client/error-pages.tsx'
import { createQueryClient } from '#client/queries.ts'
import { parseSearch, printSearch } from '#client/search-params.ts'
import { createApi } from '#contract/client.ts'
import type { PageSettings, RenderContext } from '#contract/pages.ts'
import { dehydrate, hydrate } from './hydration/hydration.ts'
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
  if (requestContext) hideServerDetails(router, requestContext.onError)
  else saveScrollBeforeNavigation(router)
  return router
}

/**
 * The router saves the scroll position only after a scroll event, which browsers send a frame late: a
 * shopper who follows a link at once, or while the page is busy, would come back to the top.
 */
function saveScrollBeforeNavigation(router: AnyRouter) {
  router.subscribe('onBeforeNavigate', () => document.dispatchEvent(new Event('scroll')))
}

/**
 * Removes two things from the page: the times of loading, which would make every rendering another
 * page, and the messages of errors, which are for the server's log only.
 */
function hideServerDetails(router: AnyRouter, onError: RenderContext['onError']) {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (ssr) => {
        const { dehydrate } = ssr
        ssr.dehydrate = (options) => {
          for (const match of router.stores.matches.get()) {
            match.updatedAt = 0
            if (match.status !== 'error') continue
            onError(match.error)
            match.error = new Error('This part of the page broke.')
          }
          return dehydrate(options)
        }
      },
    ],
  }
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderContext }
  }
}
