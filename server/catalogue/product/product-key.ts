import { number } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** Highest value of the column: a longer number is no product's id. */
const highestId = 2_147_483_647

/** What an address names a product by: its id, or its `p_slug`, which is never only digits. */
export function isIdKey(key: string): boolean {
  return /^[1-9]\d*$/.test(key) && Number(key) <= highestId
}

/** The product's id; refuses with `not_found` when there is none, or it is not on sale. */
export async function findProductId(db: Db, key: string): Promise<number> {
  const found = await maybe(db, isIdKey(key) ? byId : bySlug, [key])
  return found?.id ?? refuse('not_found', { message: 'We could not find this product.' })
}

/**
 * The id of the product that has the address $1, or had it last. One on sale keeps its address from whoever had it before.
 */
export const productAt = `coalesce(
    (SELECT id FROM products AS present WHERE p_slug = $1 AND state = 'live'),
    (SELECT product_id FROM product_former_slugs WHERE slug = $1)
  )`

const id = { id: number }
const byId = statement(
  'product-by-id',
  id,
  "SELECT id FROM products WHERE id = $1 AND state = 'live'",
)
const bySlug = statement(
  'product-by-slug',
  id,
  `SELECT id FROM products WHERE id = ${productAt} AND state = 'live'`,
)
