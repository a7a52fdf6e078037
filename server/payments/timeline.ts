import { certain, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { paymentStatuses, refundStates } from './status.ts'

/** The card payments and refunds of an order, as the staff read them. */
export async function paymentTimeline(db: Db, { id }: { id: number }) {
  const [moves, refunds] = await Promise.all([
    many(db, movesOfOrder, [id]),
    many(db, refundsOfOrder, [id]),
  ])
  return [
    ...moves.map(({ status, amount_kobo, tx_ref, moved_at }) => ({
      kind: 'payment' as const,
      at: moved_at,
      by: null,
      title: `Card payment of ${formatNaira(amount_kobo)}: ${statusWords[status]}`,
      text: `Reference ${tx_ref}`,
    })),
    ...refunds.map(({ state, amount_kobo, attempts, at, requested_by }) => ({
      kind: 'payment' as const,
      at,
      by: requested_by,
      title: `Card refund of ${formatNaira(amount_kobo)}: ${refundWords[state]}`,
      text: attempts > 1 ? `${attempts} attempts` : null,
    })),
  ]
}

const statusWords = { open: 'opened', failed: 'failed', paid: 'paid', returned: 'goes back' }

const refundWords = {
  waiting: 'waits',
  sending: 'is being sent',
  sent: 'sent',
  refused: 'refused by the provider',
  wallet: 'went into the wallet',
}

const movesOfOrder = rareStatement(
  'payment-moves-of-order',
  // A trigger copies the status from the payment, which has no others.
  { status: certain(oneOf(paymentStatuses)), amount_kobo: number, tx_ref: text, moved_at: time },
  `SELECT moves.status, amount_kobo, tx_ref, moves.moved_at
   FROM payment_moves AS moves JOIN payments ON payments.id = payment_id
   WHERE order_id = $1 ORDER BY moves.id DESC LIMIT 200`,
)

const refundsOfOrder = rareStatement(
  'payment-refunds-timeline',
  {
    state: oneOf(refundStates),
    amount_kobo: number,
    attempts: number,
    at: time,
    requested_by: text,
  },
  `SELECT state, refund.amount_kobo, attempts, coalesce(sent_at, requested_at) AS at, requested_by
   FROM payment_refunds AS refund JOIN payments ON payments.id = payment_id
   WHERE order_id = $1 ORDER BY refund.id DESC LIMIT 200`,
)

/** The orders with a card payment of this reference, ours or the provider's. */
export async function ordersOfPayment(db: Db, reference: string): Promise<number[]> {
  return (await many(db, ordersPaid, [reference])).map(({ order_id }) => order_id)
}

const ordersPaid = rareStatement(
  'payment-orders-of-reference',
  { order_id: number },
  `SELECT order_id FROM payments WHERE tx_ref = $1
   UNION SELECT order_id FROM payments WHERE transaction_id = $1`,
)

/** The orders with a refund that the provider refused, and since when. */
export async function refusedRefunds(db: Db, max: number): Promise<Map<number, Date>> {
  return sinceById(await many(db, refused, [max]))
}

const orderSince = { order_id: number, since: time }

const refused = rareStatement(
  'payment-refunds-refused',
  orderSince,
  `SELECT order_id, requested_at AS since FROM payment_refunds JOIN payments ON payments.id = payment_id
   WHERE state = 'refused' ORDER BY order_id DESC LIMIT $1`,
)

/** The orders whose card money differs from what they say, unless it is on its way back, and since when. */
export async function openDiscrepancies(db: Db, max: number): Promise<Map<number, Date>> {
  return sinceById(await many(db, discrepant, [max]))
}

const discrepant = rareStatement(
  'payment-discrepancies-open',
  orderSince,
  `SELECT order_id, found_at AS since
   FROM payment_discrepancies AS noted JOIN payments ON payments.id = noted.payment_id
   WHERE NOT EXISTS (
     SELECT FROM payment_unmatched AS unmatched JOIN payment_refunds ON unmatched_id = unmatched.id
     WHERE unmatched.transaction_id = noted.transaction_id AND state <> 'refused'
   )
   ORDER BY order_id DESC LIMIT $1`,
)

function sinceById(rows: { order_id: number; since: Date }[]): Map<number, Date> {
  return new Map(rows.map(({ order_id, since }) => [order_id, since]))
}
