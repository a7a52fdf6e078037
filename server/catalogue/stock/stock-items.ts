import { officePageRows } from '#contract/limits.ts'
import { kobo, toNaira } from '#contract/money.ts'
import type { Total } from '#contract/office/answers.ts'
import type { StockItem } from '#contract/office/stock.ts'
import {
  boolean,
  certain,
  list,
  nullable,
  number,
  oneOf,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { maxCounted, maxRead, totalOf } from '#server/platform/total.ts'
import type { ItemRef } from '../product/current-prices.ts'
import { hasWords, wordsOf } from '../products/fitting.ts'
import { keyOfItem } from './item-key.ts'

export interface StockFilter {
  level?: 'low' | 'out' | undefined
  of?: 'archived' | undefined
  bin?: string | undefined
  search?: string | undefined
  order?: Order | undefined
  after?: string | undefined
}

const orders = ['newest', 'bin'] as const
type Order = (typeof orders)[number]

/** Items of an order that are walked for a page. */
const maxWalked = 20_000

/** A page of sellable items. Refuses a key that is none with `validation_failed`. */
export async function stockPage(
  db: Db,
  { level, of, bin, search, order = 'newest', after }: StockFilter,
): Promise<{ rows: StockItem[]; next: string | null; total: Total }> {
  const found = search ? await many(db, itemsOfCode, [search]) : []
  const ids = found.length > 0 ? found.map(({ stock_id }) => stock_id) : null
  const words = search && ids === null ? wordsOf(search) : null
  if (words === '') return { rows: [], next: null, total: totalOf(0) }
  // What is scanned lies in the store, whatever has become of its product.
  const isArchived = of === 'archived' ? true : ids === null ? false : null
  const filter = [level ?? null, bin?.toUpperCase() || null]
  const key = keyIn(after)
  const { page, fitting } =
    words === null
      ? await itemsFrom(db, order, [...filter, ids, isArchived], key)
      : await one(db, searched(order), [...filter, words, isArchived, ...key, maxCounted, maxRead])
  const rows = await many(db, itemsById, [page.slice(0, officePageRows)])
  const last = rows.at(-1)
  return {
    rows: rows.map(toItem),
    next: page.length > rows.length && last ? keyOf(last) : null,
    total: totalOf(fitting),
  }
}

interface Page {
  /** Ids of a page, and one more where another follows. */
  page: number[]
  /** How many fit, `maxCounted` at most. */
  fitting: number
}

/** A page of ids: of the few that fit, or soon found in the order's index, or of all that fits, as in the list of products. */
async function itemsFrom(db: Db, order: Order, filter: unknown[], key: unknown[]): Promise<Page> {
  const some = (await many(db, someItems(order), [...filter, maxCounted])).map(idOf)
  const fitting = some.length
  if (fitting < maxCounted) {
    const few = [null, null, some, null, ...key, maxRead]
    return { fitting, page: (await many(db, gathered(order), few)).map(idOf) }
  }
  const walked = await many(db, walk(order), [...filter, ...key, maxRead, maxWalked])
  const isWhole = walked.length === maxRead
  const page = isWhole ? walked : await many(db, gathered(order), [...filter, ...key, maxRead])
  return { fitting, page: page.map(idOf) }
}

function idOf({ stock_id }: { stock_id: number }): number {
  return stock_id
}

/** The items with this barcode, or of the product with this code: what is scanned is found first. */
const itemsOfCode = rareStatement(
  'stock-items-of-code',
  { stock_id: number },
  `SELECT id AS stock_id FROM stock WHERE id IN (
     SELECT stock_facts.stock_id FROM stock_facts WHERE barcode = $1
     UNION
     SELECT stock.id FROM products JOIN stock ON stock.product_id = products.id WHERE code = $1
   )`,
)

function keyOf({ product_id, id, bin }: ItemRow): string {
  return `${product_id}.${id}.${bin ?? ''}`
}

function keyIn(after: string | undefined): unknown[] {
  if (after === undefined) return [null, null, null]
  const [, productId, id, bin = ''] =
    /^(\d{1,9})\.(\d{1,9})\.(.*)$/s.exec(after) ??
    refuse('validation_failed', { errors: { after: ['is no key'] } })
  return [Number(productId), Number(id), bin]
}

/** One item. Refuses with `not_found`. */
export async function stockItem(db: Db, { productId, combinationId }: ItemRef): Promise<StockItem> {
  const [row] = await many(db, itemOf, [productId, combinationId])
  return row ? toItem(row) : refuse('not_found')
}

function toItem({ cost_kobo, ...row }: ItemRow): StockItem {
  const { id: _, ...item } = row
  const ref = { productId: row.product_id, combinationId: row.combination_id }
  return {
    ...item,
    key: keyOfItem(ref),
    free: row.on_hand - row.held,
    cost: cost_kobo === null ? null : toNaira(kobo(cost_kobo)),
  }
}

const itemRow = {
  id: number,
  product_id: number,
  combination_id: nullable(number),
  name: text,
  code: text,
  options: list(text),
  on_hand: number,
  held: number,
  level: oneOf(['enough', 'low', 'out']),
  bin: nullable(text),
  barcode: nullable(text),
  reorder_level: nullable(number),
  cost_kobo: nullable(number),
  version: number,
  is_archived: boolean,
}
type ItemRow = Row<typeof itemRow>

const columns = `stock.id, stock.product_id, stock.combination_id, products.name, products.code,
     ARRAY (
       SELECT option_values.name
       FROM combination_values
       JOIN product_options ON product_options.id = combination_values.option_id
       JOIN option_values ON option_values.id = value_id
       WHERE combination_values.combination_id = stock.combination_id
       ORDER BY product_options.position
     ) AS options,
     on_hand, held, level, bin, barcode, reorder_level, cost_kobo, facts.version,
     products.state = 'archived' AS is_archived`

// The order of a list is a whole index of stock_facts, from which a page is read and nothing is sorted. What is walked
// has the level or bin that the index begins with.
const inOrder: Record<Order, { by: string; isAfter: string; fits: string }> = {
  newest: {
    by: 'product_id DESC, stock_id DESC',
    isAfter: '(product_id, stock_id) < ($5::integer, $6::integer)',
    fits: 'stock_id IS NOT NULL',
  },
  bin: {
    by: 'bin, product_id, stock_id',
    isAfter: '(bin, product_id, stock_id) > ($7::text COLLATE "C", $5::integer, $6::integer)',
    fits: 'stock_id IS NOT NULL AND bin IS NOT NULL',
  },
}

// Planned for each call's values: each filter that is null is left out of the plan.
const isOfLevel = "($1::text IS NULL OR (level = $1 AND level <> 'enough'))"
const isInBin = '($2::text IS NULL OR starts_with(bin, $2))'
const isFollowing = (order: Order) =>
  `($5::integer IS NULL OR $6::integer IS NULL OR $7::text IS NULL OR ${inOrder[order].isAfter})`
const fits = `${isOfLevel} AND ${isInBin}
     AND ($3::integer[] IS NULL OR stock_id = ANY ($3))
     AND ($4::boolean IS NULL OR $4 = (
       product_id IN (SELECT product_id FROM office_products WHERE state = 'archived')
     ))`

// Only rows with a stock are read.
const idRow = { stock_id: certain(number) }

const someItems = variants(orders, (order) =>
  rareStatement(
    `stock-items-some ${order}`,
    idRow,
    // Planned as for all of them: for a few, PostgreSQL would read the table in hope of finding them early.
    `WITH fitting AS MATERIALIZED (
       SELECT stock_id FROM stock_facts WHERE ${inOrder[order].fits} AND ${fits}
     )
     SELECT stock_id FROM fitting LIMIT $5`,
  ),
)

const walk = variants(orders, (order) =>
  rareStatement(
    `stock-items-walk ${order}`,
    idRow,
    `SELECT stock_id FROM (
       SELECT stock_id, product_id, level, bin FROM stock_facts
       WHERE ${inOrder[order].fits} AND ${isOfLevel}${order === 'bin' ? ` AND ${isInBin}` : ''}
         AND ${isFollowing(order)}
       ORDER BY ${inOrder[order].by} LIMIT $9
     ) AS walked
     WHERE ${fits} ORDER BY ${inOrder[order].by} LIMIT $8`,
  ),
)

const gathered = variants(orders, (order) =>
  rareStatement(
    `stock-items-gathered ${order}`,
    idRow,
    `SELECT stock_id FROM (
       SELECT stock_id, product_id, bin FROM stock_facts
       WHERE ${inOrder[order].fits} AND ${fits} AND ${isFollowing(order)}
       -- Planned apart from the order, whose index would be walked.
       OFFSET 0
     ) AS fitting
     ORDER BY ${inOrder[order].by} LIMIT $8`,
  ),
)

/**
 * The same by words. The products with them are looked for once, which takes the most time where 40,000 have one; of few
 * items that fit all are put in order, of many the order's index is walked, `IS TRUE` so that PostgreSQL does not join and sort.
 */
const searched = variants(orders, (order) =>
  rareStatement(
    `stock-items-searched ${order}`,
    { fitting: number, page: list(number) },
    `WITH found AS MATERIALIZED (
       SELECT product_id FROM office_products
       WHERE ${hasWords('$3')} AND (state = 'archived') = $4
     ), fitting AS NOT MATERIALIZED (
       SELECT stock_id, product_id, bin FROM found JOIN stock_facts USING (product_id)
       WHERE ${inOrder[order].fits} AND ${isOfLevel} AND ${isInBin}
     ), counted AS MATERIALIZED (
       SELECT count(*)::integer AS fitting FROM (SELECT FROM fitting LIMIT $8) AS first
     )
     SELECT fitting, CASE WHEN fitting < $8 THEN ARRAY(
       SELECT stock_id FROM fitting WHERE ${isFollowing(order)} ORDER BY ${inOrder[order].by} LIMIT $9
     ) ELSE ARRAY(
       SELECT stock_id FROM stock_facts
       WHERE ${inOrder[order].fits} AND ${isOfLevel} AND ${isInBin} AND ${isFollowing(order)}
         AND (product_id IN (SELECT product_id FROM found)) IS TRUE
       ORDER BY ${inOrder[order].by} LIMIT $9
     ) END AS page FROM counted`,
  ),
)

const itemsById = rareStatement(
  'stock-items-by-id',
  itemRow,
  `SELECT ${columns}
   FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (id, place)
   JOIN stock ON stock.id = wanted.id
   JOIN stock_facts AS facts ON facts.stock_id = stock.id
   JOIN products ON products.id = stock.product_id
   ORDER BY place`,
)

const itemOf = rareStatement(
  'stock-item',
  itemRow,
  `SELECT ${columns} FROM stock_facts AS facts
   JOIN stock ON stock.id = facts.stock_id
   JOIN products ON products.id = facts.product_id
   WHERE facts.product_id = $1 AND facts.combination_id IS NOT DISTINCT FROM $2::integer`,
)
