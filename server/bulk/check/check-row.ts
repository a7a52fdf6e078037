import {
  type BulkColumnName,
  bulkColumnNames,
  bulkColumns,
  changingColumnNames,
} from '#contract/office/bulk-columns.ts'
import {
  cleanFact,
  type EditedCombination,
  type EditedProduct,
  lackingWords,
  nextStates,
  productStates,
} from '#server/catalogue/catalogue.ts'
import { meantBy } from '../csv/cell-text.ts'
import { wholeIn } from '../csv/number-cell.ts'
import { isCutOf, isShortOf } from '../csv/spreadsheet.ts'
import {
  destroyedIn,
  type KnownNames,
  type Reason,
  storedValue,
  type Value,
  type Values,
  valueIn,
  valueText,
} from '../values.ts'
import { checkNew } from './check-new.ts'
import type { Checking, GivenCells, Verdict } from './verdict.ts'

/** Looks at one row and changes nothing. Every column that is wrong is a reason. */
export function checkRow(
  given: GivenCells,
  product: EditedProduct | undefined,
  checking: Checking,
): Verdict {
  if (!product) return checkNew(given, checking)
  if (checking.addsOnly) {
    const words = 'There is a product with this code: a file of another shop adds products alone.'
    return refused([{ column: 'product_code', words }], product)
  }
  const { names } = checking
  const chosen = combinationIn(given, product, checking)
  if ('words' in chosen) return refused([chosen], product)
  const { combination } = chosen
  const reasons: Reason[] = []
  const before: Values = {}
  const after: Values = {}
  for (const column of changingColumnNames) {
    const cell = given[column]
    if (cell === undefined) continue
    const current = storedValue(column, product, combination)
    if (isAsItIs(column, cell, current, names)) continue
    const read = readCell(column, cell, current, { ...checking, product, combination })
    if ('words' in read) reasons.push({ column, words: read.words })
    else if (read.value !== current) {
      before[column] = current
      after[column] = read.value
    }
  }
  for (const column of ['variations', 'pictures'] as const) {
    if (given[column] === undefined) continue
    const words = 'Only a new product takes them from a file: change them on the product’s page.'
    reasons.push({ column, words })
  }
  reasons.push(...pricesIn(after, product, combination))
  if (isUnmoved(given, after, names)) {
    delete before.stock_on_hand
    delete after.stock_on_hand
  }
  reasons.push(...stockIn(given, after, combination ?? product, names))
  reasons.push(...stateIn(after, product))
  const own = { productId: product.id, combinationId: combination?.id ?? null }
  if (reasons.length === 0 && Object.keys(after).length > 0) {
    const stale = staleness(given, product)
    if (stale) reasons.push(stale)
  }
  if (reasons.length > 0) return { ...refused(reasons, product), ...own }
  const outcome = Object.keys(after).length > 0 ? 'changed' : 'same'
  if (after.price !== undefined || after.previous_price !== undefined) {
    // A price is written with the one before it.
    for (const column of ['price', 'previous_price'] as const) {
      before[column] ??= storedValue(column, product, combination)
      after[column] = after[column] === undefined ? (before[column] ?? null) : after[column]
    }
  }
  return { outcome, ...own, version: product.version, before, after, reasons }
}

function refused(reasons: Reason[], product?: EditedProduct): Verdict {
  return {
    outcome: 'refused',
    productId: product?.id ?? null,
    combinationId: null,
    version: product?.version ?? null,
    before: null,
    after: null,
    reasons,
  }
}

/** The combination that a row is about, by number or by its values; null: the product itself. */
function combinationIn(
  given: GivenCells,
  product: EditedProduct,
  { names, isFile }: Checking,
): { combination: EditedCombination | null } | Reason {
  const { combination_id: id, combination: cell } = given
  const label = cell ? meantBy(cell) : null
  if (!id && !label) return { combination: null }
  const column = id ? 'combination_id' : 'combination'
  const read = id ? valueIn('combination_id', id, names) : null
  if (read && 'words' in read) return { column, words: read.words }
  const fitting = product.combinations.filter((one) =>
    read ? one.id === read.value : isSameLabel(one.label, label ?? ''),
  )
  const [combination, another] = fitting
  if (another) return { column, words: 'Two combinations are called so: give the combination_id.' }
  if (!combination) {
    const hint = product.is_fixed
      ? 'The product has no combinations.'
      : 'The product has no such combination on sale.'
    return { column, words: (isFile && cell && destroyedIn('combination', cell)) || hint }
  }
  if (label && !isSameLabel(combination.label, label)) {
    return {
      column: 'combination',
      words: `Combination ${combination.id} is ‘${combination.label}’.`,
    }
  }
  return { combination }
}

function isSameLabel(one: string, other: string): boolean {
  const plain = (label: string) =>
    label
      .toLowerCase()
      .replace(/\s*\/\s*/g, '/')
      .trim()
  return plain(one) === plain(other)
}

/** A cell that says what is stored changes nothing, whoever sent it and whatever else would be wrong with it. */
function isAsItIs(
  column: BulkColumnName,
  cell: string | null,
  current: Value,
  names: KnownNames,
): boolean {
  if (typeof current === 'string') return cell !== null && plain(meantBy(cell)) === plain(current)
  if (cell === null) return current === null
  const read = valueIn(column, cell, names)
  if ('value' in read) return read.value === current
  // A cell that is too narrow has no room for 150,000.
  const stored = Number(valueText(column, current, names))
  return isShortOf(cell, stored)
}

/** Spreadsheets change the ends of lines. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}

interface CellContext extends Checking {
  product: EditedProduct
  combination: EditedCombination | null
}

function readCell(
  column: BulkColumnName,
  cell: string | null,
  current: Value,
  { product, combination, names, permissions, isFile }: CellContext,
): { value: Value } | { words: string } {
  const { permission } = bulkColumns[column]
  if (permission !== null && !permissions.has(permission)) {
    return { words: 'Your roles do not let you change this.' }
  }
  const isOfItem = 'ofCombinations' in bulkColumns[column]
  if (combination && !isOfItem) {
    return { words: 'This is the product’s: change it in the row without a combination.' }
  }
  if (!combination && isOfItem && !product.is_fixed) {
    return { words: 'The product is sold by combinations: change it in their rows.' }
  }
  const destroyed = isFile && cell !== null && wasDestroyed(column, cell, current)
  if (destroyed) return { words: destroyed }
  const read = valueIn(column, cell, names)
  return 'words' in read ? read : { value: cleanFact(column, read.value) }
}

/** Why a spreadsheet, and nobody who uses it, wrote this text. */
function wasDestroyed(column: BulkColumnName, cell: string, current: Value): string | null {
  if (typeof current === 'string' && isCutOf(cell, current)) {
    return `A spreadsheet has cut the text off after ${cell.length.toLocaleString('en-NG')} characters. Take the column out, or change it on the product’s page.`
  }
  return destroyedIn(column, cell)
}

/** The price before is above the price, whichever of them changes. */
function pricesIn(
  after: Values,
  product: EditedProduct,
  combination: EditedCombination | null,
): Reason[] {
  if (after.price === undefined && after.previous_price === undefined) return []
  const price = after.price ?? storedValue('price', product, combination)
  const previous =
    after.previous_price === undefined
      ? storedValue('previous_price', product, combination)
      : after.previous_price
  if (previous === null || (price !== null && Number(previous) > Number(price))) return []
  return [{ column: 'previous_price', words: 'The price before is above the price.' }]
}

/** The file names the units that it was made with, and the row has them still: nobody counted anything. */
function isUnmoved(given: GivenCells, after: Values, names: KnownNames): boolean {
  if (!given.stock_seen || after.stock_on_hand === undefined) return false
  const seen = valueIn('stock_seen', given.stock_seen, names)
  return 'value' in seen && seen.value === after.stock_on_hand
}

/** Stock is a count of what was seen: sales since then must not be counted away. */
function stockIn(
  given: GivenCells,
  { stock_on_hand: count }: Values,
  { on_hand: now, held }: EditedProduct | EditedCombination,
  names: KnownNames,
): Reason[] {
  if (count === undefined) return []
  if (given.stock_seen) {
    const seen = valueIn('stock_seen', given.stock_seen, names)
    if ('words' in seen) return [{ column: 'stock_seen', words: seen.words }]
    if (seen.value !== now) {
      const words = `The stock was ${seen.value} when it was read, and is ${now} now.`
      return [{ column: 'stock_on_hand', words }]
    }
  }
  if (held === null || Number(count) >= held) return []
  const words = `${held} units are held for orders: there cannot be fewer.`
  return [{ column: 'stock_on_hand', words }]
}

/** What goes on sale is whole, by what the row gives too. */
function stateIn(after: Values, { state, lacks }: EditedProduct): Reason[] {
  if (after.state === undefined) return []
  const to = productStates.find((one) => one === after.state)
  if (to === undefined || !nextStates(state).includes(to)) {
    const words = `A product that is ${state} cannot become ${after.state}.`
    return [{ column: 'state', words }]
  }
  const given: Record<string, Value | undefined> = {
    category: after.category,
    price: after.price,
    weight: after.weight_grams,
    stock: after.stock_on_hand,
  }
  const missing = lacks.filter((need) => given[need] === undefined)
  if (to !== 'live' || missing.length === 0) return []
  return [{ column: 'state', words: lackingWords(missing) }]
}

/** Of a file or a grid that names the version that it was made from. */
function staleness({ version }: GivenCells, product: EditedProduct): Reason | null {
  if (!version) return null
  const read = wholeIn(version, 0)
  if ('words' in read) return { column: 'version', words: read.words }
  if (read.value === product.version) return null
  return { column: 'version', words: 'The product was edited since it was read.' }
}

/** The columns of a set, in the order of the table. */
export function inOrder(columns: ReadonlySet<string>): BulkColumnName[] {
  return bulkColumnNames.filter((name) => columns.has(name))
}
