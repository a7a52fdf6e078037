import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { daysOf } from '#client/lists/date-range.ts'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import type { Order as OrderSchema, ProductOrderLine } from '#contract/shop/orders.ts'
import type { OrderFilter } from './order-filter.ts'

export type Order = z.output<typeof OrderSchema>
export type OrderLine = z.output<typeof ProductOrderLine>

/** One page of orders. Fetched again at every visit. */
export const orderPage = (api: Api, { tab, dates, page }: OrderFilter) =>
  queryOptions({
    queryKey: [own, 'orders', 'list', tab, dates, page],
    queryFn: async () => {
      const { data } = await api('GET /orders/{tab}/{sort}', {
        params: { tab, sort: dates.sort },
        query: { ...daysOf(dates), page },
      })
      return data.orders
    },
    staleTime: 0,
  })

export const order = (api: Api, orderCode: string) =>
  queryOptions({
    queryKey: [own, 'orders', 'single', orderCode],
    queryFn: async () => {
      const params = { order_code: orderCode }
      return (await api('GET /orders/single/order/{order_code}', { params })).data.orders
    },
    staleTime: 0,
  })

/** Notes on an order, oldest first. */
export const orderNotes = (api: Api, orderCode: string) =>
  queryOptions({
    queryKey: [own, 'orders', 'notes', orderCode],
    queryFn: async () => {
      const params = { order_code: orderCode }
      const { data } = await api('GET /orders/fetch/order/notes/{order_code}', { params })
      return data.order_notes
    },
    staleTime: 0,
  })

/** An order that waits for its customer at the counter, which takes the prices of the day: only such have `pickup_until`. */
export function isPricedAtPickup({ pickup_until, payment_status, status }: Order): boolean {
  const isOpen = status === 'PENDING' || status === 'PROCESSING'
  return pickup_until !== null && payment_status === 'PENDING' && isOpen
}

/** An unpaid card order: only orders by card have `pay_until`. */
export function isUnpaidCard({ pay_until, payment_status }: Order): boolean {
  return pay_until !== null && (payment_status === 'PENDING' || payment_status === 'FAILED')
}
