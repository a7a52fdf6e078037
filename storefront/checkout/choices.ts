import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import { type Attempt, type Checkout, type ChosenQuote, nothingChosen } from '../state/checkout.ts'
import { changeState, useAppState } from '../state/store.ts'

export function useCheckout(): Checkout {
  return useAppState(({ checkout }) => checkout)
}

/** A new address clears the choices for the old one (checkout and rooms specification, section 4). */
export function chooseAddress(addressId: number): void {
  change(({ attempt }) => ({ ...nothingChosen, attempt, addressId }))
}

export function chooseShipping(shippingId: number): void {
  change((now) => ({ ...now, shippingId, quote: null, paymentCode: null }))
}

/** Null: the list of carriers opens again. */
export function chooseQuote(quote: ChosenQuote | null): void {
  change((now) => ({ ...now, quote, paymentCode: null }))
}

export function choosePayment(paymentCode: PaymentCode): void {
  change((now) => ({ ...now, paymentCode }))
}

export function saveAttempt(attempt: Attempt | null): void {
  change((now) => ({ ...now, attempt }))
}

/** The cart has become an order. */
export function savePlaced(orderCode: string): void {
  change((now) => ({ ...now, attempt: null, placed: orderCode }))
}

export function clearChoices(): void {
  change(() => nothingChosen)
}

function change(verb: (now: Checkout) => Checkout): void {
  changeState('checkout', verb)
}
