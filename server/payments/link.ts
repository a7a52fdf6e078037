import { refuse } from '#server/platform/http/handler.ts'
import { ProviderError } from '#server/platform/provider.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentStatus } from './status.ts'

interface Row {
  account_id: number
  order_code: string
  tx_ref: string
  amount_kobo: number
  status: PaymentStatus
  link: string | null
  expires_at: Date
}

/**
 * The address of a payment's page: opened at the provider after the commit of its order, stored, and the same
 * for every later call. Refuses `provider_unavailable` within 4 s: the order stays, and can be paid later.
 */
export async function linkOf(deps: PaymentDeps, paymentId: number): Promise<string> {
  const { database, clock, provider, log } = deps
  const { rows } = await database.pool.query<Row>('SELECT * FROM payments WHERE id = $1', [
    paymentId,
  ])
  const payment = rows[0]
  if (!payment) throw new Error(`there is no payment ${paymentId}`)
  if (payment.link) return payment.link
  if (payment.status !== 'open')
    refuse('order_not_payable', { data: { order_code: payment.order_code } })
  const remainingMs = payment.expires_at.getTime() - clock.now().getTime()
  const link = await provider
    .openLink({
      txRef: payment.tx_ref,
      amountKobo: payment.amount_kobo,
      orderCode: payment.order_code,
      returnUrl: deps.returnUrl,
      payer: await deps.payerOf(payment.account_id),
      minutes: Math.max(1, Math.ceil(remainingMs / 60_000)),
    })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, order: payment.order_code }, 'no page for a card payment')
      refuse('provider_unavailable', {
        message: 'The card payment page does not open right now. Your order is kept: try again.',
        data: { order_code: payment.order_code },
      })
    })
  const stored = await database.pool.query<{ link: string }>(
    'UPDATE payments SET link = coalesce(link, $2) WHERE id = $1 RETURNING link',
    [paymentId, link],
  )
  return stored.rows[0]?.link ?? link
}
