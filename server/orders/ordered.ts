import type { ItemRef } from '#server/catalogue/catalogue.ts'
import { boolean, certain, number } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Whether an item was ever ordered; without a combination: the product, in any form. Reads all lines. */
export async function isOrdered(db: Db, { productId, combinationId }: ItemRef): Promise<boolean> {
  return (await one(db, ordered, [productId, combinationId])).is_ordered
}

const ordered = rareStatement(
  'order-lines-of-item',
  { is_ordered: boolean },
  `SELECT EXISTS (
     SELECT FROM order_lines
     WHERE product_id = $1 AND ($2::integer IS NULL OR combination_id = $2)
   ) AS is_ordered`,
)

/** Units that orders have of each of these combinations. Locks the orders, so that none gives units back meanwhile. */
export async function soldUnits(
  tx: Tx,
  productId: number,
  combinationIds: number[],
): Promise<Map<number, number>> {
  if (combinationIds.length === 0) return new Map()
  const rows = await many(tx, sold, [productId, combinationIds])
  return new Map(rows.map((row) => [row.combination_id, row.units]))
}

const sold = rareStatement(
  'orders-sold-units',
  // Lines of these combinations, each with its units.
  { combination_id: certain(number), units: certain(number) },
  `WITH named AS MATERIALIZED (
     SELECT order_id, combination_id, quantity FROM taken_lines
     WHERE product_id = $1 AND combination_id = ANY ($2::integer[])
   ), locked AS MATERIALIZED (
     SELECT id FROM orders WHERE id IN (SELECT order_id FROM named)
     ORDER BY id FOR SHARE
   )
   SELECT combination_id, sum(quantity)::integer AS units FROM named JOIN locked ON id = order_id
   GROUP BY combination_id`,
)
