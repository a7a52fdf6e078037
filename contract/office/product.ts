import { z } from 'zod'
import { Id, Time } from '../field.ts'
import { Naira } from '../money.ts'
import { ProductFacts } from '../product-facts.ts'
import { PictureHash } from './pictures.ts'

/** Shoppers know live ones only: drafts are not complete yet, hidden ones off sale for now, archived ones for good. */
export const ProductState = z.enum(['draft', 'live', 'hidden', 'archived'])
export type ProductState = z.infer<typeof ProductState>

/** What a product needs before it goes live. */
export const ProductNeed = z.enum(['category', 'price', 'weight', 'stock', 'picture'])
export type ProductNeed = z.infer<typeof ProductNeed>

/** The first is the list's own. `price-down`: the dearest first. */
export const productOrders = ['newest', 'changed', 'name', 'price', 'price-down'] as const
export type ProductOrder = (typeof productOrders)[number]

export const Named = z.object({ id: Id, name: z.string() })
export type Named = z.infer<typeof Named>

/** Goes with an edit: if it changed since, the edit is refused. Reviews and sales leave it as it is. */
export const version = z.int32()

export const ListedProduct = z.object({
  id: Id,
  version,
  name: z.string(),
  code: z.string(),
  state: ProductState,
  category: Named.nullable(),
  brand: Named,
  seller: Named,
  /** Of the cheapest combination. */
  amount: Naira.nullable(),
  /** Units of all combinations that nobody has ordered. */
  free: z.number().int(),
  /** Where its first picture is; null: it has none. */
  image_url: z.string().nullable(),
  /** Null: never by anybody. */
  changed_at: Time.nullable(),
})
export type ListedProduct = z.infer<typeof ListedProduct>

const OptionValue = z.object({
  id: Id,
  name: z.string(),
  /** Of a colour: `#rrggbb`. */
  swatch: z.string().nullable(),
})

const Combination = z.object({
  id: Id,
  /** One of each option, in their order. */
  value_ids: z.array(Id),
  amount: Naira,
  previous_amount: Naira.nullable(),
  /** Null: it is not on sale any more, but orders name it. */
  stock: z.object({ on_hand: z.number().int(), held: z.number().int() }).nullable(),
})

export const WholeProduct = ProductFacts.extend({
  id: Id,
  version,
  state: ProductState,
  /** The states that can follow. */
  next_states: z.array(ProductState),
  /** What it needs before it can go live. */
  lacks: z.array(ProductNeed),
  /** Sold as one item, without combinations. */
  is_fixed: z.boolean(),
  amount: Naira.nullable(),
  previous_amount: Naira.nullable(),
  /** Of a fixed product; null: it has no stock row yet. */
  stock: z.object({ on_hand: z.number().int(), held: z.number().int() }).nullable(),
  options: z.array(z.object({ id: Id, name: z.string(), values: z.array(OptionValue) })),
  combinations: z.array(Combination),
  pictures: z.array(
    z.object({
      hash: PictureHash,
      alt: z.string(),
      /** The value that it shows; null: the product whatever is chosen. */
      value_id: Id.nullable(),
    }),
  ),
  created_at: Time,
  changed_at: Time.nullable(),
  /** A member's name, or what ran it. */
  changed_by: z.string().nullable(),
})
export type WholeProduct = z.infer<typeof WholeProduct>
