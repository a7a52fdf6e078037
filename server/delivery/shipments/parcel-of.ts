import { certain, nullable, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { shipmentStates } from './shipment-state.ts'

/** The parcel of an order, as the staff see it. */
export interface Parcel {
  state: (typeof shipmentStates)[number]
  /** Why it failed, or is late. */
  reason: string | null
  trackingNumber: string | null
  trackingUrl: string | null
}

/** Null where no carrier takes the order. */
export async function parcelOf(db: Db, orderId: number): Promise<Parcel | null> {
  const row = await maybe(db, parcelOfOrder, [orderId])
  return (
    row && {
      state: row.state,
      reason: row.reason,
      trackingNumber: row.tracking_number,
      trackingUrl: row.tracking_url,
    }
  )
}

const parcelOfOrder = rareStatement(
  'delivery-parcel-of',
  {
    state: oneOf(shipmentStates),
    reason: nullable(text),
    tracking_number: nullable(text),
    tracking_url: nullable(text),
  },
  'SELECT state, reason, tracking_number, tracking_url FROM delivery_shipments WHERE order_id = $1',
)

/** Events of an order's parcel. */
export async function parcelTimeline(db: Db, { id }: { id: number }) {
  const rows = await many(db, parcelEvents, [id])
  return rows.map(({ at, title, words }) => ({
    kind: 'parcel' as const,
    at,
    by: null,
    title: titles[title],
    text: words,
  }))
}

const titles = {
  requested: 'Parcel requested',
  booked: 'Parcel booked',
  'in-transit': 'Carrier: on its way',
  delivered: 'Carrier: delivered',
  delayed: 'Carrier: delayed',
  cancelled: 'Carrier: cancelled',
} as const

const parcelEvents = rareStatement(
  'delivery-parcel-events',
  {
    at: certain(time),
    // The status of a tracking event, or one of the two here.
    title: certain(
      oneOf(['requested', 'booked', 'in-transit', 'delivered', 'delayed', 'cancelled']),
    ),
    words: nullable(text),
  },
  `SELECT requested_at AS at, 'requested' AS title, NULL AS words
   FROM delivery_shipments WHERE order_id = $1
   UNION ALL
   SELECT booked_at, 'booked', tracking_number FROM delivery_shipments
   WHERE order_id = $1 AND booked_at IS NOT NULL
   UNION ALL
   SELECT received_at, status, description FROM delivery_tracking_events
   WHERE provider_id = (SELECT provider_id FROM delivery_shipments WHERE order_id = $1)
   ORDER BY at DESC LIMIT 200`,
)

/** The orders whose parcel has this tracking number. */
export async function ordersOfParcel(db: Db, trackingNumber: string): Promise<number[]> {
  return (await many(db, ordersTracked, [trackingNumber])).map(({ order_id }) => order_id)
}

const ordersTracked = rareStatement(
  'delivery-orders-tracked',
  { order_id: number },
  'SELECT order_id FROM delivery_shipments WHERE tracking_number = $1 LIMIT 100',
)

/** The orders whose parcel no carrier took, and since when. */
export async function failedParcels(db: Db, max: number): Promise<Map<number, Date>> {
  const rows = await many(db, failed, [max])
  return new Map(rows.map(({ order_id, requested_at }) => [order_id, requested_at]))
}

const failed = rareStatement(
  'delivery-parcels-failed',
  { order_id: number, requested_at: time },
  `SELECT order_id, requested_at FROM delivery_shipments WHERE state = 'failed'
   ORDER BY order_id DESC LIMIT $1`,
)
