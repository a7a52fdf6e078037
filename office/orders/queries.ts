import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OfficeOrder } from '#contract/office/order.ts'
import { api } from '../api/api.ts'

export function orderQuery(code: string) {
  return queryOptions({
    queryKey: ['orders', 'one', code],
    queryFn: async () => (await api('GET /office/orders/{code}', { params: { code } })).data,
  })
}

export const orderChoicesQuery = queryOptions({
  queryKey: ['order-choices'],
  queryFn: async () => (await api('GET /office/order-choices')).data,
  staleTime: 60_000,
})

/** The order as a change answered it; lists and counts are read again. */
export function takeOrder(queries: QueryClient, order: OfficeOrder): void {
  queries.setQueryData(orderQuery(order.code).queryKey, order)
  void queries.invalidateQueries({ queryKey: ['audit'] })
  void queries.invalidateQueries({
    queryKey: ['orders'],
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  })
}
