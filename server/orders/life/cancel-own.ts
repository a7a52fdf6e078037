import { giveBackCoupon } from '#server/coupons/coupons.ts'
import type { Actor } from '#server/platform/actor.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { OrderDeps } from '../deps.ts'
import { ownOrder } from '../read.ts'
import type { PlacedOrder } from '../rows.ts'
import { cancelUnpaid } from './cancel.ts'
import { disposeRest } from './dispositions.ts'
import { lockOrder } from './lock.ts'
import { moveOrder } from './move.ts'
import { notifyCustomer } from './notify-customer.ts'
import { isBackToCard, sendBack } from './send-back.ts'
import { isWaiting } from './status.ts'

/** What a cancelled order gives back. */
export interface CancelledOrder {
  /** Kobo, in all; 0 where nothing was paid. */
  refundedKobo: number
  to: 'card' | 'wallet'
}

/**
 * A customer cancels their own order, paid or not, as long as nobody has handed it over: its units and its coupon
 * are free, its parcel is withdrawn, and what was paid goes back. Saying it twice changes nothing. Refuses with
 * `not_found` and `order_not_cancellable`.
 */
export async function cancelOwnOrder(
  deps: OrderDeps,
  { orderCode, accountId }: { orderCode: string; accountId: number },
): Promise<CancelledOrder> {
  return inTransaction(deps.database.pool, async (tx) => {
    const found = await ownOrder(tx, { accountId, orderIdOrCode: orderCode })
    const order = await lockOrder(tx, found?.id ?? refuse('not_found'))
    const move = { by: { customer: accountId }, at: deps.clock.now() }
    const to = isBackToCard(order) ? 'card' : 'wallet'
    if (order.status === 'CANCELLED') return { refundedKobo: order.refundedKobo, to }
    if (isWaiting(order)) {
      await cancelUnpaid(deps, tx, order, move)
      return { refundedKobo: 0, to }
    }
    if (order.status !== 'PROCESSING') refuse('order_not_cancellable')
    await cancelPaid(deps, tx, order, move)
    return { refundedKobo: order.totalKobo, to }
  })
}

async function cancelPaid(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  const { id: orderId, totalKobo } = order
  const amountKobo = totalKobo - order.refundedKobo
  const back = { by, at, reason: null, approvalId: null }
  await moveOrder(tx, order, {
    status: 'CANCELLED',
    paymentStatus: 'REFUNDED',
    stockState: await disposeRest(tx, order, 'restocked', back),
    refundedKobo: totalKobo,
    by,
    at,
  })
  await giveBackCoupon(tx, { orderId, at })
  await sendBack(deps, tx, order, { amountKobo, by, at })
  await deps.events.withdrawn(tx, { orderId, at })
  await notifyCustomer(deps, tx, order, { event: 'cancelled paid', amountKobo, at, isOwn: true })
}
