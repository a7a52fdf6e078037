import type { ClientBase } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'
import { lockOrder } from './lock.ts'
import { moveOrder } from './move.ts'

/**
 * Makes the customer's own order payable by card once more, with its stock held. Refuses with `not_found`,
 * `order_not_payable` (paid, cancelled, or its time is over) and `out_of_stock`.
 */
export async function reopenOrder(
  client: ClientBase,
  { orderCode, accountId, at }: { orderCode: string; accountId: number; at: Date },
): Promise<{ orderId: number; amountKobo: number; expiresAt: Date }> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM orders WHERE order_code = $1 AND account_id = $2',
    [orderCode, accountId],
  )
  const orderId = rows[0]?.id ?? refuse('not_found')
  const order = await lockOrder(client, orderId)
  const { status, paymentStatus, payUntil: expiresAt } = order
  const isUnpaid = paymentStatus === 'PENDING' || paymentStatus === 'FAILED'
  if (status !== 'PENDING' || !isUnpaid || !expiresAt || at >= expiresAt) {
    refuse('order_not_payable')
  }
  const reopened = { paymentStatus: 'PENDING', stockState: 'held', by: 'customer', at } as const
  if (paymentStatus === 'FAILED' && !(await moveOrder(client, order, reopened))) {
    refuse('out_of_stock', { message: 'Some of this order has been sold in the meantime.' })
  }
  return { orderId, amountKobo: order.totalKobo, expiresAt }
}
