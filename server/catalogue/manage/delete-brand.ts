import { boolean } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { raiseVersion } from './version.ts'

/** Deletes a brand without products. Refuses `not_found`, and `conflict` where it was changed since or has some. */
export function deleteBrand(deps: ManageDeps, edit: Edit): Promise<void> {
  return inChange(deps, edit, async (tx) => {
    await raiseVersion(tx, 'brands', edit, deps.clock.now())
    if ((await one(tx, hasProducts, [edit.id])).has_products) {
      refuse('conflict', { message: 'There are products of this brand.' })
    }
    await run(tx, deleteOne, [edit.id])
  })
}

const hasProducts = rareStatement(
  'manage-brand-has-products',
  { has_products: boolean },
  'SELECT EXISTS (SELECT FROM products WHERE brand_id = $1) AS has_products',
)
const deleteOne = rareStatement('manage-delete-brand', {}, 'DELETE FROM brands WHERE id = $1')
