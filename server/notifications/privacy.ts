import { nullable, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** An account's notifications, for the data export. */
export function exportNotifications(db: Db, accountId: number): Promise<object[]> {
  return many(db, wholeNotifications, [accountId])
}

const wholeNotifications = rareStatement(
  'notifications-whole',
  {
    type: text,
    content: text,
    reference: nullable(text),
    created_at: time,
    read_at: nullable(time),
  },
  `SELECT type, content, reference, created_at, read_at FROM notifications
   WHERE account_id = $1 ORDER BY id`,
)

/** Deletes them, in the transaction that deletes the account. */
export async function eraseNotifications(tx: Db, accountId: number): Promise<void> {
  await run(tx, deleteNotifications, [accountId])
}

const deleteNotifications = rareStatement(
  'notifications-delete',
  {},
  'DELETE FROM notifications WHERE account_id = $1',
)
