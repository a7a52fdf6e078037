import { maxProductPictures } from '#contract/limits.ts'
import {
  addingColumnNames,
  type BulkColumnName,
  bulkColumns,
} from '#contract/office/bulk-columns.ts'
import { cleanFact } from '#server/catalogue/catalogue.ts'
import { meantBy } from '../csv/cell-text.ts'
import { destroyedIn, pathOf, type Reason, type Value, type Values, valueIn } from '../values.ts'
import type { Checking, GivenCells, Verdict } from './verdict.ts'

/** What a new product cannot be without; all else a draft may lack. */
const needed = ['name', 'brand', 'seller'] as const satisfies readonly BulkColumnName[]

/** Looks at a row whose code no product has: it adds a draft, or a further combination of one, or is refused. */
export function checkNew(given: GivenCells, checking: Checking): Verdict {
  const { product_code: code, combination_id: id, combination, version } = given
  if (given.unfit) return refusedNew([{ column: 'product_code', words: given.unfit }])
  if (!code) return refusedNew([{ column: 'product_code', words: 'The row has no product code.' }])
  const destroyed = checking.isFile ? destroyedIn('product_code', code) : null
  if (destroyed) return refusedNew([{ column: 'product_code', words: destroyed }])
  if (id || version) {
    return refusedNew([{ column: 'product_code', words: unknownWords(meantBy(code)) }])
  }
  const isFurther = Boolean(combination) && !given.name
  const { after, reasons, notes } = valuesIn(given, isFurther, checking)
  if (combination) readCombination(combination, after, reasons, checking)
  if (!isFurther) {
    for (const column of ['brand', 'seller'] as const) {
      const usual = checking.defaults[column]
      if (usual !== null) after[column] ??= usual
    }
    reasons.push(...lackingIn(after, reasons))
  }
  reasons.push(...draftIn(after))
  if (reasons.length > 0) return refusedNew(reasons)
  return {
    outcome: 'new',
    productId: null,
    combinationId: null,
    version: null,
    before: null,
    after,
    reasons: [...notes, ...picturesIn(after, checking)],
  }
}

function valuesIn(
  given: GivenCells,
  isFurther: boolean,
  checking: Checking,
): { after: Values; reasons: Reason[]; notes: Reason[] } {
  const reasons: Reason[] = []
  const notes: Reason[] = []
  const after: Values = {}
  for (const column of ['product_code', ...addingColumnNames] as const) {
    const cell = given[column]
    if (cell === undefined) continue
    const read = readCell(column, cell, isFurther, checking)
    if ('value' in read) after[column] = read.value
    else if (mayLack(column, checking)) {
      notes.push({ column, words: `${read.words} The product is added without it.` })
    } else reasons.push({ column, words: read.words })
  }
  return { after, reasons, notes }
}

/** Another shop has categories and brands of its own: a draft may lack the one, and have the usual one for the other. */
function mayLack(column: BulkColumnName, { addsOnly, defaults }: Checking): boolean {
  return addsOnly && (column === 'category' || (column === 'brand' && defaults.brand !== null))
}

function readCell(
  column: BulkColumnName,
  cell: string | null,
  isFurther: boolean,
  checking: Checking,
): { value: Value } | { words: string } {
  const { permission } = bulkColumns[column]
  if (permission !== null && !checking.permissions.has(permission)) {
    return { words: 'Your roles do not let you change this.' }
  }
  if (isFurther && !('ofCombinations' in bulkColumns[column])) {
    return { words: 'This is the product’s: give it in the row with its name.' }
  }
  const destroyed = checking.isFile ? destroyedIn(column, cell) : null
  if (destroyed) return { words: destroyed }
  const read = valueIn(column, cell, checking.names)
  if ('value' in read) return { value: cleanFact(column, read.value) }
  const group = cell === null ? null : newGroup(column, meantBy(cell), checking)
  return group === null ? read : { value: group }
}

/** The name of a brand or category that the product brings; null: the mall has it, or it may not come so. */
function newGroup(column: BulkColumnName, name: string, checking: Checking): string | null {
  const { names, addsGroups, permissions } = checking
  if (!addsGroups || !permissions.has('categories.edit')) return null
  if (column === 'brand') return names.brands.find(name) === null && fits(name) ? name : null
  if (column !== 'category' || names.category(name) !== null) return null
  const path = pathOf(name)
  return path.length > 0 && path.every(fits) ? path.join(' > ') : null
}

function fits(name: string): boolean {
  return name.length <= 100 && !/\p{Cc}/u.test(name)
}

function readCombination(
  cell: string,
  after: Values,
  reasons: Reason[],
  { names, isFile }: Checking,
): void {
  const destroyed = isFile ? destroyedIn('combination', cell) : null
  const read = destroyed ? { words: destroyed } : valueIn('combination', cell, names)
  if ('words' in read) reasons.push({ column: 'combination', words: read.words })
  else after.combination = read.value
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

/** A file that names a version, or a combination, was made from products that were there. */
function unknownWords(code: string): string {
  const words = `There is no product with the code ‘${code.slice(0, 60)}’.`
  if (!/^\d+$/.test(code)) return words
  return `${words} A spreadsheet may have taken zeros from its beginning: write them again.`
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
    const words = 'A new product is a draft: look at it before it goes on sale.'
    reasons.push({ column: 'state', words })
  }
  if (previous !== null && !(Number(previous) > Number(price))) {
    reasons.push({ column: 'previous_price', words: 'The price before is above the price.' })
  }
  return reasons
}

/** The file names among the values of a row, each once. */
export function pictureNames({ pictures = null }: Values): string[] {
  if (pictures === null) return []
  const lines = String(pictures).split('\n')
  return [...new Set(lines.map((name) => name.trim().toLowerCase()))].filter((name) => name !== '')
}

/** Pictures that are not there do not keep the product away. */
function picturesIn(after: Values, { pictures }: Checking): Reason[] {
  const named = pictureNames(after)
  const reasons = named
    .filter((name) => !pictures.has(name))
    .map((name) => ({
      column: 'pictures',
      words: `No picture ‘${name}’ was sent: the product is added without it.`,
    }))
  if (named.length - reasons.length > maxProductPictures) {
    const words = `A product has at most ${maxProductPictures} pictures: the first are taken.`
    reasons.push({ column: 'pictures', words })
  }
  return reasons
}
