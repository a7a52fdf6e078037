import type { z } from 'zod'
import type { delivery } from '#contract/delivery.ts'
import { type Kobo, kobo, toNaira } from '#contract/money.ts'
import { number, oneOf, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

type Answer = z.input<typeof delivery.shippingTypes.answer>['data']
export type ShippingCode = Answer['shipping'][number]['code']

/** A shipping method. */
export interface ShippingType {
  id: number
  code: ShippingCode
  name: string
  /** Of a carrier: 0, since its quote has the fee. */
  feeKobo: Kobo
  deliveryTime: string
}

/** The text above the shipping methods. */
const shippingNote =
  'Everything leaves from our store in Ibadan. A carrier brings it to your door for the fee that it quotes; by public transport you fetch it at the park, and we call you when it gets there; picking up is free. Times count from the payment, without Sundays and public holidays.'

const row = {
  id: number,
  code: oneOf(['carrier', 'public-transport', 'pick-up']),
  name: text,
  fee_kobo: number,
  delivery_time: text,
}

const allTypes = statement(
  'delivery-shipping-types',
  row,
  'SELECT id, code, name, fee_kobo, delivery_time FROM delivery_shipping_types ORDER BY id',
)

export async function readShippingTypes(db: Db): Promise<Answer> {
  const rows = await many(db, allTypes)
  return {
    shipping: rows.map(({ fee_kobo, ...type }) => ({
      ...type,
      delivery_fee: toNaira(kobo(fee_kobo)),
    })),
    text: shippingNote,
  }
}

const typeById = statement(
  'delivery-shipping-type',
  row,
  'SELECT id, code, name, fee_kobo, delivery_time FROM delivery_shipping_types WHERE id = $1',
)

/** Null where there is no such method. */
export async function shippingTypeOf(db: Db, id: number): Promise<ShippingType | null> {
  const found = await maybe(db, typeById, [id])
  if (!found) return null
  const { code, name, fee_kobo, delivery_time } = found
  return { id, code, name, feeKobo: kobo(fee_kobo), deliveryTime: delivery_time }
}
