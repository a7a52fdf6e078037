import { certain, text } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { ProviderError } from '#server/platform/provider.ts'
import type { ShipmentDeps } from './book-shipments.ts'
import { takeTrackingEvents } from './tracking-events.ts'

/** How long a parcel may be without an event before it is looked up, ms. */
const silenceMs = 3 * 3_600_000
/** Parcels in one run. */
const maxParcels = 50

/** Looks up parcels of which no event came for hours: a webhook may have been lost. */
export async function trackShipments(deps: ShipmentDeps): Promise<void> {
  const { database, clock, log, carriers } = deps
  const now = clock.now()
  const silent = await many(database, takeSilent, [
    now,
    new Date(now.getTime() - silenceMs),
    maxParcels,
  ])
  for (const { provider_id } of silent) {
    try {
      await takeTrackingEvents(deps, provider_id, await carriers.track(provider_id))
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ shipment: provider_id, reason: error.message }, 'a parcel cannot be followed')
    }
  }
}

const takeSilent = rareStatement(
  'delivery-take-silent',
  // `delivery_shipments_booked`: a parcel in these states has one.
  { provider_id: certain(text) },
  `UPDATE delivery_shipments SET tracked_at = $1
   WHERE id IN (
     SELECT id FROM delivery_shipments
     WHERE state IN ('booked', 'in-transit') AND tracked_at <= $2
     ORDER BY tracked_at LIMIT $3 FOR UPDATE SKIP LOCKED
   )
   RETURNING provider_id`,
)

/** Long enough for any order that was placed with a quote to be paid and booked. */
const quotesRetainMs = 7 * 86_400_000
const trackingRetainMs = 180 * 86_400_000

export async function cleanDelivery({ database, clock }: ShipmentDeps): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await run(database, deleteQuotes, [before(quotesRetainMs)])
  await run(database, deleteEvents, [before(trackingRetainMs)])
}

const deleteQuotes = rareStatement(
  'delivery-delete-old-quotes',
  {},
  'DELETE FROM delivery_quotes WHERE expires_at < $1',
)
const deleteEvents = rareStatement(
  'delivery-delete-old-events',
  {},
  'DELETE FROM delivery_tracking_events WHERE received_at < $1',
)
