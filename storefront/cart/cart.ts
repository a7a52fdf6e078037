import { notify } from '#client/notices.tsx'
import { type Kobo, toKobo } from '#contract/kobo.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import { type CartItem, type Line, type LineKey, linesOf } from '../state/cart-lines.ts'
import { type Cart, emptyCart } from '../state/state.ts'
import { changeState, changeStates, useAppState } from '../state/store.ts'
import {
  type Addition,
  add,
  type CurrentPrice,
  decrease,
  increase,
  remove,
  reprice,
} from './change.ts'
import { changeCart, clearCart } from './pending-changes.ts'
import { fullCart, hasSpace } from './rules.ts'

export type { CartItem, LineKey } from '../state/cart-lines.ts'
export type { Addition } from './change.ts'

/** The chosen combination from the variation lookup, in naira, with its option names. */
interface ChosenCombination {
  id: number
  amount: number
  quantity: number
  names: string[]
  images: ProductCard['images']
}

/** The addition of a product, or of the chosen combination where it has variations. */
export function additionOf(
  product: ProductCard & { description?: string },
  quantity = 1,
  chosen: ChosenCombination | null = null,
): Addition {
  const { id, p_slug, name, color, stock_count, weight, brand, images } = product
  return {
    id,
    p_slug,
    name,
    color,
    stock_count,
    weight,
    quantity,
    brand: brand.name,
    src: images.slice(0, 1),
    price: toKobo(product.amount),
    description: product.description ?? '',
    variation: chosen && {
      id: chosen.id,
      amount: toKobo(chosen.amount),
      stock_count: chosen.quantity,
      variations: chosen.names,
      src: chosen.images.slice(0, 1),
    },
  }
}

/** Adds it to the cart at once, with a notice for 3 seconds. */
export function addToCart(addition: Addition): void {
  if (!hasSpace(useAppState.getState().cart.carts, addition)) {
    notify(fullCart, 'error', viewCart)
    return
  }
  change((items) => add(items, addition))
  notify('Product successfully added to cart', 'success', viewCart)
}

const viewCart = { to: '/cart', label: 'View cart', onClick: clearCheckoutFigures } as const

/** Removes a product, or one combination of it, with a notice. */
export function removeFromCart(key: LineKey): void {
  change((items) => remove(items, key))
  notify('Product successfully removed from cart')
}

/** Takes all lines out, with a notice. */
export function removeAllFromCart(): void {
  changeStates(clearCart)
  notify('All products removed from cart')
}

export function oneMore(key: LineKey): void {
  change((items) => increase(items, key))
}

export function oneLess(key: LineKey): void {
  change((items) => decrease(items, key))
}

/** Puts the server's current prices and stock on the lines. */
export function updatePrices(prices: CurrentPrice[]): void {
  change((items) => reprice(items, prices))
}

/**
 * Clears the figures of an earlier checkout and the choices that they came from, at a click on a
 * Cart link (storefront specification, section 2).
 */
export function clearCheckoutFigures(): void {
  changeStates((state) => ({
    ...state,
    cart: { ...emptyCart, carts: state.cart.carts },
    checkout: { ...state.checkout, shippingId: null, quote: null, paymentCode: null },
  }))
}

/** Saves the checkout's figures for a shopper who goes back to the cart page. */
export function saveFigures(
  figures: Pick<Cart, 'shippingFee' | 'totalOrderFee' | 'total_products'>,
): void {
  changeState('cart', (cart) => ({ ...cart, ...figures }))
}

/** Chooses the cart's coupon; null: none. Its discount is known once the server has priced it. */
export function chooseCoupon(coupon: string | null): void {
  const { coupon_amount_percent, new_total_products } = emptyCart
  changeState('cart', (cart) => ({ ...cart, coupon, coupon_amount_percent, new_total_products }))
}

/** Saves the server's figures of the coupon: its percentage, and the subtotal after it. */
export function saveCoupon(coupon_amount_percent: number, new_total_products: Kobo): void {
  changeState('cart', (cart) => ({ ...cart, coupon_amount_percent, new_total_products }))
}

/** Whether the product (any combination of it) is in the cart. False until the page is hydrated. */
export function useInCart(productId: number): boolean {
  return useAppState(({ cart }) => cart.carts.some((item) => item.id === productId))
}

/** The line of a fixed product, or of one combination; null where the cart has none. */
export function useCartLine({ id, combo }: LineKey): Line | null {
  const lines = linesOf(useCart().carts)
  return lines.find(({ key }) => key.id === id && key.combo === combo) ?? null
}

/** One per product, or one per variation when variations exist. */
export function useCartCount(): number {
  return useAppState(({ cart }) => linesOf(cart.carts).length)
}

export function useCart(): Cart {
  return useAppState(({ cart }) => cart)
}

function change(verb: (items: CartItem[]) => CartItem[]) {
  changeStates((state) => changeCart(state, verb))
}
