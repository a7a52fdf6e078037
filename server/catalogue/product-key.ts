import type { Database } from '#server/platform/database/database.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** Highest value of the column: a longer number is no product's id. */
const highestId = 2_147_483_647

/** What an address names a product by: its id, or its `p_slug`, which is never only digits. */
export function isIdKey(key: string): boolean {
  return /^\d+$/.test(key) && Number(key) <= highestId
}

/** The product's id; refuses with `not_found` when there is none. */
export async function findProductId({ pool }: Database, key: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    isIdKey(key)
      ? { name: 'product-by-id', text: 'SELECT id FROM products WHERE id = $1', values: [key] }
      : {
          name: 'product-by-slug',
          text: 'SELECT id FROM products WHERE p_slug = $1',
          values: [key],
        },
  )
  return rows[0]?.id ?? refuse('not_found', { message: 'We could not find this product.' })
}
