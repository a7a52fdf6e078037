import { queryOptions } from '@tanstack/react-query'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'

/** The products that the customer looked at last, newest first. */
export const recentlyViewed = (api: Api) =>
  queryOptions({
    queryKey: [own, 'recently-viewed'],
    queryFn: async () => (await api('GET /products/recently/viewed')).data.viewed_product,
    staleTime: 0,
  })
