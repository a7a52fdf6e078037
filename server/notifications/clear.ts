import { type Db, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Deletes all of a customer's notifications. */
export async function clearNotifications(db: Db, accountId: number): Promise<void> {
  await run(db, deleteAll, [accountId])
}

const deleteAll = statement(
  'clear-notifications',
  {},
  'DELETE FROM notifications WHERE account_id = $1',
)
