import { isDeepStrictEqual } from 'node:util'
import { number, text } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type PostalAddress, placeOf } from '../addresses/postal-address.ts'
import { type Destination, type Parcel, parcelColumn } from '../quotes/carriers.ts'

/** A paid order whose parcel a carrier is to collect. */
export interface ShipmentRequest {
  orderId: number
  orderCode: string
  /** The quote that the order was placed with. */
  quoteId: string
  /** Where the order goes, as it was placed. */
  to: PostalAddress
  at: Date
}

/**
 * Queues the booking of a carrier for an order, in the caller's transaction; the booking follows soon
 * after the commit. A second request for the same order changes nothing.
 */
export async function requestShipment(tx: Tx, request: ShipmentRequest): Promise<void> {
  const { orderId, orderCode, quoteId, to, at } = request
  const quote = await maybe(tx, quotedParcel, [quoteId])
  if (!quote) {
    // Money that arrives weeks later, when the quote is deleted, still pays the order: staff send the parcel.
    const parcel = { to, items: [] }
    await run(tx, addForStaff, [orderId, orderCode, JSON.stringify(parcel), at])
    return
  }
  const { items, to: quoted } = quote.parcel
  const parcel: Parcel = { items, to: destinationOf(to, quoted) }
  // The quote was for one address: another one needs another quote.
  const rateId = isDeepStrictEqual(parcel.to, quoted) ? quote.provider_rate_id : null
  await run(tx, addShipment, [
    orderId,
    orderCode,
    JSON.stringify(parcel),
    quote.carrier_reference,
    rateId,
    at,
    quote.fee_kobo,
    rateId && quote.fee_kobo,
  ])
}

const quotedParcel = statement(
  'delivery-quoted-parcel',
  { parcel: parcelColumn, carrier_reference: text, provider_rate_id: text, fee_kobo: number },
  'SELECT parcel, carrier_reference, provider_rate_id, fee_kobo FROM delivery_quotes WHERE id = $1',
)
const addShipment = statement(
  'delivery-request-shipment',
  {},
  `INSERT INTO delivery_shipments (order_id, order_code, parcel, carrier_reference,
     provider_rate_id, next_attempt_at, requested_at, paid_kobo, fee_kobo)
   VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8)
   ON CONFLICT (order_id) DO NOTHING`,
)
const addForStaff = rareStatement(
  'delivery-leave-to-staff',
  {},
  `INSERT INTO delivery_shipments
     (order_id, order_code, parcel, carrier_reference, next_attempt_at, requested_at, state, reason)
   VALUES ($1, $2, $3, '', $4, $4, 'failed', 'the quote is gone')
   ON CONFLICT (order_id) DO NOTHING`,
)

/** Orders store a full name: where it equals the quote's, the quote's first and last name are used. */
function destinationOf(to: PostalAddress, quoted: Destination): Destination {
  const { recipient } = to
  const place = { ...quoted, ...placeOf(to), state: quoted.state }
  if (recipient === `${quoted.firstName} ${quoted.lastName}`) return place
  const [firstName = recipient, ...rest] = recipient.split(' ')
  return { ...place, firstName, lastName: rest.join(' ') || firstName }
}
