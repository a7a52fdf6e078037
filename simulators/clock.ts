import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForm, receive } from './receive.ts'
import { sendBack, sendJson } from './send.ts'

/** The clock of the mall, as the console reads and moves it. */
export interface Clock {
  now(): Date
  advance(seconds: number): Promise<void>
}

const day = 86_400
/** Ten years: far enough for any expiry, near enough for any calendar. */
const farthest = 3_650 * day

const steps: [label: string, seconds: number][] = [
  ['1 minute', 60],
  ['10 minutes', 600],
  ['1 hour', 3_600],
  ['1 day', day],
  ['7 days', 7 * day],
  ['60 days', 60 * day],
]

/** The mall's clock on the console. */
export function clockPanel(clock: Clock): string {
  const now = clock.now()
  const lagos = now.toLocaleString('en-NG', {
    timeZone: 'Africa/Lagos',
    dateStyle: 'full',
    timeStyle: 'medium',
  })
  const buttons = steps.map(
    ([label, seconds]) => `<button name="advance_seconds" value="${seconds}">${label}</button>`,
  )
  return `<section><h2>Clock</h2>
<p>In the mall it is <strong>${lagos}</strong> in Lagos (<code>${now.toISOString()}</code>).</p>
<form method="post" action="/simulators/clock"><p>Move it forward by</p>${buttons.join(' ')}</form>
<form method="post" action="/simulators/clock"><p><label>or by
<input name="advance_seconds" type="number" min="1" max="${farthest}" required> seconds</label>
<button>Move</button></p></form></section>`
}

/** `POST /simulators/clock { advance_seconds }`, by a program or by the console's form. */
export async function moveClock(clock: Clock, request: IncomingMessage, response: ServerResponse) {
  const sent = await receive(request)
  const seconds = Number(sent?.advance_seconds)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > farthest) {
    const errors = { advance_seconds: [`a whole number from 1 to ${farthest}`] }
    const message = 'Say by how many seconds: time goes forward only.'
    return sendJson(response, 422, { status: false, message, code: 'validation_failed', errors })
  }
  await clock.advance(seconds)
  if (isForm(request)) return sendBack(response)
  const now = clock.now().toISOString()
  sendJson(response, 200, { status: true, message: `It is ${now} now.`, now })
}

/** Beside a real provider: its payments, parcels and messages happen in real time. */
export function refuseClock(response: ServerResponse): void {
  const message = 'Beside a real provider the clock is not moved.'
  sendJson(response, 403, { status: false, message, code: 'forbidden' })
}
