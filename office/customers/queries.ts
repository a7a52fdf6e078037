import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OfficeCustomer } from '#contract/office/customers.ts'
import { api } from '../api/api.ts'

export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: async () => (await api('GET /office/customers/{id}', { params: { id } })).data,
  })
}

/** The newest orders of one customer. */
export function ordersOfQuery(customer: number) {
  return queryOptions({
    queryKey: ['orders', 'of', customer],
    queryFn: async () => (await api('GET /office/orders', { query: { customer } })).data,
  })
}

/** The customer as a change answered it. */
export function takeCustomer(queries: QueryClient, customer: OfficeCustomer): void {
  queries.setQueryData(customerQuery(String(customer.id)).queryKey, customer)
  void queries.invalidateQueries({ queryKey: ['audit'] })
}
