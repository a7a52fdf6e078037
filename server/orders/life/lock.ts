import { lockStock } from '#server/catalogue/catalogue.ts'
import { namesOf } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { orderColumns, type PlacedOrder, placedOrder, soldColumns } from '../rows.ts'

/**
 * An order, locked until the end of the transaction, after the stock of its lines: the mall's order of
 * locks. Throws where there is none.
 */
export async function lockOrder(tx: Db, orderId: number): Promise<PlacedOrder> {
  // Only the counter changes what is sold, of an order that it ends.
  const lines = await many(tx, unitsOfOrder, [orderId])
  const units = lines.map(({ product_id: productId, combination_id: combinationId, ...line }) => ({
    productId,
    combinationId,
    ...line,
  }))
  await lockStock(tx, units)
  return placedOrder(await one(tx, lock, [orderId]), units)
}

const { product_id, combination_id, quantity, name, options, images } = soldColumns

const unitsOfOrder = statement(
  'order-units',
  { product_id, combination_id, quantity, name, options, images },
  `SELECT product_id, combination_id, quantity, name, options, images
   FROM sold_lines WHERE order_id = $1 ORDER BY position`,
)

const lock = statement(
  'order-lock',
  orderColumns,
  `SELECT ${namesOf(orderColumns)} FROM orders WHERE id = $1 FOR UPDATE`,
)
