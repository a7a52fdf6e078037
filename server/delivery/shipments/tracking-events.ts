import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { nullable, number, oneOf, type Row, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { TrackingEvent } from '../quotes/carriers.ts'
import { nextState, shipmentStates } from './shipment-state.ts'

/** A parcel has moved or is late; passed to the orders in the transaction that records it. */
export interface ParcelMove {
  orderId: number
  /** `delayed` does not change the order's status. */
  status: 'in-transit' | 'delivered' | 'delayed'
  /** For the shopper; never null for `delayed`. */
  note: string | null
  by: Actor
  at: Date
}

/** A move that the order no longer allows is ignored. */
export type ParcelMoved = (tx: Tx, move: ParcelMove) => Promise<void>

export interface TrackingDeps {
  database: Database
  clock: Clock
  parcelMoved: ParcelMoved
}

/** Takes in the tracking events of a shipment, each once, in any order. */
export async function takeTrackingEvents(
  deps: TrackingDeps,
  providerId: string,
  events: TrackingEvent[],
) {
  await retryOvertaken(deps, async (tx) => {
    await lockTrackingEvents(tx, providerId)
    for (const { status, description, key } of events) {
      await run(tx, addEvent, [providerId, key, status, description, deps.clock.now()])
    }
    await applyWaiting(deps, tx, providerId)
  })
}

const addEvent = rareStatement(
  'delivery-add-event',
  {},
  `INSERT INTO delivery_tracking_events (provider_id, key, status, description, received_at)
   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (provider_id, key) DO NOTHING`,
)

/** Applies the events that arrived before the booking of their shipment was recorded. */
export async function applyTrackingEvents(deps: TrackingDeps, providerId: string): Promise<void> {
  await retryOvertaken(deps, async (tx) => {
    await lockTrackingEvents(tx, providerId)
    await applyWaiting(deps, tx, providerId)
  })
}

/** The shipment was moved, for example by a refund, while this transaction waited for its order. */
class Overtaken extends Error {}

/** Retries the whole transaction where another one moved the shipment first. */
async function retryOvertaken(
  { database }: TrackingDeps,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await inTransaction(database.pool, work)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
}

const lockEvents = rareStatement(
  'delivery-lock-events',
  {},
  "SELECT FROM pg_advisory_xact_lock(hashtextextended('parcel ' || $1, 0))",
)

/** Serialises the tracking events of one shipment. */
async function lockTrackingEvents(tx: Tx, providerId: string): Promise<void> {
  await run(tx, lockEvents, [providerId])
}

const shipmentRow = { id: number, order_id: number, state: oneOf(shipmentStates) }
type Shipment = Row<typeof shipmentRow>

const shipmentOf = rareStatement(
  'delivery-shipment-of',
  shipmentRow,
  'SELECT id, order_id, state FROM delivery_shipments WHERE provider_id = $1',
)

const eventRow = {
  id: number,
  status: oneOf(['in-transit', 'delivered', 'delayed', 'cancelled']),
  description: nullable(text),
}
type WaitingEvent = Row<typeof eventRow>

const waitingEvents = rareStatement(
  'delivery-waiting-events',
  eventRow,
  `SELECT id, status, description FROM delivery_tracking_events
   WHERE provider_id = $1 AND applied_at IS NULL ORDER BY id`,
)
const markApplied = rareStatement(
  'delivery-event-applied',
  {},
  'UPDATE delivery_tracking_events SET applied_at = $2 WHERE id = $1',
)

async function applyWaiting({ clock, parcelMoved }: TrackingDeps, tx: Tx, providerId: string) {
  // Not locked: the order's lock comes first, and the callback takes it. `afterTracking` verifies at the
  // end that the state read here is unchanged.
  const shipment = await maybe(tx, shipmentOf, [providerId])
  if (!shipment) return
  const events = await many(tx, waitingEvents, [providerId])
  if (events.length === 0) return
  const at = clock.now()
  const { id, state: before } = shipment
  for (const event of events) {
    const move = moveOf(event, shipment, at)
    if (move) await parcelMoved(tx, move)
    shipment.state = nextState(shipment.state, event.status)
    await run(tx, markApplied, [event.id, at])
  }
  const moved = await run(tx, afterTracking, [id, shipment.state, at, before, providerId])
  if (moved === 0) throw new Overtaken('a shipment moved while its events were taken in')
}

// A shipment that waits again is booked as a new one, without the provider's old ids.
const afterTracking = rareStatement(
  'delivery-after-tracking',
  {},
  `UPDATE delivery_shipments SET state = $2, attempts = 0, unsure = false, next_attempt_at = $3,
     provider_id = CASE WHEN $2 <> 'waiting' THEN provider_id END,
     provider_rate_id = CASE WHEN $2 <> 'waiting' THEN provider_rate_id END,
     reason = CASE $2 WHEN 'failed' THEN 'the carrier gave it back' ELSE reason END
   WHERE id = $1 AND state = $4 AND provider_id = $5`,
)

const late = 'Your parcel is delayed. The carrier will deliver it later than planned.'
const givenBack = 'The carrier has cancelled this delivery. We are arranging another one.'

function moveOf(
  { status, description }: WaitingEvent,
  shipment: Shipment,
  at: Date,
): ParcelMove | null {
  const { order_id: orderId, state } = shipment
  const by = { provider: 'terminal' }
  if (status === 'delayed') {
    const isWithCarrier = state === 'booked' || state === 'in-transit'
    return isWithCarrier ? { orderId, status, note: description ?? late, by, at } : null
  }
  if (nextState(state, status) === state) return null
  if (status !== 'cancelled') return { orderId, status, note: null, by, at }
  return state === 'cancelling' ? null : { orderId, status: 'delayed', note: givenBack, by, at }
}
