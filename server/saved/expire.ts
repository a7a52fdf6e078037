import type { Database } from '#server/platform/database/database.ts'

/** Specification, contract's section 6: 60 days. */
const retainMs = 60 * 24 * 60 * 60_000

/** Items saved up to then have expired. */
export function savedSince(now: Date): Date {
  return new Date(now.getTime() - retainMs)
}

/** When an item saved then expires. */
export function savedUntil(savedAt: Date): Date {
  return new Date(savedAt.getTime() + retainMs)
}

/** Job: deletes expired items; lists leave them out from the moment they expire. */
export async function expireSavedItems({ pool }: Database, now: Date): Promise<void> {
  await pool.query('DELETE FROM saved_items WHERE saved_at <= $1', [savedSince(now)])
}
