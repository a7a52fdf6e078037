import { counterShare } from '#contract/counter-share.ts'
import { moveStock } from '#server/catalogue/catalogue.ts'
import { giveBackCoupon } from '#server/coupons/coupons.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { PlacedOrder } from '../rows.ts'
import { holderOf } from '../trust/holds.ts'
import type { CounterLine } from './priced-lines.ts'

/** A line with the units that the customer takes of it. */
export interface TakenLine extends CounterLine {
  taken: number
}

/**
 * Sells what the customer takes of a reserved order, at the prices of the day: its sums are those of what is taken, and units
 * that were left are free. Answers the sum to pay; `moveByHand` to DELIVERED then takes it. The order is locked, and
 * some of it is taken. Refuses with `conflict` what the coupon pays whole.
 */
export async function sellAtCounter(
  tx: Tx,
  order: PlacedOrder,
  { lines, by, at }: { lines: readonly TakenLine[]; by: Actor; at: Date },
): Promise<number> {
  const sold = lines.map((line) => ({ ...line, share: shareOf(line) }))
  const subTotalKobo = sumOf(sold, ({ taken, todayKobo }) => taken * todayKobo)
  const couponKobo = sumOf(sold, ({ share }) => share)
  // A pick-up costs no delivery.
  const totalKobo = subTotalKobo - couponKobo
  if (totalKobo <= 0) {
    refuse('conflict', {
      message: 'The coupon would pay all of it. Take more, or leave all of it.',
    })
  }
  const left = lines
    .filter(({ units, taken }) => taken < units)
    .map(({ units, taken, ...line }) => ({ ...line, quantity: units - taken }))
  if (left.length > 0) await moveStock(tx, left, order.stockState, 'free', holderOf(order))
  await run(tx, addSale, [order.id, order.totalKobo, totalKobo, at, actorText(by)])
  await run(tx, addLines, [
    order.id,
    sold.map(({ lineId }) => lineId),
    sold.map(({ taken }) => taken),
    sold.map(({ todayKobo }) => todayKobo),
    sold.map(({ share }) => share),
  ])
  const units = sumOf(sold, ({ taken }) => taken)
  await run(tx, setSums, [order.id, units, subTotalKobo, couponKobo, totalKobo])
  // Nothing that it was for was taken.
  if (order.couponKobo > 0 && couponKobo === 0) await giveBackCoupon(tx, { orderId: order.id, at })
  return totalKobo
}

function shareOf({ couponKobo, units, placedKobo, taken, todayKobo }: TakenLine): number {
  const placed = { units, amountKobo: placedKobo }
  return counterShare(couponKobo, placed, { units: taken, amountKobo: todayKobo })
}

function sumOf<T>(list: readonly T[], kobo: (one: T) => number): number {
  return list.reduce((sum, one) => sum + kobo(one), 0)
}

const addSale = rareStatement(
  'counter-sale-add',
  {},
  `INSERT INTO counter_sales (order_id, placed_kobo, paid_kobo, sold_at, sold_by)
   VALUES ($1, $2, $3, $4, $5)`,
)

const addLines = rareStatement(
  'counter-lines-add',
  {},
  `INSERT INTO counter_lines (order_id, line_id, units, amount_kobo, coupon_kobo)
   SELECT $1, line_id, units, amount_kobo, coupon_kobo
   FROM unnest($2::bigint[], $3::integer[], $4::bigint[], $5::bigint[])
     AS line (line_id, units, amount_kobo, coupon_kobo)`,
)

const setSums = rareStatement(
  'counter-order-sums',
  {},
  `UPDATE orders SET product_count = $2, sub_total_kobo = $3, coupon_kobo = $4, total_kobo = $5,
     coupon_code = CASE WHEN $4::bigint > 0 THEN coupon_code END
   WHERE id = $1`,
)
