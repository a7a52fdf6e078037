import type { ClientBase } from 'pg'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { cardMoneyIn } from '#server/wallet/wallet.ts'
import { noteFinding } from './findings.ts'
import type { PaymentParts } from './parts.ts'
import type { PaymentLookup } from './provider.ts'
import { giveAllBack } from './refund.ts'
import { type FailureReason, isSettled, type PaymentStatus } from './status.ts'
import { takeStray } from './strays.ts'

export interface LockedPayment {
  id: number
  order_id: number
  order_code: string
  tx_ref: string
  amount_kobo: number
  status: PaymentStatus
  expires_at: Date
  /** Of the money that settled it. */
  transaction_id: string | null
}

type Successful = Extract<PaymentLookup, { state: 'successful' }>

/**
 * Writes down what the provider told of a payment, once, whoever comes first: the shopper's return,
 * the provider's event, or our own asking. Answers the payment's state.
 */
export async function settle(
  parts: PaymentParts,
  paymentId: number,
  found: PaymentLookup,
): Promise<PaymentStatus> {
  const { pool } = parts.database
  const { rows } = await pool.query<LockedPayment>('SELECT * FROM payments WHERE id = $1', [
    paymentId,
  ])
  const seen = rows[0] ?? noPayment(paymentId)
  if (!changes(seen, found, parts.clock.now())) return seen.status
  const status = await inTransaction(pool, (client) => settleLocked(parts, client, seen, found))
  if (status !== seen.status) {
    const { order_code: order, status: from } = seen
    parts.log.info({ order, from, to: status }, 'a card payment moved')
  }
  return status
}

/** Whether there is anything to write, so that idle asking locks nothing. */
function changes(payment: LockedPayment, found: PaymentLookup, now: Date): boolean {
  if (isSettled(payment.status)) return isSecond(payment, found)
  if (found.state === 'successful') return true
  return payment.status === 'open' && (found.state === 'failed' || payment.expires_at <= now)
}

/** Other money under the reference of a payment that is settled. */
function isSecond(payment: LockedPayment, found: PaymentLookup): boolean {
  return (
    found.state === 'successful' &&
    found.txRef === payment.tx_ref &&
    found.transactionId !== payment.transaction_id
  )
}

type SettleParts = Pick<PaymentParts, 'clock' | 'log' | 'events'>

/** The same in the caller's transaction. */
export async function settleLocked(
  parts: SettleParts,
  client: ClientBase,
  wanted: Pick<LockedPayment, 'id' | 'order_id'>,
  found: PaymentLookup,
): Promise<PaymentStatus> {
  const payment = await lockPayment(parts, client, wanted)
  const at = parts.clock.now()
  // Somebody else was quicker.
  if (!changes(payment, found, at)) return payment.status
  if (found.state !== 'successful') {
    return fail(parts, client, payment, found.state === 'failed' ? found.reason : 'expired', at)
  }
  if (!isSettled(payment.status)) return receive(parts, client, payment, found, at)
  const finding = found.currency === 'NGN' ? 'second' : 'currency'
  await takeStray(parts, client, { payment, found, finding, at })
  return payment.status
}

/** A payment, locked after its order. */
async function lockPayment(
  parts: SettleParts,
  client: ClientBase,
  { id, order_id: orderId }: Pick<LockedPayment, 'id' | 'order_id'>,
): Promise<LockedPayment> {
  await parts.events.lockOrder(client, orderId)
  const { rows } = await client.query<LockedPayment>(
    'SELECT * FROM payments WHERE id = $1 FOR UPDATE',
    [id],
  )
  return rows[0] ?? noPayment(id)
}

function noPayment(id: number): never {
  throw new Error(`there is no payment ${id}`)
}

/** Money is at the provider. What it is worth to us depends on whether it is what we asked for. */
async function receive(
  parts: SettleParts,
  client: ClientBase,
  payment: LockedPayment,
  found: Successful,
  at: Date,
): Promise<PaymentStatus> {
  const { transactionId, amountKobo, currency } = found
  const note = (finding: 'amount' | 'reference', detail: string) =>
    noteFinding(client, parts.log, { payment, transactionId, finding, detail, at })

  if (found.txRef !== payment.tx_ref) {
    await note('reference', 'the transaction carries another reference')
    return payment.status
  }
  if (currency !== 'NGN') {
    await takeStray(parts, client, { payment, found, finding: 'currency', at })
    return payment.status === 'open'
      ? fail(parts, client, payment, 'wrong-currency', at)
      : payment.status
  }
  const reference = payment.order_code
  const key = `payment ${payment.id}`
  const { order_id: orderId, id: paymentId } = payment
  if (amountKobo !== payment.amount_kobo) {
    await note('amount', `${amountKobo / 100} naira came, not ${payment.amount_kobo / 100}`)
    if (payment.status === 'open') await tellFailure(parts, client, payment, 'wrong-amount', at)
    await keep(client, payment, { status: 'returned', reason: 'wrong-amount', found, at })
    await cardMoneyIn(client, { amountKobo, reference, key, at })
    await giveAllBack(client, { paymentId, amountKobo, reason: 'not the amount of the order', at })
    return 'returned'
  }
  const verdict = await parts.events.captured(client, { orderId, paymentId, amountKobo, at })
  const status = verdict === 'taken' ? 'paid' : 'returned'
  const reason = verdict === 'taken' ? 'taken' : 'too-late'
  await keep(client, payment, { status, reason, found, at })
  await cardMoneyIn(client, { amountKobo, reference, key, at })
  if (verdict === 'taken') await replaceOthers(client, { orderId, paymentId, at })
  else await giveAllBack(client, { paymentId, amountKobo, reason: 'the order can’t take it', at })
  return status
}

interface Kept {
  status: 'paid' | 'returned'
  reason: string
  found: Successful
  at: Date
}

async function keep(
  client: ClientBase,
  { id }: LockedPayment,
  { status, reason, found, at }: Kept,
) {
  await client.query(
    `UPDATE payments SET status = $2, reason = $3, moved_at = $4, next_check_at = NULL,
       transaction_id = $5, received_kobo = $6
     WHERE id = $1`,
    [id, status, reason, at, found.transactionId, found.amountKobo],
  )
}

async function fail(
  parts: SettleParts,
  client: ClientBase,
  payment: LockedPayment,
  reason: FailureReason,
  at: Date,
): Promise<PaymentStatus> {
  await tellFailure(parts, client, payment, reason, at)
  await client.query(
    "UPDATE payments SET status = 'failed', reason = $2, moved_at = $3 WHERE id = $1",
    [payment.id, reason, at],
  )
  return 'failed'
}

async function tellFailure(
  parts: SettleParts,
  client: ClientBase,
  { id: paymentId, order_id: orderId }: LockedPayment,
  reason: FailureReason,
  at: Date,
) {
  await parts.events.failed(client, { orderId, paymentId, reason, at })
}

/** The order is paid or opened anew: nobody should pay on an older page of it. */
export async function replaceOthers(
  client: ClientBase,
  { orderId, paymentId, at }: { orderId: number; paymentId: number | null; at: Date },
): Promise<void> {
  await client.query(
    `UPDATE payments SET status = 'failed', reason = 'replaced', moved_at = $3
     WHERE order_id = $1 AND status = 'open' AND id IS DISTINCT FROM $2`,
    [orderId, paymentId, at],
  )
}

/** The order is cancelled: its pages are closed soon, and money that comes after all goes to `captured`. */
export function closePayments(
  client: ClientBase,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  return replaceOthers(client, { orderId, paymentId: null, at })
}
