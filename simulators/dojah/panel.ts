import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '../console.ts'
import { isForm, receive } from '../receive.ts'
import { sendBack, sendJson } from '../send.ts'
import type { Panel } from '../simulators.ts'
import { type Check, type Checks, isMode, modes } from './checks.ts'

/** Sends the event of a check; answers the mall's HTTP status, null where it was not reached. */
type SendEvent = (check: Check, isSigned: boolean) => Promise<number | null>

const maxListed = 10
const maxDeliveries = 20

/**
 * Dojah on the console: how checks end, and buttons that end the open ones.
 * `POST /simulators/dojah { mode }`;
 * `POST /simulators/dojah/settle { reference?, outcome: "match"|"refuse", deliveries?: 1, signed?: true }`:
 * the open check of that reference, or the newest one.
 */
export function dojahPanel(checks: Checks, sendEvent: SendEvent): Panel {
  return {
    panel: () => panel(checks),
    answers: {
      'POST /simulators/dojah': (request, response) => setMode(checks, request, response),
      'POST /simulators/dojah/settle': (request, response) =>
        settle(checks, sendEvent, request, response),
    },
  }
}

function panel(checks: Checks): string {
  const options = Object.entries(modes).map(
    ([mode, label]) =>
      `<option value="${mode}"${checks.mode === mode ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  )
  const items = checks.all
    .slice(0, maxListed)
    .map(
      ({ reference, lastFour, status, at }) =>
        `<li>BVN …${lastFour}: <strong>${status}</strong> (<code>${reference}</code>, ${at.toISOString()})${
          status === 'Pending' ? settleForm(reference) : ''
        }</li>`,
    )
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>Nothing was checked yet.</p>'
  return `<section><h2>Identity checks</h2>
<form method="post" action="/simulators/dojah"><p><label>How they end <select name="mode">${options.join('')}</select></label>
<button>Set</button></p></form>${list}</section>`
}

function settleForm(reference: string): string {
  return `<form method="post" action="/simulators/dojah/settle">
<input type="hidden" name="reference" value="${reference}">
<button name="outcome" value="match">It matches</button>
<button name="outcome" value="refuse">It does not</button></form>`
}

async function setMode(checks: Checks, request: IncomingMessage, response: ServerResponse) {
  const sent = await receive(request)
  if (!isMode(sent?.mode)) {
    const message = `Say a mode: ${Object.keys(modes).join(', ')}.`
    return sendJson(response, 422, { status: false, message, code: 'validation_failed' })
  }
  checks.mode = sent.mode
  if (isForm(request)) return sendBack(response)
  sendJson(response, 200, { status: true, message: `Identity checks: ${modes[sent.mode]}.` })
}

async function settle(
  checks: Checks,
  sendEvent: SendEvent,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const sent = await receive(request)
  const open = checks.all.filter(({ status }) => status === 'Pending')
  const check = sent?.reference ? checks.find(String(sent.reference)) : open[0]
  const { outcome } = sent ?? {}
  const deliveries = Number(sent?.deliveries ?? 1)
  const isCount = Number.isInteger(deliveries) && deliveries >= 0 && deliveries <= maxDeliveries
  if (!check || !isCount || (outcome !== 'match' && outcome !== 'refuse')) {
    const message = `Say an open check, an outcome (match, refuse) and 0 to ${maxDeliveries} deliveries.`
    return sendJson(response, 422, { status: false, message, code: 'validation_failed' })
  }
  check.status = outcome === 'match' ? 'Completed' : 'Failed'
  const answers: (number | null)[] = []
  for (let n = 0; n < deliveries; n += 1)
    answers.push(await sendEvent(check, sent?.signed !== false))
  if (isForm(request)) return sendBack(response)
  const { reference } = check
  sendJson(response, 200, { status: true, message: 'Settled.', reference, answers })
}
