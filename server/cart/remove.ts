import { accountNews } from '#server/platform/database/account-news.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Customer } from '#server/platform/http/handler.ts'

/** Takes a product out of the cart, or one combination of it. What is not in it is no error. */
export function removeLines(
  database: Database,
  customer: Customer,
  { productId, combinationId }: { productId: number; combinationId?: number | null },
): Promise<void> {
  const values = [productId, combinationId ?? null]
  return deleteLines(database, customer, {
    name: 'cart-remove',
    which: 'AND product_id = $3 AND ($4::integer IS NULL OR combination_id = $4)',
    values,
  })
}

export function clearCart(database: Database, customer: Customer): Promise<void> {
  return deleteLines(database, customer, { name: 'cart-clear', which: '', values: [] })
}

/** Locks rows in the order in which adding writes them, so that the two don't deadlock. */
async function deleteLines(
  { pool }: Database,
  { id, sessionId }: Customer,
  { name, which, values }: { name: string; which: string; values: (number | null)[] },
): Promise<void> {
  await pool.query({
    name,
    text: `
      WITH doomed AS (
        SELECT id FROM cart_lines WHERE account_id = $1 ${which}
        ORDER BY product_id, combination_id FOR UPDATE
      ), gone AS (
        DELETE FROM cart_lines WHERE id IN (SELECT id FROM doomed) RETURNING id
      )
      SELECT pg_notify('oja_account', $2) FROM gone LIMIT 1`,
    values: [id, accountNews(id, 'cart', sessionId), ...values],
  })
}
