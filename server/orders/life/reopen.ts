import { number } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { lockOrder } from './lock.ts'
import { moveOrder } from './move.ts'

/**
 * Makes the customer's own order payable by card once more, with its stock held. Refuses with `not_found`,
 * `order_not_payable` (paid, cancelled, or its time is over) and `out_of_stock`.
 */
export async function reopenOrder(
  tx: Db,
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
  const by = { customer: accountId }
  const reopened = { paymentStatus: 'PENDING', stockState: 'held', by, at } as const
  if (paymentStatus === 'FAILED' && !(await moveOrder(tx, order, reopened))) {
    refuse('out_of_stock', { message: 'Some of this order has been sold in the meantime.' })
  }
  return { orderId, amountKobo: order.totalKobo, expiresAt }
}

const ownOrder = rareStatement(
  'order-own-by-code',
  { id: number },
  'SELECT id FROM orders WHERE order_code = $1 AND account_id = $2',
)
