import { text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** The record that a member deletes. */
export type Deleted = { category: number } | { brand: number } | { product: number; slug: string }

/** The works of members that would go with it, or lead nowhere, each in words: 'the banner ‘Sale’'. */
export type UsesOf = (tx: Tx, deleted: Deleted) => Promise<string[]>

/** So many are named, and then counted. */
const named = 5

/** Refuses with `conflict`, and names what has to be changed first: nobody deletes the work of others unseen. */
export async function requireUnused(usesOf: UsesOf, tx: Tx, deleted: Deleted): Promise<void> {
  const own = 'product' in deleted ? await many(tx, openPlans, [deleted.product]) : []
  const uses = [...own.map(({ words }) => words), ...(await usesOf(tx, deleted))]
  if (uses.length === 0) return
  const more = uses.length - named
  const rest = more > 0 ? [`${more} more`] : []
  const list = new Intl.ListFormat('en-NG').format([...uses.slice(0, named), ...rest])
  refuse('conflict', { message: `Still in use: ${list}. Change or remove that first.` })
}

const openPlans = rareStatement(
  'manage-open-plans-of',
  { words: text },
  `SELECT 'price plan ' || id AS words FROM price_plans
   WHERE product_id = $1 AND state IN ('planned', 'running') ORDER BY id`,
)
