import type pg from 'pg'
import type { z } from 'zod'
import type { delivery } from '#contract/delivery.ts'
import { kobo, toNaira } from '#contract/money.ts'

type Estimate = z.input<typeof delivery.estimates.answer>['data']['estimates'][number]

interface Row {
  id: number
  name: string
  isoCode: string
  fee_kobo: number
  more_kobo: number
  min_days: number
  max_days: number
}

/** A carrier's approximate price for every state, by its name. The exact price is in a quote. */
export async function readEstimates(pool: Pick<pg.Pool, 'query'>): Promise<Estimate[]> {
  const { rows } = await pool.query<Row>({
    name: 'delivery-estimates',
    text: `
      SELECT state.id, state.name, state.iso_code AS "isoCode", fee_kobo, more_kobo, min_days,
        max_days
      FROM location_states AS state
      JOIN delivery_zone_states USING (iso_code)
      JOIN delivery_zones AS zone ON zone.id = zone_id
      ORDER BY state.name`,
  })
  return rows.map(({ fee_kobo, more_kobo, ...state }) => ({
    ...state,
    fee: toNaira(kobo(fee_kobo)),
    fee_per_more_kg: toNaira(kobo(more_kobo)),
  }))
}
