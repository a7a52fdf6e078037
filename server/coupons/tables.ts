import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

// The truth, with constraints, is database/migrations/0026_coupons.sql.

const time = (name: string) => timestamp(name, { withTimezone: true })
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const coupons = pgTable('coupons', {
  id: id(),
  /** In capitals. */
  code: text('code').notNull().unique(),
  /** Percent or a fixed sum: one of the two. */
  percent: smallint('percent'),
  amountKobo: bigint('amount_kobo', { mode: 'number' }),
  minimumKobo: bigint('minimum_kobo', { mode: 'number' }).notNull().default(0),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at'),
  /** Maximum orders, in total and for one customer; null: no limit. */
  maxUses: integer('most_uses'),
  maxUsesEach: integer('most_uses_each'),
  /** Counted only where there is a limit. */
  used: integer('used').notNull().default(0),
})

/** Without a row a coupon covers everything. */
export const couponScopes = pgTable('coupon_scopes', {
  id: id(),
  couponId: integer('coupon_id').notNull(),
  isExcluded: boolean('is_excluded').notNull(),
  productId: integer('product_id'),
  /** With its sub-categories. */
  categoryId: integer('category_id'),
})

export const couponCustomers = pgTable(
  'coupon_customers',
  {
    couponId: integer('coupon_id').notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.accountId] })],
)

/** The orders that used one. */
export const couponClaims = pgTable('coupon_claims', {
  orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
  couponId: integer('coupon_id').notNull(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  claimedAt: time('claimed_at').notNull(),
  /** Whether the coupon's counter, and its customer's, counted this order. */
  isCounted: boolean('is_counted').notNull(),
  isCountedHere: boolean('is_counted_here').notNull(),
  givenBackAt: time('given_back_at'),
})
