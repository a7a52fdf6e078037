import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { TrackingEvent } from './carriers.ts'

/** A parcel has moved or is late; passed to the orders in the transaction that records it. */
export interface ParcelMove {
  orderId: number
  /** `delayed` does not change the order's status. */
  status: 'in-transit' | 'delivered' | 'delayed'
  /** For the shopper; never null for `delayed`. */
  note: string | null
  at: Date
}

/** A move that the order no longer allows is ignored. */
export type ParcelMoved = (client: Tx, move: ParcelMove) => Promise<void>

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
  await retryOvertaken(deps, async (client) => {
    await lockTrackingEvents(client, providerId)
    for (const { status, description, key } of events) {
      await client.query(
        `INSERT INTO delivery_parcel_news (provider_id, key, status, description, received_at)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (provider_id, key) DO NOTHING`,
        [providerId, key, status, description, deps.clock.now()],
      )
    }
    await applyWaiting(deps, client, providerId)
  })
}

/** Applies the events that arrived before the booking of their shipment was recorded. */
export async function applyTrackingEvents(deps: TrackingDeps, providerId: string): Promise<void> {
  await retryOvertaken(deps, async (client) => {
    await lockTrackingEvents(client, providerId)
    await applyWaiting(deps, client, providerId)
  })
}

/** The shipment was moved, for example by a refund, while this transaction waited for its order. */
class Overtaken extends Error {}

/** Retries the whole transaction where another one moved the shipment first. */
async function retryOvertaken(
  { database }: TrackingDeps,
  work: (client: Tx) => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await inTransaction(database.pool, work)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
}

/** Serialises the tracking events of one shipment. */
async function lockTrackingEvents(client: Tx, providerId: string): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('parcel ' || $1, 0))", [
    providerId,
  ])
}

interface Shipment {
  id: number
  order_id: number
  state: string
}

interface Waiting {
  id: number
  status: TrackingEvent['status']
  description: string | null
}

async function applyWaiting({ clock, parcelMoved }: TrackingDeps, client: Tx, id: string) {
  // Not locked: the order's lock comes first, and the callback takes it. `afterTracking` verifies at the
  // end that the state read here is unchanged.
  const found = await client.query<Shipment>(
    'SELECT id, order_id, state FROM delivery_shipments WHERE provider_id = $1',
    [id],
  )
  const [shipment] = found.rows
  if (!shipment) return
  const { rows } = await client.query<Waiting>(
    `SELECT id, status, description FROM delivery_parcel_news
     WHERE provider_id = $1 AND applied_at IS NULL ORDER BY id`,
    [id],
  )
  const at = clock.now()
  const { state: before } = shipment
  for (const event of rows) {
    const move = moveOf(event, shipment, at)
    if (move) await parcelMoved(client, move)
    shipment.state = nextState(shipment.state, event.status)
    await client.query('UPDATE delivery_parcel_news SET applied_at = $2 WHERE id = $1', [
      event.id,
      at,
    ])
  }
  if (rows.length > 0) {
    const { rowCount } = await client.query(afterTracking, [
      shipment.id,
      shipment.state,
      at,
      before,
      id,
    ])
    if (rowCount === 0) throw new Overtaken('a shipment moved while its events were taken in')
  }
}

/** A shipment that waits again is booked as a new one, without the provider's old ids. */
const afterTracking = `
  UPDATE delivery_shipments SET state = $2, tries = 0, unsure = false, next_try_at = $3,
    provider_id = CASE WHEN $2 <> 'waiting' THEN provider_id END,
    provider_rate_id = CASE WHEN $2 <> 'waiting' THEN provider_rate_id END,
    reason = CASE $2 WHEN 'failed' THEN 'the carrier gave it back' ELSE reason END
  WHERE id = $1 AND state = $4 AND provider_id = $5`

/** State of the shipment → status in the event → new state. All other events are ignored. */
const transitions: Record<string, Partial<Record<TrackingEvent['status'], string>>> = {
  // The carrier cancelled before the pick-up: it is booked again.
  booked: { 'in-transit': 'in-transit', delivered: 'delivered', cancelled: 'waiting' },
  // The carrier returns the parcel: staff have to act.
  'in-transit': { delivered: 'delivered', cancelled: 'failed' },
  // Withdrawn, but the carrier was quicker.
  cancelling: { 'in-transit': 'in-transit', delivered: 'delivered', cancelled: 'cancelled' },
}

function nextState(state: string, reported: TrackingEvent['status']): string {
  return transitions[state]?.[reported] ?? state
}

const late = 'Your parcel is delayed. The carrier brings it later than planned.'
const givenBack = 'The carrier has cancelled this delivery. We are arranging another way.'

function moveOf({ status, description }: Waiting, shipment: Shipment, at: Date): ParcelMove | null {
  const { order_id: orderId, state } = shipment
  if (status === 'delayed') {
    const isWithCarrier = state === 'booked' || state === 'in-transit'
    return isWithCarrier ? { orderId, status, note: description ?? late, at } : null
  }
  if (nextState(state, status) === state) return null
  if (status !== 'cancelled') return { orderId, status, note: null, at }
  return state === 'cancelling' ? null : { orderId, status: 'delayed', note: givenBack, at }
}
