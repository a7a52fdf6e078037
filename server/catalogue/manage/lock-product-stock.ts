import { nullable, number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/**
 * Locks the stock of a product's items, in the order in which orders lock it and before the product, as a sale locks
 * first the stock and then, where it sells out, the product.
 */
export function lockProductStock(tx: Tx, productId: number) {
  return many(tx, lock, [productId])
}

const lock = rareStatement(
  'manage-lock-product-stock',
  { combination_id: nullable(number), held: number },
  `SELECT combination_id, held FROM stock WHERE product_id = $1
   ORDER BY product_id, combination_id FOR UPDATE`,
)
