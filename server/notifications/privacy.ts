import type { ClientBase, Pool } from 'pg'

/** What an account was told, for its owner to take along. */
export async function exportNotifications(pool: Pool, accountId: number): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT type, content, reference, created_at, read_at FROM notifications
     WHERE account_id = $1 ORDER BY id`,
    [accountId],
  )
  return rows
}

/** Takes it away, in the transaction in which the account ends. */
export async function eraseNotifications(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM notifications WHERE account_id = $1', [accountId])
}
