import { countIn, nairaIn } from '#contract/forms/written-number.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { formatNaira } from '#ui/naira.ts'
import type { CellColumn, CellEdit, CellRow } from '../../cells/cells.ts'
import { combinationName, type EditedCombination, isFarNew, type Variations } from './variations.ts'

export interface CombinationRow extends CellRow {
  /** From 0. */
  at: number
}

/** Combinations as rows. New ones have cells for a price, for the same again where it is far, and for their units. */
export function combinationRows(
  variations: Variations,
  product: WholeProduct,
  presents: readonly number[],
): CombinationRow[] {
  const nameOf = combinationName(variations)
  const prices = new Map(product.combinations.map(({ id, amount }) => [id, amount]))
  return variations.combinations.map((one, at) => {
    const title = nameOf(one.value_ids)
    const price = one.id === null ? undefined : prices.get(one.id)
    return {
      at,
      key: one.value_ids.join(),
      title,
      label: title,
      note: price === undefined ? undefined : formatNaira(price),
      cells: one.id === null ? cellsOf(one, presents) : {},
    }
  })
}

function cellsOf(
  { amount = '', confirmed = '', on_hand = '' }: EditedCombination,
  presents: readonly number[],
): CombinationRow['cells'] {
  const typed = nairaIn(amount)
  const isFar = typed !== null && isFarNew(presents, typed)
  return isFar ? { amount, confirmed, on_hand } : { amount, on_hand }
}

interface Permitted {
  mayPrice: boolean
  mayCount: boolean
}

/** None where nothing is new; the second time where a price is far. */
export function newColumns(
  rows: readonly CombinationRow[],
  { mayPrice, mayCount }: Permitted,
): CellColumn[] {
  if (!rows.some(({ cells }) => cells.amount !== undefined)) return []
  const hasFar = rows.some(({ cells }) => cells.confirmed !== undefined)
  const price = { ...naira, name: 'amount', label: 'Price', isOpen: mayPrice }
  const second = { ...naira, name: 'confirmed', label: 'Price, a second time', isOpen: mayPrice }
  const units = { ...whole, name: 'on_hand', label: 'Units', isOpen: mayCount }
  return [price, ...(hasFar ? [{ ...second, isTyped: true }] : []), ...(mayCount ? [units] : [])]
}

const figure = { isFigure: true, mayBeEmpty: true, options: null } as const

const naira = {
  ...figure,
  wordsOf(value: string) {
    const amount = nairaIn(value)
    return amount === null ? value : formatNaira(amount)
  },
  isWrong: (value: string) => value !== '' && nairaIn(value) === null,
}
const whole = {
  ...figure,
  wordsOf: (value: string) => countIn(value)?.toLocaleString('en-NG') ?? value,
  isWrong: (value: string) => value !== '' && countIn(value) === null,
}

export function withEdits(
  combinations: readonly EditedCombination[],
  edits: readonly CellEdit<CombinationRow>[],
): EditedCombination[] {
  const next = [...combinations]
  for (const { row, column, value } of edits) {
    const one = next[row.at]
    if (one) next[row.at] = { ...one, [column]: value }
  }
  return next
}
