import {
  certain,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Claim, declareQueue } from '#server/platform/queue.ts'
import { type Booking, parcelColumn } from '../quotes/carriers.ts'

const row = {
  order_code: text,
  // No other state waits.
  state: certain(oneOf(['waiting', 'cancelling'])),
  // None once the customer's account has ended.
  parcel: nullable(parcelColumn),
  carrier_reference: text,
  provider_rate_id: nullable(text),
  provider_id: nullable(text),
  requested_at: time,
  paid_kobo: nullable(number),
  fee_kobo: nullable(number),
  carriage_kobo: number,
}

/** A shipment that this process has claimed; doubtful: an earlier attempt may have booked it. */
export type Claimed = Claim & Row<typeof row>

const shipments = declareQueue({
  table: 'delivery_shipments',
  waiting: `state IN ('waiting', 'cancelling')`,
  row,
  columns: `order_code, state, CASE WHEN parcel <> '{}' THEN parcel END AS parcel, carrier_reference,
    provider_rate_id, provider_id, requested_at, paid_kobo, fee_kobo, carriage_kobo`,
  doubt: 'unsure',
  // The process that claimed it before has died, and may have booked it.
  claiming: 'unsure = due.is_doubtful',
  leaseMs: 60_000,
  outcomes: {
    booked: {
      set: `unsure = false, reason = NULL, attempts = 0,
        state = CASE state WHEN 'waiting' THEN 'booked' ELSE 'cancelling' END,
        provider_id = $3, tracking_number = $4, tracking_url = $5, booked_at = $6,
        tracked_at = $6, next_attempt_at = $6`,
    },
    cancelled: { set: `reason = NULL, state = 'cancelled'`, where: `state = 'cancelling'` },
    missed: {
      set: `attempts = attempts + 1, reason = $3, unsure = $4,
        next_attempt_at = coalesce($5, next_attempt_at),
        state = CASE WHEN $5::timestamptz IS NULL THEN 'failed' ELSE state END`,
      where: 'state = $6',
    },
  },
})

/** Claims due shipments; no two processes get the same one. */
export function claimShipments(db: Db, now: Date, max: number): Promise<Claimed[]> {
  return shipments.claim(db, { now, max })
}

/** Stores what the ledger has of the difference. */
export async function storeCarriage(tx: Tx, id: number, amountKobo: number): Promise<void> {
  await run(tx, setCarriage, [id, amountKobo])
}

const setCarriage = rareStatement(
  'delivery-store-carriage',
  {},
  'UPDATE delivery_shipments SET carriage_kobo = $2 WHERE id = $1',
)

/** Records a booking; where the order was cancelled meanwhile, the booking is to be cancelled. */
export function settleBooked(
  db: Db,
  shipment: Claimed,
  booking: Booking,
  now: Date,
): Promise<boolean> {
  const { providerId, trackingNumber, trackingUrl } = booking
  return shipments.settle(db, shipment, 'booked', [providerId, trackingNumber, trackingUrl, now])
}

const foundBooking = rareStatement(
  'delivery-found-booking',
  {},
  `UPDATE delivery_shipments SET provider_id = $3, tracking_number = $4, tracking_url = $5
   WHERE id = $1 AND claims = $2`,
)

/** Stores the provider's id of a withdrawn booking, so that its tracking events are recognised. */
export async function settleFound(db: Db, shipment: Claimed, booking: Booking) {
  const { providerId, trackingNumber, trackingUrl } = booking
  const values = [shipment.id, shipment.claims, providerId, trackingNumber, trackingUrl]
  await run(db, foundBooking, values)
}

export function settleCancelled(db: Db, shipment: Claimed): Promise<boolean> {
  return shipments.settle(db, shipment, 'cancelled')
}

export interface Miss {
  /** Null: never. */
  next: Date | null
  reason: string
  unsure: boolean
}

export async function settleMissed(db: Db, shipment: Claimed, miss: Miss) {
  const { next, reason, unsure } = miss
  await shipments.settle(db, shipment, 'missed', [reason, unsure, next, shipment.state])
}
