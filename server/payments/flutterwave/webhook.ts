import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { number } from '#server/platform/database/columns.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Webhook } from '#server/platform/http/routes/webhook-routes.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { check } from '../check.ts'
import type { PaymentDeps } from '../deps.ts'

/** The names in an event; its amount and status are not trusted. */
const Event = z.object({
  data: z.object({
    id: z.union([z.number().int(), z.string().max(40)]),
    tx_ref: z.string().min(1).max(100),
    status: z.string().max(40),
  }),
})

/** Flutterwave sends the secret hash that we share; it does not sign events. */
export function flutterwaveWebhook(deps: PaymentDeps, secretHash: string): Webhook {
  return {
    provider: 'flutterwave',
    isGenuine: (_, headers) => isSame(headers['verif-hash'], secretHash),
    take: (event) => takeEvent(deps, event),
  }
}

/**
 * Stores an event and looks its payment up at the provider. Where the provider does not answer, the
 * reconciler looks it up later: the event itself never moves money.
 */
async function takeEvent(deps: PaymentDeps, body: unknown): Promise<void> {
  const event = Event.safeParse(body)
  if (!event.success) return
  const { id: transactionId, tx_ref: txRef, status } = event.data.data
  const payment = await storeEvent(deps, { transactionId: String(transactionId), txRef, status })
  if (!payment) return
  try {
    await check(deps, { id: payment.payment_id, txRef })
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err
    deps.log.warn({ err, payment: payment.payment_id }, 'an event could not be verified yet')
  }
}

/** Null for unknown references. */
function storeEvent(
  { database, clock }: PaymentDeps,
  { transactionId, txRef, status }: { transactionId: string; txRef: string; status: string },
): Promise<{ payment_id: number } | null> {
  return maybe(database, insertEvent, [txRef, transactionId, status, clock.now()])
}

const insertEvent = rareStatement(
  'payment-event-store',
  { payment_id: number },
  `WITH payment AS (
     UPDATE payments SET next_check_at = least(next_check_at, $4)
     WHERE tx_ref = $1 RETURNING id
   )
   INSERT INTO payment_events (payment_id, transaction_id, status, received_at)
   SELECT id, $2, $3, $4 FROM payment
   ON CONFLICT (payment_id, transaction_id, status)
     DO UPDATE SET times = payment_events.times + 1
   RETURNING payment_id`,
)

/** Compares in constant time: it reveals neither the first difference nor the length of the secret. */
function isSame(sent: string | string[] | undefined, secret: string): boolean {
  if (typeof sent !== 'string') return false
  return timingSafeEqual(digest(sent), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
