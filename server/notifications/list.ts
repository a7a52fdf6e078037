import type { z } from 'zod'
import type { Notification } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageAddresses, pageMeta } from '#server/platform/http/paging.ts'

interface Row {
  id: number
  type: z.infer<typeof Notification>['type']
  content: string
  reference: string | null
  created_at: Date
  is_read: boolean
}

const perPage = 20

/** One page of a customer's notifications, newest first. `page` counts from 1. */
export async function listNotifications({ pool }: Database, accountId: number, page: number) {
  const [{ rows }, total] = await Promise.all([
    pool.query<Row>({
      name: 'list-notifications',
      text: `
        SELECT id, type, content, reference, created_at, read_at IS NOT NULL AS is_read
        FROM notifications WHERE account_id = $1
        ORDER BY id DESC LIMIT ${perPage} OFFSET $2`,
      values: [accountId, (page - 1) * perPage],
    }),
    count(pool, { name: 'count-notifications', text: countAll, values: [accountId] }),
  ])
  const address = pageAddresses('/api/v1/accounts/get-notifications', {})
  return { data: rows.map(presentNotification), ...pageMeta(address, { page, perPage, total }) }
}

/** The number of a customer's unread notifications. */
export function unreadCount({ pool }: Database, accountId: number): Promise<number> {
  const text = `${countAll} AND read_at IS NULL`
  return count(pool, { name: 'count-unread-notifications', text, values: [accountId] })
}

const countAll = 'SELECT count(*) AS total FROM notifications WHERE account_id = $1'

interface CountQuery {
  name: string
  text: string
  values: number[]
}

async function count(pool: Database['pool'], query: CountQuery): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(query)
  return rows[0]?.total ?? 0
}

function presentNotification({ is_read, created_at, ...row }: Row): z.infer<typeof Notification> {
  return { ...row, created_at: created_at.toISOString(), read: is_read ? 1 : 0 }
}
