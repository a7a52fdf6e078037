import { nullable, number } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** What is in an account's cart, for its owner to take along. */
export function exportCart(db: Db, accountId: number): Promise<object[]> {
  return many(db, wholeCart, [accountId])
}

const wholeCart = rareStatement(
  'cart-whole',
  { product_id: number, combination_id: nullable(number), quantity: number },
  'SELECT product_id, combination_id, quantity FROM cart_lines WHERE account_id = $1 ORDER BY id',
)

/** Takes an account's cart away, in the transaction in which the account ends. */
export async function eraseCart(tx: Db, accountId: number): Promise<void> {
  await run(tx, deleteLines, [accountId])
  await run(tx, deleteMerges, [accountId])
}

const deleteLines = rareStatement(
  'cart-delete-lines',
  {},
  'DELETE FROM cart_lines WHERE account_id = $1',
)

const deleteMerges = rareStatement(
  'cart-delete-merges',
  {},
  'DELETE FROM cart_merges WHERE account_id = $1',
)
