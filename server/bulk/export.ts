import { type BulkColumnName, bulkColumnNames, valuesOf } from '#contract/office/bulk-columns.ts'
import { auditSource } from '#server/audit/audit.ts'
import {
  catalogueNames,
  type EditedCombination,
  type EditedProduct,
  editedProducts,
  type ProductFilter,
  productIdsFitting,
} from '#server/catalogue/catalogue.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { workingAs } from '#server/platform/database/work.ts'
import type { Call } from '#server/platform/http/handler.ts'
import { csvLine, toCell } from './csv/cell-text.ts'
import type { BulkDeps } from './deps.ts'
import { KnownNames, storedValue, valueText } from './values.ts'

/** What the list of products is filtered by. */
export type BulkFilter = Omit<ProductFilter, 'order' | 'after'>

/** Products that are read at once while the file goes out. */
const batch = 500

/**
 * Products as a CSV that, read back, changes nothing: a row for each, and for those that are sold by combinations a row for
 * each combination. The audit has it before the first row goes out.
 */
export async function exportProducts(
  { database, recordAudit }: BulkDeps,
  filter: BulkFilter,
  call: Call,
): Promise<AsyncIterable<string>> {
  await inTransaction(database.pool, (tx) =>
    recordAudit(tx, auditSource(call), { subject: 'export:products', after: { filter } }),
  )
  return linesOf(database, filter)
}

async function* linesOf(
  database: BulkDeps['database'],
  filter: BulkFilter,
): AsyncGenerator<string> {
  // The byte-order mark tells spreadsheets that it is UTF-8.
  yield `\ufeff${csvLine(bulkColumnNames)}`
  const names = new KnownNames(await catalogueNames(database))
  for (let behind: number | null = null; ; ) {
    const last: number | null = behind
    // Not in the call's context: the stream asks for more long after it.
    const products = await workingAs('background', async () => {
      const ids = await productIdsFitting(database, filter, last, batch)
      return editedProducts(database, { ids })
    })
    const [oldest] = products
    if (!oldest) return
    yield products.flatMap((product) => rowsOf(product, names)).join('')
    behind = oldest.id
  }
}

function rowsOf(product: EditedProduct, names: KnownNames): string[] {
  return [null, ...product.combinations].map((combination) =>
    csvLine(bulkColumnNames.map((column) => cellOf(column, product, combination, names))),
  )
}

/** A combination's row has what is its own; that of its product has all else. */
function cellOf(
  column: BulkColumnName,
  product: EditedProduct,
  combination: EditedCombination | null,
  names: KnownNames,
): string {
  const isKey = column === 'product_code' || column === 'version'
  const isItems = itemColumns.has(column)
  const isThere = combination ? isItems || isKey : !isItems || product.is_fixed
  if (!isThere) return ''
  const text = valueText(column, storedValue(column, product, combination), names)
  return isNumber(column) ? text : toCell(text)
}

/** A spreadsheet may take a number for one, and calculate with it. */
function isNumber(column: BulkColumnName): boolean {
  const values = valuesOf(column)
  return values === 'money' || values === 'whole' || numbersOfRows.has(column)
}

const numbersOfRows: ReadonlySet<BulkColumnName> = new Set([
  'combination_id',
  'version',
  'stock_seen',
])

/** What a fixed product or a combination has, and not a product that is sold by combinations. */
const itemColumns: ReadonlySet<BulkColumnName> = new Set([
  'combination_id',
  'combination',
  'price',
  'previous_price',
  'stock_on_hand',
  'stock_seen',
  'barcode',
  'bin',
  'reorder_level',
  'cost',
])
