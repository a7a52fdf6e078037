import type { ProductCard } from '#contract/shop/product.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import type { Reader } from '#server/platform/database/database.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { type Statement, statement } from '#server/platform/database/statement.ts'
import { everything, type ListingQuery } from './listing/filters.ts'
import { listProducts } from './listing/listing.ts'

/** Products on a strip of the home, product and cart pages, at most. */
const stripLength = 12

/** By slug: categories are the mall's data, but these strips are named in the specification. */
const phoneCategory = 'smartphones'
const gadgetCategories = ['earbuds', 'power-banks', 'smart-watches', 'speakers']

const first = { ...everything, sort: 'all', page: 1 } as const

/** Smart phones, the popular ones first. */
export async function phones(reader: Reader): Promise<ProductCard[]> {
  const category = await maybe(reader, categoryBySlug, [phoneCategory])
  return category ? stripOf(reader, { ...first, scope: category.id }) : []
}

const categoryBySlug = statement(
  'category-by-slug',
  { id: number },
  'SELECT id FROM categories WHERE slug = $1',
)

/** What is popular and 20 percent or more cheaper than it was. */
export function bestDeals(reader: Reader): Promise<ProductCard[]> {
  return stripOf(reader, { ...first, discount: 20, inStock: true })
}

/** The newest that can be bought. */
export function latest(reader: Reader): Promise<ProductCard[]> {
  return stripOf(reader, { ...first, sort: 'newest', inStock: true })
}

async function stripOf(reader: Reader, query: ListingQuery): Promise<ProductCard[]> {
  const { cards } = await listProducts(reader, query)
  return cards.slice(0, stripLength)
}

/** Of those that can be bought, the ones with the most ratings; of equally many, the better rated. */
export function mostRated(db: Db): Promise<ProductCard[]> {
  return cardsOf(db, rated)
}

const rated = statement(
  'most-rated',
  { id: number },
  `SELECT id FROM products JOIN listing ON listing.product_id = id AND scope = 0 AND listing.in_stock
   WHERE rating_count > 0 AND state = 'live'
   ORDER BY rating_count DESC, average_rating DESC, id DESC LIMIT ${stripLength}`,
)

/** The best-standing gadgets, from each of their categories. */
export function likeable(db: Db): Promise<ProductCard[]> {
  return cardsOf(db, best, [gadgetCategories])
}

const best = statement(
  'likeable',
  { id: number },
  `SELECT best.product_id AS id
   FROM categories CROSS JOIN LATERAL (
     SELECT product_id, default_rank,
       row_number() OVER (ORDER BY default_rank DESC, product_id DESC) AS place
     FROM listing WHERE scope = categories.id
     ORDER BY default_rank DESC, product_id DESC LIMIT ${stripLength}
   ) AS best
   WHERE slug = ANY ($1::text[])
   ORDER BY place, default_rank DESC LIMIT ${stripLength}`,
)

/** The nearest in price from the same sub-category, dearer and cheaper ones; what is sold out comes last. */
export function similar(db: Db, productId: number): Promise<ProductCard[]> {
  return cardsOf(db, alike, [productId])
}

const nearest = (side: '<' | '>=', direction: 'ASC' | 'DESC') => `
  SELECT product_id, price_kobo, in_stock FROM listing
  WHERE scope = this.category_id AND price_kobo ${side} this.amount_kobo
  ORDER BY price_kobo ${direction}, product_id ${direction} LIMIT ${stripLength + 1}`

const alike = statement(
  'similar',
  { id: number },
  `SELECT near.product_id AS id
   FROM products AS this CROSS JOIN LATERAL (
     (${nearest('<', 'DESC')}) UNION ALL (${nearest('>=', 'ASC')})
   ) AS near
   WHERE this.id = $1 AND near.product_id <> $1
   ORDER BY near.in_stock DESC, abs(near.price_kobo - this.amount_kobo), near.product_id LIMIT ${stripLength}`,
)

async function cardsOf(
  db: Db,
  ids: Statement<{ id: number }>,
  values: unknown[] = [],
): Promise<ProductCard[]> {
  const rows = await many(db, ids, values)
  return cardsByIds(
    db,
    rows.map((row) => row.id),
  )
}
