import type { Category } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'

interface CategoryRow {
  id: number
  parent_id: number | null
  name: string
  slug: string
  is_visible: boolean
  picture_hash: string
}

/** The category tree in its order; `visibleOnly` leaves out what the menus hide, with its children. */
export async function categoryTree(
  { pool }: Database,
  { visibleOnly }: { visibleOnly: boolean },
): Promise<Category[]> {
  const { rows } = await pool.query<CategoryRow>({
    name: 'categories',
    text: `
      SELECT id, parent_id, name, slug, is_visible, picture_hash FROM categories
      WHERE is_visible OR NOT $1 ORDER BY position, id`,
    values: [visibleOnly],
  })
  const under = Map.groupBy(rows, (row) => row.parent_id)
  return (under.get(null) ?? []).map((row) => ({
    ...plain(row),
    icon_url: `/media/${row.picture_hash}`,
    sub_category: (under.get(row.id) ?? []).map(plain),
  }))
}

function plain({ id, name, slug, is_visible }: CategoryRow) {
  return { id, name, slug, is_visible: is_visible ? (1 as const) : (0 as const) }
}

/** Visible categories of both levels that have a rank among the popular ones. */
export async function popularCategories({ pool }: Database) {
  const { rows } = await pool.query<{ category_id: number; name: string; image_url: string }>({
    name: 'popular-categories',
    text: `
      SELECT id AS category_id, name, '/media/' || picture_hash AS image_url FROM categories
      WHERE popular_rank IS NOT NULL AND is_visible ORDER BY popular_rank, id`,
  })
  return rows
}

export async function categoryExists({ pool }: Database, id: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'category-exists',
    text: 'SELECT FROM categories WHERE id = $1',
    values: [id],
  })
  return rowCount === 1
}
