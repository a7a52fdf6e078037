import { bulkUndoDays } from '#contract/limits.ts'
import type { BulkChange, BulkRow, WholeBulkChange } from '#contract/office/bulk.ts'
import { type BulkColumnName, bulkColumnNames } from '#contract/office/bulk-columns.ts'
import { catalogueNames, editedProducts } from '#server/catalogue/catalogue.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import {
  json,
  list,
  namesOf,
  nullable,
  number,
  object,
  oneOf,
  text,
} from '#server/platform/database/columns.ts'
import { counted, type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { idAfter, type KeyedPage, listByKey } from '#server/platform/total.ts'
import {
  type ChangeRow,
  changeRow,
  type kinds,
  type Outcome,
  outcomes,
  type states,
} from './change-row.ts'
import { figuresOf, largeUndoChanges } from './figures.ts'
import { mayStop } from './states.ts'
import { KnownNames, type Values, valuesColumn, valueText } from './values.ts'

export interface ChangeFilter {
  state?: (typeof states)[number] | undefined
  kind?: (typeof kinds)[number] | undefined
  after?: string | undefined
}

/** A page of bulk changes, the newest first. Refuses a key that is none with `validation_failed`. */
export async function changePage(
  db: Db,
  { state, kind, after }: ChangeFilter,
  memberNames: MemberNames,
): Promise<KeyedPage<BulkChange>> {
  const page = await listByKey(db, changeList, [state ?? null, kind ?? null], idAfter(after))
  const names = await memberNames(db, [...new Set(page.rows.map((row) => row.created_by))])
  return { ...page, rows: page.rows.map((row) => toChange(row, names)) }
}

const fitting = `loaded_at IS NOT NULL AND ($1::text IS NULL OR state = $1)
  AND ($2::text IS NULL OR kind = $2)`
const pageOfChanges = rareStatement(
  'bulk-page',
  changeRow,
  `SELECT ${namesOf(changeRow)} FROM bulk_changes
   WHERE ($3::bigint IS NULL OR id < $3) AND ${fitting} ORDER BY id DESC LIMIT $4`,
)
const countOfChanges = rareStatement(
  'bulk-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM bulk_changes WHERE ${fitting} LIMIT $3) AS changes`,
)

const changeList = {
  page: pageOfChanges,
  counted: countOfChanges,
  keyOf: ({ id }: ChangeRow) => id,
}

function toChange(row: ChangeRow, names: Map<number, string>): BulkChange {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    state: row.state,
    is_undo: row.is_undo,
    by: names.get(row.created_by) ?? '',
    created_at: row.created_at.toISOString(),
    moved_at: row.moved_at.toISOString(),
  }
}

/** One bulk change, for a member. Refuses with `not_found`. */
export async function wholeChange(
  db: Db,
  id: number,
  memberNames: MemberNames,
  { now, member }: { now: Date; member: Parameters<typeof mayStop>[1] },
): Promise<WholeBulkChange> {
  const row = await requireChange(db, id)
  const names = await memberNames(db, [row.created_by])
  const rows = await figuresOf(db, id)
  const until = new Date((row.applied_at ?? now).getTime() + bulkUndoDays * 24 * 3_600_000)
  const isEnded = row.state === 'done' || (row.state === 'stopped' && !row.is_undo)
  const mayUndo = isEnded && rows.done > 0 && until > now
  return {
    ...toChange(row, names),
    rows,
    layout: row.layout,
    left_out: row.left_out,
    is_checked: row.checked_at !== null,
    changes: row.changes,
    large_price_changes: row.large_price_changes,
    large_undo_changes: mayUndo ? await largeUndoChanges(db, id) : 0,
    may_stop: mayStop(row, member),
    undo_until: mayUndo ? until.toISOString() : null,
  }
}

export async function requireChange(db: Db, id: number): Promise<ChangeRow> {
  return (await maybe(db, oneChange, [id])) ?? refuse('not_found')
}

const oneChange = rareStatement(
  'bulk-one',
  changeRow,
  `SELECT ${namesOf(changeRow)} FROM bulk_changes WHERE id = $1 AND loaded_at IS NOT NULL`,
)

const storedRow = {
  line: number,
  outcome: oneOf(outcomes),
  product_id: nullable(number),
  combination_id: nullable(number),
  before: nullable(json(valuesColumn)),
  after: nullable(json(valuesColumn)),
  reasons: json(list(object({ column: text, words: text }))),
  code: nullable(text),
}

/** A page of a change's rows with one outcome. Refuses with `not_found`, and a key that is none. */
export async function rowPage(
  db: Db,
  id: number,
  { outcome, after }: { outcome: Outcome; after?: string | undefined },
): Promise<KeyedPage<BulkRow>> {
  await requireChange(db, id)
  const { rows, ...page } = await listByKey(db, rowList, [id, outcome], idAfter(after) ?? 0)
  const names = new KnownNames(await catalogueNames(db))
  const ids = [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))]
  const products = new Map((await editedProducts(db, { ids })).map((one) => [one.id, one]))
  return {
    ...page,
    rows: rows.map(
      ({ line, outcome, product_id, combination_id, before, after, reasons, code }) => {
        const product = products.get(product_id ?? 0)
        const combination = product?.combinations.find((one) => one.id === combination_id)
        return {
          line,
          outcome,
          code: product?.code ?? code ?? '',
          product: product ? { id: product.id, name: product.name } : null,
          combination: combination?.label ?? null,
          cells: cellsOf(before, after, names),
          reasons,
        }
      },
    ),
  }
}

/** The columns that change; a price is stored with the one before it, also where that stays. */
function cellsOf(before: Values | null, after: Values | null, names: KnownNames): BulkRow['cells'] {
  const textIn = (values: Values | null, column: BulkColumnName) =>
    valueText(column, values?.[column] ?? null, names)
  return bulkColumnNames
    .filter((column) => after?.[column] !== undefined)
    .map((column) => ({ column, before: textIn(before, column), after: textIn(after, column) }))
    .filter((cell) => cell.before !== cell.after)
}

const pageOfRows = rareStatement(
  'bulk-row-page',
  storedRow,
  `SELECT line, outcome, product_id, combination_id, before, after, reasons, given ->> 'product_code' AS code
   FROM bulk_rows WHERE change_id = $1 AND outcome = $2 AND line > $3 ORDER BY line LIMIT $4`,
)
const countOfRows = rareStatement(
  'bulk-row-count',
  counted,
  `SELECT count(*) FROM (
     SELECT FROM bulk_rows WHERE change_id = $1 AND outcome = $2 LIMIT $3
   ) AS rows`,
)

const rowList = {
  page: pageOfRows,
  counted: countOfRows,
  keyOf: ({ line }: { line: number }) => line,
}

/** The bulk changes that have touched a product, as subjects of the audit. */
export async function bulkSubjectsOf(db: Db, productId: number): Promise<string[]> {
  const rows = await many(db, changesOfProduct, [productId])
  return rows.map(({ change_id }) => `bulk:${change_id}`)
}

const changesOfProduct = rareStatement(
  'bulk-of-product',
  { change_id: number },
  `SELECT DISTINCT change_id FROM bulk_rows
   WHERE product_id = $1 AND outcome IN ('done', 'undone', 'left')
   ORDER BY change_id DESC LIMIT 200`,
)
