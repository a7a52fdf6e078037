import { giveBackCoupon } from '#server/coupons/coupons.ts'
import { number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { lockOrder, type PlacedOrder } from './lock.ts'
import { moveOrder } from './move.ts'
import type { OrderParts } from './parts.ts'
import type { Mover } from './status.ts'
import { tell } from './tell.ts'

/** Ends an order that was not paid: its goods and its coupon are free again. It is locked. */
export async function cancelUnpaid(
  parts: OrderParts,
  tx: Tx,
  order: PlacedOrder,
  { by, at }: { by: Mover; at: Date },
): Promise<void> {
  await moveOrder(tx, order, {
    status: 'CANCELLED',
    paymentStatus: 'FAILED',
    stockState: 'free',
    by,
    at,
  })
  await giveBackCoupon(tx, { orderId: order.id, at })
  await parts.events.closePayments(tx, { orderId: order.id, at })
  await tell(parts, tx, order, { event: 'cancelled', at })
}

/** Orders looked for at a time. */
const batch = 200

const overdue = rareStatement(
  'orders-overdue',
  { id: number },
  `SELECT id FROM orders
   WHERE coalesce(pay_until, pickup_until) <= $1 AND id <> ALL ($2::bigint[])
     AND payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING')
   ORDER BY coalesce(pay_until, pickup_until) LIMIT ${batch}`,
)

/**
 * Job: cancels orders that were not paid by card, or not picked up, in their time. One that can't be ended
 * waits for the next round and the others do not wait for it; the job fails once all had their turn.
 */
export async function expireOrders(parts: OrderParts): Promise<void> {
  const { database, clock } = parts
  const stuck = new Map<number, unknown>()
  for (;;) {
    const rows = await many(database, overdue, [clock.now(), [...stuck.keys()]])
    for (const { id } of rows) {
      await expire(parts, id).catch((error: unknown) => stuck.set(id, error))
    }
    if (rows.length < batch) break
  }
  if (stuck.size > 0) {
    const orders = [...stuck.keys()].join(', ')
    throw new AggregateError(stuck.values(), `orders that could not be ended: ${orders}`)
  }
}

async function expire(parts: OrderParts, orderId: number): Promise<void> {
  await inTransaction(parts.database.pool, async (tx) => {
    const order = await lockOrder(tx, orderId)
    // It may have been paid, picked up or cancelled while we waited for it.
    if (isWaiting(order))
      await cancelUnpaid(parts, tx, order, { by: 'mall', at: parts.clock.now() })
  })
}

/** For its money. */
export function isWaiting({ status, paymentStatus }: PlacedOrder): boolean {
  const isOpen = status === 'PENDING' || status === 'PROCESSING'
  return isOpen && (paymentStatus === 'PENDING' || paymentStatus === 'FAILED')
}
