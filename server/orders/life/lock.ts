import { linePicture, lockStock } from '#server/catalogue/catalogue.ts'
import { json, list, namesOf, nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { orderColumns, type PlacedOrder, placedOrder } from '../rows.ts'

/**
 * An order, locked until the end of the transaction, after the stock of its lines: the mall's order of
 * locks. Throws where there is none.
 */
export async function lockOrder(tx: Db, orderId: number): Promise<PlacedOrder> {
  // Lines never change once they are sold.
  const lines = await many(tx, unitsOfOrder, [orderId])
  const units = lines.map(({ product_id: productId, combination_id: combinationId, ...line }) => ({
    productId,
    combinationId,
    ...line,
  }))
  await lockStock(tx, units)
  return placedOrder(await one(tx, lock, [orderId]), units)
}

const unitsOfOrder = statement(
  'order-units',
  {
    product_id: number,
    combination_id: nullable(number),
    quantity: number,
    name: text,
    options: list(text),
    images: json(list(linePicture)),
  },
  `SELECT product_id, combination_id, quantity, name, options, images
   FROM order_lines WHERE order_id = $1 ORDER BY position`,
)

const lock = statement(
  'order-lock',
  orderColumns,
  `SELECT ${namesOf(orderColumns)} FROM orders WHERE id = $1 FOR UPDATE`,
)
