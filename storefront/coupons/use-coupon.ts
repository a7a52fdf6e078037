import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Kobo, kobo, toKobo } from '#contract/kobo.ts'
import { useApi } from '../api.ts'
import { chooseCoupon, noteCoupon, useCart } from '../cart/cart.ts'
import type { CartItem } from '../cart/lines.ts'
import { couponOffer } from './queries.ts'

export interface Coupon {
  /** What was applied, whether or not it counts. */
  wanted: string | null
  code: string | null
  /** What it takes off this cart. */
  amount: Kobo
  problem: string | null
  isAsking: boolean
  onApply: (code: string) => void
  onRemove: () => void
}

/** The cart's coupon, priced anew for every change of the cart. */
export function useCoupon(items: CartItem[]): Coupon {
  const code = useCart().coupon
  const { data, error, isFetching } = useQuery({
    ...couponOffer(useApi(), code ?? '', items),
    enabled: code !== null && items.length > 0,
  })
  useEffect(() => {
    if (data) noteCoupon(data.coupon.percent, toKobo(data.new_amount))
  }, [data])
  const isRefused = code !== null && error !== null
  return {
    wanted: code,
    code: isRefused ? null : code,
    amount: code && data && !isRefused ? toKobo(data.coupon_amount) : kobo(0),
    problem: isRefused ? error.message : null,
    isAsking: code !== null && isFetching && !data,
    onApply: chooseCoupon,
    onRemove: () => chooseCoupon(null),
  }
}
