import { type Db, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Takes a product out of the cart, or one combination of it. What is not in it is no error. */
export async function removeLines(
  db: Db,
  accountId: number,
  { productId, combinationId }: { productId: number; combinationId?: number | null },
): Promise<void> {
  await run(db, remove, [accountId, productId, combinationId ?? null])
}

export async function clearCart(db: Db, accountId: number): Promise<void> {
  await run(db, clear, [accountId])
}

/** Locks rows in the order in which adding writes them, so that the two don't deadlock. */
const deletion = (which: string) => `
  WITH doomed AS (
    SELECT id FROM cart_lines WHERE account_id = $1 ${which}
    ORDER BY product_id, combination_id FOR UPDATE
  )
  DELETE FROM cart_lines WHERE id IN (SELECT id FROM doomed)`

const remove = statement(
  'cart-remove',
  {},
  deletion('AND product_id = $2 AND ($3::integer IS NULL OR combination_id = $3)'),
)

const clear = statement('cart-clear', {}, deletion(''))
