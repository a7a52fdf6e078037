import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Booking, Carriers, TrackingEvent } from './carriers.ts'
import { CarrierTrouble } from './carriers.ts'
import { askTerminal, type TerminalAccess } from './terminal-call.ts'

const Extras = z.object({
  tracking_number: z.string().nullish(),
  tracking_url: z.string().nullish(),
})
const Shipment = z.object({
  shipment_id: z.string().min(1),
  status: z.string().optional(),
  created_at: z.coerce.date().nullish().catch(null),
  extras: Extras.nullish(),
  metadata: z.object({ order_code: z.string() }).partial().nullish(),
})
const Happening = z.object({
  status: z.string(),
  description: z.string().max(500).nullish(),
  created_at: z.string().nullish(),
})
const Tracked = z.object({
  status: z.string(),
  events: z.array(z.unknown()).nullish(),
})

const pageSize = 100
const maxPages = 50
/** How long a booking is looked for, ms: well below the time that a shipment is in hand. */
const searchMs = 30_000
/** By how much Terminal's clock may be behind ours, ms. */
const clockSlackMs = 3_600_000

/** Booking, cancelling and following parcels at Terminal. */
export function terminalShipments(
  terminal: TerminalAccess,
  timeoutMs: number,
): Omit<Carriers, 'quote'> {
  const ask = (method: 'GET' | 'POST', path: string, body?: object, until?: AbortSignal) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = until ? AbortSignal.any([timeout, until]) : timeout
    return askTerminal(terminal, { method, path, ...(body && { body }), signal })
  }
  return {
    async book({ rateId, orderCode }) {
      const wanted = { rate_id: rateId, metadata: { order_code: orderCode } }
      const taken = Shipment.safeParse(await ask('POST', '/shipments/pickup', wanted))
      // It said yes, and not what it is called: the next try finds it by the order's code.
      if (!taken.success) throw new CarrierTrouble('unsure', 'a booking without a name')
      return bookingOf(taken.data)
    },

    async findBooking({ orderCode, since }) {
      const until = AbortSignal.timeout(searchMs)
      const times: number[] = []
      for (let page = 1; page <= maxPages; page += 1) {
        const path = `/shipments?page=${page}&perPage=${pageSize}`
        const data = await ask('GET', path, undefined, until)
        const list = z.array(z.unknown()).safeParse(data).data
        // Not 'no booking': that would be a second one.
        if (!list) throw new CarrierTrouble('unsure', 'a list of bookings that is none')
        for (const one of list) {
          const shipment = Shipment.safeParse(one).data
          if (shipment && isBookingOf(shipment, orderCode)) return bookingOf(shipment)
          times.push(shipment?.created_at?.getTime() ?? Number.NaN)
        }
        if (list.length < pageSize) return null
        const newest = times.at(-list.length) ?? 0
        if (isNewestFirst(times) && newest < since.getTime() - clockSlackMs) return null
      }
      throw new CarrierTrouble('unsure', 'the list of bookings does not end')
    },

    async cancel(providerId) {
      await ask('POST', '/shipments/cancel', { shipment_id: providerId })
    },

    async track(providerId) {
      return trackingEventsIn(
        await ask('GET', `/shipments/track/${encodeURIComponent(providerId)}`),
      )
    },
  }
}

/** Terminal does not promise an order: what was read so far has to show it. */
function isNewestFirst(times: number[]): boolean {
  const isFalling = times.every((time, i) => time <= (times[i - 1] ?? Number.POSITIVE_INFINITY))
  return isFalling && times.at(0) !== times.at(-1)
}

/** Whatever became of it since: one that is on its way is a booking too. */
function isBookingOf({ metadata, status }: z.output<typeof Shipment>, orderCode: string): boolean {
  return metadata?.order_code === orderCode && status !== 'cancelled' && status !== 'draft'
}

function bookingOf({ shipment_id, extras }: z.output<typeof Shipment>): Booking {
  return {
    providerId: shipment_id,
    trackingNumber: extras?.tracking_number ?? null,
    trackingUrl: extras?.tracking_url ?? null,
  }
}

/** What Terminal tells by itself: `{ event: 'shipment.in-transit', data: { …shipment… } }`. */
const Event = z.object({
  event: z.string(),
  data: z.object({ shipment_id: z.string().min(1) }).and(Tracked.partial()),
})

/** Null where it is no news of a parcel. */
export function trackingEventsOf(
  event: unknown,
): { providerId: string; news: TrackingEvent[] } | null {
  const read = Event.safeParse(event)
  if (!read.success || !read.data.event.startsWith('shipment.')) return null
  const { shipment_id: providerId, status, events } = read.data.data
  const named = read.data.event.slice('shipment.'.length)
  return {
    providerId,
    news: trackingEventsIn({ status: knownStatus(named) ? named : (status ?? ''), events }),
  }
}

/** What has happened, delays first, and where the parcel is now. */
function trackingEventsIn(data: unknown): TrackingEvent[] {
  const tracked = Tracked.safeParse(data)
  if (!tracked.success) return []
  const { status, events } = tracked.data
  const delays = (events ?? []).flatMap((one) => {
    const happening = Happening.safeParse(one).data
    return happening && isDelay(happening.status) ? [delayOf(happening)] : []
  })
  const now = knownStatus(status)
  return now ? [...delays, { status: now, description: null, key: now }] : delays
}

function knownStatus(status: string): 'in-transit' | 'delivered' | 'cancelled' | null {
  if (status === 'in-transit' || status === 'delivered' || status === 'cancelled') return status
  return null
}

function isDelay(status: string): boolean {
  return status === 'delayed' || status === 'exception'
}

function delayOf({ status, description, created_at }: z.output<typeof Happening>): TrackingEvent {
  const key = createHash('sha256')
    .update(JSON.stringify([status, description, created_at]))
    .digest('hex')
    .slice(0, 32)
  return { status: 'delayed', description: description ?? null, key: `delayed ${key}` }
}
