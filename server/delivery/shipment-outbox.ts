import type pg from 'pg'
import type { Booking } from './carriers.ts'
import type { Parcel } from './parcel.ts'

/** How long a process may have a shipment in hand, ms; well above the provider's timeouts together. */
const holdMs = 60_000

/** A shipment that this process has in hand. */
export interface Claimed {
  id: number
  claims: number
  order_code: string
  state: 'waiting' | 'cancelling'
  parcel: Parcel
  carrier_reference: string
  provider_rate_id: string | null
  provider_id: string | null
  tries: number
  requested_at: Date
  /** An earlier try may have booked it. */
  unsure: boolean
}

/** Takes due shipments in hand; several processes never get the same one. */
export async function claimShipments(pool: pg.Pool, now: Date, most: number): Promise<Claimed[]> {
  const { rows } = await pool.query<Claimed>({
    name: 'delivery-claim-shipments',
    text: `
      WITH due AS (
        SELECT id FROM delivery_shipments
        WHERE state IN ('waiting', 'cancelling') AND next_try_at <= $1
          AND (claimed_until IS NULL OR claimed_until <= $1)
        ORDER BY next_try_at LIMIT $2
        FOR UPDATE SKIP LOCKED
      )
      UPDATE delivery_shipments AS shipment SET
        -- Whoever had it before is gone, and may have booked it.
        unsure = unsure OR claimed_until IS NOT NULL, claimed_until = $3, claims = claims + 1
      FROM due WHERE shipment.id = due.id
      RETURNING shipment.id, claims, order_code, state, parcel, carrier_reference,
        provider_rate_id, provider_id, tries, requested_at, unsure`,
    values: [now, most, new Date(now.getTime() + holdMs)],
  })
  return rows
}

/** Books it, or has it cancelled where the order was meanwhile. */
export async function settleBooked(pool: pg.Pool, shipment: Claimed, booking: Booking, now: Date) {
  const { providerId, trackingNumber, trackingUrl } = booking
  await pool.query(
    `UPDATE delivery_shipments SET claimed_until = NULL, unsure = false, reason = NULL, tries = 0,
       state = CASE state WHEN 'waiting' THEN 'booked' ELSE 'cancelling' END,
       provider_id = $3, tracking_number = $4, tracking_url = $5, booked_at = $6,
       tracked_at = $6, next_try_at = $6
     WHERE id = $1 AND claims = $2`,
    [shipment.id, shipment.claims, providerId, trackingNumber, trackingUrl, now],
  )
}

/** Keeps what the carrier calls a booking that is not wanted any more: its news are known from now on. */
export async function settleFound(pool: pg.Pool, shipment: Claimed, booking: Booking) {
  const { providerId, trackingNumber, trackingUrl } = booking
  await pool.query(
    `UPDATE delivery_shipments SET provider_id = $3, tracking_number = $4, tracking_url = $5
     WHERE id = $1 AND claims = $2`,
    [shipment.id, shipment.claims, providerId, trackingNumber, trackingUrl],
  )
}

export async function settleCancelled(pool: pg.Pool, shipment: Claimed) {
  await pool.query(
    `UPDATE delivery_shipments SET claimed_until = NULL, reason = NULL, state = 'cancelled'
     WHERE id = $1 AND claims = $2 AND state = 'cancelling'`,
    [shipment.id, shipment.claims],
  )
}

export interface Miss {
  /** Null: never. */
  next: Date | null
  reason: string
  unsure: boolean
}

export async function settleMissed(pool: pg.Pool, shipment: Claimed, miss: Miss) {
  const { next, reason, unsure } = miss
  await pool.query(
    `UPDATE delivery_shipments SET claimed_until = NULL, tries = tries + 1, reason = $3,
       unsure = $4, next_try_at = coalesce($5, next_try_at),
       state = CASE WHEN $5::timestamptz IS NULL THEN 'failed' ELSE state END
     WHERE id = $1 AND claims = $2 AND state = $6`,
    [shipment.id, shipment.claims, reason, unsure, next, shipment.state],
  )
}
