import { nullable, number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { cardMoneyIn } from '#server/wallet/wallet.ts'
import { cardProvider, type LockedOrder, type PaymentDeps, reconcileJob } from './deps.ts'
import { noteDiscrepancy } from './discrepancies.ts'
import type { PaymentLookup } from './provider.ts'
import { giveAllBack } from './refunds/refund.ts'
import { type FailureReason, isSettled, type PaymentStatus, paymentStatuses } from './status.ts'
import { takeUnmatched } from './unmatched-payments.ts'

const settleableRow = {
  id: number,
  order_id: number,
  order_code: text,
  tx_ref: text,
  amount_kobo: number,
  status: oneOf(paymentStatuses),
  expires_at: time,
  /** The provider's transaction that settled it. */
  transaction_id: nullable(text),
}
type SettleablePayment = Row<typeof settleableRow>

const selectPayment = `
  SELECT id, order_id, order_code, tx_ref, amount_kobo, status, expires_at, transaction_id
  FROM payments WHERE id = $1`
const readPayment = rareStatement('payment-read', settleableRow, selectPayment)
const lockRow = rareStatement('payment-lock', settleableRow, `${selectPayment} FOR UPDATE`)

/** A payment, locked after its order. */
interface LockedPayment extends SettleablePayment {
  order: LockedOrder
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
  const { database } = deps
  const seen = await one(database, readPayment, [paymentId])
  if (!hasChange(seen, lookup, deps.clock.now())) return seen.status
  const status = await inTransaction(database.pool, (tx) => settleLocked(deps, tx, seen, lookup))
  if (status !== seen.status) {
    const { order_code: order, status: from } = seen
    deps.log.info({ order, from, to: status }, 'a card payment moved')
  }
  return status
}

/** Whether there is anything to write, so that other look-ups lock nothing. */
function hasChange(payment: SettleablePayment, lookup: PaymentLookup, now: Date): boolean {
  if (isSettled(payment.status)) return isSecond(payment, lookup)
  if (lookup.state === 'successful') return true
  return payment.status === 'open' && (lookup.state === 'failed' || payment.expires_at <= now)
}

/** A second transaction under the reference of a settled payment. */
function isSecond(payment: SettleablePayment, lookup: PaymentLookup): boolean {
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
  tx: Tx,
  request: Pick<SettleablePayment, 'id' | 'order_id'>,
  lookup: PaymentLookup,
): Promise<PaymentStatus> {
  const payment = await lockPayment(deps, tx, request)
  const at = deps.clock.now()
  // Another look-up has settled it meanwhile.
  if (!hasChange(payment, lookup, at)) return payment.status
  if (lookup.state !== 'successful') {
    return fail(tx, payment, lookup.state === 'failed' ? lookup.reason : 'expired', at)
  }
  if (!isSettled(payment.status)) return receive(deps, tx, payment, lookup, at)
  const discrepancy = lookup.currency === 'NGN' ? 'second' : 'currency'
  await takeUnmatched(deps.log, tx, { payment, lookup, discrepancy, at })
  return payment.status
}

async function lockPayment(
  deps: SettleDeps,
  tx: Tx,
  { id, order_id: orderId }: Pick<SettleablePayment, 'id' | 'order_id'>,
): Promise<LockedPayment> {
  const order = await deps.events.lockOrder(tx, orderId)
  return { ...(await one(tx, lockRow, [id])), order }
}

/** Takes money that is at the provider, if its reference, currency and amount are right. */
async function receive(
  deps: SettleDeps,
  tx: Tx,
  payment: LockedPayment,
  lookup: Successful,
  at: Date,
): Promise<PaymentStatus> {
  const { transactionId, amountKobo, currency } = lookup
  const note = (discrepancy: 'amount' | 'reference', detail: string) =>
    noteDiscrepancy(tx, deps.log, { payment, transactionId, discrepancy, detail, at })

  if (lookup.txRef !== payment.tx_ref) {
    await note('reference', 'the transaction carries another reference')
    return payment.status
  }
  if (currency !== 'NGN') {
    await takeUnmatched(deps.log, tx, { payment, lookup, discrepancy: 'currency', at })
    return payment.status === 'open' ? fail(tx, payment, 'wrong-currency', at) : payment.status
  }
  const reference = payment.order_code
  const key = `payment ${payment.id}`
  const { order_id: orderId, id: paymentId } = payment
  const by = cardProvider
  if (amountKobo !== payment.amount_kobo) {
    await note('amount', `${amountKobo / 100} naira came, not ${payment.amount_kobo / 100}`)
    if (payment.status === 'open') await reportFailure(payment, 'wrong-amount', at)
    await storeReceipt(tx, payment, { status: 'returned', reason: 'wrong-amount', lookup, at })
    await cardMoneyIn(tx, { amountKobo, reference, key, at })
    await giveAllBack(tx, { paymentId, amountKobo, reason: 'not the amount of the order', by, at })
    return 'returned'
  }
  const verdict = await payment.order.captured({ paymentId, amountKobo, by, at })
  const status = verdict === 'taken' ? 'paid' : 'returned'
  const reason = verdict === 'taken' ? 'taken' : 'too-late'
  await storeReceipt(tx, payment, { status, reason, lookup, at })
  await cardMoneyIn(tx, { amountKobo, reference, key, at })
  if (verdict === 'taken') await replaceOthers(tx, { orderId, paymentId, at })
  else await giveAllBack(tx, { paymentId, amountKobo, reason: 'the order can’t take it', by, at })
  return status
}

interface Receipt {
  status: 'paid' | 'returned'
  reason: string
  lookup: Successful
  at: Date
}

async function storeReceipt(
  tx: Tx,
  { id }: SettleablePayment,
  { status, reason, lookup, at }: Receipt,
) {
  const { transactionId, amountKobo } = lookup
  await run(tx, markReceived, [id, status, reason, at, transactionId, amountKobo])
}

const markReceived = rareStatement(
  'payment-received',
  {},
  `UPDATE payments SET status = $2, reason = $3, moved_at = $4, next_check_at = NULL,
     transaction_id = $5, received_kobo = $6
   WHERE id = $1`,
)

async function fail(
  tx: Tx,
  payment: LockedPayment,
  reason: FailureReason,
  at: Date,
): Promise<PaymentStatus> {
  await reportFailure(payment, reason, at)
  await run(tx, markFailed, [payment.id, reason, at])
  return 'failed'
}

const markFailed = rareStatement(
  'payment-failed',
  {},
  "UPDATE payments SET status = 'failed', reason = $2, moved_at = $3 WHERE id = $1",
)

async function reportFailure(
  { id: paymentId, order }: LockedPayment,
  reason: FailureReason,
  at: Date,
) {
  const by = reason === 'expired' ? { job: reconcileJob } : cardProvider
  await order.failed({ paymentId, reason, by, at })
}

/** The order is paid or has a new attempt: its other open attempts fail, so that nobody pays on them. */
export async function replaceOthers(
  tx: Tx,
  { orderId, paymentId, at }: { orderId: number; paymentId: number | null; at: Date },
): Promise<void> {
  await run(tx, failOthers, [orderId, paymentId, at])
}

const failOthers = rareStatement(
  'payments-replace',
  {},
  `UPDATE payments SET status = 'failed', reason = 'replaced', moved_at = $3
   WHERE order_id = $1 AND status = 'open' AND id IS DISTINCT FROM $2`,
)

/** The order is cancelled: the reconciler closes its pages; money that comes after all goes to `captured`. */
export function closePayments(
  tx: Tx,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  return replaceOthers(tx, { orderId, paymentId: null, at })
}
