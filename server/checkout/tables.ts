import { bigint, customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

// The truth is database/migrations/0025_checkout.sql and 0035_placing.sql.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Idempotency keys of placed orders. */
export const checkoutKeys = pgTable(
  'checkout_keys',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was ordered. */
    bodyHash: bytes('body_hash').notNull(),
    paymentId: bigint('payment_id', { mode: 'number' }),
    storedAt: timestamp('kept_at', { withTimezone: true }).notNull(),
    orderCode: text('order_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
)
