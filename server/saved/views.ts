import type { ProductCard } from '#contract/shop/product.ts'
import { activeAccount } from '#server/accounts/accounts.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, many, run, unlessReadOnly } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Views stored for each customer. */
const maxViews = 100

/** Records a product view and deletes all but the newest; does nothing if the account was just deleted. */
export async function recordView(
  db: Db,
  { accountId, productId, at }: { accountId: number; productId: number; at: Date },
): Promise<void> {
  await unlessReadOnly(run(db, record, [accountId, productId, at]))
}

const record = statement(
  'record-view',
  {},
  `WITH ${activeAccount}, evicted AS (
     DELETE FROM saved_views WHERE account_id = $1 AND product_id IN (
       SELECT product_id FROM saved_views WHERE account_id = $1 AND product_id <> $2
       ORDER BY viewed_at DESC, product_id DESC OFFSET ${maxViews - 1}
     )
   )
   INSERT INTO saved_views (account_id, product_id, viewed_at) SELECT id, $2, $3 FROM active
   ON CONFLICT (account_id, product_id) DO UPDATE SET viewed_at = excluded.viewed_at`,
)

/** Newest first. */
export async function recentlyViewed(db: Db, accountId: number): Promise<ProductCard[]> {
  const rows = await many(db, newestViews, [accountId])
  return cardsByIds(
    db,
    rows.map(({ product_id }) => product_id),
  )
}

const newestViews = statement(
  'recently-viewed',
  { product_id: number },
  `SELECT product_id FROM saved_views WHERE account_id = $1
   ORDER BY viewed_at DESC, product_id DESC LIMIT ${maxViews}`,
)
