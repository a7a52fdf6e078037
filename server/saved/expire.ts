import type { Database } from '#server/platform/database/database.ts'

/** How long a saved item is kept (specification, contract's section 6): 60 days. */
const retainMs = 60 * 24 * 60 * 60_000

/** What was saved up to then is over. */
export function savedSince(now: Date): Date {
  return new Date(now.getTime() - retainMs)
}

/** When what was saved then is over. */
export function savedUntil(savedAt: Date): Date {
  return new Date(savedAt.getTime() + retainMs)
}

/** Job: removes saved items whose time is over. Lists leave them out already before. */
export async function expireSavedItems({ pool }: Database, now: Date): Promise<void> {
  await pool.query('DELETE FROM saved_items WHERE saved_at <= $1', [savedSince(now)])
}
