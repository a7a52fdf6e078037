import type { ProductCard } from '#contract/shop/product.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import { number, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { savedSince, savedUntil } from './expire.ts'

/** Times are ISO 8601 in UTC. */
type SavedCard = ProductCard & { saved_at: string; kept_until: string }

/** A customer's saved items, newest first. */
export async function listSaved(db: Db, accountId: number, now: Date): Promise<SavedCard[]> {
  const rows = await many(db, savedOfAccount, [accountId, savedSince(now)])
  const cards = await cardsByIds(
    db,
    rows.map((row) => row.product_id),
  )
  const times = new Map(
    rows.map(({ product_id, saved_at }) => [
      product_id,
      { saved_at: saved_at.toISOString(), kept_until: savedUntil(saved_at).toISOString() },
    ]),
  )
  return cards.flatMap((card) => {
    const own = times.get(card.id)
    return own ? [{ ...card, ...own }] : []
  })
}

const savedOfAccount = statement(
  'list-saved',
  { product_id: number, saved_at: time },
  `SELECT product_id, saved_at FROM saved_items WHERE account_id = $1 AND saved_at > $2
   ORDER BY saved_at DESC, product_id DESC`,
)
