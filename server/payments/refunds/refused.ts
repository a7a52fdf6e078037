import { lockActive } from '#server/accounts/accounts.ts'
import { type Actor, actorOf, actorText } from '#server/platform/actor.ts'
import { number, oneOf, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { giveBack } from '#server/wallet/wallet.ts'
import { refundStates } from '../status.ts'

export interface RefusedRefund {
  orderCode: string
  /** Back to the card once more, or into the payer's wallet. */
  to: 'card' | 'wallet'
  by: Actor
  /** By the application's clock. */
  at: Date
}

/**
 * Repeats the refunds of an order that the card provider refused, in the caller's transaction. Answers
 * their sum, kobo; refuses `conflict` where none was refused.
 */
export async function refundRefused(tx: Tx, request: RefusedRefund): Promise<number> {
  const { orderCode, to, by, at } = request
  const state = to === 'card' ? 'waiting' : 'wallet'
  const rows = await many(tx, repeat, [orderCode, state, at, actorText(by)])
  if (rows.length === 0) refuse('conflict', { message: 'No refund of this order was refused.' })
  for (const { id, account_id: accountId, amount_kobo: amountKobo } of rows) {
    if (to === 'card') continue
    if (!(await lockActive(tx, accountId))) {
      refuse('conflict', {
        message: 'This customer has deleted the account, and its wallet with it.',
      })
    }
    const [reference, key] = [orderCode, `refund ${id} into the wallet`]
    await giveBack(tx, { accountId, amountKobo, reference, key, at })
  }
  return rows.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)
}

const repeat = rareStatement(
  'payment-refunds-repeat',
  { id: number, account_id: number, amount_kobo: number },
  `UPDATE payment_refunds AS refund
   SET state = $2, requested_at = $3, next_attempt_at = $3, attempts = 0, requested_by = $4
   FROM payments AS payment
   WHERE payment.id = payment_id AND order_code = $1 AND state = 'refused'
     -- An unmatched payment never becomes wallet money.
     AND (unmatched_id IS NULL OR $2 = 'waiting')
   RETURNING refund.id, account_id, refund.amount_kobo`,
)

/** A refund to the card. */
export interface RefundDescription {
  /** In hundredths of its currency, so kobo where that is naira. */
  amount: number
  currency: string
  state: (typeof refundStates)[number]
  /** How often it was sent. */
  attempts: number
  requestedBy: Actor
}

/** The card refunds of an order, oldest first. */
export async function describeRefunds(db: Db, orderCode: string): Promise<RefundDescription[]> {
  const rows = await many(db, refundsOfOrder, [orderCode])
  return rows.map(({ amount_kobo, currency, state, attempts, requested_by }) => ({
    amount: amount_kobo,
    currency,
    state,
    attempts: attempts,
    requestedBy: actorOf(requested_by),
  }))
}

const refundsOfOrder = rareStatement(
  'payment-refunds-of-order',
  {
    amount_kobo: number,
    state: oneOf(refundStates),
    attempts: number,
    currency: text,
    requested_by: text,
  },
  `SELECT refund.amount_kobo, state, attempts, coalesce(currency, 'NGN') AS currency, requested_by
   FROM payment_refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id
   LEFT JOIN payment_unmatched AS unmatched ON unmatched.id = unmatched_id
   WHERE order_code = $1 ORDER BY refund.id`,
)
