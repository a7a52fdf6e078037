import type { ItemRef } from '#server/catalogue/catalogue.ts'
import { boolean } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

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
