import { type Kobo, kobo, toKobo } from '#contract/kobo.ts'
import type { ShippingCode } from '#contract/shipping-methods.ts'
import { type PaymentCode, paymentMethods } from '#contract/shop/payment-methods.ts'
import { type CartItem, linesOf } from '../state/cart-lines.ts'

export type Step = 'checkout' | 'payment' | 'review'

/** What an order would cost, in kobo. */
export interface Figures {
  subTotal: Kobo
  /** Null until it is known. */
  shipping: Kobo | null
  coupon: Kobo
  total: Kobo
}

/** Subtotal plus shipping minus the coupon (checkout and rooms specification, section 4). */
export function figuresOf(items: CartItem[], shipping: Kobo | null, coupon: Kobo): Figures {
  const subTotal = kobo(items.reduce((sum, item) => sum + item.total, 0))
  return { subTotal, shipping, coupon, total: kobo(subTotal + (shipping ?? 0) - coupon) }
}

/** The current step (checkout and rooms specification, section 4). */
export function stepOf({ shipping, payment }: { shipping: boolean; payment: boolean }): Step {
  if (!shipping) return 'checkout'
  return payment ? 'review' : 'payment'
}

/** A wallet pays only what is less than its balance: an exact balance is refused, as specified. */
export function isCovered(payment: PaymentCode | null, balanceNaira: number, total: Kobo): boolean {
  const isFromWallet = payment !== null && paymentMethods[payment].charge === 'wallet'
  return !isFromWallet || toKobo(balanceNaira) > total
}

/**
 * Whether something is so scarce that a first order reserves it only once it is paid. The server decides; the page
 * knows only what is left, of which a tenth is a little less than the share.
 */
export function isScarce(items: CartItem[]): boolean {
  return linesOf(items).some(({ quantity, stock }) => quantity > Math.floor(stock / 10))
}

/** The methods offered: those marked default, and all of them for pick-up. */
export function offered<M extends { default: number }>(methods: M[], shipping: ShippingCode): M[] {
  return shipping === 'pick-up' ? methods : methods.filter((method) => method.default === 1)
}
