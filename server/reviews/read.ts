import type { Pool } from 'pg'
import type { z } from 'zod'
import type { ProductReview } from '#contract/catalogue.ts'
import type { Review } from '#contract/reviews.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { startOfDay } from '#server/platform/date-range.ts'
import { pageAddresses, pageMeta } from '#server/platform/http/paging.ts'

/** On a product's page; all of them have a paged call of their own. */
const maxListed = 50
const perPage = 10

interface ReviewRow {
  id: number
  rating: number
  caption: string
  details: string
  shown_name: string
  is_anonymous: boolean
  updated_at: Date
}

const columns = 'id, rating, caption, details, shown_name, is_anonymous, updated_at'

/** A product's reviews, newest first. */
export async function newestReviews(
  { pool }: Database,
  productId: number,
): Promise<ProductReview[]> {
  const { rows } = await pool.query<ReviewRow>({
    name: 'newest-reviews',
    text: `
      SELECT ${columns} FROM product_reviews WHERE product_id = $1
      ORDER BY updated_at DESC, id DESC LIMIT ${maxListed}`,
    values: [productId],
  })
  return rows.map(presentReview)
}

/** One page of a product's reviews, newest first, of one rating or of all. `page` counts from 1. */
export async function productReviewPage(
  { pool }: Database,
  productId: number,
  { rating, page }: { rating: string | undefined; page: number },
) {
  const values = [productId, rating === undefined ? null : Number(rating)]
  const matching = 'product_id = $1 AND ($2::smallint IS NULL OR rating = $2)'
  const [{ rows }, total] = await Promise.all([
    pool.query<ReviewRow>({
      name: 'product-reviews',
      text: `
        SELECT ${columns} FROM product_reviews WHERE ${matching}
        ORDER BY updated_at DESC, id DESC LIMIT ${perPage} OFFSET $3`,
      values: [...values, (page - 1) * perPage],
    }),
    count(pool, matching, values),
  ])
  const address = pageAddresses(`/api/v1/products/reviews/${productId}`, { rating })
  return { data: rows.map(presentReview), meta: pageMeta(address, { page, perPage, total }) }
}

/** One page of a customer's own reviews with their products, newest first. `page` counts from 1. */
export async function ownReviewPage(database: Database, accountId: number, page: number) {
  const { pool } = database
  const [{ rows }, total] = await Promise.all([
    pool.query<ReviewRow & { product_id: number }>({
      name: 'own-reviews',
      text: `
        SELECT ${columns}, product_id FROM product_reviews WHERE account_id = $1
        ORDER BY updated_at DESC, id DESC LIMIT ${perPage} OFFSET $2`,
      values: [accountId, (page - 1) * perPage],
    }),
    count(pool, 'account_id = $1', [accountId]),
  ])
  const ids = [...new Set(rows.map((row) => row.product_id))]
  const cards = new Map((await cardsByIds(database, ids)).map((card) => [card.id, card]))
  const data = rows.flatMap((row): z.input<typeof Review>[] => {
    const product = cards.get(row.product_id)
    return product ? [{ ...presentOwnReview(row), product }] : []
  })
  const address = pageAddresses('/api/v1/all-reviews', {})
  return { data, meta: pageMeta(address, { page, perPage, total }) }
}

/** Those of these order lines that are reviewed. */
export async function reviewedLines({ pool }: Database, lineIds: number[]): Promise<Set<number>> {
  if (lineIds.length === 0) return new Set()
  const { rows } = await pool.query<{ id: number }>({
    name: 'reviewed-lines',
    text: 'SELECT order_line_id AS id FROM product_reviews WHERE order_line_id = ANY ($1::bigint[])',
    values: [lineIds],
  })
  return new Set(rows.map(({ id }) => id))
}

/** Those of these orders whose service is rated. */
export async function ratedOrders({ pool }: Database, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const { rows } = await pool.query<{ id: number }>({
    name: 'rated-orders',
    text: 'SELECT order_id AS id FROM order_reviews WHERE order_id = ANY ($1::bigint[])',
    values: [orderIds],
  })
  return new Set(rows.map(({ id }) => id))
}

/** `matching`: an SQL condition from this file. */
async function count(pool: Pool, matching: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*) AS total FROM product_reviews WHERE ${matching}`,
    values,
  )
  return rows[0]?.total ?? 0
}

/**
 * The public form. An anonymous review reveals neither its author nor its time: a signed review of the same
 * order may have the same one.
 */
function presentReview(row: ReviewRow): ProductReview {
  const writtenAt = row.is_anonymous ? startOfDay(row.updated_at) : row.updated_at
  return {
    rating: String(row.rating),
    caption: row.caption,
    review_details: row.details,
    user_who_rated: row.is_anonymous ? 'Anonymous' : row.shown_name,
    updated_at: writtenAt.toISOString(),
  }
}

/** The form for its author. */
function presentOwnReview(row: ReviewRow): Omit<z.input<typeof Review>, 'product'> {
  return { ...presentReview(row), id: row.id, updated_at: row.updated_at.toISOString() }
}
