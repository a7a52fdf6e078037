import type { ProductOrder } from '#contract/office/product.ts'
import { productOrders } from '#contract/office/product.ts'
import { nullable, number, text } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { maxCounted, maxRead } from '#server/platform/total.ts'
import { type FilterValues, fits, mayFit, wordsAt } from './fitting.ts'
import { groupOf, inGroup } from './grouped-ids.ts'
import { columns, inOrder, type Key, sorts } from './orders.ts'

/** Rows of an order that are walked for a page, and how many where each is searched through for words. */
const maxWalked = 50_000
const maxSearched = 8_000

/** About so many rows tell how frequent words are, and so many of them must have these for a walk. */
const sampled = 1_000
const frequent = 10

interface Reading extends FilterValues {
  order: ProductOrder
  key: Key | null
  /** Ids of what fits, `maxCounted` at most. */
  fitting: number[]
}

/**
 * A page of ids. Where little fits it is put in order. The products of a brand, category or seller have indexes in their
 * orders. Else a page is soon found in the order's index, unless order and filter have to do with each other: the cheapest
 * products have no phones among them. Then all that fits is read.
 */
export async function idsFrom(db: Db, reading: Reading): Promise<Key[]> {
  const { order, key, values, fitting } = reading
  const from = [key?.sort ?? null, key?.id ?? null, maxRead]
  if (fitting.length < maxCounted) {
    return many(db, gathered(order), [...values.map(() => null), ...from, fitting])
  }
  const group = groupOf(order, values)
  if (group) return inGroup(db, { group, key, values })
  const walked = (await isFrequent(db, reading)) ? await walk(db, reading) : null
  return walked ?? many(db, gathered(order), [...values, ...from, null])
}

/**
 * Whether a page is found within the rows that a walk looks at: in a sample enough of them have the words. Looking for words in a
 * row takes as long as reading some that are known to have them.
 */
async function isFrequent(db: Db, { values, contained }: FilterValues): Promise<boolean> {
  if (values[wordsAt] === null) return true
  return (await count(db, fittingInSample, [...values, sampled, ...contained])) >= frequent
}

const fittingInSample = rareStatement(
  'office-products-sample',
  counted,
  // Whole pages of the table, a thousandth of a large one, whatever their rows' ids and order are.
  `SELECT count(*) FROM office_products TABLESAMPLE SYSTEM ((
     SELECT least(100, 100.0 * $9::integer / greatest(reltuples, 1)) FROM pg_class
     WHERE oid = 'office_products'::regclass
   )) WHERE ${mayFit('$10', '$11')} AND ${fits}`,
)

/**
 * A whole page from the first rows of an order; null: they have none. Rows without a value of the order, such as drafts
 * without a price, follow those with one, the newest first.
 */
async function walk(db: Db, { order, key, values, contained }: Reading): Promise<Key[] | null> {
  const isSearched = values[wordsAt] !== null
  const most = isSearched ? maxSearched : maxWalked
  let found: Key[] = []
  if (order !== 'newest' && (key === null || key.sort !== null)) {
    const from = [key?.sort ?? null, key?.id ?? null]
    found = await many(db, withValue(order), [...values, ...from, most, maxRead, ...contained])
    if (found.length === maxRead) return found
    if ((await count(db, valuesLeft(order), [...from, most])) === most) return null
  }
  const last = found.length > 0 || key?.sort != null ? null : (key?.id ?? null)
  const from = [...values, last, most, maxRead - found.length, ...contained]
  const rest = await many(db, order === 'newest' ? newest : withoutValue(order), from)
  return found.length + rest.length === maxRead ? [...found, ...rest] : null
}

const keyRow = { id: number, sort: nullable(text) }

const filtered = 'state, category_id, brand_id, seller_id, in_stock, name, code'

const newest = rareStatement(
  'office-products-newest',
  keyRow,
  `SELECT product_id AS id, NULL::text AS sort FROM (
     SELECT product_id, ${filtered} FROM office_products
     WHERE $9::integer IS NULL OR product_id < $9 ORDER BY product_id DESC LIMIT $10
   ) AS walked
   WHERE ${mayFit('$12', '$13')} AND ${fits} ORDER BY product_id DESC LIMIT $11`,
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
     WHERE ${mayFit('$13', '$14')} AND ${fits}
     ORDER BY ${column} ${direction}, product_id ${direction} LIMIT $12`,
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
     WHERE ${mayFit('$12', '$13')} AND ${fits} ORDER BY product_id DESC LIMIT $11`,
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
