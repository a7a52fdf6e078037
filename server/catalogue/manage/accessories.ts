import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Edit, inChange, type ManageDeps } from './change.ts'
import { raiseVersion } from './version.ts'

/** A category with accessories for another. */
export interface AccessoryCategory {
  categoryId: number
  /** Its products fit only the models that their values name, as cases do. */
  isByModel: boolean
}

/**
 * Names the categories whose products are accessories for those of a sub-category, the nearest first, in place of those
 * that it has. Refuses `not_found`, `conflict`, and `validation_failed` for one that is not there, is itself, or is twice.
 */
export function changeAccessories(
  deps: ManageDeps,
  { accessories, ...edit }: Edit & { accessories: AccessoryCategory[] },
): Promise<{ version: number }> {
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'categories', edit, deps.clock.now())
    await run(tx, deleteAll, [edit.id])
    const placed = accessories.map((accessory, position) => ({ ...accessory, position }))
    await run(tx, insert, [edit.id, JSON.stringify(placed)])
    return { version }
  })
}

const deleteAll = rareStatement(
  'manage-delete-accessories',
  {},
  'DELETE FROM category_accessories WHERE category_id = $1',
)
const insert = rareStatement(
  'manage-add-accessories',
  {},
  `INSERT INTO category_accessories (category_id, accessory_id, position, is_by_model)
   SELECT $1, "categoryId", position, "isByModel"
   FROM jsonb_to_recordset($2)
     AS given ("categoryId" integer, position smallint, "isByModel" boolean)`,
)
