import { number } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { OrderDeps } from './deps.ts'

/** Orders that are looked at, the newest: about 60,000 lines, in a second. */
const maxOrders = 20_000
/** What one customer alone bought together says more of the customer than of the products. */
const minCustomers = 2

/** Job: counts anew which products are bought in one order. */
export async function countPairs({ database }: Pick<OrderDeps, 'database'>): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    await run(tx, deletePairs)
    await run(tx, insertPairs)
  })
}

const deletePairs = rareStatement('order-pairs-delete', {}, 'DELETE FROM order_pairs')

const insertPairs = rareStatement(
  'order-pairs-count',
  {},
  `INSERT INTO order_pairs (product_id, other_id, customers)
   WITH recent AS (
     SELECT id, account_id FROM orders WHERE payment_status = 'PAID' ORDER BY id DESC LIMIT ${maxOrders}
   )
   SELECT line.product_id, other.product_id, count(DISTINCT account_id)
   FROM recent
   JOIN sold_lines AS line ON line.order_id = recent.id
   JOIN sold_lines AS other ON other.order_id = recent.id AND other.product_id <> line.product_id
   GROUP BY line.product_id, other.product_id
   HAVING count(DISTINCT account_id) >= ${minCustomers}`,
)

/** Products that customers bought together with this one, by how many did so. */
export async function boughtTogether(db: Db, productId: number): Promise<number[]> {
  return (await many(db, pairsOf, [productId])).map(({ other_id }) => other_id)
}

const pairsOf = statement(
  'order-pairs-of',
  { other_id: number },
  `SELECT other_id FROM order_pairs WHERE product_id = $1
   ORDER BY customers DESC, other_id LIMIT 50`,
)
