import type { ListedManifest, WaitingParcel } from '#contract/office/manifests.ts'
import { certain, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { placeColumns, placeIn } from './place.ts'

/** Packed parcels by carrier, the oldest first. */
export async function parcelsByCarrier(db: Db) {
  const rows = await many(db, waiting)
  return [...Map.groupBy(rows, ({ carrier_name }) => carrier_name)].map(([carrier, parcels]) => ({
    carrier,
    parcels: parcels.map(
      ({ order_code, weight_grams, packed_at, ...where }): WaitingParcel => ({
        code: order_code,
        place: placeIn(where),
        weight_grams,
        packed_at: packed_at.toISOString(),
      }),
    ),
  }))
}

const waiting = rareStatement(
  'fulfilment-parcels-waiting',
  {
    // A view of orders and fulfilments, which have these.
    order_code: certain(text),
    carrier_name: certain(text),
    ...placeColumns,
    weight_grams: nullable(number),
    packed_at: certain(time),
  },
  `SELECT order_code, carrier_name, city, state, weight_grams, moved_at AS packed_at
   FROM carrier_parcels WHERE fulfilment_state = 'packed'
   ORDER BY carrier_name, moved_at, order_id LIMIT 1000`,
)

/** The newest twenty. */
export async function recentManifests(db: Db): Promise<ListedManifest[]> {
  return (await many(db, newest)).map(({ carrier_name, made_at, handed_over_at, ...row }) => ({
    ...row,
    carrier: carrier_name,
    made_at: made_at.toISOString(),
    handed_over_at: handed_over_at?.toISOString() ?? null,
  }))
}

const newest = rareStatement(
  'fulfilment-manifests',
  {
    id: number,
    carrier_name: text,
    made_at: time,
    driver_name: nullable(text),
    handed_over_at: nullable(time),
    parcels: number,
  },
  `SELECT id, carrier_name, made_at, driver_name, handed_over_at, (
     SELECT count(*)::integer FROM manifest_parcels WHERE manifest_id = manifests.id
   ) AS parcels
   FROM manifests ORDER BY id DESC LIMIT 20`,
)
