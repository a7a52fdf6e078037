import type { FactKind } from '#contract/shop/facts.ts'
import { boolean, number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type Change, type Edit, inChange, type ManageDeps } from './change.ts'
import { refuseField } from './mistakes.ts'
import { requirePicture } from './pictures.ts'
import { raiseVersion } from './version.ts'

/** Refuses `validation_failed` with the field: no such parent or picture, an address that is taken, a third level. */
export async function addCategory(
  deps: ManageDeps,
  { facts, ...change }: Change & { facts: CategoryFacts },
): Promise<{ id: number }> {
  await requirePicture(deps, facts.pictureHash)
  return inChange(deps, change, (tx) => one(tx, insert, categoryValues(facts)))
}

const insert = rareStatement(
  'manage-add-category',
  { id: number },
  `INSERT INTO categories (name, slug, parent_id, is_visible, position, popular_rank, picture_hash, fact_kinds)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
)

/** A category, or a sub-category of one. */
export interface CategoryFacts {
  name: string
  /** Unique, small letters and digits with single hyphens between. */
  slug: string
  /** Null: a category of the first level. */
  parentId: number | null
  /** In the menus. */
  isVisible: boolean
  /** Among its siblings. */
  position: number
  /** Among the popular ones, from 1; null: it is none. */
  popularRank: number | null
  pictureHash: string
  /** What its own products differ in, for its filters. */
  factKinds: readonly FactKind[]
}

/** In the order in which the statements of this folder take them. */
export function categoryValues(facts: CategoryFacts): unknown[] {
  const { name, slug, parentId, isVisible, position, popularRank, pictureHash, factKinds } = facts
  return [name, slug, parentId, isVisible, position, popularRank, pictureHash, factKinds]
}

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
     popular_rank = $6, picture_hash = $7, fact_kinds = $8
   WHERE id = $9`,
)

/**
 * Deletes an empty category; the office asks before that what leads to it (`../in-use.ts`). Refuses `not_found`, and `conflict` where it was changed
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
