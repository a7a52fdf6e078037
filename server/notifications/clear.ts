import type { Database } from '#server/platform/database/database.ts'

/** Deletes all of a customer's notifications. */
export async function clearNotifications({ pool }: Database, accountId: number): Promise<void> {
  await pool.query({
    name: 'clear-notifications',
    text: 'DELETE FROM notifications WHERE account_id = $1',
    values: [accountId],
  })
}
