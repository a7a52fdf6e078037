import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The truth, with triggers that keep the products' star counts, is database/migrations/0003_reviews.sql
 * and 0032_reviews.sql.
 */
export const productReviews = pgTable('product_reviews', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
  /** The reviewed order line; null: demo data. */
  orderLineId: bigint('order_line_id', { mode: 'number' }).unique(),
  /** Null: demo data, or the account was deleted. */
  accountId: bigint('account_id', { mode: 'number' }),
  rating: smallint('rating').notNull(),
  caption: text('caption').notNull(),
  details: text('details').notNull(),
  displayName: text('shown_name').notNull(),
  isAnonymous: boolean('is_anonymous').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
})

/** Ratings of the service, one for each order. */
export const orderReviews = pgTable('order_reviews', {
  orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
  accountId: bigint('account_id', { mode: 'number' }),
  rating: smallint('rating').notNull(),
  caption: text('caption').notNull(),
  details: text('details').notNull(),
  displayName: text('shown_name').notNull(),
  isAnonymous: boolean('is_anonymous').notNull(),
  createdAt: time('created_at').notNull(),
})
