import {
  type ItemFacts,
  type NewPrice,
  type ProductEdit,
  productStates,
} from '#server/catalogue/catalogue.ts'
import { factsIn, type Value, type Values } from '../values.ts'

/** A row that is applied or taken back, as it was checked. */
export interface WorkRow {
  line: number
  product_id: number
  combination_id: number | null
  version: number
  before: Values
  after: Values
}

/** The rows of each product as one edit, from one side of them to the other. */
export function editsOf(rows: readonly WorkRow[], to: 'before' | 'after'): ProductEdit[] {
  const from = to === 'after' ? 'before' : 'after'
  return [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([id, own]) => ({
    id,
    // Where it was edited between two batches of the check, the older one tells.
    version: Math.min(...own.map((row) => row.version)),
    facts: Object.assign({}, ...own.map((row) => factsIn(row[to]))),
    ...Object.assign({}, ...own.map((row) => ownPriceOf(row, to))),
    ...Object.assign({}, ...own.map((row) => stateOf(row[to]))),
    prices: own.flatMap((row) => priceOf(row, to)),
    items: own.flatMap(({ combination_id: combinationId, ...row }) => {
      const facts = itemFactsIn(row[to])
      if (Object.keys(facts).length === 0) return []
      return { combinationId, facts, seen: itemFactsIn(row[from]) }
    }),
    stock: own.flatMap(({ combination_id, ...row }) => {
      const [onHand, seenOnHand] = [row[to].stock_on_hand, row[from].stock_on_hand]
      if (onHand === undefined || seenOnHand === undefined) return []
      return {
        combinationId: combination_id,
        // What had none before keeps a stock of nothing.
        onHand: Number(onHand ?? 0),
        seenOnHand: seenOnHand === null ? null : Number(seenOnHand),
      }
    }),
  }))
}

/** What the store knows of the item of a row, among its values. */
export function itemFactsIn({ barcode, bin, reorder_level: level, cost }: Values): ItemFacts {
  return {
    ...(barcode !== undefined && { barcode: textOf(barcode) }),
    ...(bin !== undefined && { bin: textOf(bin) }),
    ...(level !== undefined && { reorder_level: numberOf(level) }),
    ...(cost !== undefined && { cost_kobo: numberOf(cost) }),
  }
}

function textOf(value: Value): string | null {
  return value === null ? null : String(value)
}

function numberOf(value: Value): number | null {
  return value === null ? null : Number(value)
}

/** Both prices of a row go together: the check stores both where one changes. */
function priceOf(
  { combination_id: combinationId, ...row }: WorkRow,
  to: 'before' | 'after',
): NewPrice[] {
  const { price, previous_price: previous } = row[to]
  if (combinationId === null || price === undefined || previous === undefined) return []
  return [{ combinationId, amountKobo: Number(price), previousAmountKobo: numberOf(previous) }]
}

function ownPriceOf(row: WorkRow, to: 'before' | 'after'): Pick<ProductEdit, 'price'> {
  const { price, previous_price: previous } = row[to]
  if (row.combination_id !== null || price === undefined || previous === undefined) return {}
  return { price: { amountKobo: numberOf(price), previousAmountKobo: numberOf(previous) } }
}

function stateOf({ state }: Values): Pick<ProductEdit, 'state'> {
  const known = productStates.find((one) => one === state)
  return known === undefined ? {} : { state: known }
}
