// Without zod, so that a browser can read the table without loading it.
export const paymentCodes = ['wallets', 'flutterwave', 'pay-on-pickup'] as const
export type PaymentCode = (typeof paymentCodes)[number]

/** A payment method by its behaviour: its row answers all questions, and no other file asks for a code. */
export interface PaymentMethod {
  id: number
  /** The name and the words below it, as the API lists them. */
  name: string
  description: string
  /** The name that shoppers know, where `name` is that of a provider with a page of its own. */
  knownAs: string | null
  /** The shipping methods that it goes with. */
  shipping: 'any' | 'pick-up'
  /** The switch of the office that closes it. */
  closedBy: 'no-card' | null
  /**
   * The moment at which the mall takes the money: from the wallet while the order is placed, by a card payment that
   * opens then, or by staff as they deliver the goods.
   */
  charge: 'wallet' | 'card' | 'delivery'
  /** The rules of an order that waits for its money; null: it is paid as it is placed. */
  unpaid: UnpaidRules | null
  /** The beginning of the key of its money in the ledger; null: a payment of the card provider proves it. */
  ledgerKey: 'order' | 'till' | null
  refundsTo: 'wallet' | 'card'
  /** Whether the counter takes the prices of the day, not those of placing (checkout and rooms specification, 9). */
  isPricedAtPickup: boolean
}

export interface UnpaidRules {
  /** The deadline that its order stores: `pay_until` or `pickup_until` (server/orders/trust/limits.ts says how late). */
  deadline: 'pay' | 'pickup'
  /**
   * On trust: the goods wait on the customer's word alone. It needs a phone number, is refused beyond the trust
   * bounds, is told at placing, and empties the cart. Else the order waits for a payment, reserves nothing beyond
   * the bounds, and is told once it is paid.
   */
  isOnTrust: boolean
}

/** How goods are priced that are paid at the counter, and for how long they wait (checkout and rooms specification, 9). */
export const pickupPricing =
  'Priced at pickup, subject to price change and available for a limited time.'

/** The same of an order and its figures (contract's section 6). */
export const pickupFigures =
  'Your order shows the prices from the day you ordered. At the store you pay the prices on the day you collect.'

/** The table of payment methods (checkout and rooms specification, 4.2 and 9). */
export const paymentMethods: Readonly<Record<PaymentCode, PaymentMethod>> = {
  wallets: {
    id: 1,
    name: 'Wallet',
    description: 'Pay with the money in your wallet',
    knownAs: null,
    shipping: 'any',
    closedBy: null,
    charge: 'wallet',
    unpaid: null,
    ledgerKey: 'order',
    refundsTo: 'wallet',
    isPricedAtPickup: false,
  },
  flutterwave: {
    id: 2,
    name: 'Flutterwave',
    description: 'USSD, card or bank transfer',
    knownAs: 'Card, bank transfer or USSD',
    shipping: 'any',
    closedBy: 'no-card',
    charge: 'card',
    unpaid: { deadline: 'pay', isOnTrust: false },
    ledgerKey: null,
    refundsTo: 'card',
    isPricedAtPickup: false,
  },
  'pay-on-pickup': {
    id: 3,
    name: 'Pay on Pickup',
    description: `Pay at the store when you collect. ${pickupPricing}`,
    knownAs: null,
    shipping: 'pick-up',
    closedBy: null,
    charge: 'delivery',
    unpaid: { deadline: 'pickup', isOnTrust: true },
    ledgerKey: 'till',
    refundsTo: 'wallet',
    isPricedAtPickup: true,
  },
}

/** A method by its name in people's words: 'Card, bank transfer or USSD (Flutterwave)'. */
export function paymentName(name: string): string {
  const method = Object.values(paymentMethods).find((method) => method.name === name)
  return method?.knownAs ? `${method.knownAs} (${name})` : name
}

export function isPaymentCode(value: unknown): value is PaymentCode {
  return paymentCodes.some((code) => code === value)
}

/** Whether an unpaid order of the method waits on the customer's word alone. */
export function isOnTrust(code: PaymentCode): boolean {
  return paymentMethods[code].unpaid?.isOnTrust ?? false
}

/** Whether an order of the method is paid as it is placed. */
export function isPaidAtOnce(code: PaymentCode): boolean {
  return paymentMethods[code].unpaid === null
}

/** The codes of the methods whose money the ledger has under such a key. */
export function codesWithLedgerKey(key: PaymentMethod['ledgerKey']): PaymentCode[] {
  return paymentCodes.filter((code) => paymentMethods[code].ledgerKey === key)
}

/** The codes of the methods whose unpaid orders wait on trust. */
export function codesOnTrust(): PaymentCode[] {
  return paymentCodes.filter(isOnTrust)
}
