import { kobo, toNaira } from '#contract/money.ts'
import {
  type BulkColumn,
  type BulkColumnName,
  bulkColumns,
  valuesOf,
} from '#contract/office/bulk-columns.ts'
import { folded } from '#contract/office/folded.ts'
import { serialKinds } from '#contract/product-facts.ts'
import {
  type CatalogueNames,
  type EditedCombination,
  type EditedProduct,
  factsAmong,
  type ProductFacts,
  productStates,
} from '#server/catalogue/catalogue.ts'
import type { Column } from '#server/platform/database/columns.ts'
import { isMarked, meantBy } from './csv/cell-text.ts'
import { excerpt, koboIn, wholeIn } from './csv/number-cell.ts'
import { whyDestroyed } from './csv/spreadsheet.ts'

/** What a row changes: columns whose values are ids (category, brand, seller), kobo, whole numbers or text. */
export type Values = Partial<Record<BulkColumnName, Value>>
export type Value = string | number | null

/** The rows about one new product: the first has its name, and may be its first combination too. */
export type RowsOfNew = readonly [Values, ...Values[]]

/** Such values, in a column of JSON. */
export const valuesColumn: Column<Values> = {
  types: [],
  has: (value): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** Why a row, or one column of it, is refused. */
export interface Reason {
  column: string
  words: string
}

/** The value that a product or combination has in a column. */
export function storedValue(
  column: BulkColumnName,
  product: EditedProduct,
  combination: EditedCombination | null,
): Value {
  const item = combination ?? product
  switch (column) {
    case 'price':
      return item.amount_kobo
    case 'previous_price':
      return item.previous_amount_kobo
    case 'stock_on_hand':
    case 'stock_seen':
      return item.on_hand
    case 'barcode':
    case 'bin':
    case 'reorder_level':
      return item[column]
    case 'cost':
      return item.cost_kobo
    case 'variations':
    case 'pictures':
      return null
    case 'combination':
      return combination?.label ?? null
    case 'combination_id':
      return combination?.id ?? null
    case 'version':
    case 'state':
      return product[column]
    default:
      return product[factNameOf(column)]
  }
}

/** Columns that are called otherwise than their fact. */
const factNames = {
  product_code: 'code',
  category: 'category_id',
  brand: 'brand_id',
  seller: 'seller_id',
} as const

type FactColumn = Extract<BulkColumnName, keyof ProductFacts> | keyof typeof factNames

function factNameOf(column: FactColumn): keyof ProductFacts {
  return isRenamed(column) ? factNames[column] : column
}

function isRenamed(column: string): column is keyof typeof factNames {
  return Object.hasOwn(factNames, column)
}

/** The facts among the values of a row. */
export function factsIn(values: Values): Partial<ProductFacts> {
  const named = Object.entries(values).map(([column, value]) => [
    isRenamed(column) ? factNames[column] : column,
    value,
  ])
  return factsAmong(Object.fromEntries(named))
}

/** A value as a cell of a CSV, and as pages show it. */
export function valueText(column: BulkColumnName, value: Value, names: KnownNames): string {
  if (value === null) return ''
  // Of a new one that the row brings.
  if (groups.has(column) && typeof value === 'string') return value
  if (column === 'category') return names.slugs.get(Number(value)) ?? String(value)
  if (column === 'brand') return names.brands.nameOf(Number(value))
  if (column === 'seller') return names.sellers.nameOf(Number(value))
  if (valuesOf(column) === 'money') {
    return toNaira(kobo(Number(value))).toFixed(2)
  }
  return String(value)
}

const groups: ReadonlySet<BulkColumnName> = new Set(['category', 'brand'])

/** The names of the catalogue, to find ids by what stands in cells. */
export class KnownNames {
  readonly categories: Named
  readonly slugs: ReadonlyMap<number, string>
  readonly #bySlug: ReadonlyMap<string, number>
  readonly brands: Named
  readonly sellers: Named

  constructor({ categories, brands, sellers }: CatalogueNames) {
    this.categories = new Named(categories)
    this.slugs = new Map(categories.map(({ id, slug }) => [id, slug]))
    this.#bySlug = new Map(categories.map(({ id, slug }) => [slug, id]))
    this.brands = new Named(brands)
    this.sellers = new Named(sellers)
  }

  category(text: string): number | 'several' | null {
    const [name = ''] = pathOf(text).slice(-1)
    return (
      this.#bySlug.get(text.toLowerCase()) ??
      this.categories.find(text) ??
      this.categories.find(name)
    )
  }
}

/** 'Clothing > Shirts': the category and its sub-category, as other shops write them. */
export function pathOf(text: string): string[] {
  return text
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** A key that no name is: 'Nestle' finds Nestlé, where none is called so. */
const withoutMarks = (name: string) => `\n${folded(name)}`

/** Records by name; capitals and accents tell them apart only where nothing else does. */
class Named {
  readonly #names: Map<number, string>
  readonly #ids: Map<string, number[]>

  constructor(records: readonly { id: number; name: string }[]) {
    this.#names = new Map(records.map(({ id, name }) => [id, name]))
    this.#ids = new Map()
    for (const { id, name } of records) {
      for (const key of new Set([name.trim(), name.trim().toLowerCase(), withoutMarks(name)])) {
        this.#ids.set(key, [...(this.#ids.get(key) ?? []), id])
      }
    }
  }

  nameOf(id: number): string {
    return this.#names.get(id) ?? String(id)
  }

  find(text: string): number | 'several' | null {
    const keys = [text, text.toLowerCase(), withoutMarks(text)]
    const ids = keys.map((key) => this.#ids.get(key)).find((found) => found !== undefined) ?? []
    return ids.length > 1 ? 'several' : (ids[0] ?? null)
  }
}

/** What a cell says, as a value; or what is wrong with it. `null` is the word `none`; text may be marked (`toCell`). */
export function valueIn(
  column: BulkColumnName,
  cell: string | null,
  names: KnownNames,
): { value: Value } | { words: string } {
  if (cell === null) {
    const isOptional = 'mayBeEmpty' in bulkColumns[column]
    if (!isOptional) return { words: 'It cannot be empty.' }
    return { value: valuesOf(column) === 'lines' ? '' : null }
  }
  const meant = meantBy(cell)
  switch (column) {
    case 'price':
    case 'previous_price':
      return koboIn(cell, 1)
    case 'cost':
      return koboIn(cell, 0)
    case 'barcode':
      return barcodeIn(meant)
    case 'bin':
      return textIn(column, meant.toUpperCase())
    case 'reorder_level':
    case 'stock_on_hand':
    case 'stock_seen':
    case 'version':
    case 'combination_id':
      return wholeIn(cell, 0)
    case 'weight_grams':
      return wholeIn(cell, 1)
    case 'category':
      return idIn(names.category(meant), meant, 'sub-category', 'Give its address.')
    case 'brand':
      return idIn(names.brands.find(meant), meant, 'brand', 'Write its capitals too.')
    case 'seller':
      return idIn(names.sellers.find(meant), meant, 'seller', 'Write its capitals too.')
    case 'state':
      return stateIn(meant)
    case 'serials':
      return serialsIn(meant)
    default:
      return textIn(column, meant)
  }
}

function idIn(
  found: number | 'several' | null,
  cell: string,
  kind: string,
  advice: string,
): { value: number } | { words: string } {
  if (found === 'several') return { words: `There are several ‘${excerpt(cell)}’. ${advice}` }
  return found === null ? { words: `There is no ${kind} ‘${excerpt(cell)}’.` } : { value: found }
}

function stateIn(cell: string): { value: string } | { words: string } {
  const value = productStates.find((state) => state === cell.toLowerCase())
  if (value) return { value }
  return { words: `‘${excerpt(cell)}’ is no state. There are ${productStates.join(', ')}.` }
}

function serialsIn(cell: string): { value: string } | { words: string } {
  const value = serialKinds.find((kind) => kind === cell.toLowerCase())
  return value ? { value } : { words: 'It is ‘serial’, ‘imei’ or ‘none’.' }
}

function barcodeIn(cell: string): { value: string } | { words: string } {
  if (/^[!-~]{1,64}$/.test(cell)) return { value: cell }
  return { words: 'A barcode is up to 64 letters and digits, without spaces.' }
}

function textIn(column: BulkColumnName, cell: string): { value: string } | { words: string } {
  const { maxLength: max = 200 }: BulkColumn = bulkColumns[column]
  if (cell.length > max)
    return { words: `It is longer than ${max.toLocaleString('en-NG')} characters.` }
  const isMultiline = valuesOf(column) === 'lines'
  if ((isMultiline ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u).test(cell)) {
    return { words: 'It has characters that cannot be kept.' }
  }
  return { value: cell }
}

/** Why a file's cell of text is not believed: a spreadsheet wrote it, and nobody says that it is meant. */
export function destroyedIn(column: BulkColumnName, cell: string | null): string | null {
  const values = valuesOf(column)
  if (cell === null || values === 'money' || values === 'whole' || isMarked(cell)) return null
  return whyDestroyed(cell)
}
