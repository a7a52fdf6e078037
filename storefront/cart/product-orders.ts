import type { z } from 'zod'
import type { ProductOrders } from '#contract/cart.ts'
import type { CartItem } from '../state/cart-lines.ts'

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
