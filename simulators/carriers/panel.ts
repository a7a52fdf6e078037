import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { escapeHtml } from '../console.ts'
import { isForm, receive } from '../receive.ts'
import { sendBack, sendJson } from '../send.ts'
import type { Panel } from '../simulators.ts'
import { bookingModes, carrierModes, fleet, webhookModes } from './fleet.ts'
import type { Parcel, ParcelStatus, Parcels } from './parcels.ts'
import type { Switches } from './terminal.ts'
import { sendTrackingEvent, type TrackingDeps } from './tracking-events.ts'

export interface PanelDeps extends TrackingDeps {
  now: () => Date
  parcels: Parcels
  switches: Switches
  /** How long a move waits for a parcel that is being booked, ms. */
  timeoutMs: number
}

const moves = ['in-transit', 'delivered', 'delayed'] as const
type Move = (typeof moves)[number]

/** The carriers on the console: parcels to move along, and switches. */
export function carriersPanel(deps: PanelDeps): Panel {
  return {
    panel: () => panel(deps),
    answers: {
      'POST /simulators/carriers/move': (request, response) => move(deps, request, response),
      'POST /simulators/carriers': (request, response) => set(deps, request, response),
    },
  }
}

/** `POST /simulators/carriers/move { order_code, status }`. */
async function move(deps: PanelDeps, request: IncomingMessage, response: ServerResponse) {
  const sent = await receive(request)
  const status = moves.find((one) => one === sent?.status)
  const code = sent?.order_code
  if (!status || typeof code !== 'string') {
    const message = `Say an order_code and a status: ${moves.join(', ')}.`
    return sendJson(response, 422, { status: false, message, code: 'validation_failed' })
  }
  const parcel = await find(deps, code.trim().toUpperCase())
  if (!parcel) {
    const message = 'No carrier has a parcel of this order.'
    return sendJson(response, 404, { status: false, message, code: 'not_found' })
  }
  const moved = moveParcel(parcel, status, deps.now())
  deps.parcels.save(moved)
  const event = status === 'delayed' ? 'shipment.updated' : `shipment.${status}`
  const taken = await sendTrackingEvent(deps, event, moved, deps.switches.webhook)
  if (isForm(request)) return sendBack(response)
  const message = taken ? `The parcel is ${status}.` : 'No event was sent, or the mall refused it.'
  sendJson(response, 200, { status: true, message, shipment_id: moved.shipment_id, taken })
}

/** Waits for the parcel of an order that was paid just now: its booking takes a moment. */
async function find({ parcels, timeoutMs }: PanelDeps, code: string): Promise<Parcel | undefined> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const parcel = parcels.find(
      ({ order_code, status }) => order_code === code && status !== 'cancelled',
    )
    if (parcel || performance.now() > until) return parcel
    await wait(100)
  }
}

const words: Record<Move, string> = {
  'in-transit': 'Left the hub',
  delivered: 'Handed over to the receiver',
  delayed: 'The road is closed: your parcel comes a day or two later than planned.',
}

function moveParcel(parcel: Parcel, move: Move, at: Date): Parcel {
  const status: ParcelStatus = move === 'delayed' ? parcel.status : move
  const event = {
    status: move,
    description: words[move],
    location: parcel.state,
    created_at: at.toISOString(),
  }
  return { ...parcel, status, events: [...parcel.events, event] }
}

/** `POST /simulators/carriers { carrier?, mode?, booking?, webhook? }`: sets how they behave from now on. */
async function set({ switches }: PanelDeps, request: IncomingMessage, response: ServerResponse) {
  const sent = (await receive(request)) ?? {}
  const carrier = fleet.find(({ id, slug }) => id === sent.carrier || slug === sent.carrier)
  const mode = nameIn(carrierModes, sent.mode)
  const booking = nameIn(bookingModes, sent.booking)
  const webhook = nameIn(webhookModes, sent.webhook)
  if (!(carrier && mode) && !booking && !webhook) {
    const message = `Say a carrier (${fleet.map(({ slug }) => slug).join(', ')}) and its mode (${Object.keys(carrierModes).join(', ')}), or booking (${Object.keys(bookingModes).join(', ')}), or webhook (${Object.keys(webhookModes).join(', ')}).`
    return sendJson(response, 422, { status: false, message, code: 'validation_failed' })
  }
  if (carrier && mode) switches.carriers.set(carrier.id, mode)
  if (booking) switches.booking = booking
  if (webhook) switches.webhook = webhook
  if (isForm(request)) return sendBack(response)
  sendJson(response, 200, { status: true, message: 'Set.' })
}

function nameIn<T extends object>(table: T, name: unknown): keyof T | undefined {
  // `Object.keys` loses the type of the names; the table has exactly these.
  return (Object.keys(table) as (keyof T)[]).find((one) => one === name)
}

function panel({ parcels, switches }: PanelDeps): string {
  const newest = parcels.list().slice(0, 10).map(parcelEntry)
  const carriers = fleet.map(({ id, slug, name }) =>
    form(
      `<input type="hidden" name="carrier" value="${slug}">`,
      select(name, 'mode', carrierModes, switches.carriers.get(id) ?? 'works'),
    ),
  )
  return `<section><h2>Carriers</h2>
${newest.length > 0 ? `<ol>${newest.join('\n')}</ol>` : '<p>No parcel is with a carrier yet.</p>'}
<h3>How carriers answer</h3>${carriers.join('\n')}
${form('', select('Bookings', 'booking', bookingModes, switches.booking))}
${form('', select('Tracking events come', 'webhook', webhookModes, switches.webhook))}</section>`
}

function parcelEntry({ order_code, shipment_id, status, city, state, carrier }: Parcel): string {
  const name = fleet.find(({ id }) => id === carrier)?.name ?? carrier
  const buttons = moves.map((one) => `<button name="status" value="${one}">${one}</button>`)
  const where = escapeHtml(`${city}, ${state}`)
  return `<li><p><strong>${escapeHtml(order_code)}</strong> · ${escapeHtml(name)} to ${where} · ${status} · <code>${shipment_id}</code></p>
<form method="post" action="/simulators/carriers/move"><input type="hidden" name="order_code" value="${escapeHtml(order_code)}">${buttons.join(' ')}</form></li>`
}

function form(hidden: string, fields: string): string {
  return `<form method="post" action="/simulators/carriers">${hidden}<p>${fields} <button>Set</button></p></form>`
}

function select(label: string, name: string, modes: Record<string, string>, now: string): string {
  const options = Object.entries(modes).map(
    ([mode, text]) => `<option value="${mode}"${mode === now ? ' selected' : ''}>${text}</option>`,
  )
  return `<label>${escapeHtml(label)} <select name="${name}">${options.join('')}</select></label>`
}
