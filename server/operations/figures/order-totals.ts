import { z } from 'zod'
import { orderStatuses } from '#contract/shop/orders.ts'
import { paymentCodes } from '#contract/shop/payment-methods.ts'

const OrderTotal = z.object({
  status: z.enum(orderStatuses),
  paymentCode: z.enum(paymentCodes),
  orders: z.number(),
  kobo: z.number(),
})

/** Orders that came into each status since this was counted first, by payment method, and their totals. */
export const OrderTotals = z
  .object({ until: z.iso.datetime().nullable(), totals: z.array(OrderTotal) })
  .catch({ until: null, totals: [] })
export type OrderTotals = z.infer<typeof OrderTotals>
export type OrderTotal = z.infer<typeof OrderTotal>

/** A move is visible by then, ms: no transaction takes longer. */
const visibleMs = 30_000

/** Adds what moved since. */
export async function countMoves(
  position: unknown,
  at: Date,
  movesBetween: (from: Date, to: Date) => Promise<OrderTotal[]>,
) {
  const before = OrderTotals.parse(position)
  const until = new Date(at.getTime() - visibleMs)
  const since = new Date(before.until ?? until)
  const moves = since < until ? await movesBetween(since, until) : []
  const next: OrderTotals = {
    until: (since < until ? until : since).toISOString(),
    totals: summed([...before.totals, ...moves]),
  }
  return { value: next.totals.reduce((sum, { orders }) => sum + orders, 0), position: next }
}

function summed(totals: readonly OrderTotal[]): OrderTotal[] {
  const groups = Map.groupBy(totals, (one) => `${one.status} ${one.paymentCode}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const sum = (field: 'orders' | 'kobo') => group.reduce((all, one) => all + one[field], 0)
    return [{ ...first, orders: sum('orders'), kobo: sum('kobo') }]
  })
}
