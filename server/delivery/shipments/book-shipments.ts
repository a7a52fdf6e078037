import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { Logger } from '#server/platform/log.ts'
import { isRefused, ProviderError } from '#server/platform/provider.ts'
import { type Backoff, nextAttempt } from '#server/platform/queue.ts'
import type { Booking, Carriers } from '../quotes/carriers.ts'
import {
  type Claimed,
  claimShipments,
  settleBooked,
  settleCancelled,
  settleFound,
  settleMissed,
  storeCarriage,
} from './shipment-outbox.ts'
import { applyTrackingEvents, type ParcelMoved } from './tracking-events.ts'

/** Shipments that are processed at the same time. */
const maxAtOnce = 5
/** After that staff have to act: about two days. */
const backoff: Backoff = { firstMs: 2_000, longestMs: 3_600_000, maxAttempts: 50 }

export interface ShipmentDeps {
  database: Database
  clock: Clock
  log: Logger
  carriers: Carriers
  parcelMoved: ParcelMoved
  /** Enters what a carrier takes beyond what the customer paid. Kobo. */
  carriageDiffers: CarriageDiffers
}

export type CarriageDiffers = (
  tx: Tx,
  difference: { amountKobo: number; reference: string; key: string; at: Date },
) => Promise<unknown>

/** Books due shipments with the carriers and cancels withdrawn ones; retries until it is done. */
export async function bookShipments(deps: ShipmentDeps): Promise<void> {
  const { database, clock } = deps
  for (;;) {
    const due = await claimShipments(database, clock.now(), maxAtOnce)
    if (due.length === 0) return
    await Promise.all(due.map((shipment) => work(deps, shipment)))
  }
}

async function work(deps: ShipmentDeps, shipment: Claimed): Promise<void> {
  const { database, clock, log } = deps
  const facts = { order: shipment.order_code }
  try {
    if (shipment.state === 'cancelling') {
      await cancel(deps, shipment)
      await settle(deps, shipment, 0, (tx) => settleCancelled(tx, shipment))
      log.info(facts, 'a shipment was cancelled')
      return
    }
    const { booking, feeKobo } = await book(deps.carriers, shipment)
    const { paid_kobo: paidKobo } = shipment
    // Of a booking that an earlier attempt made nobody knows the fee.
    const differs = feeKobo === null || paidKobo === null ? null : feeKobo - paidKobo
    await settle(deps, shipment, differs, (tx) => settleBooked(tx, shipment, booking, clock.now()))
    log.info(facts, 'a shipment was booked')
    // A tracking event may have arrived before the booking was recorded.
    await applyTrackingEvents(deps, booking.providerId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const next = nextAttempt(shipment, clock.now(), backoff)
    await settleMissed(database, shipment, {
      next,
      reason: error.message,
      unsure: shipment.is_doubtful || error.kind === 'unknown',
    })
    const words = next ? 'a shipment has to wait' : 'a shipment was given up'
    log[next ? 'warn' : 'error']({ ...facts, reason: error.message }, words)
  }
}

/** Without the provider's id there may be a booking all the same: it is looked up. */
async function cancel({ carriers, database }: ShipmentDeps, shipment: Claimed): Promise<void> {
  if (shipment.provider_id) return carriers.cancel(shipment.provider_id)
  const booking = await carriers.findBooking(shipmentRequestOf(shipment))
  if (!booking) return
  await settleFound(database, shipment, booking)
  await carriers.cancel(booking.providerId)
}

interface Booked {
  booking: Booking
  /** Null: not known. */
  feeKobo: number | null
}

/** Records the outcome, and in the same transaction in the ledger what the mall bears from now on; null: what it did. */
async function settle(
  { database, clock, carriageDiffers }: ShipmentDeps,
  { id, claims, order_code: reference, carriage_kobo }: Claimed,
  carriageKobo: number | null,
  record: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    const amountKobo = (carriageKobo ?? carriage_kobo) - carriage_kobo
    if (!(await record(tx)) || amountKobo === 0) return
    const key = `carriage:${reference}:${claims}`
    await carriageDiffers(tx, { amountKobo, reference, key, at: clock.now() })
    await storeCarriage(tx, id, carriage_kobo + amountKobo)
  })
}

async function book(carriers: Carriers, shipment: Claimed): Promise<Booked> {
  const { order_code: orderCode, provider_rate_id: rateId } = shipment
  const earlier = shipment.is_doubtful
    ? await carriers.findBooking(shipmentRequestOf(shipment))
    : null
  if (earlier) return { booking: earlier, feeKobo: null }
  const booking = rateId ? await bookQuoted(carriers, rateId, orderCode) : null
  return booking ? { booking, feeKobo: shipment.fee_kobo } : bookAnew(carriers, shipment)
}

function shipmentRequestOf({ order_code: orderCode, requested_at: since }: Claimed) {
  return { orderCode, since }
}

/** Null where the carrier no longer accepts its quote. */
async function bookQuoted(carriers: Carriers, rateId: string, orderCode: string) {
  return carriers.book({ rateId, orderCode }).catch((error: unknown) => {
    if (isRefused(error)) return null
    throw error
  })
}

/** The shopper has paid the first quote; the mall pays the difference. */
async function bookAnew(carriers: Carriers, shipment: Claimed): Promise<Booked> {
  const { parcel, carrier_reference: reference, order_code: orderCode } = shipment
  if (!parcel) throw new ProviderError('refused', 'its customer has left')
  const { rates } = await carriers.quote(parcel, reference)
  const [rate] = rates
    .filter(({ carrierReference }) => carrierReference === reference)
    .toSorted((one, other) => one.feeKobo - other.feeKobo)
  if (!rate) throw new ProviderError('refused', 'the carrier does not go there any more')
  const booking = await carriers.book({ rateId: rate.providerRateId, orderCode })
  return { booking, feeKobo: rate.feeKobo }
}
