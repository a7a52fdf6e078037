import type { ProductCard } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cardsByIds } from './cards.ts'
import { listProducts } from './listing.ts'
import type { ListingQuery } from './listing-query.ts'

/** Products on a strip of the home, product and cart pages, at most. */
const stripLength = 12

/** By slug: categories are the mall's data, but these strips are named in the specification. */
const phoneCategory = 'smartphones'
const gadgetCategories = ['earbuds', 'power-banks', 'smart-watches', 'speakers']

const everything: ListingQuery = {
  scope: 0,
  brands: [],
  discount: 0,
  stars: 0,
  inStock: false,
  sort: 'all',
  page: 1,
}

/** Smart phones, the popular ones first. */
export async function phones(database: Database): Promise<ProductCard[]> {
  const { rows } = await database.pool.query<{ id: number }>({
    name: 'category-by-slug',
    text: 'SELECT id FROM categories WHERE slug = $1',
    values: [phoneCategory],
  })
  return rows[0] ? stripOf(database, { ...everything, scope: rows[0].id }) : []
}

/** What is much asked for and 20 percent or more cheaper than it was. */
export function bestDeals(database: Database): Promise<ProductCard[]> {
  return stripOf(database, { ...everything, discount: 20, inStock: true })
}

export function latest(database: Database): Promise<ProductCard[]> {
  return stripOf(database, { ...everything, sort: 'newest' })
}

async function stripOf(database: Database, query: ListingQuery): Promise<ProductCard[]> {
  const { cards } = await listProducts(database, query)
  return cards.slice(0, stripLength)
}

/** Those with the most ratings; of equally many, the better rated. */
export function mostRated(database: Database): Promise<ProductCard[]> {
  return cardsOf(database, {
    name: 'most-rated',
    text: `
      SELECT id FROM products WHERE rating_count > 0
      ORDER BY rating_count DESC, average_rating DESC, id DESC LIMIT ${stripLength}`,
    values: [],
  })
}

/** The best-standing gadgets, from each of their categories. */
export function likeable(database: Database): Promise<ProductCard[]> {
  return cardsOf(database, {
    name: 'likeable',
    text: `
      SELECT best.product_id AS id
      FROM categories CROSS JOIN LATERAL (
        SELECT product_id, standing,
          row_number() OVER (ORDER BY standing DESC, product_id DESC) AS place
        FROM listing WHERE scope = categories.id
        ORDER BY standing DESC, product_id DESC LIMIT ${stripLength}
      ) AS best
      WHERE slug = ANY ($1::text[])
      ORDER BY place, standing DESC LIMIT ${stripLength}`,
    values: [gadgetCategories],
  })
}

/** The nearest in price from the same sub-category, dearer and cheaper ones. */
export function similar(database: Database, productId: number): Promise<ProductCard[]> {
  const nearest = (side: '<' | '>=', direction: 'ASC' | 'DESC') => `
    SELECT product_id, price_kobo FROM listing
    WHERE scope = this.category_id AND price_kobo ${side} this.amount_kobo
    ORDER BY price_kobo ${direction}, product_id ${direction} LIMIT ${stripLength + 1}`
  return cardsOf(database, {
    name: 'similar',
    text: `
      SELECT near.product_id AS id
      FROM products AS this CROSS JOIN LATERAL (
        (${nearest('<', 'DESC')}) UNION ALL (${nearest('>=', 'ASC')})
      ) AS near
      WHERE this.id = $1 AND near.product_id <> $1
      ORDER BY abs(near.price_kobo - this.amount_kobo), near.product_id LIMIT ${stripLength}`,
    values: [productId],
  })
}

async function cardsOf(
  database: Database,
  statement: { name: string; text: string; values: unknown[] },
): Promise<ProductCard[]> {
  const { rows } = await database.pool.query<{ id: number }>(statement)
  return cardsByIds(
    database,
    rows.map((row) => row.id),
  )
}
