import type { ProductCard } from '#contract/catalogue.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { savedSince, savedUntil } from './expire.ts'

/** Times are ISO 8601 in UTC. */
type SavedCard = ProductCard & { saved_at: string; kept_until: string }

/** A customer's saved items, newest first. */
export async function listSaved(
  database: Database,
  accountId: number,
  now: Date,
): Promise<SavedCard[]> {
  const { rows } = await database.pool.query<{ product_id: number; saved_at: Date }>({
    name: 'list-saved',
    text: `
      SELECT product_id, saved_at FROM saved_items WHERE account_id = $1 AND saved_at > $2
      ORDER BY saved_at DESC, product_id DESC`,
    values: [accountId, savedSince(now)],
  })
  const cards = await cardsByIds(
    database,
    rows.map((row) => row.product_id),
  )
  const times = new Map(
    rows.map(({ product_id, saved_at }) => [
      product_id,
      { saved_at: saved_at.toISOString(), kept_until: savedUntil(saved_at).toISOString() },
    ]),
  )
  return cards.flatMap((card) => {
    const time = times.get(card.id)
    return time ? [{ ...card, ...time }] : []
  })
}
