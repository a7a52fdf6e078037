import type { payments } from '#contract/payments.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import type { Webhook } from '#server/platform/http/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import { flutterwave } from './flutterwave.ts'
import { flutterwaveWebhook } from './flutterwave-webhook.ts'
import { linkOf } from './link.ts'
import type { PaymentParts } from './parts.ts'
import { paymentRoutes } from './routes.ts'
import { openSweep } from './sweep.ts'

export interface OpenPaymentParts extends Omit<PaymentParts, 'provider'> {
  /** The name that the provider's page shows. */
  mall: string
  flutterwave: { url: string; secretKey: string; webhookHash: string }
  /** For tests: how long the provider may take to answer, and is left alone when it fails, ms. */
  timeouts?: { timeoutMs: number; cooldownMs: number }
}

export interface Payments {
  routes: Handlers<typeof payments>
  webhook: Webhook
  jobs: Job[]
  /** The page of a payment that `createPayment` wrote, after the commit. Refuses `provider_unavailable`. */
  linkOf(paymentId: number): Promise<string>
  close(): Promise<void>
}

/** Card payments: opened, followed until they are settled, and given back. */
export function openPayments({
  mall,
  flutterwave: { url, secretKey, webhookHash },
  timeouts = { timeoutMs: 4_000, cooldownMs: 10_000 },
  ...rest
}: OpenPaymentParts): Payments {
  const provider = flutterwave({ url, secretKey, mall, log: rest.log, ...timeouts })
  const parts: PaymentParts = { ...rest, provider }
  const sweep = openSweep(parts)
  return {
    routes: paymentRoutes(parts),
    webhook: flutterwaveWebhook(parts, webhookHash),
    jobs: [defineJob('payments-sweep', '* * * * *', () => sweep.run())],
    linkOf: (paymentId) => linkOf(parts, paymentId),
    close: () => sweep.close(),
  }
}
