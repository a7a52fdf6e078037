import { moveStock, type StockState } from '#server/catalogue/catalogue.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import { run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { PlacedOrder } from '../rows.ts'
import { type Hold, holderOf } from '../trust/holds.ts'
import { isWaiting, type OrderStatus, type PaymentStatus } from './status.ts'

/** What an order becomes; what is left out stays. */
export interface Move {
  status?: OrderStatus
  paymentStatus?: PaymentStatus
  stockState?: StockState
  hold?: Hold
  /** Kobo, in all. */
  refundedKobo?: number
  by: Actor
  /** The mall's time. */
  at: Date
}

/**
 * The one way in which an order moves, with its units: false, and nothing has moved, where its units are
 * to be held or sold and are no longer there. The database refuses moves that the life cycle does not
 * have, and writes the history. Nothing is known of where an order came from once it is paid or over. The order is locked (`lockOrder`).
 */
export async function moveOrder(
  tx: Tx,
  order: PlacedOrder,
  { by, at, ...change }: Move,
): Promise<boolean> {
  const next = { ...order, ...change }
  // Units that are gone went back part by part.
  if (next.stockState !== order.stockState && next.stockState !== 'gone') {
    const { units, stockState } = order
    if (!(await moveStock(tx, units, stockState, next.stockState, holderOf(order)))) return false
  }
  const { status, paymentStatus, stockState, refundedKobo, hold } = next
  const states = [status, paymentStatus, stockState, refundedKobo]
  const isTraced = isWaiting(next) && hold !== 'none'
  await run(tx, move, [order.id, ...states, actorText(by), at, hold, isTraced])
  return true
}

const move = statement(
  'order-move',
  {},
  `UPDATE orders SET status = $2, payment_status = $3, stock_state = $4, refunded_kobo = $5,
     moved_by = $6, moved_at = $7, hold = $8,
     range_hash = CASE WHEN $9 THEN range_hash END, phone_hash = CASE WHEN $9 THEN phone_hash END
   WHERE id = $1`,
)
