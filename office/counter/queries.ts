import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

export const counterQuery = queryOptions({
  queryKey: ['orders', 'counter'],
  queryFn: async () => (await api('GET /office/counter')).data,
})

/** A pick-up, for a customer who says this of themselves. */
export function counterOrderQuery(code: string, proof: string) {
  return queryOptions({
    queryKey: ['counter', code, proof],
    queryFn: async () =>
      (await api('GET /office/counter/{code}', { params: { code }, query: { proof } })).data,
    // Prices of now.
    staleTime: 0,
    retry: false,
  })
}

export const tillsQuery = queryOptions({
  queryKey: ['tills'],
  queryFn: async () => (await api('GET /office/tills')).data,
})

/** A till was opened or closed. */
export function readTillsAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['tills'] })
  void queries.invalidateQueries({ queryKey: ['till-sessions'] })
}
