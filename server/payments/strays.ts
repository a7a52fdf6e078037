import type { ClientBase } from 'pg'
import { nairaText } from '#server/platform/naira.ts'
import { strayMoneyIn } from '#server/wallet/wallet.ts'
import { noteFinding } from './findings.ts'
import type { PaymentParts } from './parts.ts'
import type { PaymentLookup } from './provider.ts'
import { giveStrayBack } from './refund.ts'

interface Stray {
  payment: { id: number; order_id: number; order_code: string }
  found: Extract<PaymentLookup, { state: 'successful' }>
  finding: 'currency' | 'second'
  at: Date
}

/**
 * Card money that no order asked for: entered, noted for people, and on its way back, once for each transaction of
 * the provider. The order stays as it is, and its shopper is told. Under the locks of order and payment.
 */
export async function takeStray(
  { log, events }: Pick<PaymentParts, 'log' | 'events'>,
  client: ClientBase,
  { payment, found, finding, at }: Stray,
): Promise<void> {
  const { transactionId, amountKobo: amount, currency } = found
  const { id: paymentId, order_id: orderId, order_code: reference } = payment
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payment_strays (payment_id, transaction_id, amount, currency, came_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (transaction_id) DO NOTHING RETURNING id`,
    [paymentId, transactionId, amount, currency, at],
  )
  const [stray] = rows
  if (!stray) return
  const isNaira = currency === 'NGN'
  const sum = isNaira ? nairaText(amount) : `${amount / 100} ${currency}`
  const detail = finding === 'second' ? `${sum} more under the same reference` : `${sum} came`
  await noteFinding(client, log, { payment, transactionId, finding, detail, at })
  const key = `stray ${stray.id}`
  if (isNaira) await strayMoneyIn(client, { amountKobo: amount, reference, key, at })
  const reason = finding === 'second' ? 'paid a second time' : 'not in naira'
  await giveStrayBack(client, { paymentId, strayId: stray.id, amountKobo: amount, reason, key, at })
  await events.strayed(client, { orderId, sum, amountKobo: isNaira ? amount : null, at })
}
