import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

// The truth, with constraints, is database/migrations/0014_notifications.sql and 0038_lighter_placing.sql.

const time = (name: string) => timestamp(name, { withTimezone: true })

export const notificationTypes = ['verification', 'deposit', 'order'] as const

export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    /** Where a click leads. */
    type: text('type', { enum: notificationTypes }).notNull(),
    content: text('content').notNull(),
    /** An order's code or a deposit's reference. */
    reference: text('reference'),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)
