import type { ClientBase, Pool } from 'pg'

/** What is in an account's cart, for its owner to take along. */
export async function exportCart(pool: Pool, accountId: number): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT product_id, combination_id, quantity FROM cart_lines WHERE account_id = $1 ORDER BY id`,
    [accountId],
  )
  return rows
}

/** Takes an account's cart away, in the transaction in which the account ends. */
export async function eraseCart(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM cart_lines WHERE account_id = $1', [accountId])
  await client.query('DELETE FROM cart_merges WHERE account_id = $1', [accountId])
}
