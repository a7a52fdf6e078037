import type { z } from 'zod'
import { type Kobo, kobo } from '#contract/kobo.ts'
import { maxCartLines } from '#contract/limits.ts'
import type { ProductOrders } from '#contract/shop/cart.ts'
import { type CartItem, type Line, linesOf } from '../state/cart-lines.ts'
import type { Addition } from './change.ts'

type Stocked = Pick<Line, 'stock' | 'quantity' | 'isSold'>

/** 'No longer sold', 'Out of Stock', '{n} unit(s) left', or null where the line can be bought as it is. */
export function stockMessage({ stock, quantity, isSold }: Stocked): string | null {
  if (!isSold) return 'No longer sold'
  if (stock <= 0) return 'Out of Stock'
  return quantity > stock ? `${stock} unit(s) left` : null
}

/** Whether the Checkout button is enabled: every line is in stock, in its whole quantity. */
export function canCheckOut(items: CartItem[]): boolean {
  const lines = linesOf(items)
  return (
    lines.length > 0 &&
    linesTooMany(items) === 0 &&
    lines.every((line) => stockMessage(line) === null)
  )
}

/** Lines beyond those that a cart and an order take: a cart from before, or of several devices, may have more. */
export function linesTooMany(items: CartItem[]): number {
  return Math.max(0, linesOf(items).length - maxCartLines)
}

export const fullCart = `Your cart is full: it holds ${maxCartLines} different items.`

/** Whether an addition fits: as a new line, or onto one that is there. */
export function hasSpace(items: CartItem[], { id, variation }: Addition): boolean {
  const lines = linesOf(items)
  const isThere = lines.some(({ key }) => key.id === id && key.combo === variation?.id)
  return isThere || lines.length < maxCartLines
}

/** The units of all lines. */
export function unitCount(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/** The kilograms of all lines. */
export function weightOf(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.weight * item.quantity, 0)
}

interface Totals {
  subtotal: Kobo
  shipping: Kobo
  discount: Kobo
  total: Kobo
}

/** Subtotal plus shipping minus the coupon's discount (storefront specification, section 9). */
export function totalsOf(items: CartItem[], shipping: Kobo, discount: Kobo): Totals {
  const subtotal = kobo(items.reduce((sum, item) => sum + item.total, 0))
  return { subtotal, shipping, discount, total: kobo(subtotal + shipping - discount) }
}

/** The cart as calls carry it: quantities of products, or of their combinations. */
export function productOrders(items: CartItem[]): z.input<typeof ProductOrders> {
  return items.map(({ id, quantity, variation_info }) =>
    variation_info === null
      ? { product_id: id, quantity }
      : {
          product_id: id,
          variation: variation_info.map((entry) => ({ id: entry.id, quantity: entry.quantity })),
        },
  )
}
