import type { z } from 'zod'
import type { ProductReview } from '#contract/shop/product.ts'
import type { Review } from '#contract/shop/reviews.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import {
  boolean,
  certain,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { startOfDay } from '#server/platform/date-range.ts'
import { pageAddresses, pageMeta } from '#server/platform/http/paging.ts'

/** On a product's page; all of them have a paged call of their own. */
const maxListed = 50
const perPage = 10

const reviewRow = {
  id: number,
  rating: number,
  caption: text,
  details: text,
  display_name: text,
  is_anonymous: boolean,
  is_verified: boolean,
  updated_at: time,
}
type ReviewRow = Row<typeof reviewRow>

/** A rating may be stars alone: it counts, and is not listed. */
const hasWords = "details <> ''"
const columns = `id, rating, caption, details, display_name, is_anonymous,
  order_line_id IS NOT NULL AS is_verified, updated_at`

/** A product's reviews that have words, newest first. */
export async function newestReviews(db: Db, productId: number): Promise<ProductReview[]> {
  return (await many(db, newestOfProduct, [productId])).map(presentReview)
}

const newestOfProduct = statement(
  'newest-reviews',
  reviewRow,
  `SELECT ${columns} FROM product_reviews WHERE product_id = $1 AND ${hasWords}
   ORDER BY updated_at DESC, id DESC LIMIT ${maxListed}`,
)

/** How many of a product's ratings are of customers who bought it here, and how many have words. */
export function countReviews(db: Db, productId: number): Promise<Row<typeof counts>> {
  return one(db, countsOfProduct, [productId])
}

const counts = { verified_count: number, review_count: number }

const countsOfProduct = statement(
  'review-counts',
  counts,
  `SELECT count(order_line_id) AS verified_count, count(*) FILTER (WHERE ${hasWords}) AS review_count
   FROM product_reviews WHERE product_id = $1`,
)

/** One page of a product's reviews with words, newest first, of one rating or of all. `page` counts from 1. */
export async function productReviewPage(
  db: Db,
  productId: number,
  { rating, page }: { rating: string | undefined; page: number },
) {
  const values = [productId, rating === undefined ? null : Number(rating)]
  const [rows, total] = await Promise.all([
    many(db, pageOfProduct, [...values, (page - 1) * perPage]),
    count(db, countOfProduct, values),
  ])
  const address = pageAddresses(`/api/v1/products/reviews/${productId}`, { rating })
  return { data: rows.map(presentReview), meta: pageMeta(address, { page, perPage, total }) }
}

const matching = `product_id = $1 AND ($2::smallint IS NULL OR rating = $2) AND ${hasWords}`

const pageOfProduct = statement(
  'product-reviews',
  reviewRow,
  `SELECT ${columns} FROM product_reviews WHERE ${matching}
   ORDER BY updated_at DESC, id DESC LIMIT ${perPage} OFFSET $3`,
)

const countOfProduct = rareStatement(
  'product-reviews-count',
  counted,
  `SELECT count(*) FROM product_reviews WHERE ${matching}`,
)

/** One page of a customer's own reviews with their products, newest first. `page` counts from 1. */
export async function ownReviewPage(db: Db, accountId: number, page: number) {
  const [rows, total] = await Promise.all([
    many(db, pageOfAccount, [accountId, (page - 1) * perPage]),
    count(db, countOfAccount, [accountId]),
  ])
  const ids = [...new Set(rows.map((row) => row.product_id))]
  const cards = new Map((await cardsByIds(db, ids)).map((card) => [card.id, card]))
  const data = rows.flatMap((row): z.input<typeof Review>[] => {
    const product = cards.get(row.product_id)
    return product ? [{ ...presentOwnReview(row), product }] : []
  })
  const address = pageAddresses('/api/v1/all-reviews', {})
  return { data, meta: pageMeta(address, { page, perPage, total }) }
}

const pageOfAccount = statement(
  'own-reviews',
  { ...reviewRow, product_id: number },
  `SELECT ${columns}, product_id FROM product_reviews WHERE account_id = $1
   ORDER BY updated_at DESC, id DESC LIMIT ${perPage} OFFSET $2`,
)

const countOfAccount = rareStatement(
  'own-reviews-count',
  counted,
  'SELECT count(*) FROM product_reviews WHERE account_id = $1',
)

/** Those of these order lines that are reviewed. */
export async function reviewedLines(db: Db, lineIds: number[]): Promise<Set<number>> {
  if (lineIds.length === 0) return new Set()
  const rows = await many(db, reviewed, [lineIds])
  return new Set(rows.map(({ id }) => id))
}

const reviewed = statement(
  'reviewed-lines',
  // It is one of the ids that are given.
  { id: certain(number) },
  'SELECT order_line_id AS id FROM product_reviews WHERE order_line_id = ANY ($1::bigint[])',
)

/** Those of these orders whose service is rated. */
export async function ratedOrders(db: Db, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await many(db, rated, [orderIds])
  return new Set(rows.map(({ id }) => id))
}

const rated = statement(
  'rated-orders',
  { id: number },
  'SELECT order_id AS id FROM order_reviews WHERE order_id = ANY ($1::bigint[])',
)

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
    user_who_rated: row.is_anonymous ? 'Anonymous' : row.display_name,
    is_verified: row.is_verified,
    updated_at: writtenAt.toISOString(),
  }
}

/** The form for its author. */
function presentOwnReview(row: ReviewRow): Omit<z.input<typeof Review>, 'product'> {
  return { ...presentReview(row), id: row.id, updated_at: row.updated_at.toISOString() }
}

/** What an account has said of products and of the service, the newest first. */
export function writtenBy(db: Db, accountId: number, max: number): Promise<Written[]> {
  return many(db, newestWritten, [accountId, max])
}

const writtenRow = {
  product_id: nullable(number),
  rating: number,
  caption: text,
  details: text,
  written_at: time,
}
type Written = Row<typeof writtenRow>

const newestWritten = rareStatement(
  'reviews-written-by',
  writtenRow,
  `SELECT product_id, rating, caption, details, updated_at AS written_at FROM product_reviews
   WHERE account_id = $1
   UNION ALL
   SELECT NULL, rating, caption, details, created_at FROM order_reviews WHERE account_id = $1
   ORDER BY written_at DESC LIMIT $2`,
)
