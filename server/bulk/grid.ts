import type { GridRow } from '#contract/office/bulk.ts'
import { bulkColumns, gridColumnNames } from '#contract/office/bulk-columns.ts'
import {
  catalogueNames,
  type EditedCombination,
  type EditedProduct,
  editedProducts,
} from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/platform/database/query.ts'
import { KnownNames, storedValue, valueText } from './values.ts'

/** The products in the order of their ids here, each followed by its combinations on sale; what is not there is left out. */
export async function gridRows(db: Db, ids: number[]): Promise<GridRow[]> {
  const names = new KnownNames(await catalogueNames(db))
  const products = new Map((await editedProducts(db, { ids })).map((one) => [one.id, one]))
  return ids.flatMap((id) => {
    const product = products.get(id)
    if (!product) return []
    return [null, ...product.combinations].map((combination) => toRow(product, combination, names))
  })
}

function toRow(
  product: EditedProduct,
  combination: EditedCombination | null,
  names: KnownNames,
): GridRow {
  // A product that is sold by combinations has price and stock in their rows, and all else in its own.
  const own = gridColumnNames.filter((column) =>
    'ofCombinations' in bulkColumns[column] ? combination || product.is_fixed : !combination,
  )
  return {
    product_id: product.id,
    combination_id: combination?.id ?? null,
    version: product.version,
    code: product.code,
    name: product.name,
    combination: combination?.label ?? null,
    cells: Object.fromEntries(
      own.map((column) => [
        column,
        valueText(column, storedValue(column, product, combination), names),
      ]),
    ),
  }
}
