import { orderStatuses, paymentStatuses } from '#contract/orders.ts'
import { paymentCodes } from '#contract/payment-methods.ts'
import { linePicture } from '#server/catalogue/catalogue.ts'
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

export const shippingCodes = ['carrier', 'public-transport', 'pick-up'] as const

/** A line as its owner reads it. Money is kobo. */
export const lineRow = {
  id: number,
  product_id: number,
  p_slug: text,
  name: text,
  quantity: number,
  /** Of one unit. */
  amount_kobo: number,
  /** The names of the chosen values ('128 GB', 'Black'). */
  options: list(text),
  is_combination: boolean,
  images: json(list(linePicture)),
}
export type LineRow = Row<typeof lineRow>

/** An order as its owner reads it. Money is kobo. */
export const orderRow = {
  id: number,
  order_code: text,
  status: oneOf(orderStatuses),
  payment_code: oneOf(paymentCodes),
  payment_status: oneOf(paymentStatuses),
  /** Units, over all lines. */
  product_count: number,
  sub_total_kobo: number,
  shipping_kobo: number,
  coupon_code: nullable(text),
  coupon_kobo: number,
  total_kobo: number,
  refunded_kobo: number,
  shipping_code: oneOf(shippingCodes),
  shipping_method: text,
  delivery_time: nullable(text),
  carrier_name: nullable(text),
  street: nullable(text),
  landmark: nullable(text),
  city: nullable(text),
  lg: nullable(text),
  state: nullable(text),
  /** E.164. */
  phone: nullable(text),
  placed_at: time,
  pay_until: nullable(time),
  pickup_until: nullable(time),
  delivered_at: nullable(time),
  // An order has a line at least.
  lines: certain(json(list(object(lineRow)))),
}
export type OrderRow = Row<typeof orderRow>
