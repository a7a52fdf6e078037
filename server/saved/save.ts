import { activeAccount } from '#server/accounts/accounts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isMissingReference } from '#server/platform/database/missing-reference.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { savedSince } from './expire.ts'

/** Products that a customer may have saved at a time. */
const maxSaved = 500

/**
 * Saves products, all of them or none; those saved already keep their date. Refuses with `not_found`
 * where one of them is no product, with `list_full`, and with `unauthenticated` where the account has just ended.
 */
export async function saveProducts(
  database: Database,
  { accountId, productIds, now }: { accountId: number; productIds: number[]; now: Date },
): Promise<void> {
  const ids = [...new Set(productIds)]
  try {
    const { is_living: isActive, has_room: hasRoom } = await insert(database, accountId, ids, now)
    if (!isActive) refuse('unauthenticated')
    if (!hasRoom) refuse('list_full')
  } catch (error) {
    if (!isMissingReference(error, /product/)) throw error
    refuse('not_found', { message: 'We could not find this product.' })
  }
}

/** In one order, so that two calls don't deadlock. Saves nothing beyond the limit. */
async function insert({ pool }: Database, accountId: number, ids: number[], now: Date) {
  const { rows } = await pool.query<{ is_living: boolean; has_room: boolean }>({
    name: 'save-products',
    text: `
      WITH ${activeAccount}, others AS (
        SELECT count(*) + cardinality($2::integer[]) <= ${maxSaved} AS leave_room FROM saved_items
        WHERE account_id = $1 AND product_id <> ALL ($2) AND saved_at > $4
      ), written AS (
        INSERT INTO saved_items (account_id, product_id, saved_at)
        SELECT $1, product.id, $3 FROM unnest($2) AS product (id), others, living
        WHERE leave_room ORDER BY product.id
        ON CONFLICT (account_id, product_id) DO UPDATE SET saved_at = excluded.saved_at
        WHERE saved_items.saved_at <= $4
      )
      SELECT leave_room AS has_room, EXISTS (SELECT FROM living) AS is_living FROM others`,
    values: [accountId, ids, now, savedSince(now)],
  })
  return rows[0] ?? { is_living: false, has_room: false }
}

/** What is not saved is no error. */
export async function unsaveProduct(
  { pool }: Database,
  accountId: number,
  productId: number,
): Promise<void> {
  await pool.query({
    name: 'unsave-product',
    text: 'DELETE FROM saved_items WHERE account_id = $1 AND product_id = $2',
    values: [accountId, productId],
  })
}
