import type { Database } from '#server/platform/database/database.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** Marks one as read, idempotently. Refuses with `not_found`, also for another customer's. */
export async function readNotification(
  { pool }: Database,
  accountId: number,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  const { rowCount } = await pool.query({
    name: 'read-notification',
    text: `
      UPDATE notifications SET read_at = coalesce(read_at, $3)
      WHERE id = $2 AND account_id = $1`,
    values: [accountId, id, at],
  })
  if (rowCount === 0) refuse('not_found', { message: 'We could not find this notification.' })
}
