/** The public module of payments: other domains import nothing else. */
export { createPayment, type NewPayment } from './create.ts'
export type { PaymentEvents } from './deps.ts'
export { type Discrepancy, describeDiscrepancies } from './discrepancies.ts'
export { deadlinesOf } from './methods.ts'
export { openPayments, type Payments } from './open.ts'
export { exportPayments } from './privacy.ts'
export { type RefundRequest, refundPayment } from './refunds/refund.ts'
export {
  describeRefunds,
  type RefundDescription,
  type RefusedRefund,
  refundRefused,
} from './refunds/refused.ts'
export { refundSent } from './refunds/send-refunds.ts'
export { closePayments, settleLocked } from './settle.ts'
export type { FailureReason } from './status.ts'
