import { json, number, object, text } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { requirePlaces } from './add-address.ts'
import { makeDefault } from './default-address.ts'
import { readAddress } from './saved-addresses.ts'

/** Where an order goes. */
export interface OrderAddress {
  firstName: string
  lastName: string
  /** E.164. */
  phone: string
  street: string
  landmark: string | null
  city: string
  state: { id: number; name: string }
  lg: { id: number; name: string }
}

/** An address that was entered at checkout and is not saved. */
export interface AddressFields {
  firstName: string
  lastName: string
  /** Ten digits, with or without +234 or a 0 before them. */
  phone: string
  street: string
  landmark: string | null
  stateId: number
  lgId: number
  /** Null: the name of the local government area is used. */
  city: string | null
}

interface ChosenAddress {
  accountId: number
  /** A saved address. */
  addressId: number | null
  /** Used where `addressId` is null. */
  fields: AddressFields | null
  /** Make the saved address the default. */
  useAsDefault: boolean
}

/**
 * The address of an order that is being placed, in its transaction. Refuses with `not_found` (another
 * customer's, or deleted) and `validation_failed` (none given, or an area of another state).
 */
export async function addressFor(tx: Tx, choice: ChosenAddress): Promise<OrderAddress> {
  const { accountId, addressId, fields, useAsDefault } = choice
  if (addressId === null) return fromFields(tx, fields)
  const saved = await readAddress(tx, accountId, addressId)
  if (!saved) refuse('not_found', { message: 'We could not find this delivery address.' })
  if (useAsDefault) await makeDefault(tx, accountId, addressId)
  return {
    firstName: saved.first_name,
    lastName: saved.last_name,
    phone: `+234${saved.phone_number}`,
    street: saved.address,
    landmark: saved.landmark,
    city: saved.city,
    state: saved.state,
    lg: saved.lg,
  }
}

async function fromFields(db: Db, fields: AddressFields | null): Promise<OrderAddress> {
  const street = fields?.street.trim() ?? ''
  // A street needs a letter or a digit: invisible characters are not enough.
  if (!fields || !/[\p{L}\p{N}]/u.test(street)) {
    refuse('validation_failed', {
      message: 'Choose a delivery address.',
      errors: { delivery_address_id: ['All inputs must be filled'] },
    })
  }
  const digits = /^(?:\+234|234|0)?([1-9]\d{9})$/.exec(fields.phone.replace(/[\s-]/g, ''))?.[1]
  if (!digits) {
    const message = "Remove the first '0' of your phone number: for example - 80..."
    refuse('validation_failed', { errors: { phone: [message] } })
  }
  const { stateId, lgId, firstName, lastName } = fields
  await requirePlaces(db, { state: stateId, lg: lgId, address_type_id: 1 })
  const { state, lg } = await one(db, placesOfLga, [lgId])
  return {
    firstName,
    lastName,
    street,
    state,
    lg,
    phone: `+234${digits}`,
    landmark: fields.landmark,
    city: fields.city ?? lg.name,
  }
}

const place = json(object({ id: number, name: text }))

const placesOfLga = statement(
  'delivery-places',
  { state: place, lg: place },
  `SELECT json_build_object('id', state.id, 'name', state.name) AS state,
     json_build_object('id', lga.id, 'name', lga.name) AS lg
   FROM location_lgas AS lga JOIN location_states AS state ON state.id = lga.state_id
   WHERE lga.id = $1`,
)
