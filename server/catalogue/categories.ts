import type { Category } from '#contract/shop/catalogue.ts'
import { boolean, nullable, number, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { pictureAddress, withAddress } from '#server/platform/media/media.ts'

const row = {
  id: number,
  parent_id: nullable(number),
  name: text,
  slug: text,
  is_visible: boolean,
  picture_hash: text,
}

const categories = statement(
  'categories',
  row,
  `SELECT id, parent_id, name, slug, is_visible, picture_hash FROM categories
   WHERE is_visible OR NOT $1 ORDER BY position, id`,
)

/** The category tree in its order; `visibleOnly` leaves out what the menus hide, with its children. */
export async function categoryTree(
  db: Db,
  { visibleOnly }: { visibleOnly: boolean },
): Promise<Category[]> {
  const rows = await many(db, categories, [visibleOnly])
  const under = Map.groupBy(rows, (row) => row.parent_id)
  return (under.get(null) ?? []).map((row) => ({
    ...plain(row),
    icon_url: pictureAddress(row.picture_hash),
    sub_category: (under.get(row.id) ?? []).map(plain),
  }))
}

function plain({ id, name, slug, is_visible }: Row<typeof row>) {
  return { id, name, slug, is_visible: is_visible ? (1 as const) : (0 as const) }
}

/** All categories by the names that staff see, each after the one above it: 'Phones', 'Phones › Smartphones'. */
export async function categoryNames(db: Db): Promise<{ id: number; name: string }[]> {
  const tree = await categoryTree(db, { visibleOnly: false })
  return tree.flatMap(({ id, name, sub_category }) => [
    { id, name },
    ...sub_category.map((sub) => ({ id: sub.id, name: `${name} › ${sub.name}` })),
  ])
}

/** Visible categories of both levels that have a rank among the popular ones. */
export async function popularCategories(db: Db) {
  return (await many(db, popular)).map(withAddress)
}

const popular = statement(
  'popular-categories',
  { category_id: number, name: text, image_url: text },
  `SELECT id AS category_id, name, '/media/' || picture_hash AS image_url FROM categories
   WHERE popular_rank IS NOT NULL AND is_visible ORDER BY popular_rank, id`,
)

/** A category that the menus show; null for others. */
export async function visibleCategory(
  db: Db,
  id: number,
): Promise<{ id: number; name: string } | null> {
  return (await maybe(db, visible, [id])) ?? null
}

const visible = statement(
  'category-visible',
  { id: number, name: text },
  'SELECT id, name FROM categories WHERE id = $1 AND is_visible',
)

export async function categoryExists(db: Db, id: number): Promise<boolean> {
  return (await run(db, category, [id])) === 1
}

const category = statement('category-exists', {}, 'SELECT FROM categories WHERE id = $1')
