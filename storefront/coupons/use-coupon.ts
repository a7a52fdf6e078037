import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#client/api.ts'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import { type Kobo, kobo, toKobo } from '#contract/kobo.ts'
import { chooseCoupon, saveCoupon, useCart } from '../cart/cart.ts'
import { productOrders } from '../cart/rules.ts'
import type { CartItem } from '../state/cart-lines.ts'

interface Coupon {
  /** The applied code, valid or not. */
  entered: string | null
  code: string | null
  /** What it takes off this cart; 0 unless valid. */
  amount: Kobo
  problem: string | null
  isChecking: boolean
  onApply: (code: string) => void
  onRemove: () => void
}

/** The cart's coupon, priced again after every change of the cart. */
export function useCoupon(items: CartItem[]): Coupon {
  const code = useCart().coupon
  const { data, error, isFetching } = useQuery({
    ...couponDiscount(useApi(), code ?? '', items),
    enabled: code !== null && items.length > 0,
  })
  useEffect(() => {
    if (data) saveCoupon(data.coupon.percent, toKobo(data.new_amount))
  }, [data])
  const isRefused = code !== null && error !== null
  return {
    entered: code,
    code: isRefused ? null : code,
    amount: code && data && !isRefused ? toKobo(data.coupon_amount) : kobo(0),
    problem: isRefused ? error.message : null,
    isChecking: code !== null && isFetching && !data,
    onApply: chooseCoupon,
    onRemove: () => chooseCoupon(null),
  }
}

/** What a coupon takes off this cart, in naira. An invalid one fails with a message. */
const couponDiscount = (api: Api, code: string, items: CartItem[]) =>
  queryOptions({
    queryKey: [own, 'coupon', code, productOrders(items)],
    queryFn: () =>
      api('POST /orders/get-order-coupon', {
        body: { coupon_code: code, product_orders: productOrders(items) },
      }),
    retry: false,
    staleTime: 60_000,
  })
