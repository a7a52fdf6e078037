import { nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** How a customer follows a parcel at its carrier. */
export interface Tracking {
  number: string | null
  /** The carrier's own page; https only. */
  url: string | null
}

/** Of the orders whose parcel a carrier has, or has brought. */
export async function trackingOf(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, Tracking>> {
  const rows = await many(db, tracked, [orderIds])
  return new Map(
    rows.map(({ order_id, tracking_number, tracking_url }) => [
      order_id,
      { number: tracking_number, url: isSecure(tracking_url) ? tracking_url : null },
    ]),
  )
}

const tracked = rareStatement(
  'delivery-tracking-of',
  { order_id: number, tracking_number: nullable(text), tracking_url: nullable(text) },
  `SELECT order_id, tracking_number, tracking_url FROM delivery_shipments
   WHERE order_id = ANY ($1) AND state IN ('booked', 'in-transit', 'delivered')
     AND num_nonnulls(tracking_number, tracking_url) > 0`,
)

/** A provider's word becomes a link on a page. */
function isSecure(address: string | null): boolean {
  return address !== null && URL.canParse(address) && new URL(address).protocol === 'https:'
}
