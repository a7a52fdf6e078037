import type { z } from 'zod'
import { isRecord, isText, isWhole } from '#client/guards.ts'
import { idempotencyKeyHours } from '#contract/limits.ts'
import type { CarrierQuote } from '#contract/shipping.ts'
import type { CheckoutInput } from '#contract/shop/orders.ts'
import { isPaymentCode, type PaymentCode } from '#contract/shop/payment-methods.ts'

export type Quote = z.infer<typeof CarrierQuote>
export type CheckoutBody = z.input<typeof CheckoutInput>

/** The chosen carrier's quote, and what it was quoted for. */
export interface ChosenQuote extends Quote {
  /** The address and the cart, as `quotedFor` writes them. */
  quotedFor: string
  /** When it was fetched, in ms since 1970. */
  quotedAt: number
}

/** An order that was sent. It has the same key until the server has answered. */
export interface Attempt {
  /** The `Idempotency-Key`: however often the order is sent, it is placed once. */
  key: string
  body: CheckoutBody
  /** ms since 1970. */
  at: number
  /** An earlier attempt was sent: the answer to a later one does not say what became of it. */
  wasSent: boolean
}

/** In ms, well below the server's: after that the same key would place another order. */
const keyLifetimeMs = (idempotencyKeyHours - 4) * 3_600_000

/** Whether the attempt is too old to be sent again. */
export function isStale({ at }: Attempt): boolean {
  return Date.now() - at > keyLifetimeMs
}

/** The choices between cart and order, stored so that a reload changes nothing. */
export interface Checkout {
  /** Null: the customer's default address. */
  addressId: number | null
  shippingId: number | null
  quote: ChosenQuote | null
  paymentCode: PaymentCode | null
  attempt: Attempt | null
  /** The order that was placed from this cart, until its thank-you page has opened. */
  placed: string | null
}

export const nothingChosen: Checkout = {
  addressId: null,
  shippingId: null,
  quote: null,
  paymentCode: null,
  attempt: null,
  placed: null,
}

/** The stored choices; invalid ones start empty. */
export function readChoices(stored: unknown): Checkout {
  if (!isRecord(stored)) return nothingChosen
  const { addressId, shippingId, quote, paymentCode, attempt, placed } = stored
  return {
    addressId: isWhole(addressId, 1) ? addressId : null,
    shippingId: isWhole(shippingId, 1) ? shippingId : null,
    quote: isQuote(quote) ? quote : null,
    paymentCode: isPaymentCode(paymentCode) ? paymentCode : null,
    // It may have been sent before the page was closed.
    attempt: isAttempt(attempt) ? { ...attempt, wasSent: true } : null,
    placed: isText(placed) ? placed : null,
  }
}

function isQuote(value: unknown): value is ChosenQuote {
  if (!isRecord(value) || typeof value.amount !== 'number' || !isWhole(value.quotedAt)) return false
  const { id, carrier_name, carrier_logo, delivery_time, carrier_reference, quotedFor } = value
  return [id, carrier_name, carrier_logo, delivery_time, carrier_reference, quotedFor].every(isText)
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && isText(value.key) && isWhole(value.at) && isBody(value.body)
}

/** A rough check: the server validates every field. */
function isBody(value: unknown): value is CheckoutBody {
  return isRecord(value) && Array.isArray(value.product_orders) && isPaymentCode(value.payment_code)
}
