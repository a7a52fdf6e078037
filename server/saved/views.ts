import type { ProductCard } from '#contract/catalogue.ts'
import { activeAccount } from '#server/accounts/accounts.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Views stored for each customer. */
const maxViews = 100

/** Records a product view and deletes all but the newest; does nothing if the account was just deleted. */
export async function recordView(
  { pool }: Database,
  { accountId, productId, at }: { accountId: number; productId: number; at: Date },
): Promise<void> {
  await pool.query({
    name: 'record-view',
    text: `
      WITH ${activeAccount}, evicted AS (
        DELETE FROM saved_views WHERE account_id = $1 AND product_id IN (
          SELECT product_id FROM saved_views WHERE account_id = $1 AND product_id <> $2
          ORDER BY viewed_at DESC, product_id DESC OFFSET ${maxViews - 1}
        )
      )
      INSERT INTO saved_views (account_id, product_id, viewed_at) SELECT id, $2, $3 FROM living
      ON CONFLICT (account_id, product_id) DO UPDATE SET viewed_at = excluded.viewed_at`,
    values: [accountId, productId, at],
  })
}

/** Newest first. */
export async function recentlyViewed(
  database: Database,
  accountId: number,
): Promise<ProductCard[]> {
  const { rows } = await database.pool.query<{ product_id: number }>({
    name: 'recently-viewed',
    text: `
      SELECT product_id FROM saved_views WHERE account_id = $1
      ORDER BY viewed_at DESC, product_id DESC LIMIT ${maxViews}`,
    values: [accountId],
  })
  return cardsByIds(
    database,
    rows.map(({ product_id }) => product_id),
  )
}
