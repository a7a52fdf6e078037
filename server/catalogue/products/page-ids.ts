import type { ProductOrder } from '#contract/office/product.ts'
import { productOrders } from '#contract/office/product.ts'
import { list, nullable, number, text } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { maxCounted, maxRead } from '#server/platform/total.ts'
import { inPartOf, isFrequent, type Sample, sampled } from './by-words.ts'
import { type FilterValues, fits, isByWordsAlone, mayFit, someFitting, wordsAt } from './fitting.ts'
import { groupOf, inGroup } from './grouped-ids.ts'
import { columns, inOrder, type Key, sorts } from './orders.ts'

/** So much of what fits is put in order without a thought; more by words, where finding it takes longer than reading it. */
const maxGathered = 2_000
const maxGatheredByWords = 6_000

/** Rows of an order that are walked for a page, and how many where each is searched through for words, which takes longer. */
const maxWalked = 50_000
const maxSearched = 8_000
/** How many of words that are soon found, unless they have to do with the order. */
const maxSearchedFirst = 2_000

interface Reading extends FilterValues {
  order: ProductOrder
  key: Key | null
}

interface Page {
  ids: Key[]
  /** How many fit, `maxCounted` at most. */
  counted: number
}

/**
 * A page of ids. Where little fits it is put in order. The products of a brand, category or seller have indexes in their
 * orders; of words that many products have, a page is within a part of the order. Else a page is soon found in the order's
 * index, unless order and filter have to do with each other: the cheapest products have no phones among them. Then all that
 * fits is read.
 */
export async function pageOf(db: Db, reading: Reading): Promise<Page> {
  const { order, key, values } = reading
  const sample = isByWordsAlone(values) ? await sampled(db, reading) : null
  const byWords = sample && isFrequent(sample) ? await pageByWords(db, reading, sample) : null
  if (byWords) return byWords
  const from = [key?.sort ?? null, key?.id ?? null, maxRead]
  const isSearched = values[wordsAt] !== null
  const most = isSearched ? maxGatheredByWords : maxGathered
  const { ids, sorts, fitting } = await one(db, few(order), [...values, ...from, most + 1])
  const counted = Math.min(fitting, maxCounted)
  if (fitting <= most) {
    return { counted, ids: ids.map((id, at) => ({ id, sort: sorts[at] ?? null })) }
  }
  const group = groupOf(order, values)
  if (group) return { counted, ids: await inGroup(db, { group, key, values }) }
  const isWalked = !isSearched || isFrequent(sample ?? (await sampled(db, reading)))
  const walked = isWalked ? await walk(db, reading, isSearched ? maxSearched : maxWalked) : null
  return { counted, ids: walked ?? (await many(db, gathered(order), [...values, ...from])) }
}

/** Of frequent words: from the first rows of the order, or from the part that has enough of them. */
async function pageByWords(db: Db, reading: Reading, sample: Sample): Promise<Page | null> {
  const ids = await walk(db, reading, maxSearchedFirst)
  if (!ids) return inPartOf(db, reading, sample)
  return { ids, counted: (await many(db, someFitting, [...reading.values, maxCounted])).length }
}

/**
 * A whole page from the first `most` rows of an order; null: they have none. Rows without a value of the order, such as drafts
 * without a price, follow those with one, the newest first.
 */
async function walk(
  db: Db,
  { order, key, values, contained }: Reading,
  most: number,
): Promise<Key[] | null> {
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

const filtered = 'state, category_id, brand_id, seller_id, in_stock, name, code, folded'

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

/** What fits, put in order: rows without a value of the order last, the newest of them first. */
function ordered(order: ProductOrder) {
  const { column, direction, behind } = inOrder(order)
  return {
    columns: `product_id, ${order === 'newest' ? 'name' : column}`,
    sort: order === 'newest' ? 'NULL::text' : `${column}::text`,
    isFollowing: `($10::integer IS NULL
       OR CASE WHEN $9::text IS NULL THEN ${column} IS NULL AND product_id < $10
          ELSE ${column} IS NULL OR ${behind('$9', '$10')} END)`,
    by: `${column} ${direction} NULLS LAST,
       CASE WHEN ${column} IS NULL THEN -product_id END, product_id ${direction}`,
  }
}

const few = variants(productOrders, (order) => {
  const { columns, sort, isFollowing, by } = ordered(order)
  return rareStatement(
    `office-products-few ${order}`,
    { fitting: number, ids: list(number), sorts: list(nullable(text)) },
    // Planned as for all of them: for a few, PostgreSQL would read the table in hope of finding them early.
    `WITH fitting AS MATERIALIZED (
       SELECT ${columns} FROM office_products WHERE ${fits}
     ), first AS MATERIALIZED (
       SELECT * FROM fitting LIMIT $12
     ), counted AS MATERIALIZED (
       SELECT count(*)::integer AS fitting FROM first
     ), page AS MATERIALIZED (
       SELECT product_id, ${sort} AS sort FROM first
       WHERE (SELECT fitting < $12 FROM counted) AND ${isFollowing}
       ORDER BY ${by} LIMIT $11
     )
     SELECT fitting, ARRAY(SELECT product_id FROM page) AS ids, ARRAY(SELECT sort FROM page) AS sorts
     FROM counted`,
  )
})

const gathered = variants(productOrders, (order) => {
  const { columns, sort, isFollowing, by } = ordered(order)
  return rareStatement(
    `office-products-gathered ${order}`,
    // Each has a name.
    { id: number, sort: order === 'name' ? text : nullable(text) },
    `SELECT product_id AS id, ${sort} AS sort FROM (
       SELECT ${columns} FROM office_products WHERE ${fits}
       -- Planned apart from the order, whose index would be walked.
       OFFSET 0
     ) AS fitting
     WHERE ${isFollowing} ORDER BY ${by} LIMIT $11`,
  )
})
