import { localNumber } from '#contract/forms/written-number.ts'
import { json, number, object, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { requirePlaces } from './add-address.ts'
import { makeDefault } from './default-address.ts'
import { type PostalAddress, postalAddress } from './postal-address.ts'
import { type EnteredAddress, readAddress } from './saved-addresses.ts'

/** Where an order goes, with what carriers and quotes have to know of it. */
export interface OrderAddress extends PostalAddress {
  firstName: string
  lastName: string
  stateId: number
  lgId: number
}

interface ChosenAddress {
  accountId: number
  /** A saved address. */
  addressId: number | null
  /** Used where `addressId` is null; its phone is as people write it. */
  entered: EnteredAddress | null
  /** Make the saved address the default. */
  useAsDefault: boolean
}

/**
 * The address of an order that is being placed, in its transaction. Refuses with `not_found` (another
 * customer's, or deleted) and `validation_failed` (none given, or an area of another state).
 */
export async function addressFor(tx: Tx, choice: ChosenAddress): Promise<OrderAddress> {
  const { accountId, addressId, entered, useAsDefault } = choice
  if (addressId === null) return fromEntered(tx, entered)
  const saved = await readAddress(tx, accountId, addressId)
  if (!saved) refuse('not_found', { message: 'We could not find this delivery address.' })
  if (useAsDefault) await makeDefault(tx, accountId, addressId)
  return orderAddress(saved, saved)
}

async function fromEntered(db: Db, entered: EnteredAddress | null): Promise<OrderAddress> {
  const address = entered?.address.trim() ?? ''
  // A street needs a letter or a digit: invisible characters are not enough.
  if (!entered || !/[\p{L}\p{N}]/u.test(address)) {
    refuse('validation_failed', {
      message: 'Choose a delivery address.',
      errors: { delivery_address_id: ['All inputs must be filled'] },
    })
  }
  const phone_number = localNumber(entered.phone_number)
  if (!phone_number) {
    const message = "Remove the first '0' of your phone number: for example - 80..."
    refuse('validation_failed', { errors: { phone: [message] } })
  }
  await requirePlaces(db, { state: entered.state, lg: entered.lg, address_type_id: 1 })
  const places = await one(db, placesOfLga, [entered.lg])
  const city = entered.city ?? places.lg.name
  return orderAddress({ ...entered, address, phone_number, city }, places)
}

type Places = Row<typeof places>

function orderAddress(
  entered: Parameters<typeof postalAddress>[0],
  { state, lg }: Places,
): OrderAddress {
  return {
    ...postalAddress(entered, { lg: lg.name, state: state.name }),
    firstName: entered.first_name,
    lastName: entered.last_name,
    stateId: state.id,
    lgId: lg.id,
  }
}

const place = json(object({ id: number, name: text }))

const places = { state: place, lg: place }

const placesOfLga = statement(
  'delivery-places',
  places,
  `SELECT json_build_object('id', state.id, 'name', state.name) AS state,
     json_build_object('id', lga.id, 'name', lga.name) AS lg
   FROM location_lgas AS lga JOIN location_states AS state ON state.id = lga.state_id
   WHERE lga.id = $1`,
)
