import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '../console.ts'
import { isForm, receive } from '../receive.ts'
import { sendBack, sendJson } from '../send.ts'
import type { Panel } from '../simulators.ts'
import { type Bank, isMode, modes, type Transfer } from './bank.ts'
import type { Events } from './events.ts'
import { transferBody } from './wire.ts'

const maxDeliveries = 100
const maxNaira = 1_000_000_000

/** What is false in the event, with the labels of the console. */
const lies = {
  none: 'what happened',
  signature: 'what happened, signed by somebody else',
  amount: 'ten times the amount',
  currency: 'dollars',
  account: 'another account',
  transfer: 'a transfer that was never made',
  unpaid: 'a transfer that is still pending',
} as const
type Lie = keyof typeof lies

function isLie(name: unknown): name is Lie {
  return typeof name === 'string' && Object.hasOwn(lies, name)
}

/**
 * The bank on the console: `POST /simulators/bank/transfer { account_number, amount, deliveries?: 1, lie? }`
 * sends money in naira to a customer's number and answers once the events were delivered;
 * `POST /simulators/monnify { mode }` sets how the API behaves.
 */
export function bankPanel(bank: Bank, events: Events): Panel {
  return {
    panel: () => panel(bank),
    answers: {
      'POST /simulators/bank/transfer': (request, response) =>
        transfer(bank, events, request, response),
      'POST /simulators/monnify': (request, response) => setMode(bank, request, response),
    },
  }
}

async function transfer(
  bank: Bank,
  events: Events,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const sent = (await receive(request)) ?? {}
  const amount = Number(sent.amount)
  const deliveries = Number(sent.deliveries ?? 1)
  const lie = sent.lie ?? 'none'
  const isAmount = amount > 0 && amount <= maxNaira && Number(amount.toFixed(2)) === amount
  const isCount = Number.isInteger(deliveries) && deliveries >= 0 && deliveries <= maxDeliveries
  if (!isAmount || !isCount || !isLie(lie)) {
    const message = `Say an amount in naira above 0, 0 to ${maxDeliveries} deliveries, and no lie but ${Object.keys(lies).join(', ')}.`
    return sendJson(response, 422, { status: false, message, code: 'validation_failed' })
  }
  const to = await bank.byNumber(String(sent.account_number ?? '').trim())
  if (!to) {
    const message = 'No customer has this account number.'
    return sendJson(response, 404, { status: false, message, code: 'not_found' })
  }
  const received = bank.receive(to, amount)
  const event = { eventType: 'SUCCESSFUL_TRANSACTION', eventData: eventData(received, lie) }
  const answers = await events.send(event, { deliveries, isSigned: lie !== 'signature' })
  if (isForm(request)) return sendBack(response)
  const message = `₦${amount} sent to ${to.accountName}.`
  const { transactionReference: transaction_reference } = received
  sendJson(response, 200, { status: true, message, transaction_reference, answers })
}

function eventData(received: Transfer, lie: Lie): object {
  const truth = transferBody(received)
  switch (lie) {
    case 'amount':
      return { ...truth, amountPaid: received.amount * 10 }
    case 'currency':
      return { ...truth, currency: 'USD' }
    case 'account':
      return { ...truth, product: { ...truth.product, reference: 'wallet-of-nobody' } }
    case 'transfer':
      return { ...truth, transactionReference: `${truth.transactionReference}0` }
    case 'unpaid':
      return { ...truth, paymentStatus: 'PENDING' }
    default:
      return truth
  }
}

async function setMode(bank: Bank, request: IncomingMessage, response: ServerResponse) {
  const mode = (await receive(request))?.mode
  if (!isMode(mode)) {
    const message = `Say a mode: ${Object.keys(modes).join(', ')}.`
    return sendJson(response, 422, { status: false, message, code: 'validation_failed' })
  }
  bank.mode = mode
  if (isForm(request)) return sendBack(response)
  sendJson(response, 200, { status: true, message: `The deposit bank ${modes[mode]}.` })
}

function panel(bank: Bank): string {
  const newest = bank.transfers
    .slice(0, 5)
    .map(
      ({ to, amount, at }) =>
        `<li>₦${amount.toLocaleString('en')} to ${escapeHtml(to.accountName)} (${to.accountNumber}), ${at}</li>`,
    )
  return `<section><h2>Bank transfers</h2>
<form method="post" action="/simulators/bank/transfer">
<p><label>Account number <input name="account_number" inputmode="numeric" pattern="[0-9]{10}" required></label></p>
<p><label>Naira <input name="amount" type="number" min="0.01" step="0.01" required></label></p>
<p><label>The event is sent <input name="deliveries" type="number" min="0" max="${maxDeliveries}" value="1" required> times</label>
<label>of <select name="lie">${options(lies, 'none')}</select></label></p>
<button>Send money</button></form>
${newest.length > 0 ? `<ol>${newest.join('')}</ol>` : '<p>Nothing was sent yet.</p>'}
<form method="post" action="/simulators/monnify"><p><label>The bank’s API <select name="mode">${options(modes, bank.mode)}</select></label>
<button>Set</button></p></form></section>`
}

function options(all: Record<string, string>, chosen: string): string {
  return Object.entries(all)
    .map(
      ([name, label]) =>
        `<option value="${name}"${name === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    )
    .join('')
}
