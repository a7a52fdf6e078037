import { nullable, number, oneOf, text } from '#server/platform/database/columns.ts'
import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { parcelColumn, type Rate } from '../quotes/carriers.ts'
import { shipmentStates } from './shipment-state.ts'

/** A parcel that no carrier took. Refuses with `not_found`, and with `conflict` any other one. */
export async function failedParcel(db: Db, orderCode: string) {
  const row = (await maybe(db, shipmentOfCode, [orderCode])) ?? refuse('not_found')
  if (row.state !== 'failed') refuse('conflict', { message: notFailed })
  const { parcel } = row
  if (!parcel)
    refuse('conflict', { message: 'Its contents are not known any more: send it by hand.' })
  return { orderId: row.order_id, parcel, paidKobo: row.paid_kobo }
}

const notFailed = 'No booking of this order’s parcel has failed.'

const shipmentOfCode = rareStatement(
  'delivery-shipment-of-code',
  {
    order_id: number,
    state: oneOf(shipmentStates),
    // One that was left to the staff has an address as text.
    parcel: nullable(parcelColumn),
    paid_kobo: nullable(number),
    carrier_reference: text,
  },
  `SELECT order_id, state, paid_kobo, carrier_reference,
     CASE WHEN parcel #> '{to,firstName}' IS NOT NULL THEN parcel END AS parcel
   FROM delivery_shipments WHERE order_code = $1`,
)

interface Rebooking {
  orderId: number
  /** Null: whatever the same carrier takes. */
  rate: Rate | null
  at: Date
}

/** Queues the booking of a failed parcel anew. Refuses with `conflict` where somebody else was quicker. */
export async function queueAgain(tx: Tx, { orderId, rate, at }: Rebooking): Promise<void> {
  const values = [
    orderId,
    at,
    rate?.carrierReference ?? null,
    rate?.providerRateId ?? null,
    rate?.feeKobo ?? null,
  ]
  if ((await run(tx, requeue, values)) === 0) refuse('conflict', { message: notFailed })
}

const requeue = rareStatement(
  'delivery-queue-again',
  {},
  `UPDATE delivery_shipments SET state = 'waiting', attempts = 0, next_attempt_at = $2, reason = NULL,
     carrier_reference = coalesce($3, carrier_reference), provider_rate_id = $4, fee_kobo = $5
   WHERE order_id = $1 AND state = 'failed'`,
)
