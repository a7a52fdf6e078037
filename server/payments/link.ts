import { contactsOf } from '#server/accounts/accounts.ts'
import { certain, nullable, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { ProviderError } from '#server/platform/provider.ts'
import type { PaymentDeps } from './deps.ts'
import type { Payer } from './provider.ts'
import { paymentStatuses } from './status.ts'

/**
 * The address of a payment's page: opened at the provider after the commit of its order, stored, and the same
 * for every later call. Refuses `provider_unavailable` within 4 s: the order stays, and can be paid later.
 */
export async function linkOf(deps: PaymentDeps, paymentId: number): Promise<string> {
  const { database, clock, provider, log } = deps
  const payment = await one(database, paymentToOpen, [paymentId])
  if (payment.link) return payment.link
  if (payment.status !== 'open')
    refuse('order_not_payable', { data: { order_code: payment.order_code } })
  const remainingMs = payment.expires_at.getTime() - clock.now().getTime()
  const link = await provider
    .openLink({
      txRef: payment.tx_ref,
      amountKobo: payment.amount_kobo,
      orderCode: payment.order_code,
      returnUrl: `${deps.publicUrl}/loader`,
      payer: await payerOf(deps, payment.account_id),
      minutes: Math.max(1, Math.ceil(remainingMs / 60_000)),
    })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, order: payment.order_code }, 'no page for a card payment')
      refuse('provider_unavailable', {
        message:
          'The card payment page is not opening right now. We are holding your order: try again.',
        data: { order_code: payment.order_code },
      })
    })
  return (await one(database, storeLink, [paymentId, link])).link
}

async function payerOf({ database, mailFrom }: PaymentDeps, accountId: number): Promise<Payer> {
  const { firstName, lastName, email, phoneNumber, unprovedNumber } = await contactsOf(
    database,
    accountId,
  )
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { email: email ?? mailFrom, name, phoneNumber: phoneNumber ?? unprovedNumber }
}

const paymentToOpen = rareStatement(
  'payment-to-open',
  {
    account_id: number,
    order_code: text,
    tx_ref: text,
    amount_kobo: number,
    status: oneOf(paymentStatuses),
    link: nullable(text),
    expires_at: time,
  },
  `SELECT account_id, order_code, tx_ref, amount_kobo, status, link, expires_at
   FROM payments WHERE id = $1`,
)

const storeLink = rareStatement(
  'payment-link-store',
  // $2 is a link.
  { link: certain(text) },
  'UPDATE payments SET link = coalesce(link, $2) WHERE id = $1 RETURNING link',
)
