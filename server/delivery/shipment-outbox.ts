import type pg from 'pg'
import { type Claim, openQueue } from '#server/platform/queue.ts'
import type { Booking } from './carriers.ts'
import type { Parcel } from './parcel.ts'

/** A shipment that this process has claimed; doubtful: an earlier attempt may have booked it. */
export interface Claimed extends Claim {
  order_code: string
  state: 'waiting' | 'cancelling'
  parcel: Parcel
  carrier_reference: string
  provider_rate_id: string | null
  provider_id: string | null
  requested_at: Date
}

const shipments = openQueue<Omit<Claimed, keyof Claim>>({
  table: 'delivery_shipments',
  waiting: `state IN ('waiting', 'cancelling')`,
  columns: `order_code, state, parcel, carrier_reference, provider_rate_id, provider_id,
    requested_at`,
  doubt: 'unsure',
  // The process that claimed it before has died, and may have booked it.
  claiming: 'unsure = due.is_doubtful',
  leaseMs: 60_000,
})

/** Claims due shipments; no two processes get the same one. */
export function claimShipments(pool: pg.Pool, now: Date, max: number): Promise<Claimed[]> {
  return shipments.claim(pool, { now, max })
}

/** Records a booking; where the order was cancelled meanwhile, the booking is to be cancelled. */
export async function settleBooked(pool: pg.Pool, shipment: Claimed, booking: Booking, now: Date) {
  const { providerId, trackingNumber, trackingUrl } = booking
  await shipments.settle(pool, shipment, {
    set: `unsure = false, reason = NULL, tries = 0,
      state = CASE state WHEN 'waiting' THEN 'booked' ELSE 'cancelling' END,
      provider_id = $3, tracking_number = $4, tracking_url = $5, booked_at = $6,
      tracked_at = $6, next_try_at = $6`,
    values: [providerId, trackingNumber, trackingUrl, now],
  })
}

/** Stores the provider's id of a withdrawn booking, so that its tracking events are recognised. */
export async function settleFound(pool: pg.Pool, shipment: Claimed, booking: Booking) {
  const { providerId, trackingNumber, trackingUrl } = booking
  await pool.query(
    `UPDATE delivery_shipments SET provider_id = $3, tracking_number = $4, tracking_url = $5
     WHERE id = $1 AND claims = $2`,
    [shipment.id, shipment.claims, providerId, trackingNumber, trackingUrl],
  )
}

export async function settleCancelled(pool: pg.Pool, shipment: Claimed) {
  await shipments.settle(pool, shipment, {
    set: `reason = NULL, state = 'cancelled'`,
    where: `state = 'cancelling'`,
  })
}

export interface Miss {
  /** Null: never. */
  next: Date | null
  reason: string
  unsure: boolean
}

export async function settleMissed(pool: pg.Pool, shipment: Claimed, miss: Miss) {
  const { next, reason, unsure } = miss
  await shipments.settle(pool, shipment, {
    set: `tries = tries + 1, reason = $3, unsure = $4, next_try_at = coalesce($5, next_try_at),
      state = CASE WHEN $5::timestamptz IS NULL THEN 'failed' ELSE state END`,
    values: [reason, unsure, next, shipment.state],
    where: 'state = $6',
  })
}
