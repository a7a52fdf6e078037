import type { ClientBase, Pool } from 'pg'

/** An account's saved items and views, for the data export. */
export async function exportSaved(pool: Pool, accountId: number): Promise<object> {
  const saved = await pool.query<object>(
    'SELECT product_id, saved_at FROM saved_items WHERE account_id = $1 ORDER BY saved_at',
    [accountId],
  )
  const viewed = await pool.query<object>(
    'SELECT product_id, viewed_at FROM saved_views WHERE account_id = $1 ORDER BY viewed_at',
    [accountId],
  )
  return { saved: saved.rows, viewed: viewed.rows }
}

/** Deletes both, in the transaction that deletes the account. */
export async function eraseSaved(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM saved_items WHERE account_id = $1', [accountId])
  await client.query('DELETE FROM saved_views WHERE account_id = $1', [accountId])
}
