import { boolean } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type CategoryFacts, categoryValues } from './category-facts.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { refuseField } from './mistakes.ts'
import { requirePicture } from './pictures.ts'
import { raiseVersion } from './version.ts'

/** Changes a category; its products go with it to another parent. Refuses as `addCategory`, `not_found`, `conflict`. */
export async function changeCategory(
  deps: ManageDeps,
  { facts, ...edit }: Edit & { facts: CategoryFacts },
): Promise<{ version: number }> {
  await requirePicture(deps, facts.pictureHash)
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'categories', edit, deps.clock.now())
    if (facts.parentId === null && (await one(tx, hasProducts, [edit.id])).has_products) {
      refuseField('parent_id', 'Only sub-categories have products, and this one has some.')
    }
    if (facts.parentId === edit.id) refuseField('parent_id', 'There is no such category.')
    await run(tx, update, [...categoryValues(facts), edit.id])
    return { version }
  })
}

const hasProducts = rareStatement(
  'manage-category-has-products',
  { has_products: boolean },
  'SELECT EXISTS (SELECT FROM products WHERE category_id = $1) AS has_products',
)

const update = rareStatement(
  'manage-change-category',
  {},
  `UPDATE categories SET name = $1, slug = $2, parent_id = $3, is_visible = $4, position = $5,
     popular_rank = $6, picture_hash = $7
   WHERE id = $8`,
)
