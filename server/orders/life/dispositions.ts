import type { Disposition } from '#contract/office/dispositions.ts'
import { moveStock, type StockState } from '#server/catalogue/catalogue.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import { boolean, nullable, number, type Row } from '#server/platform/database/columns.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type PlacedOrder, soldColumns } from '../rows.ts'

/** Why and by whom something goes back. */
export interface GoingBack {
  by: Actor
  at: Date
  /** As a member wrote it; null: nobody did. */
  reason: string | null
  /** The request that two members decided; null: one alone. */
  approvalId: number | null
}

/** A part of an order that goes back: units of a line with the place where they are, the delivery, or a sum. */
export type RefundPart = { amountKobo: number } & (
  | { part: 'line'; lineId: number; quantity: number; disposition: Disposition }
  | { part: 'delivery' | 'sum' }
)

/** Stores a part of what goes back of a locked order, and puts its units back on the shelf where they are there. */
export async function addPart(
  tx: Tx,
  order: PlacedOrder,
  part: RefundPart,
  { by, at, reason, approvalId }: GoingBack,
): Promise<void> {
  const units =
    part.part === 'line' ? [part.lineId, part.quantity, part.disposition] : [null, null, null]
  const { part: what, amountKobo } = part
  const values = [order.id, what, ...units, amountKobo, at, actorText(by), reason, approvalId]
  await run(tx, insertPart, values)
  if (part.part !== 'line' || part.disposition !== 'restocked') return
  const line = await one(tx, itemOfLine, [part.lineId])
  const { product_id: productId, combination_id: combinationId } = line
  // The caller has locked the stock with the order.
  await moveStock(tx, [{ productId, combinationId, quantity: part.quantity }], 'sold', 'free')
}

const itemOfLine = rareStatement(
  'order-line-item',
  { product_id: number, combination_id: nullable(number) },
  'SELECT product_id, combination_id FROM order_lines WHERE id = $1',
)

const insertPart = rareStatement(
  'order-line-refund-add',
  {},
  `INSERT INTO order_line_refunds (order_id, part, line_id, quantity, disposition, amount_kobo, refunded_at, refunded_by,
     reason, approval_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

const soldLine = {
  id: soldColumns.id,
  quantity: soldColumns.quantity,
  amount_kobo: soldColumns.amount_kobo,
  coupon_kobo: soldColumns.coupon_kobo,
  /** Units that went back already. */
  refunded: number,
  /** The place of some of them is known. */
  is_disposed: boolean,
}
type SoldLine = Row<typeof soldLine>

/** The lines that an order sold, in its order, with what went back of each. */
export function soldLinesOf(tx: Tx, orderId: number): Promise<SoldLine[]> {
  return many(tx, soldLines, [orderId])
}

const soldLines = rareStatement(
  'order-lines-sold',
  soldLine,
  `SELECT id, quantity, amount_kobo, coupon_kobo, coalesce((
     SELECT sum(quantity)::integer FROM order_line_refunds WHERE line_id = sold_lines.id
   ), 0) AS refunded, EXISTS (
     SELECT FROM order_line_refunds WHERE line_id = sold_lines.id AND disposition IS NOT NULL
   ) AS is_disposed
   FROM sold_lines WHERE order_id = $1 ORDER BY position`,
)

/** The place of units of which nobody says it: those that have not left the store are on its shelf. */
export function usualDisposition({ status }: Pick<PlacedOrder, 'status'>): Disposition {
  return status === 'PROCESSING' ? 'restocked' : 'not-returned'
}

/**
 * Says where all units are of an order whose money is back: those of which nobody has said it have the `disposition`. Answers its stock
 * state: free where all of them are on the shelf by the order's own move, gone where its parts say it.
 */
export async function disposeRest(
  tx: Tx,
  order: PlacedOrder,
  disposition: Disposition,
  back: GoingBack,
): Promise<StockState> {
  const lines = await soldLinesOf(tx, order.id)
  if (disposition === 'restocked' && lines.every(({ is_disposed }) => !is_disposed)) return 'free'
  for (const line of lines) {
    const quantity = line.quantity - line.refunded
    if (quantity === 0) continue
    const part: RefundPart = { part: 'line', lineId: line.id, quantity, disposition, amountKobo: 0 }
    await addPart(tx, order, part, back)
  }
  return 'gone'
}
