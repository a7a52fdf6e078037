import type { ErrorCode } from '../errors.ts'

/**
 * Refusals after which no order exists under the idempotency key. Pages import this list, so it is apart
 * from the schemas, which browsers do not load.
 */
export const checkoutRefusals = [
  'price_changed',
  'out_of_stock',
  'confirmation_required',
  'insufficient_balance',
  'coupon_refused',
  'quote_expired',
  'payment_not_offered',
  'unpaid_limit',
  'order_not_payable',
  'idempotency_key_reused',
  'not_found',
] as const satisfies ErrorCode[]
