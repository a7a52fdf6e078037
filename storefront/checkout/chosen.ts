import type { z } from 'zod'
import type { CarrierQuote } from '#contract/delivery.ts'
import { idempotencyKeyHours } from '#contract/limits.ts'
import type { CheckoutInput } from '#contract/orders.ts'
import type { PaymentCode } from '#contract/payment-methods.ts'

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
