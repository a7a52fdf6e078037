import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/**
 * Approximate carrier fees from Ibadan, for each state. Loaders fetch them, so this file is of every first visit: by itself,
 * without the sums and dates of `estimate.ts`.
 */
export const estimates = (api: Api) =>
  queryOptions({
    queryKey: ['delivery-estimates'],
    queryFn: async () => (await api('GET /shipment/estimates')).data.estimates,
    staleTime: Number.POSITIVE_INFINITY,
  })
