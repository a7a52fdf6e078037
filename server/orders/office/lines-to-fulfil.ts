import { boolean, certain, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import { soldColumns } from '../rows.ts'

/** A line as it leaves the house. */
export interface LineToFulfil {
  orderId: number
  orderCode: string
  lineId: number
  /** As the order lists its lines, from 1. */
  line: number
  productId: number
  combinationId: number | null
  name: string
  options: string[]
  imageUrl: string | null
  /** Without those whose money went back line by line. */
  units: number
  /** Of one unit. */
  weightGrams: number
}

/** The lines of these orders with units left to send, in the order of each. */
export async function linesToFulfil(db: Db, orderIds: readonly number[]): Promise<LineToFulfil[]> {
  const rows = await many(db, linesOfOrders, [orderIds])
  return rows.map(({ images: [image], ...row }) => ({
    orderId: row.order_id,
    orderCode: row.order_code,
    lineId: row.id,
    line: row.position + 1,
    productId: row.product_id,
    combinationId: row.combination_id,
    name: row.name,
    options: row.options,
    imageUrl: image ? pictureAddress(image.hash) : null,
    units: row.units,
    weightGrams: row.weight_grams,
  }))
}

const { order_id, id, position, product_id, combination_id, name } = soldColumns
const { options, images, weight_grams } = soldColumns

const linesOfOrders = rareStatement(
  'orders-lines-to-fulfil',
  {
    order_id,
    order_code: text,
    id,
    position,
    product_id,
    combination_id,
    name,
    options,
    images,
    // Of what was sold, without what went back.
    units: certain(number),
    weight_grams,
  },
  `SELECT order_id, order_code, id, position, product_id, combination_id, name, options, images, units, weight_grams
   FROM (
     SELECT order_id, order_code, lines.id, product_id, combination_id, name, options, images, position,
       quantity - coalesce((
         SELECT sum(quantity)::integer FROM order_line_refunds WHERE line_id = lines.id
       ), 0) AS units, weight_grams
     FROM sold_lines AS lines JOIN orders ON orders.id = order_id
     WHERE order_id = ANY ($1)
   ) AS lines
   WHERE units > 0 ORDER BY order_id, position`,
)

/** The order with this code; null where there is none. */
export async function orderToFulfil(
  db: Db,
  orderCode: string,
): Promise<{ id: number; isPaid: boolean } | null> {
  const row = await maybe(db, orderOfCode, [orderCode])
  return row && { id: row.id, isPaid: row.is_paid }
}

const orderOfCode = rareStatement(
  'orders-to-fulfil-of-code',
  { id: number, is_paid: boolean },
  "SELECT id, payment_status = 'PAID' AS is_paid FROM orders WHERE order_code = $1",
)

/** The codes of these orders. */
export async function orderCodesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await many(db, codesOfOrders, [ids])
  return new Map(rows.map(({ id, order_code }) => [id, order_code]))
}

const codesOfOrders = rareStatement(
  'orders-codes-of',
  { id: number, order_code: text },
  'SELECT id, order_code FROM orders WHERE id = ANY ($1)',
)
