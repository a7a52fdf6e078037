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
  'coupon_needs_phone',
  'quote_expired',
  'payment_not_offered',
  'closed_for_now',
  'unpaid_limit',
  'phone_needed',
  'order_not_payable',
  'idempotency_key_reused',
  'not_found',
] as const satisfies ErrorCode[]

/**
 * What a customer can do after `unpaid_limit`, `phone_needed` and `coupon_needs_phone`, in the refusal's `data.help`, the best first: pay for
 * this order now, or from the wallet; pay for an order that waits; order fewer units; add a phone number; have the
 * identity checked.
 */
export const unpaidHelp = [
  'pay-now',
  'pay-from-wallet',
  'pay-waiting',
  'order-fewer',
  'add-phone',
  'check-identity',
] as const
export type UnpaidHelp = (typeof unpaidHelp)[number]
