import { boolean } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { slugOf } from '../edit-record.ts'

/** An address for a product, from its name; with its code where another has that. Only digits would be an id. */
export async function freeSlug(
  db: Db,
  { id = 0, name, code }: { id?: number; name: string; code: string },
): Promise<string> {
  const base = slugOf(name).slice(0, 120)
  const slug = /[a-z]/.test(base) ? base : `product-${base}`
  const { is_taken: isTaken } = await one(db, isTakenBy, [slug, id])
  return isTaken ? `${slug}-${slugOf(code)}` : slug
}

const isTakenBy = rareStatement(
  'office-slug-is-taken',
  { is_taken: boolean },
  'SELECT EXISTS (SELECT FROM products WHERE p_slug = $1 AND id <> $2) AS is_taken',
)
