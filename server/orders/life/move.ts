import { moveStock, type StockState } from '#server/catalogue/catalogue.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import { type Db, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { PlacedOrder } from '../rows.ts'
import type { OrderStatus, PaymentStatus } from './status.ts'

/** What an order becomes; what is left out stays. */
export interface Move {
  status?: OrderStatus
  paymentStatus?: PaymentStatus
  stockState?: StockState
  /** Kobo, in all. */
  refundedKobo?: number
  by: Actor
  /** The mall's time. */
  at: Date
}

/**
 * The one way in which an order moves, with its units: false, and nothing has moved, where its units are
 * to be held or sold and are no longer there. The database refuses moves that the life cycle does not
 * have, and writes the history. The order is locked (`lockOrder`).
 */
export async function moveOrder(
  tx: Db,
  order: PlacedOrder,
  { by, at, ...change }: Move,
): Promise<boolean> {
  const next = { ...order, ...change }
  if (next.stockState !== order.stockState) {
    if (!(await moveStock(tx, order.units, order.stockState, next.stockState))) return false
  }
  const { status, paymentStatus, stockState, refundedKobo } = next
  const states = [status, paymentStatus, stockState, refundedKobo]
  await run(tx, move, [order.id, ...states, actorText(by), at])
  return true
}

const move = statement(
  'order-move',
  {},
  `UPDATE orders SET status = $2, payment_status = $3, stock_state = $4, refunded_kobo = $5,
     moved_by = $6, moved_at = $7
   WHERE id = $1`,
)
