import type { z } from 'zod'
import { kobo, toNaira } from '#contract/money.ts'
import type { CheckoutInput } from '#contract/shop/orders.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { PricedLine } from './priced-lines.ts'

export type CheckoutBody = z.output<typeof CheckoutInput>

/** An order's amounts, in kobo. */
export interface Figures {
  subTotalKobo: number
  shippingKobo: number
  couponKobo: number
  totalKobo: number
  /** The carrier's fee; 0 for other shipping methods. */
  carrierKobo: number
}

/**
 * Refuses with `price_changed`, and all the right figures, unless the shopper saw exactly these. An amount
 * with a fraction of a kobo never equals one.
 */
export function requireFigures(body: CheckoutBody, right: Figures, lines: PricedLine[]): void {
  const isSeen =
    isSame(body.sub_total, right.subTotalKobo) &&
    isSame(body.shipping, right.shippingKobo) &&
    isSame(body.total, right.totalKobo) &&
    (!body.amount || isSame(body.amount, right.carrierKobo))
  if (isSeen) return
  refuse('price_changed', {
    data: {
      sub_total: naira(right.subTotalKobo),
      shipping: naira(right.shippingKobo),
      coupon_amount: naira(right.couponKobo),
      total: naira(right.totalKobo),
      amount: naira(right.carrierKobo),
      lines: lines.map(({ productId, combinationId, quantity, amountKobo }) => ({
        product_id: productId,
        combo_id: combinationId,
        quantity,
        amount: naira(amountKobo),
      })),
    },
  })
}

/** Compares in naira, since both sides then have the number that JSON has for the amount. */
function isSame(sent: number, right: number): boolean {
  return sent === naira(right)
}

function naira(amountKobo: number): number {
  return toNaira(kobo(amountKobo))
}
