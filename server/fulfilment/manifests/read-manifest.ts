import type { Manifest } from '#contract/office/manifests.ts'
import { parcelOf } from '#server/delivery/delivery.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import { certain, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { placeColumns, placeIn } from './place.ts'

/** Refuses with `not_found`. */
export async function readManifest(
  db: Db,
  id: number,
  { memberNames }: { memberNames: MemberNames },
): Promise<Manifest> {
  const row = (await maybe(db, manifestById, [id])) ?? refuse('not_found')
  const parcels: Manifest['parcels'] = []
  for (const { order_id, order_code, weight_grams, left_at, refused, ...where } of await many(
    db,
    parcelsOf,
    [id],
  )) {
    parcels.push({
      code: order_code,
      place: placeIn(where),
      weight_grams,
      tracking_number: (await parcelOf(db, order_id))?.trackingNumber ?? null,
      left_at: left_at?.toISOString() ?? null,
      refused,
    })
  }
  const names = await memberNames(db, [row.made_by])
  return {
    id,
    carrier: row.carrier_name,
    made_by: names.get(row.made_by) ?? '',
    made_at: row.made_at.toISOString(),
    driver_name: row.driver_name,
    signature: row.signature,
    counted: row.counted,
    handed_over_at: row.handed_over_at?.toISOString() ?? null,
    parcels,
  }
}

const manifestById = rareStatement(
  'fulfilment-manifest',
  {
    carrier_name: text,
    made_by: number,
    made_at: time,
    driver_name: nullable(text),
    signature: nullable(text),
    counted: nullable(number),
    handed_over_at: nullable(time),
  },
  `SELECT carrier_name, made_by, made_at, driver_name, signature, counted, handed_over_at
   FROM manifests WHERE id = $1`,
)

const parcelsOf = rareStatement(
  'fulfilment-manifest-parcels',
  {
    order_id: number,
    order_code: certain(text),
    ...placeColumns,
    weight_grams: nullable(number),
    left_at: nullable(time),
    refused: nullable(text),
  },
  `SELECT order_id, order_code, city, state, weight_grams, left_at, refused
   FROM manifest_parcels JOIN carrier_parcels USING (order_id)
   WHERE manifest_id = $1 ORDER BY order_id`,
)
