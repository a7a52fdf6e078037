import { number } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type Change, inChange, type ManageDeps } from './change.ts'

/**
 * Sets the order of siblings, which leaves their versions as they are; answers the order before. Refuses `conflict`
 * where these are not all categories of the parent (null: of the first level): somebody has added or moved one.
 */
export function orderCategories(
  deps: ManageDeps,
  { parentId, ids, ...change }: Change & { parentId: number | null; ids: number[] },
): Promise<number[]> {
  return inChange(deps, change, async (tx) => {
    const rows = await many(tx, lockSiblings, [parentId])
    const known = new Set(rows.map(({ id }) => id))
    const isWhole = ids.length === known.size && ids.every((id) => known.delete(id))
    if (!isWhole) {
      const message =
        'Somebody has added, moved or deleted a category here. Look at the list again.'
      refuse('conflict', { message })
    }
    await run(tx, setPositions, [ids])
    return rows
      .toSorted((one, other) => one.position - other.position || one.id - other.id)
      .map(({ id }) => id)
  })
}

const lockSiblings = rareStatement(
  'manage-lock-siblings',
  { id: number, position: number },
  `SELECT id, position FROM categories WHERE parent_id IS NOT DISTINCT FROM $1::integer
   ORDER BY id FOR NO KEY UPDATE`,
)
const setPositions = rareStatement(
  'manage-order-categories',
  {},
  `UPDATE categories SET position = place - 1
   FROM unnest($1::integer[]) WITH ORDINALITY AS given (id, place)
   WHERE categories.id = given.id AND position <> place - 1`,
)
