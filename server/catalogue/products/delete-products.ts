import { actorText } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Change, inChange, type ManageDeps } from '../manage/change.ts'
import { maxProductsAtOnce } from '../manage/edit-products.ts'

export type DeletionOutcome = 'deleted' | 'archived' | 'gone' | 'edited'

/**
 * Deletes up to `maxProductsAtOnce` products in one transaction and few statements, by the rules of `deleteProduct`: what
 * orders or coupons name is archived. One that was edited since its version was read stays. Answers what became of each.
 */
export function deleteProducts(
  deps: Pick<ManageDeps, 'database' | 'clock' | 'isNamed'>,
  { products, by, ...change }: Change & { products: { id: number; version: number }[] },
): Promise<Map<number, DeletionOutcome>> {
  if (products.length > maxProductsAtOnce) throw new Error('too many products for one transaction')
  const ids = products.map(({ id }) => id)
  return inChange(deps, change, async (tx) => {
    // An order that is being placed has its stock locked: once it is placed, it is found.
    await run(tx, lockStock, [ids])
    const found = new Map((await many(tx, lockProducts, [ids])).map((row) => [row.id, row.version]))
    const outcomes = new Map<number, DeletionOutcome>()
    for (const { id, version } of products) {
      const now = found.get(id)
      if (now !== version) outcomes.set(id, now === undefined ? 'gone' : 'edited')
      else {
        const isNamed = await deps.isNamed(tx, { productId: id, combinationId: null })
        outcomes.set(id, isNamed ? 'archived' : 'deleted')
      }
    }
    const those = (outcome: DeletionOutcome) => ids.filter((id) => outcomes.get(id) === outcome)
    await run(tx, archive, [those('archived'), deps.clock.now(), actorText(by)])
    await run(tx, deleteAll, [those('deleted')])
    return outcomes
  })
}

const lockStock = rareStatement(
  'delete-products-lock-stock',
  {},
  `SELECT FROM stock WHERE product_id = ANY ($1::integer[])
   ORDER BY product_id, combination_id FOR UPDATE`,
)
const lockProducts = rareStatement(
  'delete-products-lock',
  { id: number, version: number },
  'SELECT id, version FROM products WHERE id = ANY ($1::integer[]) ORDER BY id FOR UPDATE',
)
const archive = rareStatement(
  'delete-products-archive',
  {},
  `UPDATE products SET state = 'archived', version = version + 1, changed_at = $2, changed_by = $3
   WHERE id = ANY ($1::integer[])`,
)
const deleteAll = rareStatement(
  'delete-products',
  {},
  'DELETE FROM products WHERE id = ANY ($1::integer[])',
)
