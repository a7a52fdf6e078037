import type { z } from 'zod'
import type { Notification } from '#contract/shop/notifications.ts'
import { type Announce, accountEvent } from '#server/platform/database/announce.ts'
import { run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

export interface NewNotification {
  accountId: number
  /** Where a click leads: the account page, the dashboard, the order. */
  type: z.infer<typeof Notification>['type']
  /** A sentence for the customer. */
  content: string
  /** An order's code or a deposit's reference; null where there is nothing to open. */
  reference: string | null
  /** The mall's time. */
  at: Date
}

/**
 * Adds a notification, in the transaction of its event; open pages hear of it after the commit. Inside the
 * transaction, `pg_notify` would serialise the commits of concurrent ones.
 */
export async function notify(
  tx: Tx,
  announce: Announce,
  { accountId, type, content, reference, at }: NewNotification,
): Promise<void> {
  tx.afterCommit(() => announce(accountEvent(accountId, 'notification')))
  await run(tx, addNotification, [accountId, type, content, reference, at])
}

const addNotification = statement(
  'notify',
  {},
  `INSERT INTO notifications (account_id, type, content, reference, created_at)
   VALUES ($1, $2, $3, $4, $5)`,
)
