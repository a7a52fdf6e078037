import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type SellerFacts, sellerValues } from './add-seller.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { raiseVersion } from './version.ts'

/** Refuses as `addSeller`, `not_found` and `conflict`. */
export async function changeSeller(
  deps: ManageDeps,
  { facts, ...edit }: Edit & { facts: SellerFacts },
): Promise<{ version: number }> {
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'sellers', edit, deps.clock.now())
    await run(tx, update, [...sellerValues(facts), edit.id])
    return { version }
  })
}

const update = rareStatement(
  'manage-change-seller',
  {},
  'UPDATE sellers SET name = $1, slug = $2 WHERE id = $3',
)
