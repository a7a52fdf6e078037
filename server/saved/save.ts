import { activeAccount } from '#server/accounts/accounts.ts'
import { boolean, certain } from '#server/platform/database/columns.ts'
import { type Db, isMissingReference, one, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { savedSince } from './expire.ts'

/** Saved items for each customer. */
const maxSaved = 500

/**
 * Saves products, all of them or none; products saved already keep their date. Refuses with `not_found` for
 * an unknown product, with `list_full`, and with `unauthenticated` if the account was just deleted.
 */
export async function saveProducts(
  db: Db,
  { accountId, productIds, now }: { accountId: number; productIds: number[]; now: Date },
): Promise<void> {
  const ids = [...new Set(productIds)]
  try {
    const values = [accountId, ids, now, savedSince(now)]
    const { is_active, is_within_limit } = await one(db, save, values)
    if (!is_active) refuse('unauthenticated')
    if (!is_within_limit) refuse('list_full')
  } catch (error) {
    if (!isMissingReference(error, /product/)) throw error
    refuse('not_found', { message: 'We could not find this product.' })
  }
}

/** Inserts in a fixed order, so that two calls do not deadlock. Saves nothing beyond the limit. */
const save = statement(
  'save-products',
  // The list of ids is given.
  { is_within_limit: certain(boolean), is_active: boolean },
  `WITH ${activeAccount}, others AS (
     SELECT count(*) + cardinality($2::integer[]) <= ${maxSaved} AS is_within_limit FROM saved_items
     WHERE account_id = $1 AND product_id <> ALL ($2) AND saved_at > $4
   ), written AS (
     INSERT INTO saved_items (account_id, product_id, saved_at)
     SELECT $1, product.id, $3 FROM unnest($2) AS product (id), others, active
     WHERE is_within_limit ORDER BY product.id
     ON CONFLICT (account_id, product_id) DO UPDATE SET saved_at = excluded.saved_at
     WHERE saved_items.saved_at <= $4
   )
   SELECT is_within_limit, EXISTS (SELECT FROM active) AS is_active FROM others`,
)

/** Idempotent: a product that is not saved is no error. */
export async function unsaveProduct(db: Db, accountId: number, productId: number): Promise<void> {
  await run(db, unsave, [accountId, productId])
}

const unsave = statement(
  'unsave-product',
  {},
  'DELETE FROM saved_items WHERE account_id = $1 AND product_id = $2',
)
