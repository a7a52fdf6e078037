import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type BrandFacts, brandValues } from './add-brand.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { requirePicture } from './pictures.ts'
import { raiseVersion } from './version.ts'

/** Refuses as `addBrand`, `not_found` and `conflict`. */
export async function changeBrand(
  deps: ManageDeps,
  { facts, ...edit }: Edit & { facts: BrandFacts },
): Promise<{ version: number }> {
  await requirePicture(deps, facts.pictureHash)
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'brands', edit, deps.clock.now())
    await run(tx, update, [...brandValues(facts), edit.id])
    return { version }
  })
}

const update = rareStatement(
  'manage-change-brand',
  {},
  'UPDATE brands SET name = $1, slug = $2, picture_hash = $3, best_rank = $4 WHERE id = $5',
)
