import { text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** What a banner or a tile may lead to. The slug has small letters, digits and hyphens. */
export type LedTo = { category: number } | { brand: number } | { product: number; slug: string }

/** The banners and tiles of the home page, of today and planned, that lead to something: 'the banner ‘Sale’'. */
export async function leadingTo(db: Db, to: LedTo): Promise<string[]> {
  const category = 'category' in to ? to.category : null
  return (await many(db, leading, [category, addressOf(to)])).map(({ words }) => words)
}

/** A regular expression for addresses of the mall. */
function addressOf(to: LedTo): string {
  if ('slug' in to) return `^/product-details/${to.slug}([?#/]|$)`
  const [key, id] = 'brand' in to ? ['brands', to.brand] : ['categories', to.category]
  return `^/categories[?](.*&)?${key}=([0-9]+,)*${id}([,&#]|$)`
}

const leading = rareStatement(
  'content-leading-to',
  { words: text },
  `SELECT 'the banner ‘' || coalesce(title, alt) || '’' AS words FROM content_banners
   WHERE category_id = $1::integer OR url ~ $2
   UNION ALL
   SELECT 'the tile ‘' || name || '’' FROM content_menus WHERE url ~ $2`,
)
