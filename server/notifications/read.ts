import { accountNews } from '#server/platform/database/account-news.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Customer, refuse } from '#server/platform/http/handler.ts'

/** Marks one as read; reading again changes nothing. Refuses with `not_found`, also somebody else's. */
export async function readNotification(
  { pool }: Database,
  { id: accountId, sessionId }: Customer,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  const { rowCount } = await pool.query({
    name: 'read-notification',
    text: `
      WITH read AS (
        UPDATE notifications SET read_at = coalesce(read_at, $3) WHERE id = $2 AND account_id = $1
        RETURNING id
      )
      SELECT pg_notify('oja_account', $4) FROM read`,
    values: [accountId, id, at, accountNews(accountId, 'notification', sessionId)],
  })
  if (rowCount === 0) refuse('not_found', { message: 'We could not find this notification.' })
}
