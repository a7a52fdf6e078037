import type { ClientBase } from 'pg'
import type { paymentCodes } from '#contract/orders.ts'
import { type ItemQuantity, lockStock, type StockState } from '#server/catalogue/catalogue.ts'
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
  shippingCode: 'carrier' | 'public-transport' | 'pick-up'
  /** The carrier's quote that was accepted. */
  quoteId: string | null
  /** Where it goes; null for a pick-up. `phone` is E.164. */
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
export async function lockOrder(client: ClientBase, orderId: number): Promise<PlacedOrder> {
  // Lines never change once they are sold.
  const { rows: units } = await client.query<ItemQuantity>({
    name: 'order-units',
    text: `
      SELECT product_id AS "productId", combination_id AS "combinationId", quantity
      FROM order_lines WHERE order_id = $1 ORDER BY position`,
    values: [orderId],
  })
  await lockStock(client, units)
  const { rows } = await client.query<Omit<PlacedOrder, 'units'>>({
    name: 'order-lock',
    text: `
      SELECT id, order_code AS "orderCode", account_id AS "accountId", status,
        payment_code AS "paymentCode", payment_status AS "paymentStatus",
        stock_state AS "stockState", total_kobo AS "totalKobo",
        refunded_kobo AS "refundedKobo", shipping_code AS "shippingCode",
        quote_id AS "quoteId", pay_until AS "payUntil", pickup_until AS "pickupUntil",
        CASE WHEN shipping_code <> 'pick-up' THEN json_build_object('recipient', recipient,
          'phone', phone, 'street', street, 'landmark', landmark, 'city', city) END AS to
      FROM orders WHERE id = $1 FOR UPDATE`,
    values: [orderId],
  })
  const [order] = rows
  if (!order) throw new Error(`there is no order ${orderId}`)
  return { ...order, units }
}
