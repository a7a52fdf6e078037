import type { ClientBase, Pool } from 'pg'
import type { DateRange } from '#server/platform/date-range.ts'
import { type LineRow, type OrderRow, presentLine } from './present.ts'
import type { OrderStatus } from './status.ts'

const columns = `
  id, order_code, status, payment_code, payment_status, product_count, sub_total_kobo,
  shipping_kobo, coupon_code, coupon_kobo, total_kobo, refunded_kobo, shipping_code, shipping_method,
  delivery_time, carrier_name, street, landmark, city, lg, state, phone, placed_at, pay_until,
  pickup_until,
  (
    SELECT min(moved_at) FROM order_moves
    WHERE order_id = orders.id AND status = 'DELIVERED'
  ) AS delivered_at,
  (
    SELECT json_agg(
      json_build_object('id', id, 'product_id', product_id, 'p_slug', p_slug, 'name', name,
        'quantity', quantity, 'amount_kobo', amount_kobo, 'options', options,
        'is_combination', combination_id IS NOT NULL, 'images', images)
      ORDER BY position
    )
    FROM order_lines WHERE order_id = orders.id
  ) AS lines`

/** A customer's own order; undefined for anybody else's. */
export async function readOrder(
  pool: Pool,
  accountId: number,
  orderCode: string,
): Promise<OrderRow | undefined> {
  const { rows } = await pool.query<OrderRow>({
    name: 'order-read',
    text: `SELECT ${columns} FROM orders WHERE order_code = upper($1) AND account_id = $2`,
    values: [orderCode, accountId],
  })
  return rows[0]
}

export interface OrderFilter {
  accountId: number
  /** Null: any. */
  status: OrderStatus | null
  range: DateRange
}

const matching = `
  account_id = $1 AND ($2::text IS NULL OR status = $2)
  AND ($3::timestamptz IS NULL OR placed_at >= $3) AND ($4::timestamptz IS NULL OR placed_at < $4)`

/** Newest first. */
export async function readOrders(
  pool: Pool,
  { accountId, status, range }: OrderFilter,
  { limit, skipped }: { limit: number; skipped: number },
): Promise<OrderRow[]> {
  const { rows } = await pool.query<OrderRow>({
    name: 'orders-list',
    text: `
      SELECT ${columns} FROM orders WHERE ${matching}
      ORDER BY placed_at DESC, id DESC LIMIT $5 OFFSET $6`,
    values: [accountId, status, range.from, range.until, limit, skipped],
  })
  return rows
}

export async function countOrders(
  pool: Pool,
  { accountId, status, range }: OrderFilter,
): Promise<number> {
  const { rows } = await pool.query<{ total: number }>({
    name: 'orders-count',
    text: `SELECT count(*) AS total FROM orders WHERE ${matching}`,
    values: [accountId, status, range.from, range.until],
  })
  return rows[0]?.total ?? 0
}

/** How many of a customer's orders have arrived. */
export async function deliveredCount(
  client: ClientBase | Pool,
  accountId: number,
): Promise<number> {
  const { rows } = await client.query<{ total: number }>({
    name: 'orders-delivered',
    text: `SELECT count(*) AS total FROM orders WHERE account_id = $1 AND status = 'DELIVERED'`,
    values: [accountId],
  })
  return rows[0]?.total ?? 0
}

export interface OwnOrder {
  id: number
  status: OrderStatus
}

/** A customer's own order by its id or its code; null for anybody else's. */
export async function ownOrder(
  client: ClientBase | Pool,
  { accountId, orderIdOrCode }: { accountId: number; orderIdOrCode: string },
): Promise<OwnOrder | null> {
  const { rows } = await client.query<OwnOrder>({
    name: 'order-own',
    text: `
      SELECT id, status FROM orders
      WHERE account_id = $1 AND (order_code = upper($2) OR id::text = $2)
      ORDER BY order_code = upper($2) DESC LIMIT 1`,
    values: [accountId, orderIdOrCode],
  })
  return rows[0] ?? null
}

export interface BoughtLine {
  productId: number
  orderId: number
  status: OrderStatus
}

/** A line of a customer's own orders, kept as it is until the end of the transaction. */
export async function boughtLine(
  client: ClientBase,
  { accountId, lineId }: { accountId: number; lineId: number },
): Promise<BoughtLine | null> {
  const { rows } = await client.query<BoughtLine>({
    name: 'order-bought-line',
    text: `
      SELECT product_id AS "productId", order_id AS "orderId", status
      FROM order_lines JOIN orders ON orders.id = order_id
      WHERE order_lines.id = $2 AND account_id = $1
      FOR NO KEY UPDATE OF order_lines`,
    values: [accountId, lineId],
  })
  return rows[0] ?? null
}

/** The lines of an order as the contract shows them; which of them are reviewed is not known here. */
export async function orderLines(pool: Pool, orderId: number) {
  const { rows } = await pool.query<LineRow>({
    name: 'order-lines',
    text: `
      SELECT id, product_id, p_slug, name, quantity, amount_kobo, options,
        combination_id IS NOT NULL AS is_combination, images
      FROM order_lines WHERE order_id = $1 ORDER BY position`,
    values: [orderId],
  })
  return rows.map((row) => presentLine(row, new Set()))
}
