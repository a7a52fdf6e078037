import { isActive } from '#server/accounts/accounts.ts'
import { giveBackCoupon, isCouponLeft, settleCoupon } from '#server/coupons/coupons.ts'
import type { Actor } from '#server/platform/actor.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { attempt, type Tx } from '#server/platform/database/transaction.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { OrderDeps } from '../deps.ts'
import type { PlacedOrder } from '../rows.ts'
import { moveOrder } from './move.ts'
import { noteOrder } from './notes.ts'
import { notifyCustomer } from './notify-customer.ts'

/**
 * A card payment has brought the order's whole sum. 'taken': the order is paid, also where its time was
 * over or nothing was reserved, as long as its units and its coupon are still free; else 'refund', and the
 * shopper is notified. An order that its customer or the staff cancelled stays so, and one whose customer has left.
 */
export async function orderCaptured(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  { amountKobo, by, at }: { amountKobo: number; by: Actor; at: Date },
): Promise<'taken' | 'refund'> {
  const isOpen = order.paymentStatus === 'PENDING' || order.paymentStatus === 'FAILED'
  const isDue = isOpen && amountKobo === order.totalKobo && (await mayRevive(tx, order))
  if (isDue && (await take(tx, order, { by, at }))) {
    await deps.events.paid(tx, order, { added: Promise.resolve(order), at })
    deps.events.arrived(tx)
    await notifyCustomer(deps, tx, order, { event: 'paid', at })
    return 'taken'
  }
  const isGone = isDue && order.status === 'PENDING' && order.hold === 'none'
  const gone = isGone ? await whatIsGone(tx, order) : null
  const ended = isGone ? await endSoldOut(deps, tx, order, { by, at }) : order
  // It came too late: the order shows that its money went back. A second payment leaves it as it is.
  if (isOpen && ended.status === 'CANCELLED' && amountKobo === order.totalKobo) {
    const refundedKobo = order.totalKobo
    await moveOrder(tx, ended, { paymentStatus: 'REFUNDED', refundedKobo, by, at })
  }
  const sum = formatNaira(amountKobo)
  const note = gone
    ? `${gone} before your card payment of ${sum} came. Your refund is on its way.`
    : `Your card payment of ${sum} could not be used for this order. Your refund is on its way.`
  await noteOrder(tx, { orderId: order.id, note, by, at })
  await notifyCustomer(deps, tx, order, { event: 'returned', amountKobo, at })
  return 'refund'
}

async function whatIsGone(tx: Tx, { id }: PlacedOrder): Promise<string> {
  const isLeft = await isCouponLeft(tx, id)
  return isLeft ? 'Your items were sold out' : 'The coupon on this order was used up'
}

/** Others paid first for what the order did not reserve: it ends at once, since its money goes back. */
async function endSoldOut(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  { by, at }: { by: Actor; at: Date },
): Promise<PlacedOrder> {
  const ended = { status: 'CANCELLED', paymentStatus: 'FAILED' } as const
  await moveOrder(tx, order, { ...ended, by, at })
  await giveBackCoupon(tx, { orderId: order.id, at })
  await deps.events.closePayments(tx, { orderId: order.id, at })
  return { ...order, ...ended }
}

async function mayRevive(tx: Tx, order: PlacedOrder): Promise<boolean> {
  if (!(await isActive(tx, order.accountId))) return false
  return (await run(tx, cancelledByHand, [order.id])) === 0
}

const cancelledByHand = rareStatement(
  'order-cancelled-by-hand',
  {},
  `SELECT FROM order_moves
   WHERE order_id = $1 AND status = 'CANCELLED' AND moved_by ~ '^(customer|staff|command):' LIMIT 1`,
)

function take(tx: Tx, order: PlacedOrder, { by, at }: { by: Actor; at: Date }): Promise<boolean> {
  const paid = { status: 'PROCESSING', paymentStatus: 'PAID', stockState: 'sold' } as const
  return attempt(
    tx,
    async () =>
      (await moveOrder(tx, order, { ...paid, by, at })) &&
      (await settleCoupon(tx, { orderId: order.id, at })),
  )
}

/** A card payment has failed: the units are free again at once; until `payUntil` it can be paid again. */
export async function orderPaymentFailed(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  if (order.status !== 'PENDING' || order.paymentStatus !== 'PENDING') return
  const failed = { paymentStatus: 'FAILED', stockState: 'free' } as const
  const isFirst = (await run(tx, failedBefore, [order.id])) === 0
  await moveOrder(tx, order, { ...failed, by, at })
  await notifyCustomer(deps, tx, order, { event: 'payment failed', isFirst, at })
}

const failedBefore = rareStatement(
  'order-payment-failed-before',
  {},
  `SELECT FROM order_moves WHERE order_id = $1 AND payment_status = 'FAILED' LIMIT 1`,
)

/**
 * Card money that the order cannot take goes back: noted on its page and, where it is naira, notified. The order
 * stays as it is.
 */
export async function unmatchedMoneyReturns(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  { sum, amountKobo, at }: { sum: string; amountKobo: number | null; at: Date },
): Promise<void> {
  const note = `Your card payment of ${sum} could not be used for this order. Your refund is on its way.`
  await noteOrder(tx, { orderId: order.id, note, by: null, at })
  if (amountKobo !== null)
    await notifyCustomer(deps, tx, order, { event: 'returned', amountKobo, at })
}
