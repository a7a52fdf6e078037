import { nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** What a product can be in, by name; categories in the order of the menus. */
export async function catalogueNames(db: Db) {
  return {
    categories: await many(db, categories),
    brands: await many(db, brands),
    sellers: await many(db, sellers),
  }
}

const named = { id: number, name: text }
const categories = rareStatement(
  'office-category-names',
  { ...named, slug: text, parent_id: nullable(number) },
  'SELECT id, name, slug, parent_id FROM categories ORDER BY position, id',
)
const brands = rareStatement(
  'office-brand-names',
  named,
  'SELECT id, name FROM brands ORDER BY name',
)
const sellers = rareStatement(
  'office-seller-names',
  named,
  'SELECT id, name FROM sellers ORDER BY name',
)
