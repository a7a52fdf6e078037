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
import { type Db, many } from '#server/platform/database/query.ts'
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
  const filter = [level ?? null, bin?.toUpperCase() || null, ids, words, isArchived]
  const key = keyIn(after)
  const fitting = await many(db, someItems({ order, isSearched: words !== null }), [
    ...filter,
    maxCounted,
  ])
  const page = await itemsFrom(db, { order, filter, key, fitting: fitting.map(idOf) })
  const rows = await many(db, itemsById, [page.slice(0, officePageRows).map(idOf)])
  const last = rows.at(-1)
  return {
    rows: rows.map(toItem),
    next: page.length > rows.length && last ? keyOf(last) : null,
    total: totalOf(fitting.length),
  }
}

interface Reading {
  order: Order
  filter: unknown[]
  key: unknown[]
  /** Ids of what fits, `maxCounted` at most. */
  fitting: number[]
}

/** A page of ids: of the few that fit, or soon found in the order's index, or of all that fits, as in the list of products. */
async function itemsFrom(
  db: Db,
  { order, filter, key, fitting }: Reading,
): Promise<{ stock_id: number }[]> {
  if (fitting.length < maxCounted) {
    const few = [null, null, fitting, null, null, ...key, maxRead]
    return many(db, gathered({ order, isSearched: false }), few)
  }
  const by = { order, isSearched: filter[wordsAt] !== null }
  const walked = await many(db, walk(by), [...filter, ...key, maxRead, maxWalked])
  return walked.length === maxRead ? walked : many(db, gathered(by), [...filter, ...key, maxRead])
}

/** Where the words stand among the values of a filter. */
const wordsAt = 3

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
const inOrder: Record<Order, { by: string; key: string; walked: string; fits: string }> = {
  newest: {
    by: 'product_id DESC, stock_id DESC',
    key: '(product_id, stock_id) < ($6::integer, $7::integer)',
    walked: "stock_id IS NOT NULL AND ($1::text IS NULL OR (level = $1 AND level <> 'enough'))",
    fits: 'stock_id IS NOT NULL',
  },
  bin: {
    by: 'bin, product_id, stock_id',
    key: '(bin, product_id, stock_id) > ($8::text COLLATE "C", $6::integer, $7::integer)',
    walked: `stock_id IS NOT NULL AND bin IS NOT NULL AND ($2::text IS NULL OR starts_with(bin, $2))
       AND ($1::text IS NULL OR (level = $1 AND level <> 'enough'))`,
    fits: 'stock_id IS NOT NULL AND bin IS NOT NULL',
  },
}

// Planned for each call's values: each filter that is null is left out of the plan. Words stand apart: behind an OR the
// products with them would be looked for in all items.
const fitting = (by: Reads) => `($1::text IS NULL OR (level = $1 AND level <> 'enough'))
     AND ($2::text IS NULL OR starts_with(bin, $2))
     AND ($3::integer[] IS NULL OR stock_id = ANY ($3))
     AND ${by.isSearched ? `product_id IN (SELECT product_id FROM office_products WHERE ${hasWords('$4')})` : '$4::text IS NULL'}
     AND ($5::boolean IS NULL OR $5 = (
       product_id IN (SELECT product_id FROM office_products WHERE state = 'archived')
     ))`
const fromKey = (order: Order) =>
  `($6::integer IS NULL OR $7::integer IS NULL OR $8::text IS NULL OR ${inOrder[order].key})`

interface Reads {
  order: Order
  isSearched: boolean
}

/** A statement for each order, with and without words. */
function statements<T>(make: (name: string, by: Reads) => T): (by: Reads) => T {
  const names = orders.flatMap((order) => [order, `${order} searched`] as const)
  const of = variants(names, (name) => {
    const [order = 'newest'] = orders.filter((one) => name.startsWith(one))
    return make(name, { order, isSearched: name.endsWith('searched') })
  })
  return ({ order, isSearched }) => of(isSearched ? `${order} searched` : order)
}

// Only rows with a stock are read.
const idRow = { stock_id: certain(number) }

const someItems = statements((name, by) =>
  rareStatement(
    `stock-items-some ${name}`,
    idRow,
    // Planned as for all of them: for a few, PostgreSQL would read the table in hope of finding them early.
    `WITH fitting AS MATERIALIZED (
       SELECT stock_id FROM stock_facts WHERE ${inOrder[by.order].fits} AND ${fitting(by)}
     )
     SELECT stock_id FROM fitting LIMIT $6`,
  ),
)

const walk = statements((name, by) =>
  rareStatement(
    `stock-items-walk ${name}`,
    idRow,
    `SELECT stock_id FROM (
       SELECT stock_id, product_id, level, bin FROM stock_facts
       WHERE ${inOrder[by.order].walked} AND ${fromKey(by.order)}
       ORDER BY ${inOrder[by.order].by} LIMIT $10
     ) AS walked
     WHERE ${fitting(by)} ORDER BY ${inOrder[by.order].by} LIMIT $9`,
  ),
)

const gathered = statements((name, by) =>
  rareStatement(
    `stock-items-gathered ${name}`,
    idRow,
    `SELECT stock_id FROM (
       SELECT stock_id, product_id, bin FROM stock_facts
       WHERE ${inOrder[by.order].fits} AND ${fitting(by)} AND ${fromKey(by.order)}
       -- Planned apart from the order, whose index would be walked.
       OFFSET 0
     ) AS fitting
     ORDER BY ${inOrder[by.order].by} LIMIT $9`,
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
