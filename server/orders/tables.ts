import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { orderStatuses, paymentCodes, paymentStatuses } from '#contract/orders.ts'
import { stockStates } from '#server/catalogue/catalogue.ts'
import { movers } from './status.ts'

// The truth, with constraints and triggers, is database/migrations/0022_orders.sql.

const time = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const orderId = () => bigint('order_id', { mode: 'number' }).notNull()
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull()
const shippingCodes = ['carrier', 'public-transport', 'pick-up'] as const

export const orders = pgTable('orders', {
  id: id(),
  orderCode: text('order_code').notNull().unique(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  status: text('status', { enum: orderStatuses }).notNull().default('PENDING'),
  paymentCode: text('payment_code', { enum: paymentCodes }).notNull(),
  paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('PENDING'),
  /** Where its units are: held for it, sold to it, or back on the shelf. */
  stockState: text('stock_state', { enum: stockStates }).notNull(),
  /** Units, over all lines. */
  productCount: integer('product_count').notNull(),
  subTotalKobo: amount('sub_total_kobo'),
  shippingKobo: amount('shipping_kobo'),
  couponCode: text('coupon_code'),
  couponKobo: amount('coupon_kobo').default(0),
  totalKobo: amount('total_kobo'),
  refundedKobo: amount('refunded_kobo').default(0),
  shippingCode: text('shipping_code', { enum: shippingCodes }).notNull(),
  shippingMethod: text('shipping_method').notNull(),
  deliveryTime: text('delivery_time'),
  carrierName: text('carrier_name'),
  quoteId: text('quote_id'),
  recipient: text('recipient'),
  /** E.164. */
  phone: text('phone'),
  street: text('street'),
  landmark: text('landmark'),
  city: text('city'),
  lg: text('lg'),
  state: text('state'),
  placedAt: time('placed_at').notNull(),
  /** Until when it can be paid by card. */
  payUntil: time('pay_until'),
  /** Until when a pay-on-pickup order is kept. */
  pickupUntil: time('pickup_until'),
  movedAt: time('moved_at').notNull(),
  movedBy: text('moved_by', { enum: movers }).notNull(),
})

export const orderLines = pgTable('order_lines', {
  id: id(),
  orderId: orderId(),
  position: smallint('position').notNull(),
  /** The product may be gone since. */
  productId: integer('product_id').notNull(),
  combinationId: integer('combination_id'),
  quantity: integer('quantity').notNull(),
  pSlug: text('p_slug').notNull(),
  name: text('name').notNull(),
  /** Of one unit. */
  amountKobo: amount('amount_kobo'),
  weightGrams: integer('weight_grams').notNull(),
  /** The names of the chosen values. */
  options: text('options').array().notNull(),
  /** `[{ id, hash, width, height, ground, alt }]` */
  images: jsonb('images').notNull(),
})

/** Every state that an order has had, kept by trigger. */
export const orderMoves = pgTable('order_moves', {
  id: id(),
  orderId: orderId(),
  status: text('status').notNull(),
  paymentStatus: text('payment_status').notNull(),
  stockState: text('stock_state').notNull(),
  movedAt: time('moved_at').notNull(),
  movedBy: text('moved_by').notNull(),
})

export const orderNotes = pgTable('order_notes', {
  id: id(),
  orderId: orderId(),
  note: text('note').notNull(),
  createdAt: time('created_at').notNull(),
})

/** The life cycle as the database holds orders to it: the same as status.ts has. */
export const orderAllowedMoves = pgTable(
  'order_allowed_moves',
  {
    kind: text('kind').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.fromState, table.toState] })],
)
