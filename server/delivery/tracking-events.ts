import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { TrackingEvent } from './carriers.ts'

/** A parcel has moved, or is late: told to the orders in the transaction that learns it. */
export interface ParcelMove {
  orderId: number
  /** `delayed` leaves the order where it is. */
  status: 'in-transit' | 'delivered' | 'delayed'
  /** For the shopper; always there when it is delayed. */
  note: string | null
  at: Date
}

/** The order may have moved on by itself: what does not fit it any more is passed over. */
export type ParcelMoved = (tx: Tx, move: ParcelMove) => Promise<void>

export interface TrackingDeps {
  database: Database
  clock: Clock
  parcelMoved: ParcelMoved
}

/** Takes in what a carrier tells of a shipment, each thing once, in whatever order it comes. */
export async function takeTrackingEvents(
  deps: TrackingDeps,
  providerId: string,
  news: TrackingEvent[],
) {
  await undisturbed(deps, async (client) => {
    await lockTrackingEvents(client, providerId)
    for (const { status, description, key } of news) {
      await client.query(
        `INSERT INTO delivery_parcel_news (provider_id, key, status, description, received_at)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (provider_id, key) DO NOTHING`,
        [providerId, key, status, description, deps.clock.now()],
      )
    }
    await applyWaiting(deps, client, providerId)
  })
}

/** Applies what was told of a shipment before we knew that it is ours. */
export async function applyTrackingEvents(deps: TrackingDeps, providerId: string): Promise<void> {
  await undisturbed(deps, async (client) => {
    await lockTrackingEvents(client, providerId)
    await applyWaiting(deps, client, providerId)
  })
}

/** The shipment was moved, as by a refund, while we waited for its order. */
class Overtaken extends Error {}

/** All of it again, from what is there now, where somebody was quicker. */
async function undisturbed(
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

/** News of one shipment are taken in one after the other. */
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
  // Not locked: the order comes first in the order of locks, and it is the callback's to take. What is
  // read here holds if it is still so at the end (`afterTracking`).
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
  for (const news of rows) {
    const move = moveOf(news, shipment, at)
    if (move) await parcelMoved(client, move)
    shipment.state = nextState(shipment.state, news.status)
    await client.query('UPDATE delivery_parcel_news SET applied_at = $2 WHERE id = $1', [
      news.id,
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
    if (rowCount === 0) throw new Overtaken('a shipment moved while its news were taken in')
  }
}

/** A shipment that waits again is a new one to the provider. */
const afterTracking = `
  UPDATE delivery_shipments SET state = $2, tries = 0, unsure = false, next_try_at = $3,
    provider_id = CASE WHEN $2 <> 'waiting' THEN provider_id END,
    provider_rate_id = CASE WHEN $2 <> 'waiting' THEN provider_rate_id END,
    reason = CASE $2 WHEN 'failed' THEN 'the carrier gave it back' ELSE reason END
  WHERE id = $1 AND state = $4 AND provider_id = $5`

/** Shipment → what is told → what it becomes. What comes late or is no way on is passed over. */
const ways: Record<string, Partial<Record<TrackingEvent['status'], string>>> = {
  // A carrier that does not come for it is asked again.
  booked: { 'in-transit': 'in-transit', delivered: 'delivered', cancelled: 'waiting' },
  // One that gives it back leaves it to a person.
  'in-transit': { delivered: 'delivered', cancelled: 'failed' },
  // Ours to cancel, but the carrier was quicker.
  cancelling: { 'in-transit': 'in-transit', delivered: 'delivered', cancelled: 'cancelled' },
}

function nextState(state: string, told: TrackingEvent['status']): string {
  return ways[state]?.[told] ?? state
}

const late = 'Your parcel is delayed. The carrier brings it later than planned.'
const givenBack = 'The carrier has cancelled this delivery. We are arranging another way.'

function moveOf({ status, description }: Waiting, shipment: Shipment, at: Date): ParcelMove | null {
  const { order_id: orderId, state } = shipment
  if (status === 'delayed') {
    const isUnderWay = state === 'booked' || state === 'in-transit'
    return isUnderWay ? { orderId, status, note: description ?? late, at } : null
  }
  if (nextState(state, status) === state) return null
  if (status !== 'cancelled') return { orderId, status, note: null, at }
  return state === 'cancelling' ? null : { orderId, status: 'delayed', note: givenBack, at }
}
