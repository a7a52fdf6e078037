import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { raiseVersion } from './version.ts'

/** Puts a retired product on sale again, with the stock that it has. Refuses `not_found` and `conflict`. */
export function restoreProduct(deps: ManageDeps, edit: Edit): Promise<{ version: number }> {
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'products', edit, deps.clock.now())
    await run(tx, restore, [edit.id])
    return { version }
  })
}

const restore = rareStatement(
  'manage-restore-product',
  {},
  'UPDATE products SET retired_at = NULL WHERE id = $1',
)
