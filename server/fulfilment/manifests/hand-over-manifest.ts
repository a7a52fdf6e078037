import { auditSource } from '#server/audit/audit.ts'
import type { Orders } from '#server/orders/orders.ts'
import { certain, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, Refusal, refuse, staffOf } from '#server/platform/http/handler.ts'
import { changeFulfilment, type FulfilmentDeps } from '../change-fulfilment.ts'
import { handOver } from '../hand-over.ts'

export interface ManifestDeps extends FulfilmentDeps {
  orders: Pick<Orders, 'moveByHand'>
}

/** The driver's proof: a signature, or a count, or both. */
interface Proof {
  driver_name: string
  signature?: string | null | undefined
  counted?: number | null | undefined
}

/**
 * Hands the parcels of a list over, each in a transaction of its own: one that may not leave stays, with the reason, and the
 * others go. Sent again after it was cut off, it goes on. Refuses with `conflict` a list that is done.
 */
export async function handOverManifest(
  deps: ManifestDeps,
  call: Call,
  { id, proof }: { id: number; proof: Proof },
): Promise<void> {
  const carrier = await inTransaction(deps.database.pool, (tx) => prove(tx, deps, call, id, proof))
  for (const { order_id: orderId, order_code: code } of await many(deps.database, waiting, [id])) {
    const at = deps.clock.now()
    try {
      await changeFulfilment(deps, call, code, async (tx, order, by) => {
        const after = await handOver(tx, deps.orders, order, { taken_by: carrier, by, at })
        await run(tx, markLeft, [id, orderId, at])
        return { ...after, manifest: id }
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await run(deps.database, markRefused, [id, orderId, error.message])
    }
  }
}

/** Stores who takes it, and the proof, before the first parcel leaves. Answers the carrier. */
async function prove(
  tx: Tx,
  { clock, recordAudit }: ManifestDeps,
  call: Call,
  id: number,
  { driver_name, signature = null, counted = null }: Proof,
): Promise<string> {
  const manifest = (await maybe(tx, lock, [id])) ?? refuse('not_found')
  const { carrier_name, handed_over_at, parcels, open } = manifest
  if (handed_over_at !== null) {
    if (open === 0) refuse('conflict', { message: 'The driver has taken these parcels.' })
    return carrier_name
  }
  if (!signature && !counted) {
    refuse('validation_failed', { errors: { counted: ['Let the driver sign, or count'] } })
  }
  if (counted && counted !== parcels) {
    const message = `${parcels} are on the list, and ${counted} were counted. Count again, or make another list.`
    refuse('validation_failed', { errors: { counted: [message] } })
  }
  const { id: memberId } = staffOf(call)
  await run(tx, store, [id, driver_name, signature || null, counted, clock.now(), memberId])
  const after = {
    carrier: carrier_name,
    driver_name,
    parcels,
    proof: signature ? 'signature' : 'count',
  }
  await recordAudit(tx, auditSource(call), { subject: `manifest:${id}`, after })
  return carrier_name
}

const lock = rareStatement(
  'fulfilment-lock-manifest',
  { carrier_name: text, handed_over_at: nullable(time), parcels: number, open: number },
  `SELECT carrier_name, handed_over_at, (
     SELECT count(*)::integer FROM manifest_parcels WHERE manifest_id = $1
   ) AS parcels, (
     SELECT count(*)::integer FROM manifest_parcels
     WHERE manifest_id = $1 AND left_at IS NULL AND refused IS NULL
   ) AS open
   FROM manifests WHERE id = $1 FOR UPDATE`,
)

const store = rareStatement(
  'fulfilment-prove-manifest',
  {},
  `UPDATE manifests SET driver_name = $2, signature = $3, counted = $4, handed_over_at = $5, handed_over_by = $6
   WHERE id = $1`,
)

const waiting = rareStatement(
  'fulfilment-manifest-waiting',
  { order_id: number, order_code: certain(text) },
  `SELECT order_id, order_code FROM manifest_parcels JOIN carrier_parcels USING (order_id)
   WHERE manifest_id = $1 AND left_at IS NULL AND refused IS NULL ORDER BY order_id`,
)

const markLeft = rareStatement(
  'fulfilment-parcel-left',
  {},
  'UPDATE manifest_parcels SET left_at = $3 WHERE manifest_id = $1 AND order_id = $2',
)

const markRefused = rareStatement(
  'fulfilment-parcel-refused',
  {},
  `UPDATE manifest_parcels SET refused = $3
   WHERE manifest_id = $1 AND order_id = $2 AND left_at IS NULL`,
)
