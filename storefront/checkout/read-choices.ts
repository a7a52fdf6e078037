import { isPaymentCode } from '#contract/payment-methods.ts'
import { isRecord, isText, isWhole } from '../state/guards.ts'
import {
  type Attempt,
  type Checkout,
  type CheckoutBody,
  type ChosenQuote,
  nothingChosen,
} from './chosen.ts'

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
