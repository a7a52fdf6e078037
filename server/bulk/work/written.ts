import { deleteProducts } from '#server/catalogue/catalogue.ts'
import type { Actor } from '#server/platform/actor.ts'
import { certain, json, nullable, number, type Row } from '#server/platform/database/columns.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Outcome } from '../change-row.ts'
import type { BulkDeps } from '../deps.ts'
import { type Reason, type RowsOfNew, valuesColumn } from '../values.ts'
import { addRows } from './new-products.ts'

export const nextRow = {
  line: number,
  // Of a further combination of a new product: the row that adds the product.
  first_line: nullable(number),
  // Null as long as it is new.
  product_id: nullable(number),
  combination_id: nullable(number),
  version: nullable(number),
  // Null: it is, or was, new.
  before: nullable(json(valuesColumn)),
  // The check has found what is to be done.
  after: certain(json(valuesColumn)),
}
export type NextRow = Row<typeof nextRow>

/** What became of a row; null: as before. */
export interface Written {
  line: number
  outcome: Outcome
  productId: number | null
  version: number | null
  reasons: Reason[] | null
}

/** Adds the products of rows that are new. */
export async function addAll(
  deps: BulkDeps,
  tx: Tx,
  changeId: number,
  rows: readonly NextRow[],
  by: Actor,
): Promise<Written[]> {
  if (rows.length === 0) return []
  const lineOf = (row: NextRow) => row.first_line ?? row.line
  const products = Map.groupBy(rows, lineOf)
  const codes = new Map<number, string>()
  const given = [...products].flatMap(([line, own]): RowsOfNew[] => {
    const [first, ...others] = own.map(({ after }) => after)
    if (!first) return []
    codes.set(line, String(first.product_code))
    return [[first, ...others]]
  })
  const ids = await addRows(deps, tx, given, { reason: `Bulk change ${changeId}`, by })
  return rows.map((row) => ({
    line: row.line,
    outcome: 'done',
    productId: ids.get(codes.get(lineOf(row)) ?? '') ?? null,
    version: 1,
    reasons: null,
  }))
}

const leftWords = {
  gone: 'Somebody deleted it in between.',
  edited: 'Somebody edited it in between.',
} as const

/** Takes products back that rows have added: deleted, or archived where an order or a coupon names them. */
export async function takeBackAll(
  deps: BulkDeps,
  tx: Tx,
  _changeId: number,
  rows: readonly NextRow[],
  by: Actor,
): Promise<Written[]> {
  if (rows.length === 0) return []
  const versions = new Map(rows.map((row) => [row.product_id ?? 0, row.version ?? 0]))
  const products = [...versions].map(([id, version]) => ({ id, version }))
  const outcomes = await deleteProducts(deps, { products, by, within: tx })
  return rows.map(({ line, product_id: id }) => {
    const outcome = outcomes.get(id ?? 0)
    if (outcome === 'deleted' || outcome === 'archived') {
      return { line, outcome: 'undone', productId: null, version: null, reasons: null }
    }
    const words = leftWords[outcome ?? 'gone']
    const reasons = [{ column: 'version', words }]
    return { line, outcome: 'left', productId: null, version: null, reasons }
  })
}
