import { kobo, toNaira } from '#contract/money.ts'
import type { ListedProduct, Named, ProductOrder } from '#contract/office/product.ts'
import {
  certain,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import { type KeyedPage, pageByKey } from '#server/platform/total.ts'
import { productStates } from '../manage/states.ts'
import { filterValues, type ProductFilter } from './fitting.ts'
import type { Key } from './orders.ts'
import { pageOf } from './page-ids.ts'

/** A page of the office's list of products. Refuses a key that is none with `validation_failed`. */
export async function officeProducts(
  db: Db,
  { order = 'newest', after, ...filter }: ProductFilter,
): Promise<KeyedPage<ListedProduct>> {
  const key = keyIn(order, after)
  const found = await filterValues(db, filter)
  if (found === null) return pageByKey<ListedProduct>([], 0, ({ id }) => id)
  const { ids, counted } = await pageOf(db, { ...found, order, key })
  const rows = await many(db, listed, [ids.map(({ id }) => id)])
  const page = pageByKey(ids, counted, ({ id, sort }) => `${id}.${sort ?? ''}`)
  return { ...page, rows: rows.slice(0, page.rows.length).map(toListed) }
}

function keyIn(order: ProductOrder, after: string | undefined): Key | null {
  if (after === undefined) return null
  const [, id, sort = ''] = /^(\d{1,9})\.(.*)$/s.exec(after) ?? refuseKey()
  if (sort !== '' && !isKeyOf(order, sort)) refuseKey()
  return { id: Number(id), sort: sort === '' || order === 'newest' ? null : sort }
}

function isKeyOf(order: ProductOrder, sort: string): boolean {
  if (order === 'name' || order === 'newest') return true
  return order === 'changed' ? !Number.isNaN(Date.parse(sort)) : /^\d{1,15}$/.test(sort)
}

function refuseKey(): never {
  refuse('validation_failed', { errors: { after: ['is no key'] } })
}

const listedRow = {
  id: number,
  version: number,
  name: text,
  code: text,
  state: oneOf(productStates),
  category_id: nullable(number),
  category_name: nullable(text),
  brand_id: number,
  // Keys refer to them.
  brand_name: certain(text),
  seller_id: number,
  seller_name: certain(text),
  amount_kobo: nullable(number),
  free: number,
  hash: nullable(text),
  changed_at: nullable(time),
}

const listed = rareStatement(
  'office-products-listed',
  listedRow,
  `SELECT products.id, version, products.name, code, state, category_id,
     (SELECT name FROM categories WHERE categories.id = category_id) AS category_name,
     brand_id, (SELECT name FROM brands WHERE brands.id = brand_id) AS brand_name,
     seller_id, (SELECT name FROM sellers WHERE sellers.id = seller_id) AS seller_name,
     amount_kobo,
     (SELECT coalesce(sum(on_hand - held), 0)::integer FROM stock WHERE product_id = products.id)
       AS free,
     (SELECT hash FROM product_images WHERE product_id = products.id ORDER BY position LIMIT 1)
       AS hash,
     changed_at
   FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (id, place)
   JOIN products ON products.id = wanted.id
   ORDER BY place`,
)

function toListed(row: Row<typeof listedRow>): ListedProduct {
  const { id, version, name, code, state, free } = row
  return {
    id,
    version,
    name,
    code,
    state,
    category: named(row.category_id, row.category_name),
    brand: { id: row.brand_id, name: row.brand_name },
    seller: { id: row.seller_id, name: row.seller_name },
    amount: row.amount_kobo === null ? null : toNaira(kobo(row.amount_kobo)),
    free,
    image_url: row.hash === null ? null : pictureAddress(row.hash),
    changed_at: row.changed_at?.toISOString() ?? null,
  }
}

function named(id: number | null, name: string | null): Named | null {
  return id === null ? null : { id, name: name ?? '' }
}
