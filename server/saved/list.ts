import type { ProductCard } from '#contract/catalogue.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { keptSince } from './expire.ts'

/** A customer's saved items, newest first. */
export async function listSaved(
  database: Database,
  accountId: number,
  now: Date,
): Promise<(ProductCard & { saved_at: string })[]> {
  const { rows } = await database.pool.query<{ product_id: number; saved_at: Date }>({
    name: 'list-saved',
    text: `
      SELECT product_id, saved_at FROM saved_items WHERE account_id = $1 AND saved_at > $2
      ORDER BY saved_at DESC, product_id DESC`,
    values: [accountId, keptSince(now)],
  })
  const savedAt = new Map(rows.map((row) => [row.product_id, row.saved_at.toISOString()]))
  const cards = await cardsByIds(database, [...savedAt.keys()])
  return cards.map((card) => ({ ...card, saved_at: savedAt.get(card.id) ?? '' }))
}
