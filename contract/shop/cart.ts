import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInput, wholeNumber } from '../field.ts'
import { maxAddedLines, maxCartLines, maxUnitsPerLine } from '../limits.ts'
import { Naira } from '../money.ts'
import { ProductCard, ProductImage } from './product.ts'

const Quantity = wholeNumber(maxUnitsPerLine)

/** A product with a quantity, or with quantities of some of its combinations. */
export const ProductOrder = z.union([
  z.object({
    product_id: IdInput,
    variation: z
      .array(z.object({ id: IdInput, quantity: Quantity }))
      .min(1)
      .max(50),
  }),
  z.object({ product_id: IdInput, quantity: Quantity }),
])
const lineCount = (orders: z.output<typeof ProductOrder>[]) =>
  orders.reduce((sum, order) => sum + ('variation' in order ? order.variation.length : 1), 0)

export const ProductOrders = z
  .array(ProductOrder)
  .min(1)
  .max(maxCartLines)
  .refine((orders) => lineCount(orders) <= maxCartLines, `${maxCartLines} lines at most`)

/** The chosen combination of a cart line, with its available stock. */
const CartVariation = z.object({
  combo_id: Id,
  amount: Naira,
  quantity: z.number().int(),
  in_stock: z.boolean(),
  variations: z.array(z.string()),
})

export const CartEntry = z.object({
  product: ProductCard,
  /** What the shopper put into the cart. */
  quantity: z.number().int(),
  /** Of a combination: those of its values first. */
  images: z.array(ProductImage),
  variation: CartVariation.nullable(),
  /** False: no longer sold like this. The line stays, so that the shopper learns of it. */
  is_sold: z.boolean(),
})
export type CartEntry = z.infer<typeof CartEntry>

/** A line of a cart as it is sold now. */
const CurrentPrice = z.object({
  product_id: Id,
  combo_id: Id.nullable(),
  /** False: gone, or a choice is missing; then there is no amount. */
  is_sold: z.boolean(),
  /** The product is sold in combinations only, and the line names none. */
  is_choice_missing: z.boolean(),
  amount: Naira.nullable(),
  previous_amount: Naira.nullable(),
  /** Units that are left. */
  stock_count: z.number().int(),
})
export type CurrentPrice = z.infer<typeof CurrentPrice>

export const cart = {
  show: endpoint({
    method: 'GET',
    path: '/carts',
    access: 'customer',
    summary: 'The cart: an entry per product, or per combination',
    answer: z.object({ data: z.object({ cart: z.array(CartEntry) }) }),
  }),
  // A POST: a hundred lines are too long for an address, and the answer must never come from a cache.
  currentPrices: endpoint({
    method: 'POST',
    path: '/carts/current-prices',
    access: 'public',
    inReadOnly: true,
    summary: 'What each line of a cart costs now and what is left of it, in the order of the lines',
    body: z.object({
      lines: z
        .array(z.object({ product_id: IdInput, combo_id: IdInput.nullish() }))
        .min(1)
        .max(maxCartLines),
    }),
    answer: z.object({ data: z.object({ lines: z.array(CurrentPrice) }) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/carts/add',
    access: 'customer',
    summary: 'Set lines to quantities; with a merge id, add a guest cart once',
    body: z.object({
      // More than a cart holds is no wrong form: it is `cart_full`.
      product_orders: z.array(ProductOrder).min(1).max(maxAddedLines),
      merge_id: z.string().trim().min(1).max(100).optional(),
    }),
    answer: z.object({ data: z.object({ cart: z.array(CartEntry) }) }),
    errors: ['out_of_stock', 'not_found', 'cart_full'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/carts/remove',
    access: 'customer',
    summary: 'Remove a product, or one combination of it',
    body: z.object({ product_id: IdInput, combo_id: IdInput.nullish() }),
    answer: z.object({}),
  }),
  clear: endpoint({
    method: 'POST',
    path: '/carts/remove/all',
    access: 'customer',
    summary: 'Empty the cart',
    answer: z.object({}),
  }),
} as const
