import type pg from 'pg'
import type { z } from 'zod'
import type { delivery } from '#contract/delivery.ts'
import { type Kobo, kobo, toNaira } from '#contract/money.ts'

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

interface Row {
  id: number
  code: ShippingCode
  name: string
  fee_kobo: number
  delivery_time: string
}

export async function readShippingTypes(pool: Pick<pg.Pool, 'query'>): Promise<Answer> {
  const { rows } = await pool.query<Row>({
    name: 'delivery-shipping-types',
    text: 'SELECT id, code, name, fee_kobo, delivery_time FROM delivery_shipping_types ORDER BY id',
  })
  return {
    shipping: rows.map(({ fee_kobo, ...type }) => ({
      ...type,
      delivery_fee: toNaira(kobo(fee_kobo)),
    })),
    text: shippingNote,
  }
}

/** Null where there is no such method. */
export async function shippingTypeOf(
  client: Pick<pg.ClientBase, 'query'>,
  id: number,
): Promise<ShippingType | null> {
  const { rows } = await client.query<Row>({
    name: 'delivery-shipping-type',
    text: 'SELECT id, code, name, fee_kobo, delivery_time FROM delivery_shipping_types WHERE id = $1',
    values: [id],
  })
  const [row] = rows
  if (!row) return null
  const { code, name, fee_kobo, delivery_time } = row
  return { id, code, name, feeKobo: kobo(fee_kobo), deliveryTime: delivery_time }
}
