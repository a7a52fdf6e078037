import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** An order that was begun, and what became of it. */
export interface Attempted {
  key: string
  /** Its code once it was answered as placed. */
  code: string | null
  /** When that was, ms of `performance.now()`. */
  answeredAt: number | null
  /** A refusal that no retry changes, such as `409 out_of_stock`. */
  refusal: string | null
}

export interface LoadOptions {
  url: string
  /** Authorization lines of customers, and the bodies of their orders. */
  shoppers: readonly string[]
  bodies: readonly object[]
  /** Paths that readers open. */
  paths: readonly string[]
  ordersPerSecond: number
  readers: number
}

export interface Load {
  attempts: readonly Attempted[]
  readonly reads: number
  /** Of readers: status, or the network's error, and how often. */
  failedReads: ReadonlyMap<string, number>
  /** What unfinished orders were answered, and how often. */
  retries: ReadonlyMap<string, number>
  /** Begins no new orders, and waits until each that was begun has its answer. */
  end(): Promise<void>
}

/** ms between two attempts at an order, and between two pages of a reader. */
const retryMs = 1_000
const readMs = 1_000
/** A call without an answer for so long, ms, is sent again. */
const callMs = 30_000

/**
 * Places orders at a steady rate, each under a key of its own and sent again under it until it is answered, as the
 * checkout page does; meanwhile readers open one page after the other.
 */
export function startLoad({ url, ...options }: LoadOptions): Load {
  const { shoppers, bodies, paths, ordersPerSecond, readers } = options
  // Whoever waits for an order has a browser, and connections, of their own: readers never stand in line behind buyers.
  const agents = {
    buyers: new Agent({ keepAlive: true, maxSockets: 1_000 }),
    readers: new Agent({ keepAlive: true, maxSockets: readers }),
  }
  const attempts: Attempted[] = []
  const failedReads = new Map<string, number>()
  const retries = new Map<string, number>()
  let reads = 0
  let isOver = false

  async function order(place: number): Promise<void> {
    const key = randomUUID()
    const attempt: Attempted = { key, code: null, answeredAt: null, refusal: null }
    attempts.push(attempt)
    const body = JSON.stringify(bodies[place % bodies.length])
    const headers = {
      authorization: shoppers[place % shoppers.length] ?? '',
      'content-type': 'application/json',
      'idempotency-key': attempt.key,
    }
    for (;;) {
      const answer = await call(agents.buyers, `${url}/api/v1/orders/checkout`, { headers, body })
      const code = placedCode(answer)
      if (code) {
        attempt.code = code
        attempt.answeredAt = performance.now()
        return
      }
      const what = labelOf(answer)
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        attempt.refusal = what
        return
      }
      retries.set(what, (retries.get(what) ?? 0) + 1)
      await wait(retryMs * (0.5 + Math.random()))
    }
  }

  async function read(place: number): Promise<void> {
    await wait(readMs * Math.random())
    for (let n = place; !isOver; n++) {
      const answer = await call(agents.readers, `${url}${paths[n % paths.length]}`, {})
      reads += 1
      if (answer.status === 0 || answer.status >= 500) {
        const what = `${labelOf(answer)} ${paths[n % paths.length]}`
        failedReads.set(what, (failedReads.get(what) ?? 0) + 1)
      }
      await wait(readMs * (0.5 + Math.random()))
    }
  }

  const placing = atRate(ordersPerSecond, () => isOver, order)
  const reading = Array.from({ length: readers }, (_, n) => read(n))
  return {
    attempts,
    get reads() {
      return reads
    },
    failedReads,
    retries,
    async end() {
      isOver = true
      await Promise.all(await placing)
      await Promise.all(reading)
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** Begins work at a steady rate; answers all that was begun. */
async function atRate(
  perSecond: number,
  isOver: () => boolean,
  begin: (place: number) => Promise<void>,
): Promise<Promise<void>[]> {
  const begun: Promise<void>[] = []
  const startedAt = performance.now()
  while (!isOver()) {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond
    while (begun.length < due) begun.push(begin(begun.length))
    await wait(20)
  }
  return begun
}

interface Answer {
  /** 0: the network failed. */
  status: number
  text: string
}

function call(
  agent: Agent,
  url: string,
  { headers, body }: { headers?: Record<string, string>; body?: string },
): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => resolve({ status: 0, text: message })
    const signal = AbortSignal.timeout(callMs)
    request(url, { agent, method: body ? 'POST' : 'GET', headers, signal })
      .on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          // Pages are only read to their end, errors for their code.
          if (body || (response.statusCode ?? 0) >= 400) text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', failed)
      })
      .on('error', failed)
      .end(body)
  })
}

function placedCode({ status, text }: Answer): string | null {
  if (status !== 200) return null
  const code: unknown = JSON.parse(text)?.data?.orders?.order_code
  return typeof code === 'string' ? code : null
}

function labelOf({ status, text }: Answer): string {
  if (status === 0) return text
  return `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim()
}

/** The longest time without an answered order between two moments, ms. */
export function longestGap(
  attempts: readonly Attempted[],
  { from, to }: { from: number; to: number },
): number {
  const times = attempts
    .map(({ answeredAt }) => answeredAt)
    .filter((at) => at !== null)
    .filter((at) => at >= from && at <= to)
    .sort((a, b) => a - b)
  const edges = [from, ...times, to]
  return Math.max(...edges.slice(1).map((at, place) => at - (edges[place] ?? from)))
}
