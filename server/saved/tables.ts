import { bigint, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'

// The truth, with constraints, is database/migrations/0013_saved.sql.

const key = () => ({
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  productId: integer('product_id').notNull(),
})

export const savedItems = pgTable(
  'saved_items',
  { ...key(), savedAt: timestamp('saved_at', { withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.productId] })],
)

/** Products that a customer viewed, with the last time. */
export const savedViews = pgTable(
  'saved_views',
  { ...key(), viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.productId] })],
)
