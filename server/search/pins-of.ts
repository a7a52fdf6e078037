import { text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** The searches that a product is pinned to: 'the pins of ‘generator’'. */
export async function pinsOf(db: Db, productId: number): Promise<string[]> {
  return (await many(db, pinned, [productId])).map(({ words }) => words)
}

const pinned = rareStatement(
  'search-pins-of-product',
  { words: text },
  `SELECT 'the pins of ‘' || term || '’' AS words
   FROM search_pins JOIN search_pinned_terms ON search_pinned_terms.id = term_id
   WHERE product_id = $1 ORDER BY term`,
)
