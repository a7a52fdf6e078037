import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

export function itemQuery(item: string) {
  return queryOptions({
    queryKey: ['stock', 'item', item],
    queryFn: async () => (await api('GET /office/stock/{item}', { params: { item } })).data,
  })
}

export function movesQuery(item: string) {
  return queryOptions({
    queryKey: ['stock', 'moves', item],
    queryFn: async () => (await api('GET /office/stock/{item}/moves', { params: { item } })).data,
  })
}

/** Lists, items and moves, after a change of any of them. */
export async function refreshStock(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: ['audit'] })
  await queries.invalidateQueries({ queryKey: ['stock'] })
}
