import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type CategoryFacts, categoryValues } from './category-facts.ts'
import { inChange } from './change.ts'
import type { Change, ManageDeps } from './deps.ts'
import { requirePicture } from './pictures.ts'

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
  `INSERT INTO categories (name, slug, parent_id, is_visible, position, popular_rank, picture_hash)
   VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
)
