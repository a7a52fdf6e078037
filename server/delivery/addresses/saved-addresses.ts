import type { z } from 'zod'
import type { AddressInput, DeliveryAddress } from '#contract/address.ts'
import {
  type Column,
  json,
  namesOf,
  nullable,
  number,
  object,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

export type SavedAddress = z.input<typeof DeliveryAddress>

/** An address that was typed at checkout and is not saved. */
export type EnteredAddress = Omit<
  z.output<typeof AddressInput>,
  'is_default' | 'country' | 'city' | 'address_type_id'
> & {
  /** Null: the name of the local government area is used. */
  city: string | null
}

/** What is typed into `delivery_addresses`, besides places. */
export const enteredColumns = {
  first_name: text,
  last_name: text,
  /** Ten digits, without +234. */
  phone_number: text,
  address: text,
  landmark: nullable(text),
}

export function enteredRow(entered: z.output<typeof AddressInput>): Row<typeof enteredColumns> {
  return { ...entered, landmark: entered.landmark || null }
}

const country: Column<161> = {
  types: number.types,
  has: (value): value is 161 => value === 161,
}
const flag: Column<0 | 1> = {
  types: number.types,
  has: (value): value is 0 | 1 => value === 0 || value === 1,
}
const place = json(object({ id: number, name: text }))

const row = {
  id: number,
  ...enteredColumns,
  country,
  state: place,
  state_id: number,
  lg: place,
  lg_id: number,
  city: text,
  address_type_id: number,
  is_default: flag,
}

const select = `
  SELECT address.id, ${namesOf(enteredColumns)}, 161 AS country,
    json_build_object('id', state.id, 'name', state.name) AS state, address.state_id,
    json_build_object('id', lga.id, 'name', lga.name) AS lg, lga.id AS lg_id,
    city, address_type_id, is_default::integer AS is_default
  FROM delivery_addresses AS address
  JOIN location_states AS state ON state.id = address.state_id
  JOIN location_lgas AS lga ON lga.id = address.lga_id`

const addressesOf = statement(
  'delivery-addresses',
  row,
  `${select} WHERE account_id = $1 ORDER BY is_default DESC, address.id DESC`,
)

/** The default first, then the newest. */
export function readAddresses(db: Db, accountId: number): Promise<SavedAddress[]> {
  return many(db, addressesOf, [accountId])
}

const addressOf = statement(
  'delivery-address',
  row,
  `${select} WHERE account_id = $1 AND address.id = $2`,
)

/** Null where there is no such address, or it is another customer's. */
export function readAddress(db: Db, accountId: number, id: number): Promise<SavedAddress | null> {
  return maybe(db, addressOf, [accountId, id])
}

const defaultAddressOf = statement(
  'delivery-default-address',
  row,
  `${select} WHERE account_id = $1 AND is_default`,
)

export function readDefaultAddress(db: Db, accountId: number): Promise<SavedAddress | null> {
  return maybe(db, defaultAddressOf, [accountId])
}
