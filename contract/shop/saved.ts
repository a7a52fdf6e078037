import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInput, Time } from '../field.ts'
import { savedItemDays } from '../limits.ts'
import { ProductCard } from './product.ts'

export const saved = {
  list: endpoint({
    method: 'GET',
    path: '/saved-products/saved-items',
    access: 'customer',
    summary: `Saved items, newest first; each expires after ${savedItemDays} days`,
    answer: z.object({
      data: z.object({
        saved_products: z.array(ProductCard.extend({ saved_at: Time, kept_until: Time })),
        /** The mall's time; only browsers of earlier releases read it, and `kept_until`. */
        now: Time,
      }),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/saved-products/saved-items',
    access: 'customer',
    summary: 'Save products',
    body: z.object({
      products_id: z
        .array(z.object({ id: IdInput }))
        .min(1)
        .max(200),
    }),
    answer: z.object({}),
    errors: ['not_found', 'list_full'],
  }),
  unsave: endpoint({
    method: 'POST',
    path: '/products/remove/saved',
    access: 'customer',
    summary: 'Remove a product from the saved items',
    body: z.object({ product_id: IdInput }),
    answer: z.object({}),
  }),
  recentlyViewed: endpoint({
    method: 'GET',
    path: '/products/recently/viewed',
    access: 'customer',
    summary: 'Recently viewed products, newest first',
    answer: z.object({ data: z.object({ viewed_product: z.array(ProductCard) }) }),
  }),
} as const
