import type { payments } from '#contract/shop/payments.ts'
import type { IsClosed } from '#contract/switches.ts'
import type { Domain } from '#server/platform/domain.ts'
import { signedIn } from '#server/platform/http/handler.ts'
import type { Webhook } from '#server/platform/http/routes/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import { type PaymentDeps, reconcileJob } from './deps.ts'
import { flutterwave } from './flutterwave/flutterwave.ts'
import { flutterwaveWebhook } from './flutterwave/webhook.ts'
import { linkOf } from './link.ts'
import { presentMethods } from './methods.ts'
import { payAgain } from './pay-again.ts'
import { linkedOrder, payByLink } from './pay-by-link.ts'
import { paymentStatus } from './payment-status.ts'
import { openReconciler } from './reconcile.ts'

/** The public module of payments: other domains import nothing else. */
export { createPayment, type NewPayment } from './create.ts'
export type { PaymentEvents } from './deps.ts'
export { type Discrepancy, describeDiscrepancies } from './discrepancies.ts'
export {
  ordersWithPayment,
  paymentsOpenSince,
  refundBacklog,
  unmatchedSince,
} from './figures.ts'
export { deadlinesOf, isMethodClosed } from './methods.ts'
export { exportPayments } from './privacy.ts'
export { type RefundRequest, refundPayment } from './refunds/refund.ts'
export { cardRefundsOf } from './refunds/refunded-to.ts'
export {
  describeRefunds,
  type RefundDescription,
  type RefusedRefund,
  refundRefused,
} from './refunds/refused.ts'
export { refundSent } from './refunds/send-refunds.ts'
export { closePayments, settleLocked } from './settle.ts'
export type { FailureReason } from './status.ts'
export {
  openDiscrepancies,
  ordersOfPayment,
  paymentTimeline,
  refusedRefunds,
} from './timeline.ts'

export interface OpenPaymentDeps extends Omit<PaymentDeps, 'provider'> {
  /** The name that the provider's page shows. */
  storeName: string
  flutterwave: { url: string; secretKey: string; webhookHash: string }
  /** For tests: the time limit of a call, and the circuit breaker's pause after failures. */
  timeouts?: { timeoutMs: number; cooldownMs: number }
  isClosed: IsClosed
}

export interface Payments extends Domain<typeof payments> {
  jobs: Job[]
  webhooks: Webhook[]
  close(): Promise<void>
  /** The page of a payment that `createPayment` wrote, after the commit. Refuses `provider_unavailable`. */
  linkOf(paymentId: number): Promise<string>
}

/** Card payments: opened, looked up until they are settled, and refunded. */
export function openPayments({
  storeName,
  flutterwave: { url, secretKey, webhookHash },
  timeouts = { timeoutMs: 4_000, cooldownMs: 10_000 },
  isClosed,
  ...rest
}: OpenPaymentDeps): Payments {
  const provider = flutterwave({ url, secretKey, storeName, log: rest.log, ...timeouts })
  const deps: PaymentDeps = { ...rest, provider }
  const reconciler = openReconciler(deps)
  return {
    handlers: {
      methods: async () => ({ data: presentMethods(isClosed) }),
      async verify({ query }, call) {
        const { id: accountId } = signedIn(call)
        const cancelled = query.status === 'cancelled'
        return { data: await paymentStatus(deps, { txRef: query.tx_ref, accountId, cancelled }) }
      },
      async payAgain({ params }, call) {
        const { id: accountId } = signedIn(call)
        return { link: await payAgain(deps, { orderCode: params.order_code, accountId }) }
      },
      async linkedOrder({ body: { token, tx_ref: txRef, status } }) {
        const cancelled = status === 'cancelled'
        return { data: await linkedOrder(deps, { token, txRef: txRef ?? null, cancelled }) }
      },
      async payByLink({ body: { token } }) {
        return payByLink(deps, token)
      },
    },
    webhooks: [flutterwaveWebhook(deps, webhookHash)],
    jobs: [defineJob(reconcileJob, '* * * * *', () => reconciler.run())],
    linkOf: (paymentId) => linkOf(deps, paymentId),
    close: () => reconciler.close(),
  }
}
