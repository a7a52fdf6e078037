import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { CartItem } from '../cart/lines.ts'
import { productOrders } from '../cart/product-orders.ts'
import { own } from '../sync/own.ts'

/** What a coupon takes off this cart now, in naira. A refusal says why in words. */
export const couponOffer = (api: Api, code: string, items: CartItem[]) =>
  queryOptions({
    queryKey: [own, 'coupon', code, productOrders(items)],
    queryFn: () =>
      api('POST /orders/get-order-coupon', {
        body: { coupon_code: code, product_orders: productOrders(items) },
      }),
    retry: false,
    staleTime: 60_000,
  })
