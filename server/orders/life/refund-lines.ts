import { type Actor, actorText } from '#server/platform/actor.ts'
import { number, type Row } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { OrderDeps } from '../deps.ts'
import { type PlacedOrder, soldColumns } from '../rows.ts'
import { paidForLines, refundFor } from './line-refunds.ts'
import { payBack } from './refund.ts'
import { type NamedOrder, withOrder } from './staff.ts'

/** Units of a line that came back, or did not come. */
export interface ReturnedUnits {
  /** As the order lists its lines, from 1. */
  line: number
  quantity: number
}

export type LineRefundRequest = NamedOrder & {
  lines: ReturnedUnits[]
  /** As in `RefundRequest`. */
  isAgain: boolean
  by: Actor
}

/**
 * Gives back what was paid for units of an order's lines: their price less their share of the coupon, without the
 * delivery. Never more than is left of the order, where other refunds came before. Refuses with `not_found`, and
 * with `conflict` and the reason, as `refundOrder` does, and where there are not so many units.
 */
export async function refundLines(
  deps: OrderDeps,
  { lines, isAgain, by, ...named }: LineRefundRequest,
): Promise<{ amountKobo: number }> {
  return withOrder(deps, named, async (tx, order) => {
    const at = deps.clock.now()
    const refunds = await priced(tx, order, lines)
    const amountKobo = refunds.reduce((sum, refund) => sum + refund.amountKobo, 0)
    for (const { lineId, quantity, amountKobo } of refunds) {
      await run(tx, addLineRefund, [lineId, quantity, amountKobo, at, actorText(by)])
    }
    await payBack(deps, tx, order, { amountKobo, isPart: true, isAgain, by, at })
    return { amountKobo }
  })
}

const addLineRefund = rareStatement(
  'order-line-refund-add',
  {},
  `INSERT INTO order_line_refunds (line_id, quantity, amount_kobo, refunded_at, refunded_by)
   VALUES ($1, $2, $3, $4, $5)`,
)

const soldLine = {
  id: soldColumns.id,
  quantity: soldColumns.quantity,
  amount_kobo: soldColumns.amount_kobo,
  coupon_kobo: soldColumns.coupon_kobo,
  /** Units that went back already. */
  refunded: number,
}

const soldLines = rareStatement(
  'order-lines-sold',
  soldLine,
  `SELECT id, quantity, amount_kobo, coupon_kobo, coalesce((
     SELECT sum(quantity)::integer FROM order_line_refunds WHERE line_id = sold_lines.id
   ), 0) AS refunded
   FROM sold_lines WHERE order_id = $1 ORDER BY position`,
)

interface LineRefund {
  lineId: number
  quantity: number
  amountKobo: number
}

/** Each of the lines once, with what goes back for it. */
async function priced(tx: Tx, order: PlacedOrder, lines: ReturnedUnits[]): Promise<LineRefund[]> {
  const sold = await many(tx, soldLines, [order.id])
  const paid = paidForLines(sold.map(paidLine), order.couponKobo)
  if (new Set(lines.map(({ line }) => line)).size < lines.length) {
    refuse('conflict', { message: 'Name each line once.' })
  }
  let leftKobo = order.totalKobo - order.refundedKobo
  return lines.map(({ line, quantity }) => {
    const row = sold[line - 1] ?? refuse('conflict', { message: `There is no line ${line}.` })
    const { id: lineId, quantity: all, refunded: before } = row
    if (quantity < 1 || before + quantity > all) {
      const message = `Of line ${line}, ${all - before} of ${all} can go back.`
      refuse('conflict', { message })
    }
    const whole = { paidKobo: paid[line - 1] ?? 0, quantity: all }
    const amountKobo = Math.min(refundFor(whole, { quantity, before }), leftKobo)
    leftKobo -= amountKobo
    return { lineId, quantity, amountKobo }
  })
}

function paidLine({ quantity, amount_kobo, coupon_kobo }: Row<typeof soldLine>) {
  return { quantity, amountKobo: amount_kobo, couponKobo: coupon_kobo }
}
