import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { lockProductStock } from './lock-product-stock.ts'
import { raiseVersion } from './version.ts'

/**
 * Deletes a product, with its reviews and from all carts and saved items. One that orders or coupons name is retired
 * instead: nobody can order it, and it is in no list. Refuses `not_found` and `conflict`.
 */
export function deleteProduct(deps: ManageDeps, edit: Edit): Promise<'deleted' | 'retired'> {
  return inChange(deps, edit, async (tx) => {
    // An order that is being placed has its stock locked: once it is placed, it is found.
    await lockProductStock(tx, edit.id)
    const at = deps.clock.now()
    await raiseVersion(tx, 'products', edit, at)
    const isNamed = await deps.isNamed(tx, { productId: edit.id, combinationId: null })
    if (isNamed) await run(tx, retire, [edit.id, at])
    else await run(tx, deleteOne, [edit.id])
    return isNamed ? 'retired' : 'deleted'
  })
}

const retire = rareStatement(
  'manage-retire-product',
  {},
  'UPDATE products SET retired_at = coalesce(retired_at, $2) WHERE id = $1',
)
const deleteOne = rareStatement('manage-delete-product', {}, 'DELETE FROM products WHERE id = $1')
