import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Destination, Parcel } from './parcel.ts'

/** A paid order whose parcel a carrier is to collect. */
export interface ShipmentRequest {
  orderId: number
  orderCode: string
  /** The quote that the order was placed with. */
  quoteId: string
  /** Where the order goes, as it was placed. */
  to: {
    /** First and last name. */
    recipient: string
    /** E.164. */
    phone: string
    street: string
    landmark: string | null
    /** Null: as it was quoted. */
    city: string | null
  }
  at: Date
}

interface Quote {
  parcel: Parcel
  carrier_reference: string
  provider_rate_id: string
}

/**
 * Queues the booking of a carrier for an order, in the caller's transaction; the booking follows soon
 * after the commit. A second request for the same order changes nothing.
 */
export async function requestShipment(
  client: pg.ClientBase,
  { orderId, orderCode, quoteId, to, at }: ShipmentRequest,
): Promise<void> {
  const { rows } = await client.query<Quote>({
    name: 'delivery-quoted-parcel',
    text: `
      SELECT parcel, carrier_reference, provider_rate_id FROM delivery_quotes WHERE id = $1`,
    values: [quoteId],
  })
  const [quote] = rows
  if (!quote) return leaveToPeople(client, { orderId, orderCode, quoteId, to, at })
  const { items, to: quoted } = quote.parcel
  const parcel: Parcel = { items, to: destinationOf(to, quoted) }
  // The quote was for one address: another one needs another quote.
  const rateId = isDeepStrictEqual(parcel.to, quoted) ? quote.provider_rate_id : null
  await client.query({
    name: 'delivery-request-shipment',
    text: `
      INSERT INTO delivery_shipments (order_id, order_code, parcel, carrier_reference,
        provider_rate_id, next_try_at, requested_at)
      VALUES ($1, $2, $3, $4, $5, $6, $6)
      ON CONFLICT (order_id) DO NOTHING`,
    values: [orderId, orderCode, JSON.stringify(parcel), quote.carrier_reference, rateId, at],
  })
}

/** Money that arrives weeks later, when the quote is deleted, still pays the order: staff send the parcel. */
async function leaveToPeople(
  client: pg.ClientBase,
  { orderId, orderCode, to, at }: ShipmentRequest,
): Promise<void> {
  await client.query(
    `INSERT INTO delivery_shipments
       (order_id, order_code, parcel, carrier_reference, next_try_at, requested_at, state, reason)
     VALUES ($1, $2, $3, '', $4, $4, 'failed', 'the quote is gone')
     ON CONFLICT (order_id) DO NOTHING`,
    [orderId, orderCode, JSON.stringify({ to, items: [] }), at],
  )
}

/** Orders store a full name: where it equals the quote's, the quote's first and last name are used. */
function destinationOf(to: ShipmentRequest['to'], quoted: Destination): Destination {
  const { recipient, phone, street, landmark, city } = to
  const place = { ...quoted, phone, street, landmark, city: city ?? quoted.city }
  if (recipient === `${quoted.firstName} ${quoted.lastName}`) return place
  const [firstName = recipient, ...rest] = recipient.split(' ')
  return { ...place, firstName, lastName: rest.join(' ') || firstName }
}
