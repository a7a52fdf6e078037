import { savedItemDays } from '#contract/limits.ts'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

const retainMs = savedItemDays * 24 * 3_600_000

/** Items saved up to then have expired. */
export function savedSince(now: Date): Date {
  return new Date(now.getTime() - retainMs)
}

/** When an item saved then expires. */
export function savedUntil(savedAt: Date): Date {
  return new Date(savedAt.getTime() + retainMs)
}

/** Job: deletes expired items; lists leave them out from the moment they expire. */
export async function expireSavedItems(db: Db, now: Date): Promise<void> {
  await run(db, deleteExpired, [savedSince(now)])
}

const deleteExpired = rareStatement(
  'saved-delete-expired',
  {},
  'DELETE FROM saved_items WHERE saved_at <= $1',
)
