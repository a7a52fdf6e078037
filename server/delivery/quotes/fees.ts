import type { z } from 'zod'
import { kobo, toNaira } from '#contract/money.ts'
import { type ShippingCode, shippingMethods } from '#contract/shipping-methods.ts'
import type { delivery } from '#contract/shop/delivery.ts'
import { type IsClosed, switchTexts } from '#contract/switches.ts'
import { namesOf, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { methodColumns, presentMethod, type ShippingType, shippingType } from './shipping-rows.ts'

/** The text above the shipping methods. */
export const shippingNote =
  'We ship from Ibadan. Delivery times start when you pay and exclude Sundays and public holidays.'

const allTypes = statement(
  'delivery-shipping-types',
  methodColumns,
  `SELECT ${namesOf(methodColumns)} FROM delivery_shipping_types ORDER BY id`,
)

/** Without those that staff have closed. */
export async function readShippingTypes(db: Db, isClosed: IsClosed) {
  const rows = await many(db, allTypes)
  const open = rows.filter(({ code }) => !isShippingClosed(code, isClosed))
  return {
    shipping: open.map(presentMethod),
    text: shippingNote,
    closed: open.length < rows.length ? switchTexts['no-carriers'].words : '',
  }
}

/** Whether staff have closed this way of delivery: no order begins with it. */
export function isShippingClosed(code: ShippingCode, isClosed: IsClosed): boolean {
  return shippingMethods[code].isQuoted && isClosed('no-carriers')
}

const typeById = statement(
  'delivery-shipping-type',
  methodColumns,
  `SELECT ${namesOf(methodColumns)} FROM delivery_shipping_types WHERE id = $1`,
)

/** Null where there is no such method. */
export async function shippingTypeOf(db: Db, id: number): Promise<ShippingType | null> {
  const found = await maybe(db, typeById, [id])
  return found && shippingType(found)
}

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
