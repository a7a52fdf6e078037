import { accountNews } from '#server/platform/database/account-news.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Customer } from '#server/platform/http/handler.ts'

/** All of a customer's notifications are gone. */
export async function clearNotifications(
  { pool }: Database,
  { id: accountId, sessionId }: Customer,
): Promise<void> {
  await pool.query({
    name: 'clear-notifications',
    text: `
      WITH gone AS (DELETE FROM notifications WHERE account_id = $1)
      SELECT pg_notify('oja_account', $2)`,
    values: [accountId, accountNews(accountId, 'notification', sessionId)],
  })
}
