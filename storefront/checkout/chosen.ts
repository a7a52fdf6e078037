import type { z } from 'zod'
import type { CarrierQuote } from '#contract/delivery.ts'
import type { CheckoutInput, paymentCodes } from '#contract/orders.ts'

export type PaymentCode = (typeof paymentCodes)[number]
export type Quote = z.infer<typeof CarrierQuote>
export type CheckoutBody = z.input<typeof CheckoutInput>

/** A carrier's quote that was chosen, and what it was asked for. */
export interface ChosenQuote extends Quote {
  /** The address and the cart, as `quotedFor` writes them. */
  quotedFor: string
  /** When it was asked for, in ms since 1970. */
  quotedAt: number
}

/** An order that was sent off. It keeps its key until the server has answered. */
export interface Attempt {
  /** `Idempotency-Key`: however often it is sent, there is one order. */
  key: string
  body: CheckoutBody
  /** ms since 1970. */
  at: number
  /** It left before: an answer to another try says nothing of the earlier one's fate. */
  wasSent: boolean
}

/** The server knows a key for 24 hours; after that the same key would be another order. In ms. */
const keyStands = 20 * 3_600_000

/** It can't be sent again any more. */
export function isStale({ at }: Attempt): boolean {
  return Date.now() - at > keyStands
}

/** What was chosen on the way to an order: remembered, so that a reload changes nothing. */
export interface Checkout {
  /** Null: the customer's default address. */
  addressId: number | null
  shippingId: number | null
  quote: ChosenQuote | null
  paymentCode: PaymentCode | null
  attempt: Attempt | null
  /** The order that this cart became, until its thank-you page was seen. */
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
