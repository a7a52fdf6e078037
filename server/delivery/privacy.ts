import {
  boolean,
  type Column,
  json,
  namesOf,
  nullable,
  number,
  oneOf,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { enteredColumns } from './addresses/saved-addresses.ts'
import { parcelColumn } from './quotes/carriers.ts'
import { shipmentStates } from './shipments/shipment-state.ts'

const addressesOf = rareStatement(
  'delivery-export-addresses',
  {
    ...enteredColumns,
    city: text,
    lg: text,
    state: text,
    is_default: boolean,
    created_at: time,
  },
  `SELECT ${namesOf(enteredColumns)}, city, location_lgas.name AS lg,
     location_states.name AS state, is_default, created_at
   FROM delivery_addresses
   JOIN location_states ON location_states.id = delivery_addresses.state_id
   JOIN location_lgas ON location_lgas.id = lga_id
   WHERE account_id = $1 ORDER BY delivery_addresses.id`,
)

/** An account's addresses, for its owner's download. */
export function exportAddresses(db: Db, accountId: number): Promise<object[]> {
  return many(db, addressesOf, [accountId])
}

const quotesOf = rareStatement(
  'delivery-export-quotes',
  {
    carrier_name: text,
    fee_kobo: number,
    parcel: parcelColumn,
    made_at: time,
    expires_at: time,
  },
  `SELECT carrier_name, fee_kobo, parcel, created_at AS made_at, expires_at FROM delivery_quotes
   WHERE account_id = $1 ORDER BY created_at, id`,
)

/** A parcel that staff send has its order's recipient, as text. */
const anyParcel: Column<object> = {
  types: [],
  has: (value): value is object => typeof value === 'object' && value !== null,
}

const shipmentsOf = rareStatement(
  'delivery-export-shipments',
  {
    order_code: text,
    state: oneOf(shipmentStates),
    parcel: json(anyParcel),
    tracking_number: nullable(text),
    tracking_url: nullable(text),
    requested_at: time,
    booked_at: nullable(time),
  },
  `SELECT order_code, state, parcel, tracking_number, tracking_url, requested_at, booked_at
   FROM delivery_shipments WHERE order_id = ANY ($1) ORDER BY id`,
)

/** An account's quotes and parcels, for its owner's download. Money is kobo. */
export async function exportParcels(db: Db, accountId: number, orderIds: number[]) {
  return {
    quotes: await many(db, quotesOf, [accountId]),
    shipments: await many(db, shipmentsOf, [orderIds]),
  }
}

/**
 * Deletes an account's addresses and quotes. From the parcels of its orders, which have all ended, it
 * deletes the recipient, the carriers' notes and the addresses of the carriers' pages. Runs in the
 * transaction in which the account ends.
 */
export async function eraseAddresses(tx: Tx, accountId: number, orderIds: number[]): Promise<void> {
  await run(tx, deleteAddresses, [accountId])
  await run(tx, deleteQuotes, [accountId])
  await run(tx, eraseDescriptions, [orderIds])
  await run(tx, eraseParcels, [orderIds])
}

const deleteAddresses = rareStatement(
  'delivery-erase-addresses',
  {},
  'DELETE FROM delivery_addresses WHERE account_id = $1',
)
const deleteQuotes = rareStatement(
  'delivery-erase-quotes',
  {},
  'DELETE FROM delivery_quotes WHERE account_id = $1',
)
const eraseDescriptions = rareStatement(
  'delivery-erase-descriptions',
  {},
  `UPDATE delivery_tracking_events SET description = NULL WHERE provider_id IN (
     SELECT provider_id FROM delivery_shipments WHERE order_id = ANY ($1)
   )`,
)
const eraseParcels = rareStatement(
  'delivery-erase-parcels',
  {},
  `UPDATE delivery_shipments
   SET parcel = '{}', reason = NULL, tracking_number = NULL, tracking_url = NULL
   WHERE order_id = ANY ($1)`,
)
