import { type Db, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** Marks one as read, idempotently. Refuses with `not_found`, also for another customer's. */
export async function readNotification(
  db: Db,
  accountId: number,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  const updated = await run(db, markAsRead, [accountId, id, at])
  if (updated === 0) refuse('not_found', { message: 'We could not find this notification.' })
}

const markAsRead = statement(
  'read-notification',
  {},
  `UPDATE notifications SET read_at = coalesce(read_at, $3)
   WHERE id = $2 AND account_id = $1`,
)

/** Deletes all of a customer's notifications. */
export async function clearNotifications(db: Db, accountId: number): Promise<void> {
  await run(db, deleteAll, [accountId])
}

const deleteAll = statement(
  'clear-notifications',
  {},
  'DELETE FROM notifications WHERE account_id = $1',
)
