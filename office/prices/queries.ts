import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

export function planQuery(id: number) {
  return queryOptions({
    queryKey: ['price-plans', 'one', id],
    queryFn: async () => (await api('GET /office/price-plans/{id}', { params: { id } })).data,
  })
}

/** Plans of one product, the newest first. */
export function plansOfProduct(product: number) {
  return queryOptions({
    queryKey: ['price-plans', 'product', product],
    queryFn: async () => (await api('GET /office/price-plans', { query: { product } })).data.rows,
  })
}

/** Items for a plan, by a whole code or words. */
export function pricedItems(search: string) {
  return queryOptions({
    queryKey: ['price-plans', 'items', search],
    queryFn: async () => (await api('GET /office/priced-items', { query: { search } })).data.items,
    enabled: search.length > 1,
  })
}

/** Lists and plans, after a change of any of them. */
export async function refreshPlans(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: ['audit'] })
  await queries.invalidateQueries({ queryKey: ['price-plans'] })
}
