import { areLeft } from '#server/catalogue/catalogue.ts'
import { isCouponLeft } from '#server/coupons/coupons.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { PlacedOrder } from '../rows.ts'
import { lockOrder } from './lock.ts'
import { type Move, moveOrder } from './move.ts'

/**
 * Makes the customer's own order payable by card once more, with its stock held unless it was placed without. Refuses with `not_found`,
 * `order_not_payable` (paid, cancelled, or its time is over), `out_of_stock` and, where it is used up, `coupon_refused`.
 */
export async function reopenOrder(
  tx: Tx,
  { orderCode, accountId, at }: { orderCode: string; accountId: number; at: Date },
): Promise<{ orderId: number; amountKobo: number; expiresAt: Date }> {
  const found = await maybe(tx, ownOrder, [orderCode, accountId])
  const { id: orderId } = found ?? refuse('not_found')
  const order = await lockOrder(tx, orderId)
  const { status, paymentStatus, payUntil: expiresAt } = order
  const isUnpaid = paymentStatus === 'PENDING' || paymentStatus === 'FAILED'
  if (status !== 'PENDING' || !isUnpaid || !expiresAt || at >= expiresAt) {
    refuse('order_not_payable')
  }
  if (!(await isCouponLeft(tx, orderId))) {
    refuse('coupon_refused', {
      message: 'The coupon on this order has since been used up.',
    })
  }
  await hold(tx, order, { by: { customer: accountId }, at })
  return { orderId, amountKobo: order.totalKobo, expiresAt }
}

/**
 * Holds its units again, of the newcomers' share where it had them of that. Where it has none, or the share is used up,
 * nothing is held, and the units are free for whoever pays first.
 */
async function hold(tx: Tx, order: PlacedOrder, move: Pick<Move, 'by' | 'at'>): Promise<void> {
  const isFailed = order.paymentStatus === 'FAILED'
  const isHeld = !isFailed && order.hold !== 'none'
  const reopened = { paymentStatus: 'PENDING', ...move } as const
  if (isHeld) return
  if (order.hold !== 'none') {
    if (await moveOrder(tx, order, { ...reopened, stockState: 'held' })) return
  }
  if (!(await areLeft(tx, order.units))) {
    refuse('out_of_stock', { message: 'Some items in this order have since been sold.' })
  }
  if (isFailed) await moveOrder(tx, order, { ...reopened, hold: 'none' })
}

const ownOrder = rareStatement(
  'order-own-by-code',
  { id: number },
  'SELECT id FROM orders WHERE order_code = $1 AND account_id = $2',
)
