import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** The state of everything; read again every ten seconds while the page is open. */
export const stateQuery = queryOptions({
  queryKey: ['mall', 'state'],
  queryFn: async () => (await api('GET /office/mall')).data,
  refetchInterval: 10_000,
  staleTime: 5_000,
})

export const switchesKey = ['mall', 'switches']

/** Others may change them meanwhile: looked at again every half minute. */
export const switchesQuery = queryOptions({
  queryKey: switchesKey,
  queryFn: async () => (await api('GET /office/mall/switches')).data.switches,
  refetchInterval: 30_000,
})
