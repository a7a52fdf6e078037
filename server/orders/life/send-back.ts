import { paymentMethods } from '#contract/shop/payment-methods.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { MoneyBack, OrderDeps } from '../deps.ts'
import type { PlacedOrder } from '../rows.ts'

/** Whether an order's money goes back to the card, and not into the wallet. */
export function isBackToCard({ paymentCode }: Pick<PlacedOrder, 'paymentCode'>): boolean {
  return paymentMethods[paymentCode].refundsTo === 'card'
}

/**
 * Sends money of a paid order back the way it came; what was paid at the counter goes into the wallet. The caller
 * has locked the order, and moves it.
 */
export async function sendBack(
  { events }: Pick<OrderDeps, 'events'>,
  tx: Tx,
  order: PlacedOrder,
  {
    amountKobo,
    by,
    at,
    approvalId = null,
  }: Pick<MoneyBack, 'amountKobo' | 'by' | 'at'> & {
    approvalId?: number | null
  },
): Promise<void> {
  const { id: orderId, orderCode, accountId, refundedKobo } = order
  const key =
    approvalId === null
      ? `refund:${orderCode}:${refundedKobo + amountKobo}`
      : `approval:${approvalId}`
  const money = { orderId, orderCode, accountId, amountKobo, by, key, at }
  await (isBackToCard(order) ? events.backToCard(tx, money) : events.backToWallet(tx, money))
}
