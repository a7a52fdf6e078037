import { QueryClient } from '@tanstack/react-query'
import { createRouter as createAnyRouter } from '@tanstack/react-router'
import { parseSearch, printSearch } from '#client/search-params.ts'
import { ApiError } from '#contract/client.ts'
import { followBack } from './lists/opened-row.ts'
import { routeTree } from './routes.ts'
import { NotFound, NotYours, Problem } from './shell/error-pages.tsx'

export function createRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Others work on the same records: what a member comes back to is fetched again behind what is visible.
        staleTime: 5_000,
        gcTime: 30 * 60_000,
        retry: (failures, error) =>
          failures < 1 && !(error instanceof ApiError && error.status < 500),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  const router = createAnyRouter({
    routeTree,
    context: { queryClient },
    basepath: '/office',
    parseSearch,
    stringifySearch: printSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ({ error }) =>
      error instanceof ApiError && error.status === 403 ? <NotYours /> : <Problem error={error} />,
  })
  followBack(router.history)
  return { router, queryClient }
}
