import { z } from 'zod'
import { Flag, Id, PictureFacts, Time } from '../field.ts'
import { Naira } from '../money.ts'
import { PageFacts } from '../product-facts.ts'

export const ProductImage = z.object({
  id: Id,
  /** `/media/{name}`; add `?w=` (and `.avif` or `.webp`) for a variant. */
  image_url: z.string(),
  ...PictureFacts.shape,
  alt: z.string(),
})
export type ProductImage = z.infer<typeof ProductImage>

/** A product in a list. Prices are what the shopper pays: the lowest combination in stock, else of all. */
export const ProductCard = z.object({
  id: Id,
  p_slug: z.string(),
  name: z.string(),
  amount: Naira,
  previous_amount: Naira.nullable(),
  /** Where the combinations that can be bought, or of those that are sold out all, differ in price: the highest. */
  highest_amount: Naira.nullable(),
  /** Rounded down, at least 1, else 0 (storefront specification, section 9). Both names mean the same. */
  percentage_discount: z.number().int(),
  discount: z.number().int(),
  /** Of a product with variations: those of the first value that can be bought. */
  images: z.array(ProductImage),
  brand_id: Id,
  brand: z.object({ id: Id, name: z.string() }),
  in_stock: z.boolean(),
  stock_count: z.number().int(),
  is_fixed: Flag,
  /** Kilograms. */
  weight: z.number(),
  color: z.string().nullable(),
  average_rating: z.number(),
  rating_count: z.number().int(),
})
export type ProductCard = z.infer<typeof ProductCard>

/** Without an id: ids count over all products, and would reveal which reviews were written together. */
export const ProductReview = z.object({
  /** '1' to '5'. */
  rating: z.string(),
  caption: z.string(),
  review_details: z.string(),
  user_who_rated: z.string(),
  /** Its author bought the product here. */
  is_verified: z.boolean(),
  /** Of an anonymous review only the day: its start in Lagos. */
  updated_at: Time,
})
export type ProductReview = z.infer<typeof ProductReview>

const VariationInfo = z.object({
  variation_name: z.string(),
  variation_values: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Of a colour: `#rrggbb`. */
      swatch: z.string().nullable(),
    }),
  ),
})

export const ProductDetails = ProductCard.extend({
  /** All of them, first those of its cards; `option_value_id`: the value that a picture shows, null for any choice. */
  images: z.array(ProductImage.extend({ option_value_id: Id.nullable() })),
  ...PageFacts.shape,
  product_form: z.string(),
  /** Clean HTML. */
  description: z.string(),
  variation_info: z.array(VariationInfo).nullable(),
  /** What its values combine to; null for fixed products. */
  combinations: z.array(z.object({ value_ids: z.array(Id), in_stock: z.boolean() })).nullable(),
  category: z.object({ id: Id, name: z.string(), parent: z.object({ id: Id, name: z.string() }) }),
  seller: z.object({ id: Id, name: z.string() }),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  rating_counts: z.array(z.number().int()).length(5),
  /** How many of its ratings are verified: their authors bought it here. */
  verified_count: z.number().int(),
  /** How many of its ratings have words; the others are stars alone. */
  review_count: z.number().int(),
  /** Its reviews with words, newest first. */
  product_orders: z.array(ProductReview),
})
export type ProductDetails = z.infer<typeof ProductDetails>
