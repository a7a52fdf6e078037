import type { ClientBase, Pool } from 'pg'

/** An account's notifications, for the data export. */
export async function exportNotifications(pool: Pool, accountId: number): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT type, content, reference, created_at, read_at FROM notifications
     WHERE account_id = $1 ORDER BY id`,
    [accountId],
  )
  return rows
}

/** Deletes them, in the transaction that deletes the account. */
export async function eraseNotifications(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM notifications WHERE account_id = $1', [accountId])
}
