import type { paymentStatuses } from '#contract/orders.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { check } from './check.ts'
import type { PaymentDeps } from './deps.ts'
import { isSettled, type PaymentStatus } from './status.ts'

/** A shopper's page polls every few seconds; the provider is called at most this often, ms. */
const cooldownMs = 1_000

interface Row {
  id: number
  order_code: string
  status: PaymentStatus
  amount_kobo: number
  refunded_kobo: number
  is_order_paid: boolean
  is_cancelled: boolean
}

const find = `
  SELECT id, order_code, status, amount_kobo, refunded_kobo, is_cancelled, EXISTS (
    SELECT FROM payments AS other
    WHERE other.order_id = payments.order_id AND other.status = 'paid'
  ) AS is_order_paid
  FROM payments WHERE tx_ref = $1 AND account_id = $2`

/**
 * The status of a shopper's card payment, after a look-up at the provider if it is not settled. Where the
 * provider does not answer, the status that we know: the reconciler goes on. Refuses `not_found`.
 */
export async function paymentStatus(
  deps: PaymentDeps,
  request: { txRef: string; accountId: number; cancelled: boolean },
) {
  const { txRef, accountId, cancelled } = request
  const { pool } = deps.database
  const read = async () => (await pool.query<Row>(find, [txRef, accountId])).rows[0]
  const payment = await read()
  if (!payment) refuse('not_found')
  if (isSettled(payment.status)) return presentStatus(payment)
  // Stored for the next look-up, where the cooldown does not allow one now.
  if (cancelled && !payment.is_cancelled) {
    await pool.query('UPDATE payments SET is_cancelled = true WHERE id = $1', [payment.id])
  }
  if (!(await claimLookup(deps, payment.id))) return presentStatus(payment)
  try {
    await check(deps, { id: payment.id, txRef }, { cancelled: cancelled || payment.is_cancelled })
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err
    deps.log.warn({ err, payment: payment.id }, 'a payment could not be looked up')
  }
  return presentStatus((await read()) ?? payment)
}

async function claimLookup({ database, clock }: PaymentDeps, id: number) {
  const now = clock.now()
  const { rowCount } = await database.pool.query(
    'UPDATE payments SET asked_at = $2 WHERE id = $1 AND (asked_at IS NULL OR asked_at <= $3)',
    [id, now, new Date(now.getTime() - cooldownMs)],
  )
  return rowCount === 1
}

function presentStatus(payment: Row) {
  return { order_code: payment.order_code, payment_status: statusOf(payment) }
}

function statusOf(payment: Row): (typeof paymentStatuses)[number] {
  const { status, amount_kobo, refunded_kobo } = payment
  if (status === 'paid') return refunded_kobo < amount_kobo ? 'PAID' : 'REFUNDED'
  // Another attempt has paid for the order.
  if (payment.is_order_paid) return 'PAID'
  return ({ open: 'PENDING', failed: 'FAILED', returned: 'REFUNDED' } as const)[status]
}
