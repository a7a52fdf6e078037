import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createApi } from '#contract/client.ts'
import type { PageSettings, RenderContext } from '#contract/pages.ts'
import { browserTransport } from './browser-transport.ts'
import type { PageContext } from './context.ts'
import { dehydrate, hydrate } from './hydration.ts'
import { NotFound } from './layout/not-found.tsx'
import { Problem } from './layout/problem.tsx'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, printSearch } from './search-params.ts'

/** For the time between start and hydration in the browser, when nothing renders from it. */
const unknownSettings: PageSettings = {
  storeName: '',
  publicUrl: '',
  year: 0,
  analytics: null,
  chatScriptUrl: null,
  paymentHost: null,
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
    parseSearch,
    stringifySearch: printSearch,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Problem,
    dehydrate: () => ({ settings: context.settings, queries: dehydrate(queryClient) }),
    hydrate: ({ settings, queries }) => {
      context.settings = settings
      hydrate(queryClient, queries)
    },
  })
  if (requestContext) hideServerDetails(router, requestContext.onError)
  else saveScrollBeforeNavigation(router)
  return router
}

function createQueryClient(): QueryClient {
  const onServer = import.meta.env.SSR
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server checks prices and stock again before it sells, so lists may be a minute old.
        staleTime: 60_000,
        // A shopper who comes back from a product finds the list in memory. On the server the client
        // ends with its request, and timers would keep it alive.
        gcTime: onServer ? Number.POSITIVE_INFINITY : 30 * 60_000,
        retry: onServer ? false : 1,
        refetchOnWindowFocus: false,
        // A call without a network fails like any other, and is fetched again once it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
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
