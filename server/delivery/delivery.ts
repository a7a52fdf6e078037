import type { parcels } from '#contract/office/parcels.ts'
import type { delivery } from '#contract/shop/delivery.ts'
import type { Domain } from '#server/platform/domain.ts'
import type { Webhook } from '#server/platform/http/routes/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import type { MediaStore } from '#server/platform/media/media.ts'
import { capitalOf } from './addresses/locations.ts'
import type { Store } from './addresses/store.ts'
import { type ParcelOfficeDeps, parcelOffice } from './office.ts'
import { openLogoStore } from './quotes/carriers.ts'
import { quoteLines } from './quotes/quote.ts'
import { addressHandlers, type DeliveryRouteDeps, placeHandlers } from './routes.ts'
import {
  bookShipments,
  type CarriageDiffers,
  type ShipmentDeps,
} from './shipments/book-shipments.ts'
import { cleanDelivery, trackShipments } from './shipments/track-shipments.ts'
import { type ParcelMoved, takeTrackingEvents } from './shipments/tracking-events.ts'
import type { TerminalAccess } from './terminal/call.ts'
import { terminalCarriers, terminalWebhook } from './terminal/terminal.ts'

/** The public module of delivery: other domains import nothing else. */
export { addAddress } from './addresses/add-address.ts'
export { addressFor, type OrderAddress } from './addresses/address-for.ts'
export { loadLocations } from './addresses/load-locations.ts'
export {
  addressColumns,
  addressLine,
  addressOfRow,
  erasedAddress,
  type PostalAddress,
  postalAddress,
} from './addresses/postal-address.ts'
export { readAddresses } from './addresses/saved-addresses.ts'
export { storeLine, storeOf } from './addresses/store.ts'
export { shipmentBacklog } from './figures.ts'
export { eraseAddresses, exportAddresses, exportParcels } from './privacy.ts'
export { isShippingClosed, shippingTypeOf } from './quotes/fees.ts'
export type { QuotedLine } from './quotes/quote.ts'
export {
  choiceColumns,
  choiceRow,
  presentChoice,
  type ShippingChoice,
  type ShippingType,
} from './quotes/shipping-rows.ts'
export { type CartLine, quoteFor } from './quotes/stored-quotes.ts'
export {
  failedParcels,
  ordersOfParcel,
  type Parcel,
  parcelOf,
  parcelTimeline,
} from './shipments/parcel-of.ts'
export { requestShipment, type ShipmentRequest } from './shipments/request-shipment.ts'
export type { ParcelMove, ParcelMoved } from './shipments/tracking-events.ts'
export { type Tracking, trackingOf } from './shipments/tracking-of.ts'
export { withdrawShipment } from './shipments/withdraw-shipment.ts'

export interface DeliveryDeps
  extends Omit<DeliveryRouteDeps, 'carriers' | 'storeLogo'>,
    Omit<ParcelOfficeDeps, 'carriers'> {
  media: Pick<MediaStore, 'put'>
  terminal: TerminalAccess
  store: Store
  parcelMoved: ParcelMoved
  carriageDiffers: CarriageDiffers
  /** For tests: a carrier's time limit, the circuit breaker's pause, and the interval of the booker, ms. */
  timeouts?: { timeoutMs: number; cooldownMs: number; everyMs: number }
}

/** With these a quote, its list of carriers and logos takes less than 5.5 s in any case. */
const usualTimeouts = { timeoutMs: 3_500, cooldownMs: 20_000, everyMs: 1_000 }

export interface Delivery extends Domain<typeof delivery, typeof parcels> {
  /** Carriers' quotes for what a member orders for a customer. Refuses as `POST /shipment/rate` does. */
  quotesFor(request: Omit<Parameters<typeof quoteLines>[1], 'at'>): ReturnType<typeof quoteLines>
  jobs: Job[]
  webhooks: Webhook[]
  close(): Promise<void>
}

/** The calls, jobs and timers of delivery, until it is closed. */
export function openDelivery(deps: DeliveryDeps): Delivery {
  const { database, clock, terminal, store, log, timeouts = usualTimeouts } = deps
  const carriers = terminalCarriers({
    terminal,
    store,
    clock,
    capitalOf: (state) => capitalOf(database, state),
    timeouts,
    log,
  })
  const deliveryDeps: DeliveryRouteDeps & ShipmentDeps & ParcelOfficeDeps = {
    ...deps,
    carriers,
    storeLogo: openLogoStore(deps.media),
  }
  const booker = openBooker(deliveryDeps, timeouts.everyMs)
  return {
    quotesFor: (request) => quoteLines(deliveryDeps, { ...request, at: clock.now() }),
    office: parcelOffice(deliveryDeps),
    handlers: {
      ...placeHandlers(database, deps.isClosed, store),
      ...addressHandlers(deliveryDeps),
    },
    jobs: [
      defineJob('delivery-book', '* * * * *', () => bookShipments(deliveryDeps)),
      defineJob('delivery-track', '*/10 * * * *', () => trackShipments(deliveryDeps)),
      defineJob('delivery-clean-up', '40 3 * * *', () => cleanDelivery(deliveryDeps)),
    ],
    webhooks: [
      terminalWebhook(terminal.secretKey, (providerId, events) =>
        takeTrackingEvents(deliveryDeps, providerId, events),
      ),
    ],
    close: booker.close,
  }
}

/** Books shipments soon after orders are paid; any process may be the first. */
function openBooker(deps: ShipmentDeps, everyMs: number) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= bookShipments(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'shipments cannot be booked'))
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
