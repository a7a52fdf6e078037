import type { z } from 'zod'
import type { delivery } from '#contract/delivery.ts'
import { kobo, toNaira } from '#contract/money.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

type Estimate = z.input<typeof delivery.estimates.answer>['data']['estimates'][number]

const feesOfStates = statement(
  'delivery-estimates',
  {
    id: number,
    name: text,
    iso_code: text,
    fee_kobo: number,
    more_kobo: number,
    min_days: number,
    max_days: number,
  },
  `SELECT state.id, state.name, state.iso_code, fee_kobo, more_kobo, min_days, max_days
   FROM location_states AS state
   JOIN delivery_zone_states USING (iso_code)
   JOIN delivery_zones AS zone ON zone.id = zone_id
   ORDER BY state.name`,
)

/** A carrier's approximate price for every state, by its name. The exact price is in a quote. */
export async function readEstimates(db: Db): Promise<Estimate[]> {
  const rows = await many(db, feesOfStates)
  return rows.map(({ iso_code, fee_kobo, more_kobo, ...state }) => ({
    ...state,
    isoCode: iso_code,
    fee: toNaira(kobo(fee_kobo)),
    fee_per_more_kg: toNaira(kobo(more_kobo)),
  }))
}
