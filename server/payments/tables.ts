import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PaymentStatus, RefundState } from './status.ts'

// The truth, with constraints, is database/migrations/0023_payments.sql.

const time = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const bigNumber = (name: string) => bigint(name, { mode: 'number' })

export const payments = pgTable('payments', {
  id: id(),
  orderId: bigNumber('order_id').notNull(),
  accountId: bigNumber('account_id').notNull(),
  orderCode: text('order_code').notNull(),
  txRef: text('tx_ref').notNull().unique(),
  amountKobo: bigNumber('amount_kobo').notNull(),
  status: text('status').$type<PaymentStatus>().notNull().default('open'),
  reason: text('reason').notNull().default('placed'),
  link: text('link'),
  linkClosed: boolean('link_closed').notNull().default(false),
  transactionId: text('transaction_id').unique(),
  receivedKobo: bigNumber('received_kobo'),
  refundedKobo: bigNumber('refunded_kobo').notNull().default(0),
  createdAt: time('created_at').notNull(),
  movedAt: time('moved_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  nextCheckAt: time('next_check_at'),
  askedAt: time('asked_at'),
  isCancelled: boolean('is_cancelled').notNull().default(false),
})

export const paymentMoves = pgTable('payment_moves', {
  id: id(),
  paymentId: bigNumber('payment_id').notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  reason: text('reason').notNull(),
  movedAt: time('moved_at').notNull(),
})

export const paymentAllowedMoves = pgTable(
  'payment_allowed_moves',
  { fromStatus: text('from_status').notNull(), toStatus: text('to_status').notNull() },
  (table) => [primaryKey({ columns: [table.fromStatus, table.toStatus] })],
)

/** The provider's events. */
export const paymentEvents = pgTable('payment_events', {
  id: id(),
  paymentId: bigNumber('payment_id').notNull(),
  transactionId: text('transaction_id').notNull(),
  status: text('status').notNull(),
  times: integer('times').notNull().default(1),
  receivedAt: time('received_at').notNull(),
})

/** For staff. */
export const paymentDiscrepancies = pgTable('payment_findings', {
  id: id(),
  paymentId: bigNumber('payment_id').notNull(),
  transactionId: text('transaction_id').notNull(),
  discrepancy: text('finding').notNull(),
  detail: text('detail').notNull(),
  foundAt: time('found_at').notNull(),
})

export const paymentRefunds = pgTable('payment_refunds', {
  id: id(),
  paymentId: bigNumber('payment_id').notNull(),
  amountKobo: bigNumber('amount_kobo').notNull(),
  reason: text('reason').notNull(),
  key: text('key').notNull().unique(),
  state: text('state').$type<RefundState>().notNull().default('waiting'),
  providerId: text('provider_id'),
  tries: integer('tries').notNull().default(0),
  nextTryAt: time('next_try_at').notNull(),
  claimedUntil: time('claimed_until'),
  claims: integer('claims').notNull().default(0),
  createdAt: time('created_at').notNull(),
  sentAt: time('sent_at'),
  wantedAt: time('wanted_at').notNull(),
  unmatchedId: bigNumber('stray_id'),
})

export const unmatchedPayments = pgTable('payment_strays', {
  id: id(),
  paymentId: bigNumber('payment_id').notNull(),
  transactionId: text('transaction_id').notNull().unique(),
  /** In hundredths of its currency. */
  amount: bigNumber('amount').notNull(),
  currency: text('currency').notNull(),
  refunded: bigNumber('refunded').notNull().default(0),
  cameAt: time('came_at').notNull(),
})
