import type { Disposition } from '#contract/office/dispositions.ts'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { PlacedOrder } from '../rows.ts'
import { type RefundPart, soldLinesOf, usualDisposition } from './dispositions.ts'
import { paidForLines, refundFor } from './line-refunds.ts'

/** Units of a line that came back, or did not come. */
export interface ReturnedUnits {
  /** As the order lists its lines, from 1. */
  line: number
  quantity: number
  /** Left out: the usual place. */
  disposition?: Disposition
}

/** The choice of a refund: all that is left, a sum, the delivery, or units of lines. */
export type RefundChoice =
  | { of: 'all'; disposition?: Disposition }
  | { of: 'amount'; amountKobo: number; disposition?: Disposition }
  | { of: 'delivery' }
  | { of: 'lines'; lines: ReturnedUnits[] }

/**
 * The parts of a refund with what goes back for each. Lines give back their price less their share of the coupon, without the
 * delivery; never more than is left of the order, where other refunds came before. Refuses with `conflict` and the reason.
 */
export async function pricedParts(
  tx: Tx,
  order: PlacedOrder,
  choice: RefundChoice,
): Promise<RefundPart[]> {
  const leftKobo = order.totalKobo - order.refundedKobo
  switch (choice.of) {
    case 'all':
      return [{ part: 'sum', amountKobo: leftKobo }]
    case 'amount':
      return [{ part: 'sum', amountKobo: choice.amountKobo }]
    case 'delivery':
      return [await pricedDelivery(tx, order, leftKobo)]
    case 'lines':
      return pricedLines(tx, order, choice.lines)
  }
}

async function pricedDelivery(tx: Tx, { id }: PlacedOrder, leftKobo: number): Promise<RefundPart> {
  const { left_kobo } = await one(tx, deliveryLeft, [id])
  if (left_kobo <= 0) refuse('conflict', { message: 'Nothing is left of the delivery.' })
  return { part: 'delivery', amountKobo: Math.min(left_kobo, leftKobo) }
}

const deliveryLeft = rareStatement(
  'order-delivery-left',
  { left_kobo: number },
  `SELECT shipping_kobo - coalesce((
     SELECT sum(amount_kobo) FROM order_line_refunds WHERE order_id = orders.id AND part = 'delivery'
   ), 0)::bigint AS left_kobo FROM orders WHERE id = $1`,
)

/** Each of the lines once, with what goes back for it. */
async function pricedLines(
  tx: Tx,
  order: PlacedOrder,
  lines: ReturnedUnits[],
): Promise<RefundPart[]> {
  const sold = await soldLinesOf(tx, order.id)
  const paid = paidForLines(
    sold.map(({ quantity, amount_kobo: amountKobo, coupon_kobo: couponKobo }) => ({
      quantity,
      amountKobo,
      couponKobo,
    })),
    order.couponKobo,
  )
  if (new Set(lines.map(({ line }) => line)).size < lines.length) {
    refuse('conflict', { message: 'Name each line once.' })
  }
  let leftKobo = order.totalKobo - order.refundedKobo
  return lines.map(({ line, quantity, disposition = usualDisposition(order) }) => {
    const row = sold[line - 1] ?? refuse('conflict', { message: `There is no line ${line}.` })
    const { id: lineId, quantity: all, refunded: before } = row
    if (quantity < 1 || before + quantity > all) {
      const message = `Of line ${line}, ${all - before} of ${all} can go back.`
      refuse('conflict', { message })
    }
    const whole = { paidKobo: paid[line - 1] ?? 0, quantity: all }
    const amountKobo = Math.min(refundFor(whole, { quantity, before }), leftKobo)
    leftKobo -= amountKobo
    return { part: 'line', lineId, quantity, disposition, amountKobo }
  })
}
