import type { ClientBase, Pool } from 'pg'
import { accountEvent } from '#server/platform/database/account-event.ts'
import type { notificationTypes } from './tables.ts'

export interface NewNotification {
  accountId: number
  /** Where a click leads: the account page, the dashboard, the order. */
  type: (typeof notificationTypes)[number]
  /** A sentence for the customer. */
  content: string
  /** An order's code or a deposit's reference; null where there is nothing to open. */
  reference: string | null
  /** The mall's time. */
  at: Date
}

/** Adds a notification, in the transaction of its event; open pages show it at once. */
export async function notify(
  client: ClientBase | Pool,
  notification: NewNotification,
): Promise<void> {
  await client.query({
    name: 'notify',
    text: `WITH added AS (${insert}) SELECT pg_notify('oja_account', $6)`,
    values: [...columnsOf(notification), accountEvent(notification.accountId, 'notification')],
  })
}

/**
 * The same without an event for open pages: `pg_notify` serialises the commits of concurrent transactions.
 * The caller announces it after the commit.
 */
export async function notifyWithoutEvent(
  client: ClientBase | Pool,
  notification: NewNotification,
): Promise<void> {
  await client.query({
    name: 'notify-without-event',
    text: insert,
    values: columnsOf(notification),
  })
}

const insert = `
  INSERT INTO notifications (account_id, type, content, reference, created_at)
  VALUES ($1, $2, $3, $4, $5)`

function columnsOf({ accountId, type, content, reference, at }: NewNotification) {
  return [accountId, type, content, reference, at]
}
