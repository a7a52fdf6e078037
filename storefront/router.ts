import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createApi } from '#contract/client.ts'
import type { PageGiven, PageSettings } from '#contract/pages.ts'
import { browserTransport } from './browser-transport.ts'
import type { PageContext } from './context.ts'
import { dehydrate, hydrate } from './hydration.ts'
import { NotFound } from './layout/not-found.tsx'
import { Problem } from './layout/problem.tsx'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, printSearch } from './search-params.ts'

/** For the moment between start and hydration in the browser, when nothing is shown from it. */
const unknownSettings: PageSettings = {
  storeName: '',
  publicUrl: '',
  year: 0,
  analytics: null,
  chatScriptUrl: null,
  paymentHost: null,
}

/** One router for each request on the server, one for the visit in the browser. */
export function getRouter() {
  const given = getGlobalStartContext()
  const queryClient = createQueryClient()
  const context: PageContext = {
    api: given?.api ?? createApi(browserTransport),
    settings: given?.settings ?? unknownSettings,
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
  if (given) keepSecrets(router, given.broke)
  else noteEveryPlace(router)
  return router
}

function createQueryClient(): QueryClient {
  const onServer = import.meta.env.SSR
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server re-checks prices and stock where it matters, so lists may be a minute old.
        staleTime: 60_000,
        // Back from a product, even a long look at it, the list is there from memory. On the server
        // the client goes with its request, and timers would hold it.
        gcTime: onServer ? Number.POSITIVE_INFINITY : 30 * 60_000,
        retry: onServer ? false : 1,
        refetchOnWindowFocus: false,
        // A cut network is told like any other failure, and asked again once it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
}

/**
 * The router notes where to come back to only if it has heard of scrolling, and browsers tell that a frame
 * later: whoever follows a link at once, or while the page is busy, would come back to the top.
 */
function noteEveryPlace(router: AnyRouter) {
  router.subscribe('onBeforeNavigate', () => document.dispatchEvent(new Event('scroll')))
}

/**
 * What pages would say of how they were made and must not: when each part was loaded, which would
 * make every rendering another page, and what an error said, which is the server's own business and
 * told to it.
 */
function keepSecrets(router: AnyRouter, broke: PageGiven['broke']) {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (ssr) => {
        const { dehydrate } = ssr
        ssr.dehydrate = (options) => {
          for (const match of router.stores.matches.get()) {
            match.updatedAt = 0
            if (match.status !== 'error') continue
            broke(match.error)
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
    server: { requestContext: PageGiven }
  }
}
