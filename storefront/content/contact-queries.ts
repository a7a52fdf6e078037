import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** How long contacts stay fresh: ten minutes, in ms. */
const staleTime = 10 * 60_000

/** Contacts by topic ('Reach faster', storefront specification, section 1). */
export const representatives = {
  orders: (api: Api) =>
    queryOptions({
      queryKey: ['representatives', 'orders'],
      queryFn: async () => (await api('GET /representatives/orders')).data.representatives,
      staleTime,
      meta: { cachedAs: ['orders'] },
    }),
  logistics: (api: Api) =>
    queryOptions({
      queryKey: ['representatives', 'logistics'],
      queryFn: async () => (await api('GET /representatives/logistics')).data.representatives,
      staleTime,
      meta: { cachedAs: ['logistics'] },
    }),
  disputes: (api: Api) =>
    queryOptions({
      queryKey: ['representatives', 'disputes'],
      queryFn: async () => (await api('GET /representatives/disputes')).data.representatives,
      staleTime,
      meta: { cachedAs: ['disputes'] },
    }),
} as const

/** All queries of `ReachFaster`, for a loader. */
export function reachFasterQueries(api: Api) {
  return [
    representatives.orders(api),
    representatives.disputes(api),
    representatives.logistics(api),
  ]
}

export const socialHandle = (api: Api) =>
  queryOptions({
    queryKey: ['social-handle'],
    queryFn: async () => (await api('GET /get-social-handle')).handle.data,
    staleTime,
    meta: { cachedAs: ['socials'] },
  })
