/**
 * - `open`: the shopper may pay;
 * - `failed`: declined, cancelled, expired, or replaced by another attempt;
 * - `paid`: the money is here and the order has it;
 * - `returned`: money is here that the order can't take, and goes back.
 */
export const paymentStatuses = ['open', 'failed', 'paid', 'returned'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The life cycle of a payment; the database refuses every other move (`payment_allowed_moves`). */
export const allowedMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  open: ['failed', 'paid', 'returned'],
  // Money can come after all: a transfer that was under way, a second attempt on the same page.
  failed: ['paid', 'returned'],
  paid: [],
  returned: [],
}

/** Whether no look-up can change it any more. */
export function isSettled(status: PaymentStatus): boolean {
  return allowedMoves[status].length === 0
}

/** Why a payment failed, for the notification. */
export type FailureReason = 'declined' | 'cancelled' | 'expired' | 'wrong-amount' | 'wrong-currency'

/**
 * `sending`: the provider may have it already; `refused`: it refused for days, and staff decide; `wallet`:
 * it went into the shopper's wallet instead.
 */
export const refundStates = ['waiting', 'sending', 'sent', 'refused', 'wallet'] as const
