import { orderStatuses, paymentStatuses } from '#contract/shop/orders.ts'
import { type PaymentCode, paymentCodes } from '#contract/shop/payment-methods.ts'
import {
  type ItemQuantity,
  type LinePicture,
  linePicture,
  type StockState,
  stockStates,
} from '#server/catalogue/catalogue.ts'
import { addressOfRow, choiceColumns, type PostalAddress } from '#server/delivery/delivery.ts'
import {
  boolean,
  certain,
  json,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import type { OrderStatus, PaymentStatus } from './life/status.ts'
import { type Hold, holds } from './trust/holds.ts'

/*
 * The one place that names the columns of `orders`. Placing writes them, the lock, the lists and the customer's
 * download read them, or pick from them. Money is kobo.
 */

/** What is written when an order is placed, but for its newest move. */
export const placedColumns = {
  order_code: text,
  account_id: number,
  status: oneOf(orderStatuses),
  payment_status: oneOf(paymentStatuses),
  stock_state: oneOf(stockStates),
  payment_code: oneOf(paymentCodes),
  /** Units, over all lines. */
  product_count: number,
  sub_total_kobo: number,
  coupon_code: nullable(text),
  coupon_kobo: number,
  total_kobo: number,
  ...choiceColumns,
  /** Until when it can be paid by card, or is held for a pick-up. */
  pay_until: nullable(time),
  pickup_until: nullable(time),
  /** What it reserves while it is unpaid. */
  hold: oneOf(holds),
  placed_at: time,
}

export const orderColumns = { id: number, ...placedColumns, refunded_kobo: number }

/** What the life cycle knows of an order. Money is kobo. */
export interface PlacedOrder extends OrderContents {
  id: number
}

/** The same before it is stored, which gives it its id. */
export interface OrderContents {
  orderCode: string
  accountId: number
  status: OrderStatus
  paymentCode: PaymentCode
  paymentStatus: PaymentStatus
  stockState: StockState
  couponKobo: number
  totalKobo: number
  refundedKobo: number
  shippingCode: Row<typeof choiceColumns>['shipping_code']
  /** The carrier's quote that was accepted. */
  quoteId: string | null
  /** Where it goes; null for a pick-up, and once its customer has left. */
  to: PostalAddress | null
  payUntil: Date | null
  pickupUntil: Date | null
  hold: Hold
  /** What was bought. */
  units: OrderedLine[]
}

/** A line, as the life cycle and its messages need it. */
export interface OrderedLine extends ItemQuantity {
  name: string
  /** The names of the chosen values. */
  options: string[]
  images: LinePicture[]
}

export function placedOrder(row: Row<typeof orderColumns>, units: OrderedLine[]): PlacedOrder {
  return { id: row.id, ...orderContents(row, units) }
}

export function orderContents(
  row: Omit<Row<typeof orderColumns>, 'id'>,
  units: OrderedLine[],
): OrderContents {
  return {
    orderCode: row.order_code,
    accountId: row.account_id,
    status: row.status,
    paymentCode: row.payment_code,
    paymentStatus: row.payment_status,
    stockState: row.stock_state,
    couponKobo: row.coupon_kobo,
    totalKobo: row.total_kobo,
    refundedKobo: row.refunded_kobo,
    shippingCode: row.shipping_code,
    quoteId: row.quote_id,
    to: addressOfRow(row),
    payUntil: row.pay_until,
    pickupUntil: row.pickup_until,
    hold: row.hold,
    units,
  }
}

/** For WHERE, as the index `orders_waiting` has it: when an unpaid order ends. */
export const deadline = 'coalesce(pay_until, pickup_until)'

/** The same of a row: when an unpaid order ends. */
export function deadlineOf({
  pay_until,
  pickup_until,
}: Pick<OrderColumns, 'pay_until' | 'pickup_until'>) {
  return pay_until ?? pickup_until
}
type OrderColumns = Row<typeof orderColumns>

/** The view of what an order sold. The database does not know that it has all of what `order_lines` has. */
export const soldColumns = {
  id: certain(number),
  order_id: certain(number),
  position: certain(number),
  product_id: certain(number),
  combination_id: nullable(number),
  p_slug: certain(text),
  name: certain(text),
  quantity: certain(number),
  /** Of one unit. */
  amount_kobo: certain(number),
  /** Null: not stored. */
  coupon_kobo: nullable(number),
  /** The names of the chosen values ('128 GB', 'Black'). */
  options: certain(list(text)),
  images: certain(json(list(linePicture))),
  weight_grams: certain(number),
}
const { id, product_id, p_slug, name, quantity, amount_kobo, options, images } = soldColumns

/** A line as its owner reads it. Money is kobo. */
export const lineRow = {
  id,
  product_id,
  p_slug,
  name,
  quantity,
  amount_kobo,
  options,
  is_combination: boolean,
  images,
}
export type LineRow = Row<typeof lineRow>

const leftLine = { name: text, options: list(text), quantity: number }

/** An order as its owner reads it. */
export const orderRow = {
  ...orderColumns,
  delivered_at: nullable(time),
  /** Of what the counter sold: its total when it was placed, and lines of which units were left. */
  placed_kobo: nullable(number),
  left_lines: nullable(json(list(object(leftLine)))),
  // A trigger writes the first one when it is placed.
  steps: certain(json(list(object({ status: oneOf(orderStatuses), at: text })))),
  // An order has a line at least.
  lines: certain(json(list(object(lineRow)))),
}
export type OrderRow = Row<typeof orderRow>
