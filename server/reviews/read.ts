import type { ProductReview } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Shown with a product, at most; the whole of them has its own paged call. */
const mostShown = 50

interface ReviewRow {
  id: number
  rating: number
  caption: string
  details: string
  shown_name: string
  is_anonymous: boolean
  updated_at: Date
}

/** A product's reviews, newest first. */
export async function newestReviews(
  { pool }: Database,
  productId: number,
): Promise<ProductReview[]> {
  const { rows } = await pool.query<ReviewRow>({
    name: 'newest-reviews',
    text: `
      SELECT id, rating, caption, details, shown_name, is_anonymous, updated_at
      FROM product_reviews WHERE product_id = $1
      ORDER BY updated_at DESC, id DESC LIMIT ${mostShown}`,
    values: [productId],
  })
  return rows.map((row) => ({
    id: row.id,
    rating: String(row.rating),
    caption: row.caption,
    review_details: row.details,
    user_who_rated: row.is_anonymous ? 'Anonymous' : row.shown_name,
    updated_at: row.updated_at.toISOString(),
  }))
}
