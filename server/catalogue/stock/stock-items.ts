import { officePageRows } from '#contract/limits.ts'
import { kobo, toNaira } from '#contract/money.ts'
import type { Total } from '#contract/office/answers.ts'
import type { StockItem } from '#contract/office/stock.ts'
import {
  boolean,
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
import { wordsOf } from '../products/fitting.ts'
import { keyOfItem } from './item-key.ts'
import {
  type IdPage,
  type ItemOrder,
  idOf,
  idRow,
  inOrder,
  isFollowing,
  isInBin,
  isOfLevel,
  itemOrders,
  maxWalked,
} from './item-order.ts'
import { itemsWith } from './items-by-words.ts'

export interface StockFilter {
  level?: 'low' | 'out' | undefined
  of?: 'archived' | undefined
  bin?: string | undefined
  search?: string | undefined
  order?: ItemOrder | undefined
  after?: string | undefined
}

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
  const narrowing = { level: level ?? null, bin: bin?.toUpperCase() || null }
  const key = keyIn(after)
  const { page, fitting } =
    search && words !== null
      ? await itemsWith(db, order, { ...narrowing, search, words, isArchived, key })
      : await itemsFrom(db, order, [narrowing.level, narrowing.bin, ids, isArchived], key)
  const rows = await many(db, itemsById, [page.slice(0, officePageRows)])
  const last = rows.at(-1)
  return {
    rows: rows.map(toItem),
    next: page.length > rows.length && last ? keyOf(last) : null,
    total: totalOf(fitting),
  }
}

/** A page of ids: of the few that fit, or soon found in the order's index, or of all that fits, as in the list of products. */
async function itemsFrom(
  db: Db,
  order: ItemOrder,
  filter: unknown[],
  key: unknown[],
): Promise<IdPage> {
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

/** The items with this barcode, or of the product with this code: what is scanned is found first. */
const itemsOfCode = rareStatement(
  'stock-items-of-code',
  { stock_id: number },
  `SELECT id AS stock_id FROM stock WHERE id IN (
     SELECT stock_facts.stock_id FROM stock_facts WHERE lower(barcode) = lower($1)
     UNION
     SELECT stock.id FROM products JOIN stock ON stock.product_id = products.id WHERE lower(code) = lower($1)
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

const fits = `${isOfLevel} AND ${isInBin}
     AND ($3::integer[] IS NULL OR stock_id = ANY ($3))
     AND ($4::boolean IS NULL OR $4 = (
       product_id IN (SELECT product_id FROM office_products WHERE state = 'archived')
     ))`

const someItems = variants(itemOrders, (order) =>
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

const walk = variants(itemOrders, (order) =>
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

const gathered = variants(itemOrders, (order) =>
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
