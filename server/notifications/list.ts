import type { z } from 'zod'
import { Notification } from '#contract/shop/notifications.ts'
import {
  boolean,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { pageAddresses, pageMeta } from '#server/platform/http/paging.ts'

const perPage = 20

/** One page of a customer's notifications, newest first. `page` counts from 1. */
export async function listNotifications(db: Db, accountId: number, page: number) {
  const [rows, total] = await Promise.all([
    many(db, pageOfAccount, [accountId, (page - 1) * perPage]),
    count(db, countOfAccount, [accountId]),
  ])
  const address = pageAddresses('/api/v1/accounts/get-notifications', {})
  return { data: rows.map(presentNotification), ...pageMeta(address, { page, perPage, total }) }
}

const notificationRow = {
  id: number,
  type: oneOf(Notification.shape.type.options),
  content: text,
  reference: nullable(text),
  created_at: time,
  is_read: boolean,
}

const pageOfAccount = statement(
  'list-notifications',
  notificationRow,
  `SELECT id, type, content, reference, created_at, read_at IS NOT NULL AS is_read
   FROM notifications WHERE account_id = $1
   ORDER BY id DESC LIMIT ${perPage} OFFSET $2`,
)

const countAll = 'SELECT count(*) FROM notifications WHERE account_id = $1'
const countOfAccount = statement('count-notifications', counted, countAll)

/** The number of a customer's unread notifications. */
export function unreadCount(db: Db, accountId: number): Promise<number> {
  return count(db, countUnread, [accountId])
}

const countUnread = statement(
  'count-unread-notifications',
  counted,
  `${countAll} AND read_at IS NULL`,
)

function presentNotification({ is_read, created_at, ...row }: Row<typeof notificationRow>) {
  return { ...row, created_at: created_at.toISOString(), read: is_read ? 1 : 0 } satisfies z.infer<
    typeof Notification
  >
}
