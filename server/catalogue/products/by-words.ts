import type { ProductOrder } from '#contract/office/product.ts'
import { productOrders } from '#contract/office/product.ts'
import { nullable, number, text } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { maxCounted, maxRead } from '#server/platform/total.ts'
import { containedIn, type FilterValues, fits, hasWords, mayFit } from './fitting.ts'
import { inOrder, type Key, sorts } from './orders.ts'

/*
 * Pages of words that tens of thousands of products have. Reading all of them takes 20 to 60 ms, since each lies in a page of
 * the table of its own. A sample tells which part of the order has enough of them; only these are read.
 */

/** About so many rows are looked at, and so many of them must have the words for them to be frequent. */
const maxSampled = 1_000
const frequent = 10

/** About so many that fit are read: many enough that a page and the `maxCounted` of the total are nearly always among them. */
const sought = 3_000

export interface Sample {
  /** How many of its rows fit. */
  hits: number
  /** The end of the part of the order, from the key on, in which `sought` fit, as the sample has it; null: there is none. */
  id: number | null
  sort: string | null
}

interface Reading extends FilterValues {
  order: ProductOrder
  key: Key | null
}

export function sampled(db: Db, { order, key, values, contained }: Reading): Promise<Sample> {
  const from = [key?.sort ?? null, key?.id ?? null]
  return one(db, samples(order), [...values, ...from, maxSampled, sought, ...contained])
}

/**
 * Whether a page is found within the rows that a walk looks at. Looking for words in a row takes as long as reading some that
 * are known to have them.
 */
export function isFrequent({ hits }: Sample): boolean {
  return hits >= frequent
}

/** A whole page, where the part of the order has one and as many as are counted; else null. */
export async function inPartOf(
  db: Db,
  { order, key, values, contained }: Reading,
  { id, sort }: Sample,
): Promise<{ ids: Key[]; counted: number } | null> {
  const isBehindAll = key !== null && key.sort === null
  if (order === 'newest' || isBehindAll || id === null) return null
  const part = [key?.sort ?? null, key?.id ?? null, sort, id]
  const ids = await many(db, inPart(order), [...values, ...part, maxRead, ...contained])
  const isCounted = (ids[0]?.counted ?? 0) >= maxCounted
  return ids.length === maxRead && isCounted ? { ids, counted: maxCounted } : null
}

/** Whether more than 3 % of all products have the words; `query` as `wordsOf` makes it of the search. */
export async function areOfMany(db: Db, query: string, search: string): Promise<boolean> {
  return (await count(db, sampledWords, [query, search, maxSampled])) >= 0.03 * maxSampled
}

// Whole pages of the table, a thousandth of a large one, whatever their rows' ids and order are.
const shareOf = (
  rows: string,
) => `SELECT least(1, ${rows}::float8 / greatest(reltuples, 1)) AS part FROM pg_class
       WHERE oid = 'office_products'::regclass`
const sample = 'office_products TABLESAMPLE SYSTEM ((SELECT 100 * part FROM share))'

const sampledWords = rareStatement(
  'office-products-sample-of-words',
  counted,
  `WITH share AS (${shareOf('$3')})
   SELECT count(*) FROM ${sample} WHERE folded LIKE ALL (${containedIn('$2')}) AND ${hasWords('$1')}`,
)

const samples = variants(productOrders, (order) => {
  const { column, direction, behind } = inOrder(order)
  return rareStatement(
    `office-products-sample ${order}`,
    { hits: number, id: nullable(number), sort: nullable(text) },
    `WITH share AS (${shareOf('$11')}), sample AS MATERIALIZED (
       SELECT product_id, amount_kobo, changed_at, name FROM ${sample}
       WHERE ${mayFit('$13', '$14')} AND ${fits}
     )
     SELECT of_sample.hits, bound.id, bound.sort
     FROM (SELECT count(*)::integer AS hits FROM sample) AS of_sample
     LEFT JOIN (
       SELECT product_id AS id, ${column}::text AS sort FROM sample
       WHERE ${column} IS NOT NULL AND ($9::text IS NULL OR ${behind('$9', '$10')})
       ORDER BY ${column} ${direction}, product_id ${direction}
       LIMIT 1 OFFSET (SELECT ceil($12::integer * part)::integer - 1 FROM share)
     ) AS bound ON true`,
  )
})

const inPart = variants(sorts, (order) => {
  const { column, direction, behind, upTo } = inOrder(order)
  return rareStatement(
    `office-products-in-part ${order}`,
    // What is in an order has its value, and each has a name.
    { id: number, sort: order === 'name' ? text : nullable(text), counted: number },
    // Planned as for all of them: else the order's index would be walked for the first.
    `WITH fitting AS MATERIALIZED (
       SELECT product_id, ${column} FROM office_products
       WHERE ${mayFit('$14', '$15')} AND ${fits} AND ${column} IS NOT NULL
         AND ($9::text IS NULL OR ${behind('$9', '$10')}) AND ${upTo('$11', '$12')}
     )
     SELECT product_id AS id, ${column}::text AS sort,
       (SELECT count(*) FROM fitting)::integer AS counted
     FROM fitting ORDER BY ${column} ${direction}, product_id ${direction} LIMIT $13`,
  )
})
