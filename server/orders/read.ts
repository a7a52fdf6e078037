import { orderStatuses } from '#contract/shop/orders.ts'
import { namesOf, number, oneOf, type Row } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { DateRange } from '#server/platform/date-range.ts'
import type { OrderStatus } from './life/status.ts'
import { presentLine } from './present.ts'
import { lineRow, type OrderRow, orderColumns, orderRow } from './rows.ts'

/** What `orderRow` has. */
const columns = `
  ${namesOf(orderColumns)},
  (
    SELECT min(moved_at) FROM order_moves
    WHERE order_id = orders.id AND status = 'DELIVERED'
  ) AS delivered_at,
  (SELECT placed_kobo FROM counter_sales WHERE order_id = orders.id) AS placed_kobo,
  (
    SELECT json_agg(
      json_build_object('name', name, 'options', options, 'quantity', quantity - units)
      ORDER BY position
    )
    FROM counter_lines JOIN order_lines ON order_lines.id = line_id
    WHERE counter_lines.order_id = orders.id AND units < quantity
  ) AS left_lines,
  (
    SELECT json_agg(json_build_object('status', status, 'at', at) ORDER BY first)
    FROM (
      SELECT status, min(moved_at) AS at, min(id) AS first FROM order_moves
      WHERE order_id = orders.id GROUP BY status
    ) AS step
  ) AS steps,
  (
    SELECT json_agg(
      json_build_object('id', id, 'product_id', product_id, 'p_slug', p_slug, 'name', name,
        'quantity', quantity, 'amount_kobo', amount_kobo, 'options', options,
        'is_combination', combination_id IS NOT NULL, 'images', images)
      ORDER BY position
    )
    FROM sold_lines WHERE order_id = orders.id
  ) AS lines`

/** A customer's own order; null for anybody else's. */
export function readOrder(db: Db, accountId: number, orderCode: string): Promise<OrderRow | null> {
  return maybe(db, orderOfAccount, [orderCode, accountId])
}

const orderOfAccount = statement(
  'order-read',
  orderRow,
  `SELECT ${columns} FROM orders WHERE order_code = $1 AND account_id = $2`,
)

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
export function readOrders(
  db: Db,
  { accountId, status, range }: OrderFilter,
  { limit, skipped }: { limit: number; skipped: number },
): Promise<OrderRow[]> {
  return many(db, matchingOrders, [accountId, status, range.from, range.until, limit, skipped])
}

const matchingOrders = statement(
  'orders-list',
  orderRow,
  `SELECT ${columns} FROM orders WHERE ${matching}
   ORDER BY placed_at DESC, id DESC LIMIT $5 OFFSET $6`,
)

export function countOrders(db: Db, { accountId, status, range }: OrderFilter): Promise<number> {
  return count(db, matchingCount, [accountId, status, range.from, range.until])
}

const matchingCount = statement(
  'orders-count',
  counted,
  `SELECT count(*) FROM orders WHERE ${matching}`,
)

/** How many of a customer's orders have arrived. */
export function deliveredCount(db: Db, accountId: number): Promise<number> {
  return count(db, delivered, [accountId])
}

const delivered = statement(
  'orders-delivered',
  counted,
  `SELECT count(*) FROM orders WHERE account_id = $1 AND status = 'DELIVERED'`,
)

const ownRow = { id: number, status: oneOf(orderStatuses) }
export type OwnOrder = Row<typeof ownRow>

/** A customer's own order by its id or its code; null for anybody else's. */
export function ownOrder(
  db: Db,
  { accountId, orderIdOrCode }: { accountId: number; orderIdOrCode: string },
): Promise<OwnOrder | null> {
  return maybe(db, own, [accountId, orderIdOrCode])
}

const own = statement(
  'order-own',
  ownRow,
  `SELECT id, status FROM orders
   WHERE account_id = $1 AND (order_code = $2 OR id::text = $2)
   ORDER BY order_code = $2 DESC LIMIT 1`,
)

export interface BoughtLine {
  productId: number
  orderId: number
  status: OrderStatus
}

/** A line of a customer's own orders, locked until the end of the transaction. */
export async function boughtLine(
  tx: Db,
  { accountId, lineId }: { accountId: number; lineId: number },
): Promise<BoughtLine | null> {
  const row = await maybe(tx, bought, [accountId, lineId])
  return row && { productId: row.product_id, orderId: row.order_id, status: row.status }
}

const bought = statement(
  'order-bought-line',
  { product_id: number, order_id: number, status: oneOf(orderStatuses) },
  `SELECT product_id, order_id, status
   FROM order_lines JOIN orders ON orders.id = order_id
   WHERE order_lines.id = $2 AND account_id = $1
     AND EXISTS (SELECT FROM sold_lines WHERE id = $2)
   FOR NO KEY UPDATE OF order_lines`,
)

/** The lines of an order as the contract shows them; which of them are reviewed is not known here. */
export async function orderLines(db: Db, orderId: number) {
  const rows = await many(db, lines, [orderId])
  return rows.map((row) => presentLine(row, new Set()))
}

const lines = statement(
  'order-lines',
  lineRow,
  `SELECT id, product_id, p_slug, name, quantity, amount_kobo, options,
     combination_id IS NOT NULL AS is_combination, images
   FROM sold_lines WHERE order_id = $1 ORDER BY position`,
)
