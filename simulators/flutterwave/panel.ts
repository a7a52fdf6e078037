import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForm, receive } from '../receive.ts'
import { sendBack, sendJson, sendPage } from '../send.ts'
import type { Panel } from '../simulators.ts'
import { linkIdIn } from './api.ts'
import type { HostedLink, Transaction } from './book.ts'
import { declined } from './cards.ts'
import { type DecideDeps, decide, type Outcome, outcomes } from './decide.ts'
import { hostedPage, neverReturned, noSuchPage } from './hosted-page.ts'
import { flutterwavePanelPage } from './panel-page.ts'
import { isMode, isSwitch, switches } from './switches.ts'

const paymentTypes = [
  'card',
  'ussd',
  'bank_transfer',
] as const satisfies Transaction['payment_type'][]
const maxDeliveries = 20
const maxDelayMs = 600_000

/** Flutterwave on the console: the hosted page, the same for programs, and its switches. */
export function flutterwavePanel(deps: DecideDeps): Panel {
  return {
    panel: () => flutterwavePanelPage(deps),
    forShoppers: ['/simulators/flutterwave/pay'],
    answers: {
      'GET /simulators/flutterwave/pay': (_, response, query) =>
        showPage(deps, response, query, null),
      'POST /simulators/flutterwave/pay': (request, response) => pay(deps, request, response),
      'POST /simulators/flutterwave/decide': (request, response) =>
        decideFor(deps, request, response),
      'POST /simulators/flutterwave/modes': (request, response) => setMode(deps, request, response),
    },
  }
}

function showPage(
  { book, now }: DecideDeps,
  response: ServerResponse,
  query: URLSearchParams,
  problem: string | null,
): void {
  const link = book.link(linkIdIn(query.get('link')))
  const transaction = link && book.transactionFor(link.tx_ref)
  const page = link ? hostedPage({ link, transaction, now: now(), problem }) : noSuchPage()
  sendPage(response, page)
}

/** A button of the hosted page. */
async function pay(deps: DecideDeps, request: IncomingMessage, response: ServerResponse) {
  const sent = (await receive(request)) ?? {}
  const link = deps.book.link(linkIdIn(sent.link))
  const outcome = outcomeIn(sent)
  const query = new URLSearchParams({ link: link?.id ?? '' })
  if (!link || !outcome || whyNot(deps, link)) return showPage(deps, response, query, null)
  const paymentType = paymentTypes.find((type) => type === sent.payment_type) ?? 'card'
  const problem =
    outcome.startsWith('success') && paymentType === 'card' ? declined(sent.card) : null
  if (problem) return showPage(deps, response, query, problem)
  const { returnUrl } = decide(deps, { link, outcome, paymentType })
  if (returnUrl === null) return sendPage(response, neverReturned(link))
  response.writeHead(303, { location: returnUrl }).end()
}

/**
 * `POST /simulators/flutterwave/decide { tx_ref or link, outcome, deliveries?, delay_ms? }`. At a
 * closed `link` nobody can pay; under its `tx_ref` money can still arrive, like a transfer that was
 * sent before.
 */
async function decideFor(deps: DecideDeps, request: IncomingMessage, response: ServerResponse) {
  const sent = (await receive(request)) ?? {}
  const { book } = deps
  const link = sent.link ? book.link(linkIdIn(sent.link)) : book.linkFor(String(sent.tx_ref))
  const outcome = outcomeIn(sent)
  const deliveries = Number(sent.deliveries ?? 1)
  const delayMs = Number(sent.delay_ms ?? 0)
  if (!link) return say(response, 404, 'not_found', 'There is no such payment page.')
  if (!outcome) {
    const message = `Say an outcome: ${outcomes.join(', ')}.`
    return say(response, 422, 'validation_failed', message)
  }
  if (!isWholeUpTo(deliveries, maxDeliveries) || !isWholeUpTo(delayMs, maxDelayMs)) {
    const message = `deliveries is 0 to ${maxDeliveries}, delay_ms 0 to ${maxDelayMs}.`
    return say(response, 422, 'validation_failed', message)
  }
  const refusal = whyNot(deps, { ...link, is_closed: link.is_closed && Boolean(sent.link) })
  if (refusal) return say(response, 409, 'conflict', refusal)
  const paymentType = paymentTypes.find((type) => type === sent.payment_type) ?? 'card'
  const decided = decide(deps, { link, outcome, paymentType, deliveries, delayMs })
  sendJson(response, 200, {
    status: true,
    message: `The payment is ${decided.transaction.status}.`,
    tx_ref: link.tx_ref,
    transaction_id: decided.transaction.id,
    redirect_url: decided.returnUrl,
  })
}

/** `POST /simulators/flutterwave/modes { name, mode }`: sets a switch, by a program or a form. */
async function setMode(deps: DecideDeps, request: IncomingMessage, response: ServerResponse) {
  const { name, mode } = (await receive(request)) ?? {}
  if (!isSwitch(name) || !isMode(name, mode)) {
    const choices = Object.entries(switches).map(
      ([known, { modes }]) => `${known} (${Object.keys(modes).join(', ')})`,
    )
    const message = `Say the name of a switch and its mode: ${choices.join('; ')}.`
    return say(response, 422, 'validation_failed', message)
  }
  deps.switches.set(name, mode)
  if (isForm(request)) return sendBack(response)
  sendJson(response, 200, { status: true, message: `${switches[name].label}: ${mode}.` })
}

function whyNot({ book }: DecideDeps, link: HostedLink): string | null {
  if (book.transactionFor(link.tx_ref)?.status === 'successful') return 'This has been paid.'
  return link.is_closed ? 'This payment link is currently inactive.' : null
}

function outcomeIn({ outcome }: Record<string, unknown>): Outcome | undefined {
  return outcomes.find((one) => one === outcome)
}

function isWholeUpTo(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max
}

function say(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { status: false, message, code })
}
