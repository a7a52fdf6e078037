import type { paymentCodes } from '#contract/orders.ts'
import type { ItemQuantity, LinePicture } from '#server/catalogue/catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { PlacedOrder } from './life/lock.ts'

/** A line as it is sold. */
export interface NewLine extends ItemQuantity {
  pSlug: string
  name: string
  /** Of one unit. */
  amountKobo: number
  weightGrams: number
  options: string[]
  images: LinePicture[]
}

/** An order as it is placed; its units have moved already. Money is kobo. */
export interface NewOrder {
  /** Unguessable (`publicCode`). */
  orderCode: string
  accountId: number
  lines: NewLine[]
  /** Wallets pay at once. */
  isPaid: boolean
  paymentCode: (typeof paymentCodes)[number]
  subTotalKobo: number
  shippingKobo: number
  coupon: { code: string; amountKobo: number } | null
  totalKobo: number
  shipping: {
    code: PlacedOrder['shippingCode']
    method: string
    deliveryTime: string
    carrierName: string | null
    quoteId: string | null
  }
  /** Null for a pick-up. */
  address: {
    recipient: string
    street: string
    landmark: string | null
    city: string
    lg: string
    state: string
  } | null
  /** E.164. */
  phone: string | null
  /** Until when it can be paid by card, or is kept for a pick-up. */
  payUntil: Date | null
  pickupUntil: Date | null
  at: Date
}

/** Writes an order with its lines and its first state. */
export async function addOrder(tx: Db, order: NewOrder): Promise<PlacedOrder> {
  const { lines, shipping, address, coupon } = order
  const [status, paymentStatus, stockState] = order.isPaid
    ? (['PROCESSING', 'PAID', 'sold'] as const)
    : (['PENDING', 'PENDING', 'held'] as const)
  const { id } = await one(tx, insertOrder, [
    order.orderCode,
    order.accountId,
    status,
    paymentStatus,
    stockState,
    order.paymentCode,
    lines.reduce((units, { quantity }) => units + quantity, 0),
    order.subTotalKobo,
    order.shippingKobo,
    coupon?.code ?? null,
    coupon?.amountKobo ?? 0,
    order.totalKobo,
    shipping.code,
    shipping.method,
    shipping.deliveryTime,
    shipping.carrierName,
    shipping.quoteId,
    address?.recipient ?? null,
    address?.street ?? null,
    address?.landmark ?? null,
    address?.city ?? null,
    address?.lg ?? null,
    address?.state ?? null,
    order.phone,
    order.payUntil,
    order.pickupUntil,
    order.at,
    JSON.stringify(lines.map((line, position) => ({ ...line, position }))),
  ])
  return {
    id,
    orderCode: order.orderCode,
    accountId: order.accountId,
    status,
    paymentCode: order.paymentCode,
    paymentStatus,
    stockState,
    totalKobo: order.totalKobo,
    refundedKobo: 0,
    shippingCode: shipping.code,
    quoteId: shipping.quoteId,
    to: address && order.phone ? { ...address, phone: order.phone } : null,
    payUntil: order.payUntil,
    pickupUntil: order.pickupUntil,
    units: lines,
  }
}

const insertOrder = statement(
  'order-add',
  { id: number },
  `WITH added AS (
     INSERT INTO orders (order_code, account_id, status, payment_status, stock_state,
       payment_code, product_count, sub_total_kobo, shipping_kobo, coupon_code, coupon_kobo,
       total_kobo, shipping_code, shipping_method, delivery_time, carrier_name, quote_id,
       recipient, street, landmark, city, lg, state, phone, pay_until, pickup_until,
       placed_at, moved_at, moved_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20, $21, $22, $23, $24, $25, $26, $27, $27, 'customer')
     RETURNING id
   ), sold AS (
     INSERT INTO order_lines (order_id, position, product_id, combination_id, quantity, p_slug,
       name, amount_kobo, weight_grams, options, images)
     SELECT added.id, position, "productId", "combinationId", quantity, "pSlug", name,
       "amountKobo", "weightGrams", options, images
     FROM added, jsonb_to_recordset($28) AS line (position smallint, "productId" integer,
       "combinationId" integer, quantity integer, "pSlug" text, name text,
       "amountKobo" bigint, "weightGrams" integer, options text[], images jsonb)
     ORDER BY position
   )
   SELECT id FROM added`,
)
