import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import type { Review as ReviewSchema } from '#contract/shop/reviews.ts'

export type Review = z.output<typeof ReviewSchema>

/** The lines of a delivered order that its buyer has not reviewed. */
export const unreviewedLines = (api: Api, orderCode: string) =>
  queryOptions({
    queryKey: [own, 'reviews', 'unreviewed', orderCode],
    queryFn: async () => {
      const params = { order_code: orderCode }
      const { data } = await api('GET /product-orders-with-no-review/{order_code}', { params })
      return data.product_order
    },
    staleTime: 0,
  })

/** One page of the customer's own reviews, newest first. */
export const ownReviews = (api: Api, page: number) =>
  queryOptions({
    queryKey: [own, 'reviews', 'mine', page],
    queryFn: async () => (await api('GET /all-reviews', { query: { page } })).data.products,
    staleTime: 0,
  })
