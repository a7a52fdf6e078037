import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/**
 * Approximate carrier fees from Ibadan, for each state. Loaders fetch them, so this file is of every first visit: by itself,
 * without the sums and dates of `estimate.ts`.
 */
export const estimates = (api: Api) =>
  queryOptions({
    queryKey: ['delivery-estimates'],
    queryFn: async () => {
      const { data } = await api('GET /shipment/estimates')
      // A code names a state; each page has 37 of them.
      return data.estimates.map(({ id: _, ...estimate }) => estimate)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
