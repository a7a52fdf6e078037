import type { Database } from '#server/platform/database/database.ts'

/** What of the catalogue has a page of its own, for the sitemap. */
export interface CatalogueAddresses {
  /** The highest product id, 0 where there is none: ids are dense, so parts go by id. */
  lastProductId(): Promise<number>
  /** `p_slug`s of the products with these ids, both included. */
  productSlugs(firstId: number, lastId: number): Promise<string[]>
  visibleCategoryIds(): Promise<number[]>
}

export function catalogueAddresses({ pool }: Database): CatalogueAddresses {
  return {
    async lastProductId() {
      const { rows } = await pool.query<{ last: number | null }>(
        'SELECT max(id) AS last FROM products',
      )
      return rows[0]?.last ?? 0
    },
    async productSlugs(firstId, lastId) {
      const { rows } = await pool.query<{ p_slug: string }>(
        'SELECT p_slug FROM products WHERE id BETWEEN $1 AND $2 ORDER BY id',
        [firstId, lastId],
      )
      return rows.map(({ p_slug }) => p_slug)
    },
    async visibleCategoryIds() {
      const { rows } = await pool.query<{ id: number }>(
        `SELECT c.id FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
         WHERE c.is_visible AND coalesce(p.is_visible, true) ORDER BY c.id`,
      )
      return rows.map(({ id }) => id)
    },
  }
}
