import type { paymentStatuses } from '#contract/shop/orders.ts'
import { boolean, number, oneOf, type Row, text } from '#server/platform/database/columns.ts'
import { maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { check } from './check.ts'
import type { PaymentDeps } from './deps.ts'
import { paymentStatuses as cardStatuses, isSettled } from './status.ts'

/** A shopper's page polls every few seconds; the provider is called at most this often, ms. */
const cooldownMs = 1_000

/**
 * The status of a shopper's card payment, after a look-up at the provider if it is not settled. Where the
 * provider does not answer, the status that we know: the reconciler goes on. Refuses `not_found`.
 */
export async function paymentStatus(
  deps: PaymentDeps,
  request: { txRef: string; accountId: number; cancelled: boolean },
) {
  const { txRef, accountId, cancelled } = request
  const { database } = deps
  const payment = (await maybe(database, ownPayment, [txRef, accountId])) ?? refuse('not_found')
  if (isSettled(payment.status)) return presentStatus(payment)
  // Stored for the next look-up, where the cooldown does not allow one now.
  if (cancelled && !payment.is_cancelled) {
    await run(database, storeCancellation, [payment.id])
  }
  if (!(await claimLookup(deps, payment.id))) return presentStatus(payment)
  try {
    await check(deps, { id: payment.id, txRef }, { cancelled: cancelled || payment.is_cancelled })
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err
    deps.log.warn({ err, payment: payment.id }, 'a payment could not be looked up')
  }
  return presentStatus(await one(database, ownPayment, [txRef, accountId]))
}

const ownRow = {
  id: number,
  order_code: text,
  status: oneOf(cardStatuses),
  amount_kobo: number,
  refunded_kobo: number,
  is_cancelled: boolean,
  is_order_paid: boolean,
}
type OwnPayment = Row<typeof ownRow>

const ownPayment = rareStatement(
  'payment-own',
  ownRow,
  `SELECT id, order_code, status, amount_kobo, refunded_kobo, is_cancelled, EXISTS (
     SELECT FROM payments AS other
     WHERE other.order_id = payments.order_id AND other.status = 'paid'
   ) AS is_order_paid
   FROM payments WHERE tx_ref = $1 AND account_id = $2`,
)

const storeCancellation = rareStatement(
  'payment-cancelled',
  {},
  'UPDATE payments SET is_cancelled = true WHERE id = $1',
)

async function claimLookup({ database, clock }: PaymentDeps, id: number): Promise<boolean> {
  const now = clock.now()
  const lastBy = new Date(now.getTime() - cooldownMs)
  return (await run(database, claim, [id, now, lastBy])) === 1
}

const claim = rareStatement(
  'payment-lookup-claim',
  {},
  'UPDATE payments SET looked_up_at = $2 WHERE id = $1 AND (looked_up_at IS NULL OR looked_up_at <= $3)',
)

function presentStatus(payment: OwnPayment) {
  return { order_code: payment.order_code, payment_status: statusOf(payment) }
}

function statusOf(payment: OwnPayment): (typeof paymentStatuses)[number] {
  const { status, amount_kobo, refunded_kobo } = payment
  if (status === 'paid') return refunded_kobo < amount_kobo ? 'PAID' : 'REFUNDED'
  // Another attempt has paid for the order.
  if (payment.is_order_paid) return 'PAID'
  return ({ open: 'PENDING', failed: 'FAILED', returned: 'REFUNDED' } as const)[status]
}
