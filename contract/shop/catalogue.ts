import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id } from '../field.ts'
import { Naira } from '../money.ts'
import { ProductDetails } from './product.ts'

const SubCategory = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  is_visible: Flag,
})
export const Category = SubCategory.extend({
  icon_url: z.string(),
  sub_category: z.array(SubCategory),
})
export type Category = z.infer<typeof Category>

export const Brand = z.object({ id: Id, name: z.string(), image_url: z.string() })
export type Brand = z.infer<typeof Brand>

/** One id or several, comma-separated; empty means no filter. */
export const IdList = z
  .string()
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/, 'ids, comma-separated')
  .transform((text) => (text === '' ? [] : [...new Set(text.split(',').map(Number))]))

/** A product's id or its `p_slug`. */
export const ProductKey = z.string().regex(/^[a-z0-9-]{1,200}$/, 'a product id or p_slug')

/** A chosen combination; its `id` is what carts call `combo_id`. */
export const Combination = z.object({
  id: Id,
  in_stock: z.boolean(),
  quantity: z.number().int(),
  amount: Naira,
  previous_amount: Naira.nullable(),
})

const shared = { method: 'GET', access: 'public', shared: true, mayLag: true } as const

export const catalogue = {
  categories: endpoint({
    ...shared,
    path: '/categories',
    summary: 'The category tree',
    answer: z.object({ data: z.object({ category: z.array(Category) }) }),
  }),
  navSubCategories: endpoint({
    ...shared,
    path: '/categories/nav-sub-categories',
    summary: 'Visible categories with their visible sub-categories',
    answer: z.object({ categories_sub: z.array(Category) }),
  }),
  details: endpoint({
    ...shared,
    path: '/products/details/{id}',
    summary: 'A product, by id or p_slug',
    access: 'optional',
    params: z.object({ id: ProductKey }),
    answer: z.object({ data: z.object({ product: ProductDetails }) }),
    errors: ['not_found'],
  }),
  variationDetails: endpoint({
    method: 'GET',
    path: '/products/variation/details/{id}',
    access: 'public',
    summary: 'The combination of the chosen variation values',
    params: z.object({ id: ProductKey }),
    query: z.object({ variation_ids: IdList }),
    answer: z.object({ product_variation: z.array(Combination) }),
    errors: ['not_found'],
  }),
  popularCategories: endpoint({
    ...shared,
    path: '/categories/popular',
    summary: 'Popular categories',
    answer: z.object({
      data: z.object({
        categories: z.array(z.object({ category_id: Id, name: z.string(), image_url: z.string() })),
      }),
    }),
  }),
  brands: endpoint({
    ...shared,
    path: '/brands',
    summary: 'All brands',
    answer: z.object({ data: z.object({ brands: z.array(Brand) }) }),
  }),
  bestBrands: endpoint({
    ...shared,
    path: '/brands/best',
    summary: 'Best brands',
    answer: z.object({ data: z.object({ brands: z.array(Brand) }) }),
  }),
} as const
