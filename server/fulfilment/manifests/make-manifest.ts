import { certain, number, text } from '#server/platform/database/columns.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

interface Listing {
  carrier: string
  codes: readonly string[]
  memberId: number
  at: Date
}

/** Lists packed parcels of one carrier for its driver; answers the id. Refuses with `conflict` any other order. */
export async function makeManifest(
  tx: Tx,
  { carrier, codes, memberId, at }: Listing,
): Promise<number> {
  const packed = await many(tx, packedParcels, [carrier, codes])
  const found = new Set(packed.map(({ order_code }) => order_code))
  const wrong = codes.find((code) => !found.has(code))
  if (wrong) refuse('conflict', { message: `${wrong} is not packed for ${carrier}.` })
  const { id } = await one(tx, addManifest, [carrier, memberId, at])
  await run(tx, addParcels, [id, packed.map(({ order_id }) => order_id)])
  return id
}

const packedParcels = rareStatement(
  'fulfilment-packed-parcels',
  // A view of orders, which have these.
  { order_id: certain(number), order_code: certain(text) },
  `SELECT order_id, order_code FROM carrier_parcels
   WHERE fulfilment_state = 'packed' AND carrier_name = $1 AND order_code = ANY ($2)`,
)

const addManifest = rareStatement(
  'fulfilment-add-manifest',
  { id: number },
  'INSERT INTO manifests (carrier_name, made_by, made_at) VALUES ($1, $2, $3) RETURNING id',
)

const addParcels = rareStatement(
  'fulfilment-add-manifest-parcels',
  {},
  'INSERT INTO manifest_parcels (manifest_id, order_id) SELECT $1, unnest($2::bigint[])',
)
