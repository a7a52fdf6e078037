import { kobo, toNaira } from '#contract/money.ts'
import type { ListedProduct, Named, ProductOrder } from '#contract/office/product.ts'
import { productOrders } from '#contract/office/product.ts'
import {
  certain,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import { type KeyedPage, maxCounted, maxRead, pageByKey } from '#server/platform/total.ts'
import { productStates } from '../manage/states.ts'
import { filterValues, fits, type ProductFilter, wordsAt } from './fitting.ts'

/** Rows of an order that are walked for a page, and how many where each is searched through for words. */
const maxWalked = 50_000
const maxSearched = 2_000

/** A page of the office's list of products. Refuses a key that is none with `validation_failed`. */
export async function officeProducts(
  db: Db,
  { order = 'newest', after, ...filter }: ProductFilter,
): Promise<KeyedPage<ListedProduct>> {
  const key = keyIn(order, after)
  const values = await filterValues(db, filter)
  if (values === null) return pageByKey<ListedProduct>([], 0, ({ id }) => id)
  const fitting = await many(db, someFitting, [...values, maxCounted])
  const ids = await idsFrom(db, { order, key, values, fitting: fitting.map(({ id }) => id) })
  const rows = await many(db, listed, [ids.map(({ id }) => id)])
  const page = pageByKey(ids, fitting.length, ({ id, sort }) => `${id}.${sort ?? ''}`)
  return { ...page, rows: rows.slice(0, page.rows.length).map(toListed) }
}

/** Where a page begins: behind this product. `sort` is its value of the order's column, null where it has none. */
interface Key {
  id: number
  sort: string | null
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

interface Reading {
  order: ProductOrder
  key: Key | null
  values: unknown[]
  /** Ids of what fits, `maxCounted` at most. */
  fitting: number[]
}

/**
 * A page of ids. Where little fits it is put in order. Where much does, a page is soon found in the order's index, unless
 * order and filter have to do with each other: the cheapest products have no phones among them. Then all that fits is read.
 */
async function idsFrom(db: Db, { order, key, values, fitting }: Reading): Promise<Key[]> {
  const from = [key?.sort ?? null, key?.id ?? null, maxRead]
  if (fitting.length < maxCounted) {
    return many(db, gathered(order), [...values.map(() => null), ...from, fitting])
  }
  const walked = await walk(db, { order, key, values, fitting })
  return walked ?? many(db, gathered(order), [...values, ...from, null])
}

/**
 * A whole page from the first rows of an order; null: they have none. Rows without a value of the order, such as drafts
 * without a price, follow those with one, the newest first.
 */
async function walk(db: Db, { order, key, values }: Reading): Promise<Key[] | null> {
  const isSearched = values[wordsAt] !== null
  const most = isSearched ? maxSearched : maxWalked
  let found: Key[] = []
  if (order !== 'newest' && (key === null || key.sort !== null)) {
    const from = [key?.sort ?? null, key?.id ?? null]
    found = await many(db, withValue(order), [...values, ...from, most, maxRead])
    if (found.length === maxRead) return found
    if ((await count(db, valuesLeft(order), [...from, most])) === most) return null
  }
  const last = found.length > 0 || key?.sort != null ? null : (key?.id ?? null)
  const from = [...values, last, most, maxRead - found.length]
  const rest = await many(db, order === 'newest' ? newest : withoutValue(order), from)
  return found.length + rest.length === maxRead ? [...found, ...rest] : null
}

type Sorted = Exclude<ProductOrder, 'newest'>

const sorts = productOrders.filter((order) => order !== 'newest')

const columns: Record<Sorted, { column: string; type: string; down: boolean }> = {
  changed: { column: 'changed_at', type: 'timestamptz', down: true },
  name: { column: 'name', type: 'text', down: false },
  price: { column: 'amount_kobo', type: 'bigint', down: false },
  'price-down': { column: 'amount_kobo', type: 'bigint', down: true },
}

const keyRow = { id: number, sort: nullable(text) }

const someFitting = rareStatement(
  'office-products-some',
  { id: number },
  // Planned as for all of them: for a few, PostgreSQL would read the table in hope of finding them early.
  `WITH fitting AS MATERIALIZED (SELECT product_id FROM office_products WHERE ${fits})
   SELECT product_id AS id FROM fitting LIMIT $9`,
)

const filtered = 'state, category_id, brand_id, seller_id, in_stock, name, code'

const newest = rareStatement(
  'office-products-newest',
  keyRow,
  `SELECT product_id AS id, NULL::text AS sort FROM (
     SELECT product_id, ${filtered} FROM office_products
     WHERE $9::integer IS NULL OR product_id < $9 ORDER BY product_id DESC LIMIT $10
   ) AS walked
   WHERE ${fits} ORDER BY product_id DESC LIMIT $11`,
)

const withValue = variants(sorts, (order) => {
  const { column, direction, behind } = inOrder(order)
  return rareStatement(
    `office-products ${order}`,
    // What is in an order has its value, and each has a name.
    { id: number, sort: order === 'name' ? text : nullable(text) },
    `SELECT product_id AS id, ${column}::text AS sort FROM (
       SELECT product_id, amount_kobo, changed_at, ${filtered} FROM office_products
       WHERE ${column} IS NOT NULL AND ($9::text IS NULL OR ${behind('$9', '$10')})
       ORDER BY ${column} ${direction}, product_id ${direction} LIMIT $11
     ) AS walked
     WHERE ${fits} ORDER BY ${column} ${direction}, product_id ${direction} LIMIT $12`,
  )
})

/** Rows with a value of the order, from a key on. */
const valuesLeft = variants(sorts, (order) => {
  const { column, behind } = inOrder(order)
  return rareStatement(
    `office-products-left ${order}`,
    counted,
    `SELECT count(*) FROM (
       SELECT FROM office_products
       WHERE ${column} IS NOT NULL AND ($1::text IS NULL OR ${behind('$1', '$2')}) LIMIT $3
     ) AS left_over`,
  )
})

const withoutValue = variants(sorts, (order) =>
  rareStatement(
    `office-products-without ${order}`,
    keyRow,
    `SELECT product_id AS id, NULL::text AS sort FROM (
       SELECT product_id, ${filtered} FROM office_products
       WHERE ${columns[order].column} IS NULL AND ($9::integer IS NULL OR product_id < $9)
       ORDER BY product_id DESC LIMIT $10
     ) AS walked
     WHERE ${fits} ORDER BY product_id DESC LIMIT $11`,
  ),
)

const gathered = variants(productOrders, (order) => {
  const { column, direction, behind } = inOrder(order)
  const sort = order === 'newest' ? 'NULL::text' : `${column}::text`
  return rareStatement(
    `office-products-gathered ${order}`,
    { id: number, sort: order === 'name' ? text : nullable(text) },
    `SELECT product_id AS id, ${sort} AS sort FROM (
       SELECT product_id, amount_kobo, changed_at, name FROM office_products
       WHERE ${fits} AND ($12::integer[] IS NULL OR product_id = ANY ($12))
       -- Planned apart from the order, whose index would be walked.
       OFFSET 0
     ) AS fitting
     WHERE $10::integer IS NULL
       OR CASE WHEN $9::text IS NULL THEN ${column} IS NULL AND product_id < $10
          ELSE ${column} IS NULL OR ${behind('$9', '$10')} END
     ORDER BY ${column} ${direction} NULLS LAST,
       CASE WHEN ${column} IS NULL THEN -product_id END, product_id ${direction}
     LIMIT $11`,
  )
})

/** `newest` is the order of what has no value, whatever the product. */
function inOrder(order: ProductOrder) {
  const { column, type, down } =
    order === 'newest' ? { column: 'NULL::text', type: 'text', down: true } : columns[order]
  const behind = (sort: string, id: string) =>
    `(${column}, product_id) ${down ? '<' : '>'} (${sort}::${type}, ${id}::integer)`
  return { column, direction: down ? 'DESC' : 'ASC', behind }
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
