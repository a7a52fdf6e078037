import { namesOf } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { methodColumns, presentMethod, type ShippingType, shippingType } from './shipping-rows.ts'

/** The text above the shipping methods. */
const shippingNote =
  'Everything leaves from our store in Ibadan. A carrier brings it to your door for the fee that it quotes; by public transport you fetch it at the park, and we call you when it gets there; picking up is free. Times count from the payment, without Sundays and public holidays.'

const allTypes = statement(
  'delivery-shipping-types',
  methodColumns,
  `SELECT ${namesOf(methodColumns)} FROM delivery_shipping_types ORDER BY id`,
)

export async function readShippingTypes(db: Db) {
  const rows = await many(db, allTypes)
  return { shipping: rows.map(presentMethod), text: shippingNote }
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
