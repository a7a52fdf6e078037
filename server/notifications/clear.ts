import type { Database } from '#server/platform/database/database.ts'

/** All of a customer's notifications are gone. */
export async function clearNotifications({ pool }: Database, accountId: number): Promise<void> {
  await pool.query({
    name: 'clear-notifications',
    text: 'DELETE FROM notifications WHERE account_id = $1',
    values: [accountId],
  })
}
