import type { z } from 'zod'
import type { DeliveryAddress } from '#contract/address.ts'
import {
  type Column,
  json,
  nullable,
  number,
  object,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

type Address = z.input<typeof DeliveryAddress>

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
  first_name: text,
  last_name: text,
  phone_number: text,
  address: text,
  landmark: nullable(text),
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
  SELECT address.id, first_name, last_name, phone_number, address, landmark, 161 AS country,
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
export function readAddresses(db: Db, accountId: number): Promise<Address[]> {
  return many(db, addressesOf, [accountId])
}

const addressOf = statement(
  'delivery-address',
  row,
  `${select} WHERE account_id = $1 AND address.id = $2`,
)

/** Null where there is no such address, or it is another customer's. */
export function readAddress(db: Db, accountId: number, id: number): Promise<Address | null> {
  return maybe(db, addressOf, [accountId, id])
}

const defaultAddressOf = statement(
  'delivery-default-address',
  row,
  `${select} WHERE account_id = $1 AND is_default`,
)

export function readDefaultAddress(db: Db, accountId: number): Promise<Address | null> {
  return maybe(db, defaultAddressOf, [accountId])
}
