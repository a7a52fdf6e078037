// Without zod, so that a browser can read the table without loading it.
export const paymentCodes = ['wallets', 'flutterwave', 'pay-on-pickup'] as const
export type PaymentCode = (typeof paymentCodes)[number]

export interface PaymentMethod {
  id: number
  /** The name and the words below it, as shoppers read them. */
  name: string
  description: string
  /**
   * `at-once`: from the customer's wallet, in the transaction that places the order;
   * `on-provider-page`: at the card provider's page, after it; `at-pickup`: at the counter.
   */
  paid: 'at-once' | 'on-provider-page' | 'at-pickup'
  /** The shipping methods that it goes with. */
  shipping: 'any' | 'pick-up'
  refundsTo: 'wallet' | 'card'
}

/** How goods are priced that are paid at the counter, and for how long they wait (checkout and rooms specification, 9). */
export const pickupPricing =
  'Priced at pickup, subject to price change and available for a limited time.'

/** The same of an order and its figures (contract's section 6). */
export const pickupFigures =
  'The order shows the prices of its placing; the counter takes those of the day.'

/** What differs between payment methods (checkout and rooms specification, 4.2 and 9). */
export const paymentMethods: Readonly<Record<PaymentCode, PaymentMethod>> = {
  wallets: {
    id: 1,
    name: 'Wallet',
    description: 'Pay from the money in your wallet',
    paid: 'at-once',
    shipping: 'any',
    refundsTo: 'wallet',
  },
  flutterwave: {
    id: 2,
    name: 'Flutterwave',
    description: 'USSD, card or bank transfer',
    paid: 'on-provider-page',
    shipping: 'any',
    refundsTo: 'card',
  },
  'pay-on-pickup': {
    id: 3,
    name: 'Pay on Pickup',
    description: `Pay when you pick it up. ${pickupPricing}`,
    paid: 'at-pickup',
    shipping: 'pick-up',
    refundsTo: 'wallet',
  },
}

export function isPaymentCode(value: unknown): value is PaymentCode {
  return paymentCodes.some((code) => code === value)
}

/** The codes of the methods that are paid in one way. */
export function codesPaid(paid: PaymentMethod['paid']): PaymentCode[] {
  return paymentCodes.filter((code) => paymentMethods[code].paid === paid)
}
