import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Fulfilment, PickBatch } from '#contract/office/fulfilment.ts'
import { api } from '../api/api.ts'

export const pickingQuery = queryOptions({
  queryKey: ['orders', 'picking'],
  queryFn: async () => (await api('GET /office/picking')).data,
})

export function batchQuery(id: number) {
  return queryOptions({
    queryKey: ['pick-batches', id],
    queryFn: async () => (await api('GET /office/pick-batches/{id}', { params: { id } })).data,
  })
}

export function fulfilmentQuery(code: string) {
  return queryOptions({
    queryKey: ['fulfilments', code],
    queryFn: async () => (await api('GET /office/fulfilments/{code}', { params: { code } })).data,
  })
}

/** The batch as a change answered it. */
export function takeAnswered(queries: QueryClient, batch: PickBatch): void {
  queries.setQueryData(batchQuery(batch.id).queryKey, batch)
  void queries.invalidateQueries({ queryKey: ['orders'] })
}

/** The same of one order. */
export function takeFulfilment(queries: QueryClient, fulfilment: Fulfilment): void {
  queries.setQueryData(fulfilmentQuery(fulfilment.code).queryKey, fulfilment)
  void queries.invalidateQueries({ queryKey: ['orders'] })
}
