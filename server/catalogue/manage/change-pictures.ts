import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { insertPictures, type NewPicture, requirePictures } from './pictures.ts'
import { raiseVersion } from './version.ts'

/** Gives a product these pictures, in this order, in place of those that it has. Refuses as `addProduct`. */
export async function changePictures(
  deps: ManageDeps,
  { pictures, ...edit }: Edit & { pictures: NewPicture[] },
): Promise<{ version: number }> {
  await requirePictures(deps, pictures)
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'products', edit, deps.clock.now())
    await run(tx, deleteAll, [edit.id])
    await insertPictures(tx, edit.id, pictures)
    return { version }
  })
}

const deleteAll = rareStatement(
  'manage-delete-pictures',
  {},
  'DELETE FROM product_images WHERE product_id = $1',
)
