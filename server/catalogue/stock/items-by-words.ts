import { boolean, certain, list, number } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { maxCounted, maxRead } from '#server/platform/total.ts'
import { areOfMany } from '../products/by-words.ts'
import { containedIn, hasWords } from '../products/fitting.ts'
import {
  type IdPage,
  type ItemOrder,
  inOrder,
  isFollowing,
  isInBin,
  isOfLevel,
  itemOrders,
  maxWalked,
} from './item-order.ts'

interface WordsFilter {
  level: string | null
  bin: string | null
  search: string
  /** Its query, as `wordsOf` makes it. */
  words: string
  isArchived: boolean | null
  /** Of the last item of the page before. */
  key: unknown[]
}

/**
 * A page of ids by words. The products that have rare words are looked for first. Frequent ones tens of thousands have: then
 * each item of a short level or bin is looked at; of a long one products are read until enough fit to be counted, and the
 * order's index is walked for the page.
 */
export async function itemsWith(
  db: Db,
  order: ItemOrder,
  { level, bin, search, words, isArchived, key }: WordsFilter,
): Promise<IdPage> {
  const values = [level, bin, words, isArchived, ...key, maxCounted, maxRead]
  if (await areOfMany(db, words, search)) {
    const isNarrowed = level !== null || bin !== null
    const first = [...values, maxWalked, search]
    const short = isNarrowed ? await one(db, ofShortList(order), first) : null
    if (short?.is_short) return short
    const soon = await one(db, ofLongList(order), first)
    if (soon.fitting === maxCounted && soon.page.length === maxRead) return soon
  }
  return one(db, ofFewProducts(order), values)
}

const pageRow = { fitting: number, page: list(number) }

/** What is read of an item is in the order's indexes. */
const columnsOf = (order: ItemOrder) => `stock_id, product_id${order === 'bin' ? ', bin' : ''}`

const ofFilter = (order: ItemOrder) => `${inOrder[order].fits} AND ${isOfLevel} AND ${isInBin}`

const found = `found AS MATERIALIZED (
       SELECT product_id FROM office_products
       WHERE ${hasWords('$3')} AND (state = 'archived') = $4
     )`

const fitting = (order: ItemOrder) => `fitting AS NOT MATERIALIZED (
       SELECT ${columnsOf(order)} FROM found JOIN stock_facts USING (product_id)
       WHERE ${ofFilter(order)}
     )`

// Of `found` no more is read than is counted.
const counted = `counted AS MATERIALIZED (
       SELECT count(*)::integer AS fitting FROM (SELECT FROM fitting LIMIT $8) AS first
     )`

const contained = `contained AS MATERIALIZED (SELECT ${containedIn('$11')} AS patterns)`

/** Whether the product of an item has the words. Its name is looked at first, which takes a fraction of the time. */
const hasThem = (item: string) => `EXISTS (
         SELECT FROM office_products
         WHERE product_id = ${item}.product_id AND (state = 'archived') = $4
           AND folded LIKE ALL ((SELECT patterns FROM contained)::text[]) AND ${hasWords('$3')}
         OFFSET 0
       )`

/** `IS TRUE`, so that PostgreSQL walks the order's index and does not join and sort. */
const ofFewProducts = variants(itemOrders, (order) =>
  rareStatement(
    `stock-items-of-few-products ${order}`,
    pageRow,
    `WITH ${found}, ${fitting(order)}, ${counted}
     SELECT fitting, CASE WHEN fitting < $8 THEN ARRAY(
       SELECT stock_id FROM fitting WHERE ${isFollowing(order)} ORDER BY ${inOrder[order].by} LIMIT $9
     ) ELSE ARRAY(
       SELECT stock_id FROM stock_facts
       WHERE ${ofFilter(order)} AND ${isFollowing(order)}
         AND (product_id IN (SELECT product_id FROM found)) IS TRUE
       ORDER BY ${inOrder[order].by} LIMIT $9
     ) END AS page FROM counted`,
  ),
)

const ofShortList = variants(itemOrders, (order) =>
  rareStatement(
    `stock-items-of-short-list ${order}`,
    // A count is never null.
    { ...pageRow, is_short: certain(boolean) },
    `WITH ${contained}, extent AS MATERIALIZED (
       SELECT count(*) <= $10 AS is_short
       FROM (SELECT FROM stock_facts WHERE ${ofFilter(order)} LIMIT $10 + 1) AS items
     ), fitting AS MATERIALIZED (
       SELECT * FROM (
         SELECT ${columnsOf(order)} FROM stock_facts
         WHERE (SELECT is_short FROM extent) AND ${ofFilter(order)}
         -- Products that lie side by side are looked up one after the other.
         ORDER BY product_id
       ) AS item
       WHERE ${hasThem('item')}
     )
     SELECT is_short, (SELECT least(count(*), $8)::integer FROM fitting) AS fitting, ARRAY(
       SELECT stock_id FROM fitting WHERE ${isFollowing(order)} ORDER BY ${inOrder[order].by} LIMIT $9
     ) AS page FROM extent`,
  ),
)

const ofLongList = variants(itemOrders, (order) =>
  rareStatement(
    `stock-items-of-long-list ${order}`,
    pageRow,
    `WITH ${found}, ${fitting(order)}, ${counted}, ${contained}
     SELECT fitting, ARRAY(
       SELECT stock_id FROM (
         SELECT ${columnsOf(order)} FROM stock_facts
         WHERE ${ofFilter(order)} AND ${isFollowing(order)} ORDER BY ${inOrder[order].by} LIMIT $10
       ) AS walked
       WHERE ${hasThem('walked')}
       ORDER BY ${inOrder[order].by} LIMIT $9
     ) AS page FROM counted`,
  ),
)
