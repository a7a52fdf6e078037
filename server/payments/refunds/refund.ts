import { type Actor, actorText } from '#server/platform/actor.ts'
import { boolean, certain, number } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

export interface RefundRequest {
  orderId: number
  amountKobo: number
  /** A few words for the provider's and the bank's records. */
  reason: string
  by: Actor
  /** Idempotency key: a repetition refunds nothing more. */
  key: string
  at: Date
}

/**
 * Records a refund to the card, in the caller's transaction; it is sent after the commit. Refuses
 * `conflict` above what was paid and is not refunded yet.
 */
export async function refundPayment(tx: Tx, request: RefundRequest): Promise<void> {
  const { orderId, amountKobo, reason, by, key, at } = request
  const payment = await maybe(tx, lockPaid, [orderId, key])
  if (!payment) refuse('conflict', { message: 'No card payment of this order can be given back.' })
  if (payment.is_repetition) return
  if (amountKobo > payment.left) {
    refuse('conflict', {
      message: 'No more can be given back than was paid and is not given back yet.',
      data: { left: payment.left / 100 },
    })
  }
  await insertRefund(tx, { paymentId: payment.id, amountKobo, reason, by, key, at })
}

const lockPaid = rareStatement(
  'payment-refund-lock',
  {
    id: number,
    // A payment that is paid has received its money.
    left: certain(number),
    is_repetition: boolean,
  },
  `SELECT id, received_kobo - refunded_kobo AS left,
     EXISTS (SELECT FROM payment_refunds WHERE key = $2) AS is_repetition
   FROM payments WHERE order_id = $1 AND status = 'paid' FOR UPDATE`,
)

/** Refunds money that the order can't take. */
export async function giveAllBack(
  tx: Tx,
  returned: { paymentId: number; amountKobo: number; reason: string; by: Actor; at: Date },
): Promise<void> {
  await insertRefund(tx, { ...returned, key: `returned ${returned.paymentId}` })
}

/** Refunds an unmatched payment. `amountKobo` is in hundredths of its own currency. */
export function returnUnmatched(
  tx: Tx,
  unmatched: NewRefund & { unmatchedId: number },
): Promise<void> {
  return insertRefund(tx, unmatched)
}

interface NewRefund {
  paymentId: number
  amountKobo: number
  reason: string
  by: Actor
  key: string
  at: Date
}

async function insertRefund(tx: Tx, refund: NewRefund & { unmatchedId?: number }): Promise<void> {
  const { paymentId, amountKobo, reason, by, key, at, unmatchedId = null } = refund
  await run(tx, insert, [paymentId, amountKobo, reason, key, at, unmatchedId, actorText(by)])
}

const insert = rareStatement(
  'payment-refund-add',
  {},
  `INSERT INTO payment_refunds (payment_id, amount_kobo, reason, key, next_attempt_at, created_at,
     requested_at, unmatched_id, requested_by)
   VALUES ($1, $2, $3, $4, $5, $5, $5, $6, $7) ON CONFLICT (key) DO NOTHING`,
)
