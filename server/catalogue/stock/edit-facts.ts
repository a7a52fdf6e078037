import { actorText } from '#server/platform/actor.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import { nullable, number, type Row, text, time } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { asText, requireVersion } from '#server/records/records.ts'
import { type Change, inChange, type ManageDeps } from '../manage/change.ts'
import type { ItemRef } from '../product/current-prices.ts'

export interface StockFacts {
  barcode: string | null
  /** Where it is in the store; stored in capitals. */
  bin: string | null
  /** Free units at which it is low. */
  reorderLevel: number | null
  costKobo: number | null
}

export interface FactsEdit extends Change, ItemRef {
  /** The version that was read. */
  version: number
  facts: StockFacts
}

type FactsDeps = Pick<ManageDeps, 'database' | 'clock'> & { memberNames: MemberNames }

/**
 * Changes what the store knows of an item on sale. Answers what was there before. Refuses `not_found`,
 * `edited_meanwhile` with what differs from what was sent, and `validation_failed` for a barcode that another item has.
 */
export function editFacts(
  deps: FactsDeps,
  { productId, combinationId, version, facts, by, ...change }: FactsEdit,
): Promise<StockFacts> {
  return inChange(deps, change, async (tx) => {
    const item = [productId, combinationId]
    // Sales lock the stock first, and set the level after.
    if ((await run(tx, lockStock, item)) === 0) refuse('not_found')
    const row = (await maybe(tx, factsOf, item)) ?? refuse('not_found')
    const [fields, sent] = [formFields(toFacts(row)), formFields(facts)]
    await requireVersion(deps, tx, { row, version, fields, sent })
    const { barcode, bin, reorderLevel, costKobo } = facts
    const values = [barcode, bin?.toUpperCase() ?? null, reorderLevel, costKobo]
    await run(tx, update, [...item, ...values, deps.clock.now(), actorText(by)])
    return toFacts(row)
  })
}

const lockStock = rareStatement(
  'stock-facts-lock-stock',
  {},
  `SELECT FROM stock
   WHERE product_id = $1 AND combination_id IS NOT DISTINCT FROM $2::integer FOR UPDATE`,
)

const factsRow = {
  version: number,
  barcode: nullable(text),
  bin: nullable(text),
  reorder_level: nullable(number),
  cost_kobo: nullable(number),
  changed_at: nullable(time),
  changed_by: nullable(text),
}

const factsOf = rareStatement(
  'stock-facts-of',
  factsRow,
  `SELECT version, barcode, bin, reorder_level, cost_kobo, changed_at, changed_by FROM stock_facts
   WHERE product_id = $1 AND combination_id IS NOT DISTINCT FROM $2::integer`,
)

function toFacts(row: Row<typeof factsRow>): StockFacts {
  const { barcode, bin, reorder_level: reorderLevel, cost_kobo: costKobo } = row
  return { barcode, bin, reorderLevel, costKobo }
}

const update = rareStatement(
  'stock-facts-edit',
  {},
  `UPDATE stock_facts SET barcode = $3, bin = $4, reorder_level = $5, cost_kobo = $6,
     level = stock_level(on_hand - held, $5), version = version + 1, changed_at = $7, changed_by = $8
   FROM stock
   WHERE stock.id = stock_id AND stock_facts.product_id = $1
     AND stock_facts.combination_id IS NOT DISTINCT FROM $2::integer`,
)

/** As the contract names the fields, and as a form has them: text. */
function formFields({ barcode, bin, reorderLevel, costKobo }: StockFacts) {
  return {
    barcode: asText(barcode),
    bin: bin?.toUpperCase() ?? '',
    reorder_level: asText(reorderLevel),
    cost: costKobo === null ? '' : String(costKobo / 100),
  }
}
