import type { EditedProduct } from '#server/catalogue/catalogue.ts'
import type { Action } from '../change-row.ts'
import { toCell } from '../csv/cell-text.ts'
import { storedValue, valueText } from '../values.ts'
import type { Checking, GivenCells } from './verdict.ts'

/** The cells of a row of a selection: what the action makes of the value that it has now. */
export function actionCells(
  { column, how, value, search }: Action,
  { combination_id: id }: { combination_id: number | null },
  product: EditedProduct,
  { names }: Checking,
): GivenCells {
  const combination = product.combinations.find((one) => one.id === id) ?? null
  const item: GivenCells = id === null ? {} : { combination_id: String(id) }
  if (how === 'set') return { ...item, [column]: value }
  const current = storedValue(column, product, combination)
  // What has no value has nothing to be added to.
  if (current === null) return item
  if (how === 'replace') {
    return { ...item, [column]: toCell(String(current).replaceAll(search ?? '', value ?? '')) }
  }
  const isMoney = column === 'price' || column === 'previous_price'
  const step = Number(value)
  const next =
    how === 'raise'
      ? Math.round(Number(current) * (1 + step / 100))
      : Number(current) + Math.round(step * (isMoney ? 100 : 1))
  return { ...item, [column]: isMoney && next > 0 ? valueText(column, next, names) : String(next) }
}
