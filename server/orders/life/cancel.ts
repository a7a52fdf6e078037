import { giveBackCoupon } from '#server/coupons/coupons.ts'
import type { Actor } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { OrderDeps } from '../deps.ts'
import { deadline, type PlacedOrder } from '../rows.ts'
import { lockOrder } from './lock.ts'
import { moveOrder } from './move.ts'
import { notifyCustomer } from './notify-customer.ts'
import { isWaiting } from './status.ts'

/** Ends an order that was not paid: its units and its coupon are free again. It is locked. */
export async function cancelUnpaid(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  await moveOrder(tx, order, {
    status: 'CANCELLED',
    paymentStatus: 'FAILED',
    stockState: 'free',
    by,
    at,
  })
  await giveBackCoupon(tx, { orderId: order.id, at })
  await deps.events.closePayments(tx, { orderId: order.id, at })
  await notifyCustomer(deps, tx, order, { event: 'cancelled', at, isOwn: 'customer' in by })
}

export const expireJob = 'orders-expire'

/** Orders looked for at a time. */
const batch = 200

const overdue = rareStatement(
  'orders-overdue',
  { id: number },
  `SELECT id FROM orders
   WHERE ${deadline} <= $1 AND id <> ALL ($2::bigint[])
     AND payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING')
   ORDER BY ${deadline} LIMIT ${batch}`,
)

/**
 * Job: cancels orders that were not paid by card, or not picked up, in their time. One that can't be ended
 * waits for the next round and the others do not wait for it; the job fails once all had their turn.
 */
export async function expireOrders(deps: OrderDeps): Promise<void> {
  const { database, clock } = deps
  const stuck = new Map<number, unknown>()
  for (;;) {
    const rows = await many(database, overdue, [clock.now(), [...stuck.keys()]])
    for (const { id } of rows) {
      await expire(deps, id).catch((error: unknown) => stuck.set(id, error))
    }
    if (rows.length < batch) break
  }
  if (stuck.size > 0) {
    const orders = [...stuck.keys()].join(', ')
    throw new AggregateError(stuck.values(), `orders that could not be ended: ${orders}`)
  }
}

async function expire(deps: OrderDeps, orderId: number): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const order = await lockOrder(tx, orderId)
    // It may have been paid, picked up or cancelled while we waited for it.
    if (!isWaiting(order)) return
    const by = { job: expireJob }
    await cancelUnpaid(deps, tx, order, { by, at: deps.clock.now() })
  })
}
