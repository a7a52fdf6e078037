import { randomBytes, randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { receive } from '../receive.ts'
import { sendJson } from '../send.ts'
import { refundBody, transactionBody } from './bodies.ts'
import type { Book, HostedLink } from './book.ts'
import type { Hooks } from './hooks.ts'
import type { Switches, SwitchName } from './switches.ts'

export interface ApiDeps {
  secretKey: string
  book: Book
  hooks: Hooks
  switches: Switches
  now: () => Date
  /** Where people reach the console, without a slash at its end. */
  pagesUrl: () => string
  /** How late the answer is in the mode `slow`. */
  slowMs: number
  stopping: AbortSignal
}

type Body = Record<string, unknown>
interface Reply {
  status: number
  body: object
}
interface ApiCall {
  query: URLSearchParams
  id: number
  sent: Body
}
type Answer = (call: ApiCall, deps: ApiDeps) => Reply

/** Method and path → the switch that governs it, and its handler. */
const calls: Record<string, [switchName: SwitchName, answer: Answer]> = {
  'POST /v3/payments': ['links', openLink],
  'POST /v3/payments/link/disable': ['links', closeLink],
  'GET /v3/transactions/verify_by_reference': ['lookups', verifyByReference],
  'GET /v3/transactions/:id/verify': ['lookups', verify],
  'POST /v3/transactions/:id/resend-hook': ['lookups', resendHook],
  'POST /v3/transactions/:id/refund': ['refunds', refund],
  'GET /v3/refunds': ['lookups', listRefunds],
}

/** Flutterwave's API, version 3, as far as a mall needs it. */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  deps: ApiDeps,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://flutterwave')
  const say = ({ status, body }: Reply) => sendJson(response, status, body)
  const sent = request.method === 'POST' ? await receive(request) : {}
  const id = Number(/^\/v3\/transactions\/(\d+)\//.exec(pathname)?.[1])
  const found = calls[`${request.method} ${pathname.replace(/\/\d+\//, '/:id/')}`]
  if (!found) return say(error(404, 'Not found'))
  if (request.headers.authorization !== `Bearer ${deps.secretKey}`) {
    return say(error(401, 'Authorization required'))
  }
  if (!sent) return say(error(400, 'Invalid request body'))
  const [switchName, answer] = found
  const mode = deps.switches.of(switchName)
  if (mode === 'refuses') return say(error(400, 'This merchant cannot do this at the moment'))
  if (mode === 'fails') {
    const message = 'Application error. Please contact support'
    return say({ status: 500, body: { error_id: 'ERRNO1', message, code: 'app_error' } })
  }
  const reply = answer({ query, id, sent }, deps)
  if (mode === 'slow') await wait(deps.slowMs, undefined, { signal: deps.stopping })
  if (mode !== 'nonsense') return say(reply)
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
}

function openLink({ sent }: ApiCall, { book, now, pagesUrl }: ApiDeps): Reply {
  const link = linkOf(sent, now())
  if (typeof link === 'string') return error(400, link)
  if (book.transactionFor(link.tx_ref)?.status === 'successful') {
    return error(400, 'Duplicate transaction reference')
  }
  book.write(link)
  const query = new URLSearchParams({ link: link.id, tx_ref: link.tx_ref })
  const url = `${pagesUrl()}/simulators/flutterwave/pay?${query}`
  return success('Hosted Link', { link: url })
}

/** The page to open, or what is wrong with the call. */
function linkOf(sent: Body, now: Date): HostedLink | string {
  const { tx_ref, amount, redirect_url } = sent
  const customer = objectIn(sent.customer)
  const page = objectIn(sent.customizations)
  const minutes = Number(objectIn(sent.configurations).session_duration ?? 1_440)
  if (typeof tx_ref !== 'string' || tx_ref === '' || tx_ref.length > 100) {
    return 'tx_ref is required'
  }
  if (!(Number(amount) > 0)) return 'amount is required'
  if (typeof customer.email !== 'string' || !customer.email.includes('@')) {
    return 'customer email is required'
  }
  if (typeof redirect_url !== 'string' || !URL.canParse(redirect_url)) {
    return 'redirect_url is required'
  }
  if (!(minutes >= 1 && minutes <= 1_440)) return 'session_duration is not valid'
  return {
    kind: 'link',
    id: `flwlnk-${randomBytes(13).toString('hex')}`,
    tx_ref,
    amount: Number(amount),
    currency: String(sent.currency ?? 'NGN'),
    redirect_url,
    title: String(page.title ?? 'Merchant'),
    description: String(page.description ?? ''),
    email: customer.email,
    name: String(customer.name ?? 'Anonymous'),
    phone_number: customer.phonenumber ? String(customer.phonenumber) : null,
    meta: objectIn(sent.meta),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
    is_closed: false,
  }
}

function closeLink({ sent }: ApiCall, { book }: ApiDeps): Reply {
  const link = book.link(linkIdIn(sent.link))
  if (!link || link.is_closed) return error(400, 'This payment link is currently inactive')
  book.write({ ...link, is_closed: true })
  return success('Payment link disabled successfully', null)
}

/** The id in a page's address, or the id itself. */
export function linkIdIn(link: unknown): string {
  if (typeof link !== 'string') return ''
  return /flwlnk-[0-9a-z]+/.exec(link)?.[0] ?? ''
}

function verifyByReference({ query }: ApiCall, deps: ApiDeps): Reply {
  return verified(deps.book.transactionFor(query.get('tx_ref') ?? ''), deps)
}

function verify({ id }: ApiCall, deps: ApiDeps): Reply {
  return verified(deps.book.transaction(id), deps)
}

function verified(
  transaction: ReturnType<Book['transaction']>,
  { book, switches }: ApiDeps,
): Reply {
  if (!transaction) return error(400, 'No transaction was found for this id')
  const data = transactionBody(transaction, book.linkFor(transaction.tx_ref))
  const strange = switches.of('money') === 'strange' && { tx_ref: `${transaction.tx_ref}-other` }
  return success('Transaction fetched successfully', { ...data, ...strange })
}

function resendHook({ id }: ApiCall, { book, hooks }: ApiDeps): Reply {
  const transaction = book.transaction(id)
  if (!transaction) return error(400, 'No transaction was found for this id')
  hooks.follow(transaction, book.linkFor(transaction.tx_ref))
  return success('hook sent', null)
}

function refund({ id, sent }: ApiCall, { book, now }: ApiDeps): Reply {
  const transaction = book.transaction(id)
  if (transaction?.status !== 'successful') {
    return error(400, 'No transaction was found for this id')
  }
  const refunded = book.refundsOf(id).reduce((sum, one) => sum + one.amount_refunded, 0)
  const amount = sent.amount === undefined ? transaction.amount - refunded : Number(sent.amount)
  if (!(amount > 0) || Math.round((refunded + amount - transaction.amount) * 100) > 0) {
    return error(400, 'Refund amount cannot be more than the amount of the transaction')
  }
  const created = {
    kind: 'refund',
    id: randomInt(10_000, 2_000_000_000),
    tx_id: id,
    amount_refunded: amount,
    comments: typeof sent.comments === 'string' ? sent.comments : null,
    created_at: now().toISOString(),
  } as const
  book.write(created)
  return success('Transaction refund initiated', refundBody(created))
}

function listRefunds({ query }: ApiCall, { book }: ApiDeps): Reply {
  return success('Refunds fetched', book.refundsOf(Number(query.get('id'))).map(refundBody))
}

function objectIn(value: unknown): Body {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function success(message: string, data: unknown): Reply {
  return { status: 200, body: { status: 'success', message, data } }
}

function error(status: number, message: string): Reply {
  return { status, body: { status: 'error', message, data: null } }
}
