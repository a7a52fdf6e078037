import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** Approximate carrier fees from Ibadan, for each state. */
export const estimates = (api: Api) =>
  queryOptions({
    queryKey: ['delivery-estimates'],
    queryFn: async () => (await api('GET /shipment/estimates')).data.estimates,
    staleTime: Number.POSITIVE_INFINITY,
  })
