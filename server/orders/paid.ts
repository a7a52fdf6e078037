import type { ClientBase } from 'pg'
import { isActive } from '#server/accounts/accounts.ts'
import { reclaimCoupon } from '#server/coupons/coupons.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { OrderDeps } from './deps.ts'
import { lockOrder, type PlacedOrder } from './lock.ts'
import { moveOrder } from './move.ts'
import { noteOrder } from './notes.ts'
import { notifyCustomer } from './notify-customer.ts'

/**
 * A card payment has brought the order's whole sum. 'taken': the order is paid, also where its time was
 * over, as long as its goods and its coupon are still to be had; else 'refund', and the shopper is told. An
 * order that people of the mall cancelled stays so, and one whose customer has left.
 */
export async function orderCaptured(
  deps: OrderDeps,
  client: ClientBase,
  { orderId, amountKobo, at }: { orderId: number; amountKobo: number; at: Date },
): Promise<'taken' | 'refund'> {
  const order = await lockOrder(client, orderId)
  const isOpen = order.paymentStatus === 'PENDING' || order.paymentStatus === 'FAILED'
  const isWanted = isOpen && amountKobo === order.totalKobo && (await mayRevive(client, order))
  if (isWanted && (await take(client, order, at))) {
    await deps.events.paid(client, order, at)
    await notifyCustomer(deps, client, order, { event: 'paid', at })
    return 'taken'
  }
  // It came too late: the order shows that its money went back. A second payment leaves it as it is.
  if (isOpen && order.status === 'CANCELLED' && amountKobo === order.totalKobo) {
    const refundedKobo = order.totalKobo
    await moveOrder(client, order, { paymentStatus: 'REFUNDED', refundedKobo, by: 'payment', at })
  }
  const sum = formatNaira(amountKobo)
  const note = `Your card payment of ${sum} could not be used for this order any more. It is on its way back to you.`
  await noteOrder(client, { orderId, note, at })
  await notifyCustomer(deps, client, order, { event: 'returned', amountKobo, at })
  return 'refund'
}

async function mayRevive(client: ClientBase, order: PlacedOrder): Promise<boolean> {
  if (!(await isActive(client, order.accountId))) return false
  const { rowCount } = await client.query(
    `SELECT FROM order_moves
     WHERE order_id = $1 AND status = 'CANCELLED' AND moved_by = 'staff' LIMIT 1`,
    [order.id],
  )
  return rowCount === 0
}

async function take(client: ClientBase, order: PlacedOrder, at: Date): Promise<boolean> {
  await client.query('SAVEPOINT take')
  const paid = { status: 'PROCESSING', paymentStatus: 'PAID', stockState: 'sold' } as const
  const isTaken =
    (await moveOrder(client, order, { ...paid, by: 'payment', at })) &&
    (await reclaimCoupon(client, { orderId: order.id, at }))
  if (!isTaken) await client.query('ROLLBACK TO SAVEPOINT take')
  return isTaken
}

/** A card payment has failed: the goods are free again at once; until `payUntil` it can be paid again. */
export async function orderPaymentFailed(
  deps: OrderDeps,
  client: ClientBase,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const order = await lockOrder(client, orderId)
  if (order.status !== 'PENDING' || order.paymentStatus !== 'PENDING') return
  const failed = { paymentStatus: 'FAILED', stockState: 'free' } as const
  await moveOrder(client, order, { ...failed, by: 'payment', at })
  await notifyCustomer(deps, client, order, { event: 'payment failed', at })
}

/**
 * Card money that the order did not ask for goes back: noted on its page, and told where it is naira. It stays
 * as it is.
 */
export async function unmatchedMoneyReturns(
  deps: OrderDeps,
  client: ClientBase,
  told: { orderId: number; sum: string; amountKobo: number | null; at: Date },
): Promise<void> {
  const { orderId, sum, amountKobo, at } = told
  const order = await lockOrder(client, orderId)
  const note = `Your card payment of ${sum} could not be used for this order. It is on its way back to you.`
  await noteOrder(client, { orderId, note, at })
  if (amountKobo !== null)
    await notifyCustomer(deps, client, order, { event: 'returned', amountKobo, at })
}
