import { nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** What of the catalogue has a page of its own, for the sitemap. */
export interface CatalogueAddresses {
  /** The highest product id, 0 where there is none: ids are dense, so parts go by id. */
  lastProductId(): Promise<number>
  /** `p_slug`s of the products with these ids, both included. */
  productSlugs(firstId: number, lastId: number): Promise<string[]>
  visibleCategoryIds(): Promise<number[]>
}

export function catalogueAddresses(db: Db): CatalogueAddresses {
  return {
    async lastProductId() {
      return (await one(db, lastProduct)).last ?? 0
    },
    async productSlugs(firstId, lastId) {
      const rows = await many(db, slugsBetween, [firstId, lastId])
      return rows.map(({ p_slug }) => p_slug)
    },
    async visibleCategoryIds() {
      const rows = await many(db, visibleCategories)
      return rows.map(({ id }) => id)
    },
  }
}

const lastProduct = rareStatement(
  'product-last-id',
  { last: nullable(number) },
  'SELECT max(id) AS last FROM products',
)

const slugsBetween = rareStatement(
  'product-slugs',
  { p_slug: text },
  "SELECT p_slug FROM products WHERE id BETWEEN $1 AND $2 AND state = 'live' ORDER BY id",
)

const visibleCategories = rareStatement(
  'categories-visible',
  { id: number },
  `SELECT c.id FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
   WHERE c.is_visible AND coalesce(p.is_visible, true) ORDER BY c.id`,
)
