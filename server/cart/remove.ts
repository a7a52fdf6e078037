import type { Database } from '#server/platform/database/database.ts'

/** Takes a product out of the cart, or one combination of it. What is not in it is no error. */
export function removeLines(
  database: Database,
  accountId: number,
  { productId, combinationId }: { productId: number; combinationId?: number | null },
): Promise<void> {
  const values = [productId, combinationId ?? null]
  return deleteLines(database, accountId, {
    name: 'cart-remove',
    which: 'AND product_id = $2 AND ($3::integer IS NULL OR combination_id = $3)',
    values,
  })
}

export function clearCart(database: Database, accountId: number): Promise<void> {
  return deleteLines(database, accountId, { name: 'cart-clear', which: '', values: [] })
}

/** Locks rows in the order in which adding writes them, so that the two don't deadlock. */
async function deleteLines(
  { pool }: Database,
  accountId: number,
  { name, which, values }: { name: string; which: string; values: (number | null)[] },
): Promise<void> {
  await pool.query({
    name,
    text: `
      WITH doomed AS (
        SELECT id FROM cart_lines WHERE account_id = $1 ${which}
        ORDER BY product_id, combination_id FOR UPDATE
      )
      DELETE FROM cart_lines WHERE id IN (SELECT id FROM doomed)`,
    values: [accountId, ...values],
  })
}
