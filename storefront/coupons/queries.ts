import { queryOptions } from '@tanstack/react-query'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import { productOrders } from '../cart/product-orders.ts'
import type { CartItem } from '../state/cart-lines.ts'

/** What a coupon takes off this cart, in naira. An invalid one fails with a message. */
export const couponDiscount = (api: Api, code: string, items: CartItem[]) =>
  queryOptions({
    queryKey: [own, 'coupon', code, productOrders(items)],
    queryFn: () =>
      api('POST /orders/get-order-coupon', {
        body: { coupon_code: code, product_orders: productOrders(items) },
      }),
    retry: false,
    staleTime: 60_000,
  })
