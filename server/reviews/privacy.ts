import type { ClientBase, Pool } from 'pg'

/** An account's reviews, for the data export. */
export async function exportReviews(pool: Pool, accountId: number): Promise<object> {
  const what = 'rating, caption, details, shown_name, is_anonymous, created_at'
  const products = await pool.query<object>(
    `SELECT product_id, order_line_id, ${what} FROM product_reviews WHERE account_id = $1
     ORDER BY id`,
    [accountId],
  )
  const orders = await pool.query<object>(
    `SELECT order_id, ${what} FROM order_reviews WHERE account_id = $1 ORDER BY created_at`,
    [accountId],
  )
  return { products: products.rows, orders: orders.rows }
}

/** Makes an account's reviews anonymous, in the transaction that deletes it. */
export async function eraseReviewer(client: ClientBase, accountId: number): Promise<void> {
  for (const table of ['product_reviews', 'order_reviews']) {
    await client.query(
      `UPDATE ${table} SET account_id = NULL, is_anonymous = true, shown_name = 'Anonymous'
       WHERE account_id = $1`,
      [accountId],
    )
  }
}
