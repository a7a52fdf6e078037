import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { cardMoneyIn } from '#server/wallet/wallet.ts'
import type { PaymentDeps } from './deps.ts'
import { noteDiscrepancy } from './discrepancies.ts'
import type { PaymentLookup } from './provider.ts'
import { giveAllBack } from './refund.ts'
import { type FailureReason, isSettled, type PaymentStatus } from './status.ts'
import { takeUnmatched } from './unmatched-payments.ts'

export interface LockedPayment {
  id: number
  order_id: number
  order_code: string
  tx_ref: string
  amount_kobo: number
  status: PaymentStatus
  expires_at: Date
  /** The provider's transaction that settled it. */
  transaction_id: string | null
}

type Successful = Extract<PaymentLookup, { state: 'successful' }>

/**
 * Applies a look-up at the provider to a payment, once, whatever caused it: the shopper's return, the
 * provider's event, or the reconciler. Answers the payment's status.
 */
export async function settle(
  deps: PaymentDeps,
  paymentId: number,
  lookup: PaymentLookup,
): Promise<PaymentStatus> {
  const { pool } = deps.database
  const { rows } = await pool.query<LockedPayment>('SELECT * FROM payments WHERE id = $1', [
    paymentId,
  ])
  const seen = rows[0] ?? noPayment(paymentId)
  if (!hasChange(seen, lookup, deps.clock.now())) return seen.status
  const status = await inTransaction(pool, (client) => settleLocked(deps, client, seen, lookup))
  if (status !== seen.status) {
    const { order_code: order, status: from } = seen
    deps.log.info({ order, from, to: status }, 'a card payment moved')
  }
  return status
}

/** Whether there is anything to write, so that other look-ups lock nothing. */
function hasChange(payment: LockedPayment, lookup: PaymentLookup, now: Date): boolean {
  if (isSettled(payment.status)) return isSecond(payment, lookup)
  if (lookup.state === 'successful') return true
  return payment.status === 'open' && (lookup.state === 'failed' || payment.expires_at <= now)
}

/** A second transaction under the reference of a settled payment. */
function isSecond(payment: LockedPayment, lookup: PaymentLookup): boolean {
  return (
    lookup.state === 'successful' &&
    lookup.txRef === payment.tx_ref &&
    lookup.transactionId !== payment.transaction_id
  )
}

type SettleDeps = Pick<PaymentDeps, 'clock' | 'log' | 'events'>

/** The same in the caller's transaction. */
export async function settleLocked(
  deps: SettleDeps,
  client: Tx,
  request: Pick<LockedPayment, 'id' | 'order_id'>,
  lookup: PaymentLookup,
): Promise<PaymentStatus> {
  const payment = await lockPayment(deps, client, request)
  const at = deps.clock.now()
  // Another look-up has settled it meanwhile.
  if (!hasChange(payment, lookup, at)) return payment.status
  if (lookup.state !== 'successful') {
    return fail(deps, client, payment, lookup.state === 'failed' ? lookup.reason : 'expired', at)
  }
  if (!isSettled(payment.status)) return receive(deps, client, payment, lookup, at)
  const discrepancy = lookup.currency === 'NGN' ? 'second' : 'currency'
  await takeUnmatched(deps, client, { payment, lookup, discrepancy, at })
  return payment.status
}

/** A payment, locked after its order. */
async function lockPayment(
  deps: SettleDeps,
  client: Tx,
  { id, order_id: orderId }: Pick<LockedPayment, 'id' | 'order_id'>,
): Promise<LockedPayment> {
  await deps.events.lockOrder(client, orderId)
  const { rows } = await client.query<LockedPayment>(
    'SELECT * FROM payments WHERE id = $1 FOR UPDATE',
    [id],
  )
  return rows[0] ?? noPayment(id)
}

function noPayment(id: number): never {
  throw new Error(`there is no payment ${id}`)
}

/** Takes money that is at the provider, if its reference, currency and amount are right. */
async function receive(
  deps: SettleDeps,
  client: Tx,
  payment: LockedPayment,
  lookup: Successful,
  at: Date,
): Promise<PaymentStatus> {
  const { transactionId, amountKobo, currency } = lookup
  const note = (discrepancy: 'amount' | 'reference', detail: string) =>
    noteDiscrepancy(client, deps.log, { payment, transactionId, discrepancy, detail, at })

  if (lookup.txRef !== payment.tx_ref) {
    await note('reference', 'the transaction carries another reference')
    return payment.status
  }
  if (currency !== 'NGN') {
    await takeUnmatched(deps, client, { payment, lookup, discrepancy: 'currency', at })
    return payment.status === 'open'
      ? fail(deps, client, payment, 'wrong-currency', at)
      : payment.status
  }
  const reference = payment.order_code
  const key = `payment ${payment.id}`
  const { order_id: orderId, id: paymentId } = payment
  if (amountKobo !== payment.amount_kobo) {
    await note('amount', `${amountKobo / 100} naira came, not ${payment.amount_kobo / 100}`)
    if (payment.status === 'open') await reportFailure(deps, client, payment, 'wrong-amount', at)
    await storeReceipt(client, payment, { status: 'returned', reason: 'wrong-amount', lookup, at })
    await cardMoneyIn(client, { amountKobo, reference, key, at })
    await giveAllBack(client, { paymentId, amountKobo, reason: 'not the amount of the order', at })
    return 'returned'
  }
  const verdict = await deps.events.captured(client, { orderId, paymentId, amountKobo, at })
  const status = verdict === 'taken' ? 'paid' : 'returned'
  const reason = verdict === 'taken' ? 'taken' : 'too-late'
  await storeReceipt(client, payment, { status, reason, lookup, at })
  await cardMoneyIn(client, { amountKobo, reference, key, at })
  if (verdict === 'taken') await replaceOthers(client, { orderId, paymentId, at })
  else await giveAllBack(client, { paymentId, amountKobo, reason: 'the order can’t take it', at })
  return status
}

interface Receipt {
  status: 'paid' | 'returned'
  reason: string
  lookup: Successful
  at: Date
}

async function storeReceipt(
  client: Tx,
  { id }: LockedPayment,
  { status, reason, lookup, at }: Receipt,
) {
  await client.query(
    `UPDATE payments SET status = $2, reason = $3, moved_at = $4, next_check_at = NULL,
       transaction_id = $5, received_kobo = $6
     WHERE id = $1`,
    [id, status, reason, at, lookup.transactionId, lookup.amountKobo],
  )
}

async function fail(
  deps: SettleDeps,
  client: Tx,
  payment: LockedPayment,
  reason: FailureReason,
  at: Date,
): Promise<PaymentStatus> {
  await reportFailure(deps, client, payment, reason, at)
  await client.query(
    "UPDATE payments SET status = 'failed', reason = $2, moved_at = $3 WHERE id = $1",
    [payment.id, reason, at],
  )
  return 'failed'
}

async function reportFailure(
  deps: SettleDeps,
  client: Tx,
  { id: paymentId, order_id: orderId }: LockedPayment,
  reason: FailureReason,
  at: Date,
) {
  await deps.events.failed(client, { orderId, paymentId, reason, at })
}

/** The order is paid or has a new attempt: its other open attempts fail, so that nobody pays on them. */
export async function replaceOthers(
  client: Tx,
  { orderId, paymentId, at }: { orderId: number; paymentId: number | null; at: Date },
): Promise<void> {
  await client.query(
    `UPDATE payments SET status = 'failed', reason = 'replaced', moved_at = $3
     WHERE order_id = $1 AND status = 'open' AND id IS DISTINCT FROM $2`,
    [orderId, paymentId, at],
  )
}

/** The order is cancelled: the reconciler closes its pages; money that comes after all goes to `captured`. */
export function closePayments(
  client: Tx,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  return replaceOthers(client, { orderId, paymentId: null, at })
}
