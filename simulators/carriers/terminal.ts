import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../listen.ts'
import { receive } from '../receive.ts'
import { sendJson } from '../send.ts'
import { type BookingMode, type CarrierMode, fleet, logoOf, type WebhookMode } from './fleet.ts'
import type { Parcel, Parcels } from './parcels.ts'
import { places } from './places.ts'
import { digits, type QuotedRate, rateFor, readRequest } from './rates.ts'

/** How carriers, bookings and tracking events behave from now on. */
export interface Switches {
  carriers: Map<string, CarrierMode>
  booking: BookingMode
  webhook: WebhookMode
}

export interface TerminalDeps {
  secretKey: string
  now: () => Date
  parcels: Parcels
  switches: Switches
  /** Names of states, in lower case, for which no carrier answers. */
  statesDown: Set<string>
  /** How late a slow carrier answers, ms. */
  slowMs: number
  /** How long a silent one keeps a caller waiting, ms. */
  silentMs: number
}

interface Terminal extends TerminalDeps {
  url: string
  rates: Map<string, QuotedRate>
  stopping: AbortSignal
}

/** Terminal Africa on a free port of this machine, with three carriers. */
export async function openTerminal(deps: TerminalDeps) {
  const stop = new AbortController()
  const terminal: Terminal = { ...deps, url: '', rates: new Map(), stopping: stop.signal }
  const server = await listen((request, response) => answer(terminal, request, response))
  terminal.url = server.url
  return {
    url: `${terminal.url}/v1`,
    async close() {
      stop.abort()
      await server.close()
    },
  }
}

async function answer(terminal: Terminal, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', terminal.url)
  const logo = fleet.find(({ slug }) => pathname === `/logos/${slug}.svg`)
  if (logo) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(logoOf(logo))
    return
  }
  if (request.headers.authorization !== `Bearer ${terminal.secretKey}`) {
    return refuse(response, 401, 'Invalid API key')
  }
  const call = `${request.method} ${pathname}`
  const tracked = /^GET \/v1\/shipments\/(?:track\/)?(SH-\d+)$/.exec(call)?.[1]
  if (tracked) return track(terminal, response, tracked)
  const list = lists[call]
  if (list) return say(response, list(terminal, searchParams))
  const act = acts[call]
  if (!act) return refuse(response, 404, 'Route not found')
  const body = await receive(request)
  return body ? act(terminal, response, body) : refuse(response, 400, 'Invalid JSON')
}

const lists: Record<string, (terminal: Terminal, query: URLSearchParams) => object> = {
  'GET /v1/carriers': ({ url }) => ({
    carriers: fleet.map(({ id, slug, name }) => ({
      carrier_id: id,
      name,
      slug,
      active: true,
      domestic: true,
      regional: true,
      international: false,
      logo: `${url}/logos/${slug}.svg`,
    })),
    pagination: { page: 1, perPage: 100, total: fleet.length },
  }),
  'GET /v1/states': () => Object.keys(places).map((name) => ({ name, countryCode: 'NG' })),
  'GET /v1/shipments': ({ parcels }, query) => {
    const size = Number(query.get('perPage') ?? 1_000)
    const from = (Number(query.get('page') ?? 1) - 1) * size
    return parcels
      .list()
      .filter(({ status }) => !query.has('status') || status === query.get('status'))
      .slice(from, from + size)
      .map(shipmentOf)
  },
}

type Act = (terminal: Terminal, response: ServerResponse, body: Record<string, unknown>) => unknown

const acts: Record<string, Act> = {
  'POST /v1/rates/shipment/quotes': quote,
  'POST /v1/shipments/pickup': book,
  'POST /v1/shipments/cancel': cancel,
}

async function quote(terminal: Terminal, response: ServerResponse, body: Record<string, unknown>) {
  const quoteRequest = readRequest(body)
  if (typeof quoteRequest === 'string') return refuse(response, 400, quoteRequest)
  const { to, carriers } = quoteRequest
  const modes = carriers.map(({ id }) => terminal.switches.carriers.get(id) ?? 'works')
  const isDown = terminal.statesDown.has(to.state.toLowerCase())
  if (isDown || modes.includes('silent')) return hang(terminal)
  if (modes.includes('fails')) return refuse(response, 500, 'Something went wrong')
  if (modes.includes('slow')) await wait(terminal.slowMs, undefined, { signal: terminal.stopping })
  const going = carriers.filter((_, place) => modes[place] !== 'refuses')
  const rates = going.map((carrier) =>
    rateFor(carrier, quoteRequest, terminal.now(), `${terminal.url}/logos/${carrier.slug}.svg`),
  )
  for (const [place, { rate_id: rateId }] of rates.entries()) {
    const carrier = going[place]
    if (carrier) terminal.rates.set(rateId, { rateId, carrier, ...to })
  }
  evictOldest(terminal.rates)
  say(response, rates, 'Rates retrieved successfully')
}

async function book(terminal: Terminal, response: ServerResponse, body: Record<string, unknown>) {
  const { booking } = terminal.switches
  const rate = terminal.rates.get(String(body.rate_id))
  if (!rate || booking === 'stale') return refuse(response, 400, 'Rate not found or expired')
  if (booking === 'broke') return refuse(response, 400, 'Insufficient wallet balance')
  const code = Object(body.metadata).order_code
  const { carrier, city, state } = rate
  const parcel: Parcel = {
    shipment_id: `SH-${digits(11)}`,
    order_code: typeof code === 'string' ? code : '',
    carrier: carrier.id,
    status: 'confirmed',
    city,
    state,
    tracking_number: `${carrier.slug.slice(0, 3).toUpperCase()}${digits(9)}`,
    created_at: terminal.now().toISOString(),
    events: [],
  }
  terminal.parcels.save(parcel)
  if (booking === 'hangs') return hang(terminal)
  say(response, shipmentOf(parcel), 'Pickup for shipment arranged successfully.')
}

function cancel({ parcels }: Terminal, response: ServerResponse, body: Record<string, unknown>) {
  const parcel = parcels.find(({ shipment_id }) => shipment_id === body.shipment_id)
  if (!parcel) return refuse(response, 404, 'Shipment not found')
  if (parcel.status === 'in-transit' || parcel.status === 'delivered') {
    return refuse(response, 400, 'Shipment can no longer be cancelled')
  }
  const cancelled: Parcel = { ...parcel, status: 'cancelled' }
  parcels.save(cancelled)
  say(response, shipmentOf(cancelled), 'Shipment cancelled successfully')
}

function track({ parcels }: Terminal, response: ServerResponse, id: string) {
  const parcel = parcels.find(({ shipment_id }) => shipment_id === id)
  if (!parcel) return refuse(response, 404, 'Shipment not found')
  say(response, shipmentOf(parcel), 'Shipment tracking retrieved')
}

/** Never answers: throws after `silentMs`, when every caller has given up, or when the mall closes. */
async function hang({ silentMs, stopping }: Terminal): Promise<never> {
  await wait(silentMs, undefined, { signal: stopping, ref: false })
  throw new Error('no caller waits that long')
}

/** A shipment in Terminal's words. */
export function shipmentOf(parcel: Parcel) {
  const { shipment_id, status, carrier, events, order_code, created_at, tracking_number } = parcel
  const last = events.at(-1)
  return {
    shipment_id,
    id: shipment_id,
    status,
    carrier,
    events,
    created_at,
    carrier_tracking_number: tracking_number,
    extras: { tracking_number, tracking_url: null, reference: shipment_id },
    address_to: { city: parcel.city, state: parcel.state, country: 'NG' },
    tracking_status: last && { status: last.status, description: last.description },
    metadata: { order_code },
  }
}

const maxRates = 5_000

function evictOldest(rates: Map<string, QuotedRate>): void {
  for (const rateId of rates.keys()) {
    if (rates.size <= maxRates) return
    rates.delete(rateId)
  }
}

function say(response: ServerResponse, data: object, message = 'Retrieved successfully') {
  sendJson(response, 200, { status: true, message, data })
}

function refuse(response: ServerResponse, status: number, message: string) {
  sendJson(response, status, { status: false, message })
}
