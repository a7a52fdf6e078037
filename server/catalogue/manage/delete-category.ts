import { boolean } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { raiseVersion } from './version.ts'

/**
 * Deletes an empty category, with the banners that lead to it. Refuses `not_found`, and `conflict` where it was changed
 * since or has products or sub-categories; `validation_failed` where a coupon is for it.
 */
export function deleteCategory(deps: ManageDeps, edit: Edit): Promise<void> {
  return inChange(deps, edit, async (tx) => {
    await raiseVersion(tx, 'categories', edit, deps.clock.now())
    if (!(await one(tx, readIsEmpty, [edit.id])).is_empty) {
      refuse('conflict', { message: 'Move its products and sub-categories first.' })
    }
    await run(tx, deleteOne, [edit.id])
  })
}

const readIsEmpty = rareStatement(
  'manage-category-is-empty',
  { is_empty: boolean },
  `SELECT NOT EXISTS (SELECT FROM products WHERE category_id = $1)
     AND NOT EXISTS (SELECT FROM categories WHERE parent_id = $1) AS is_empty`,
)
const deleteOne = rareStatement(
  'manage-delete-category',
  {},
  'DELETE FROM categories WHERE id = $1',
)
