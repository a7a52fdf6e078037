import {
  type BulkColumnName,
  bulkColumns,
  changingColumnNames,
} from '#contract/office/bulk-columns.ts'
import { meantBy } from '../csv/cell-text.ts'
import { destroyedIn, type Reason, type Values, valueIn } from '../values.ts'
import type { Checking, GivenCells, Verdict } from './verdict.ts'

/** What a new product cannot be without; all else a draft may lack. */
const needed = ['name', 'brand', 'seller'] as const satisfies readonly BulkColumnName[]

/** Looks at a row whose code no product has: it adds a draft, or is refused. */
export function checkNew(given: GivenCells, { names, permissions, isFile }: Checking): Verdict {
  const reasons: Reason[] = []
  const after: Values = {}
  const { product_code: cell, combination_id: id, combination, version } = given
  if (!cell) return refusedNew([{ column: 'product_code', words: 'The row has no product code.' }])
  const destroyed = isFile ? destroyedIn('product_code', cell) : null
  if (destroyed) return refusedNew([{ column: 'product_code', words: destroyed }])
  if (id || combination || version) {
    return refusedNew([{ column: 'product_code', words: unknownWords(meantBy(cell)) }])
  }
  const read = (column: BulkColumnName, cell: string | null) => {
    const words = isFile ? destroyedIn(column, cell) : null
    const value = words ? { words } : valueIn(column, cell, names)
    if ('words' in value) reasons.push({ column, words: value.words })
    else after[column] = value.value
  }
  read('product_code', cell)
  for (const column of changingColumnNames) {
    const cell = given[column]
    if (cell === undefined) continue
    const { permission } = bulkColumns[column]
    if (permission === null || permissions.has(permission)) read(column, cell)
    else reasons.push({ column, words: 'Your roles do not let you change this.' })
  }
  reasons.push(...lackingIn(after, reasons), ...draftIn(after))
  if (reasons.length > 0) return refusedNew(reasons)
  return {
    outcome: 'new',
    productId: null,
    combinationId: null,
    version: null,
    before: null,
    after,
    reasons,
  }
}

/** A file that names a version, or a combination, was made from products that were there. */
function unknownWords(code: string): string {
  const words = `There is no product with the code ‘${code.slice(0, 60)}’.`
  if (!/^\d+$/.test(code)) return words
  return `${words} A spreadsheet may have taken zeros from its beginning: write them again.`
}

function refusedNew(reasons: Reason[]): Verdict {
  return {
    outcome: 'refused',
    productId: null,
    combinationId: null,
    version: null,
    before: null,
    after: null,
    reasons,
  }
}

function lackingIn(after: Values, reasons: readonly Reason[]): Reason[] {
  const words = 'No product has this code. To add one, the row needs name, brand and seller.'
  return needed
    .filter(
      (column) => after[column] === undefined && reasons.every((one) => one.column !== column),
    )
    .map((column) => ({ column, words }))
    .slice(0, 1)
}

function draftIn({ state, price = null, previous_price: previous = null }: Values): Reason[] {
  const reasons: Reason[] = []
  if (state !== undefined && state !== 'draft') {
    const words = 'A new product is a draft: it needs a picture before it can go on sale.'
    reasons.push({ column: 'state', words })
  }
  if (previous !== null && !(Number(previous) > Number(price))) {
    reasons.push({ column: 'previous_price', words: 'The price before is above the price.' })
  }
  return reasons
}
