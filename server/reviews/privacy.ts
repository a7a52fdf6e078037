import { boolean, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** An account's reviews, for the data export. */
export async function exportReviews(db: Db, accountId: number): Promise<object> {
  const products = await many(db, wholeProductReviews, [accountId])
  const orders = await many(db, wholeOrderReviews, [accountId])
  return { products, orders }
}

const columns = 'rating, caption, details, display_name AS shown_name, is_anonymous, created_at'
const reviewRow = {
  rating: number,
  caption: text,
  details: text,
  shown_name: text,
  is_anonymous: boolean,
  created_at: time,
}

const wholeProductReviews = rareStatement(
  'product-reviews-whole',
  { product_id: number, order_line_id: nullable(number), ...reviewRow },
  `SELECT product_id, order_line_id, ${columns} FROM product_reviews WHERE account_id = $1
   ORDER BY id`,
)

const wholeOrderReviews = rareStatement(
  'order-reviews-whole',
  { order_id: number, ...reviewRow },
  `SELECT order_id, ${columns} FROM order_reviews WHERE account_id = $1 ORDER BY created_at`,
)

/** Makes an account's reviews anonymous, in the transaction that deletes it. */
export async function eraseReviewer(tx: Db, accountId: number): Promise<void> {
  for (const anonymize of anonymizeReviews) await run(tx, anonymize, [accountId])
}

const anonymizeReviews = ['product_reviews', 'order_reviews'].map((table) =>
  rareStatement(
    `anonymize-${table}`,
    {},
    `UPDATE ${table} SET account_id = NULL, is_anonymous = true, display_name = 'Anonymous'
     WHERE account_id = $1`,
  ),
)
