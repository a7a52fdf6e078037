import { orderStatuses, paymentCodes, paymentStatuses } from '#contract/orders.ts'
import {
  type ItemQuantity,
  lockStock,
  type StockState,
  stockStates,
} from '#server/catalogue/catalogue.ts'
import { nullable, number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { shippingCodes } from '../rows.ts'
import type { OrderStatus, PaymentStatus } from './status.ts'

/** What the life cycle knows of an order. Money is kobo. */
export interface PlacedOrder {
  id: number
  orderCode: string
  accountId: number
  status: OrderStatus
  paymentCode: (typeof paymentCodes)[number]
  paymentStatus: PaymentStatus
  stockState: StockState
  totalKobo: number
  refundedKobo: number
  shippingCode: (typeof shippingCodes)[number]
  /** The carrier's quote that was accepted. */
  quoteId: string | null
  /** Where it goes; null for a pick-up, and once its customer has left. `phone` is E.164. */
  to: Recipient | null
  payUntil: Date | null
  pickupUntil: Date | null
  /** What was bought. */
  units: ItemQuantity[]
}

export interface Recipient {
  recipient: string
  phone: string
  street: string
  landmark: string | null
  city: string
}

/**
 * An order, locked until the end of the transaction, after the stock of its lines: the mall's order of
 * locks. Throws where there is none.
 */
export async function lockOrder(tx: Db, orderId: number): Promise<PlacedOrder> {
  // Lines never change once they are sold.
  const lines = await many(tx, unitsOfOrder, [orderId])
  const units = lines.map((line) => ({
    productId: line.product_id,
    combinationId: line.combination_id,
    quantity: line.quantity,
  }))
  await lockStock(tx, units)
  const row = await one(tx, lock, [orderId])
  return {
    id: row.id,
    orderCode: row.order_code,
    accountId: row.account_id,
    status: row.status,
    paymentCode: row.payment_code,
    paymentStatus: row.payment_status,
    stockState: row.stock_state,
    totalKobo: row.total_kobo,
    refundedKobo: row.refunded_kobo,
    shippingCode: row.shipping_code,
    quoteId: row.quote_id,
    to: recipientOf(row),
    payUntil: row.pay_until,
    pickupUntil: row.pickup_until,
    units,
  }
}

const unitsOfOrder = statement(
  'order-units',
  { product_id: number, combination_id: nullable(number), quantity: number },
  `SELECT product_id, combination_id, quantity
   FROM order_lines WHERE order_id = $1 ORDER BY position`,
)

const lockedRow = {
  id: number,
  order_code: text,
  account_id: number,
  status: oneOf(orderStatuses),
  payment_code: oneOf(paymentCodes),
  payment_status: oneOf(paymentStatuses),
  stock_state: oneOf(stockStates),
  total_kobo: number,
  refunded_kobo: number,
  shipping_code: oneOf(shippingCodes),
  quote_id: nullable(text),
  pay_until: nullable(time),
  pickup_until: nullable(time),
  recipient: nullable(text),
  phone: nullable(text),
  street: nullable(text),
  landmark: nullable(text),
  city: nullable(text),
}

const lock = statement(
  'order-lock',
  lockedRow,
  `SELECT id, order_code, account_id, status, payment_code, payment_status, stock_state,
     total_kobo, refunded_kobo, shipping_code, quote_id, pay_until, pickup_until, recipient, phone,
     street, landmark, city
   FROM orders WHERE id = $1 FOR UPDATE`,
)

function recipientOf(row: Row<typeof lockedRow>): Recipient | null {
  const { recipient, phone, street, landmark, city } = row
  if (row.shipping_code === 'pick-up') return null
  if (recipient === null || phone === null || street === null || city === null) return null
  return { recipient, phone, street, landmark, city }
}
