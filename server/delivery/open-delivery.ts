import type { Webhook } from '#server/platform/http/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import type { MediaStore } from '#server/platform/media/media.ts'
import { bookShipments, type ShipmentDeps } from './book-shipments.ts'
import { openLogoStore } from './logos.ts'
import { capitalOf } from './read.ts'
import { addressRoutes, type DeliveryRouteDeps, placeRoutes } from './routes.ts'
import type { Store } from './store.ts'
import { terminalCarriers } from './terminal.ts'
import type { TerminalAccess } from './terminal-call.ts'
import { terminalWebhook } from './terminal-webhook.ts'
import { cleanDelivery, trackShipments } from './track-shipments.ts'
import { type ParcelMoved, takeTrackingEvents } from './tracking-events.ts'

export interface DeliveryDeps extends Omit<DeliveryRouteDeps, 'carriers' | 'storeLogo'> {
  media: Pick<MediaStore, 'put'>
  terminal: TerminalAccess
  store: Store
  parcelMoved: ParcelMoved
  /** For tests: how long a carrier may take and is left alone, and how often we look for work, ms. */
  timeouts?: { timeoutMs: number; cooldownMs: number; everyMs: number }
}

/** With the list of carriers and their logos a quote takes less than 5.5 s, whatever happens. */
const usual = { timeoutMs: 3_500, cooldownMs: 20_000, everyMs: 1_000 }

/** Everything of delivery that a process runs, until it is closed. */
export function openDelivery(deps: DeliveryDeps) {
  const { database, clock, terminal, store, log, timeouts = usual } = deps
  const carriers = terminalCarriers({
    terminal,
    store,
    clock,
    capitalOf: (state) => capitalOf(database, state),
    timeouts,
    log,
  })
  const all: DeliveryRouteDeps & ShipmentDeps = {
    ...deps,
    carriers,
    storeLogo: openLogoStore(deps.media),
  }
  const booker = openBooker(all, timeouts.everyMs)
  const jobs: Job[] = [
    defineJob('delivery-book', '* * * * *', () => bookShipments(all)),
    defineJob('delivery-track', '*/10 * * * *', () => trackShipments(all)),
    defineJob('delivery-clean', '40 3 * * *', () => cleanDelivery(all)),
  ]
  const webhook: Webhook = terminalWebhook(terminal.secretKey, (providerId, news) =>
    takeTrackingEvents(all, providerId, news),
  )
  return {
    routes: { ...placeRoutes(database), ...addressRoutes(all) },
    jobs,
    webhook,
    close: booker.close,
  }
}

/** Books soon after an order was paid, in whichever process is first. */
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
