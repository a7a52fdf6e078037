import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ProviderError } from '#server/platform/provider.ts'
import type { Booking, Carriers, TrackingEvent } from '../quotes/carriers.ts'
import { openTerminal, type TerminalOptions } from './call.ts'

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
const TerminalEvent = z.object({
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
/** How long a booking is searched for, ms: well below the lease of a shipment. */
const searchMs = 30_000
/** By how much Terminal's clock may be behind ours, ms. */
const clockSlackMs = 3_600_000

/** Booking, cancelling and following parcels at Terminal. */
export function terminalShipments(options: TerminalOptions): Omit<Carriers, 'quote'> {
  // Separate breakers: bookings that hang must not block the look-ups of which of them were made.
  const acts = openTerminal({ about: 'bookings', ...options })
  const lookups = openTerminal({ about: 'lookups', ...options })
  return {
    async book({ rateId, orderCode }) {
      const body = { rate_id: rateId, metadata: { order_code: orderCode } }
      return bookingOf(await acts.call(Shipment, 'POST', '/shipments/pickup', body))
    },

    async findBooking({ orderCode, since }) {
      const until = AbortSignal.timeout(searchMs)
      const times: number[] = []
      for (let page = 1; page <= maxPages; page += 1) {
        const path = `/shipments?page=${page}&perPage=${pageSize}`
        const list = await lookups.call(z.array(z.unknown()), 'GET', path, undefined, until)
        for (const one of list) {
          const shipment = Shipment.safeParse(one).data
          if (shipment && isBookingOf(shipment, orderCode)) return bookingOf(shipment)
          times.push(shipment?.created_at?.getTime() ?? Number.NaN)
        }
        if (list.length < pageSize) return null
        const newest = times.at(-list.length) ?? 0
        if (isNewestFirst(times) && newest < since.getTime() - clockSlackMs) return null
      }
      // Null would mean 'no booking', and cause a second one.
      throw new ProviderError('unknown', 'the list of bookings does not end')
    },

    async cancel(providerId) {
      const body = { shipment_id: providerId }
      await acts.call(z.unknown(), 'POST', '/shipments/cancel', body)
    },

    async track(providerId) {
      const path = `/shipments/track/${encodeURIComponent(providerId)}`
      return trackingEventsIn(await lookups.call(z.unknown(), 'GET', path))
    },
  }
}

/** Terminal documents no order: the pages read so far must show it. */
function isNewestFirst(times: number[]): boolean {
  const isFalling = times.every((time, i) => time <= (times[i - 1] ?? Number.POSITIVE_INFINITY))
  return isFalling && times.at(0) !== times.at(-1)
}

/** In any later state too: a parcel in transit is a booking. */
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

/** A webhook event of Terminal: `{ event: 'shipment.in-transit', data: { …shipment… } }`. */
const Event = z.object({
  event: z.string(),
  data: z.object({ shipment_id: z.string().min(1) }).and(Tracked.partial()),
})

/** Null where the event is not about a parcel. */
export function trackingEventsOf(
  event: unknown,
): { providerId: string; trackingEvents: TrackingEvent[] } | null {
  const read = Event.safeParse(event)
  if (!read.success || !read.data.event.startsWith('shipment.')) return null
  const { shipment_id: providerId, status, events } = read.data.data
  const named = read.data.event.slice('shipment.'.length)
  return {
    providerId,
    trackingEvents: trackingEventsIn({
      status: knownStatus(named) ? named : (status ?? ''),
      events,
    }),
  }
}

/** Delays first, then the current status of the parcel. */
function trackingEventsIn(data: unknown): TrackingEvent[] {
  const tracked = Tracked.safeParse(data)
  if (!tracked.success) return []
  const { status, events } = tracked.data
  const delays = (events ?? []).flatMap((one) => {
    const event = TerminalEvent.safeParse(one).data
    return event && isDelay(event.status) ? [delayOf(event)] : []
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

function delayOf({
  status,
  description,
  created_at,
}: z.output<typeof TerminalEvent>): TrackingEvent {
  const key = createHash('sha256')
    .update(JSON.stringify([status, description, created_at]))
    .digest('hex')
    .slice(0, 32)
  return { status: 'delayed', description: description ?? null, key: `delayed ${key}` }
}
