import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { ProductCard } from '#contract/catalogue.ts'

// The truth, with constraints, indexes and triggers, is database/migrations/0002_catalogue.sql.

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
const time = (name: string) => timestamp(name, { withTimezone: true })

const ratings = sql`star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5]`
const stars = sql`star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5]`

export const sellers = pgTable('sellers', {
  id: id(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
})

export const brands = pgTable('brands', {
  id: id(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  pictureHash: text('picture_hash').notNull(),
  /** 1 is first in the best-brands slider. */
  bestRank: integer('best_rank'),
})

/** Two levels: a category (no parent) and its sub-categories, in which products stand. */
export const categories = pgTable('categories', {
  id: id(),
  parentId: integer('parent_id'),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  isVisible: boolean('is_visible').notNull(),
  position: integer('position').notNull(),
  /** 1 is first among the popular categories. */
  popularRank: integer('popular_rank'),
  pictureHash: text('picture_hash').notNull(),
})

export const products = pgTable('products', {
  id: id(),
  pSlug: text('p_slug').notNull().unique(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  categoryId: integer('category_id').notNull(),
  /** The parent of `categoryId`: together they refer to one sub-category. */
  parentCategoryId: integer('parent_category_id').notNull(),
  brandId: integer('brand_id').notNull(),
  sellerId: integer('seller_id').notNull(),
  form: text('form').notNull(),
  /** One price and one stock; else options, values and combinations describe it. */
  isFixed: boolean('is_fixed').notNull(),
  /** What the shopper pays; with combinations the lowest of them (kept by trigger). */
  amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  previousAmountKobo: bigint('previous_amount_kobo', { mode: 'number' }),
  /** Percent, rounded down. */
  discount: smallint('discount')
    .notNull()
    .generatedAlwaysAs(
      sql`coalesce((previous_amount_kobo - amount_kobo) * 100 / previous_amount_kobo, 0)`,
    ),
  weightGrams: integer('weight_grams').notNull(),
  color: text('color'),
  /** One to a line. */
  keyFeatures: text('key_features').notNull(),
  /** Clean: see description.ts. */
  descriptionHtml: text('description_html').notNull(),
  bulkText: text('bulk_text'),
  /** 0 to 1,000,000: how much it is asked for. */
  popularity: integer('popularity').notNull(),
  /** How many reviews gave 1, 2, 3, 4 and 5 stars (kept by the reviews' triggers). */
  starCounts: integer('star_counts').array().notNull().default([0, 0, 0, 0, 0]),
  ratingCount: integer('rating_count').notNull().generatedAlwaysAs(ratings),
  /** 0 while there is no review. */
  averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' })
    .notNull()
    .generatedAlwaysAs(sql`coalesce(round((${stars})::numeric / nullif(${ratings}, 0), 2), 0)`),
  createdAt: time('created_at').notNull(),
  /** Its images as cards show them (kept by their triggers). */
  pictures: json('pictures').$type<ProductCard['images']>().notNull().default([]),
})

export const productImages = pgTable('product_images', {
  id: id(),
  productId: integer('product_id').notNull(),
  position: smallint('position').notNull(),
  hash: text('hash').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** `#rrggbb`, painted until the picture is there. */
  ground: text('ground').notNull(),
  alt: text('alt').notNull(),
})

export const productOptions = pgTable('product_options', {
  id: id(),
  productId: integer('product_id').notNull(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
})

export const optionValues = pgTable('option_values', {
  id: id(),
  productId: integer('product_id').notNull(),
  optionId: integer('option_id').notNull(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
})

export const combinations = pgTable('combinations', {
  id: id(),
  productId: integer('product_id').notNull(),
  amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  previousAmountKobo: bigint('previous_amount_kobo', { mode: 'number' }),
})

/** One value of each option of its product. */
export const combinationValues = pgTable(
  'combination_values',
  {
    productId: integer('product_id').notNull(),
    combinationId: integer('combination_id').notNull(),
    optionId: integer('option_id').notNull(),
    valueId: integer('value_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.combinationId, table.optionId] })],
)

/** One row for each thing that can be bought; `onHand - held` of it are left to sell. */
export const stock = pgTable('stock', {
  id: id(),
  productId: integer('product_id').notNull(),
  /** Null: the product itself, which is fixed. */
  combinationId: integer('combination_id'),
  onHand: integer('on_hand').notNull(),
  held: integer('held').notNull().default(0),
})

/** The read model of listing and search: kept by triggers, never written by hand. */
export const listing = pgTable(
  'listing',
  {
    productId: integer('product_id').notNull(),
    /** 0: the whole mall; else a category or sub-category that the product stands in. */
    scope: integer('scope').notNull(),
    brandId: integer('brand_id').notNull(),
    priceKobo: bigint('price_kobo', { mode: 'number' }).notNull(),
    discount: smallint('discount').notNull(),
    /** The average rating, rounded down. */
    stars: smallint('stars').notNull(),
    inStock: boolean('in_stock').notNull(),
    popularity: integer('popularity').notNull(),
    /** The order of 'all': what can be bought first, then by popularity. */
    standing: integer('standing').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.scope] })],
)

/** How many products stand on a shelf; the count of a key is the sum of its rows. */
export const listingCounts = pgTable('listing_counts', {
  scope: integer('scope').notNull(),
  /** 0: all brands. */
  brandId: integer('brand_id').notNull(),
  /** This many percent off, or more. */
  tier: smallint('tier').notNull(),
  products: integer('products').notNull(),
})
