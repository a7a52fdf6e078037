import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { call, failureOf, percentile } from '../calls.ts'
import type { RehearsedShop } from '../cluster/rehearsed-shop.ts'

/** What a mall does at most. */
export interface AtMost {
  perSecond: number
  /** ms within which 95 % are answered. */
  p95: number
  /** What was answered otherwise than with 200. */
  failed: readonly string[]
}

/** At once; more only wait for the processors. */
const callers = 16

export type Kind = 'pages' | 'lists' | 'orders'

type Load = RehearsedShop['load']

/** Pages that were never asked for before, lists likewise, or orders from the wallet, for `ms`. */
export function atMost({ load }: { load: Omit<Load, 'paths'> }, kind: Kind, ms: number) {
  return callOn((turn) => requestOf(load, kind, turn), ms)
}

export interface Request {
  address: string
  headers: Record<string, string>
  body?: object
}

/** So many callers, each one call after another, for `ms`. */
export async function callOn(
  request: (turn: number) => Request,
  ms: number,
  atOnce = callers,
): Promise<AtMost> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  const failed: string[] = []
  const from = performance.now()
  async function caller(place: number): Promise<void> {
    for (let turn = 0; performance.now() < from + ms; turn++) {
      const { address, headers, body } = request(turn * atOnce + place)
      const at = performance.now()
      const failure = failureOf(await call(agent, address, headers, body))
      times.push(performance.now() - at)
      if (failure) failed.push(failure)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, place) => caller(place)))
  agent.destroy()
  const seconds = (performance.now() - from) / 1_000
  return { perSecond: times.length / seconds, p95: percentile(times, 0.95), failed }
}

/** No two runs ask for the same. */
let fresh = 0

function requestOf(load: Omit<Load, 'paths'>, kind: Kind, turn: number): Request {
  const { url, shoppers, bodies } = load
  fresh += 1
  const within = `min_price=1&max_price=${1_000_000 + fresh}`
  if (kind === 'pages') return { address: `${url}/categories?${within}`, headers: html }
  if (kind === 'lists')
    return { address: `${url}/api/v1/products/all/category/null?${within}`, headers: {} }
  return {
    address: `${url}/api/v1/orders/checkout`,
    headers: {
      authorization: shoppers[turn % shoppers.length] ?? '',
      'idempotency-key': randomBytes(12).toString('hex'),
    },
    body: bodies[turn % bodies.length] ?? {},
  }
}

const html = { accept: 'text/html' }
