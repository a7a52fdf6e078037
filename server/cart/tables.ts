import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

// The truth, with constraints, is database/migrations/0012_cart.sql.

export const cartLines = pgTable('cart_lines', {
  /** In the order in which lines came into the cart. */
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  productId: integer('product_id').notNull(),
  /** Null: the product itself, which is fixed. */
  combinationId: integer('combination_id'),
  quantity: integer('quantity').notNull(),
})

/** The guest carts that were added to a customer's: each once. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    mergeId: text('merge_id').notNull(),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.mergeId] })],
)
