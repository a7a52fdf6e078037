import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import autocannon from 'autocannon'
import { text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { BareAnswer } from './bare.ts'
import type { Bench, Figure } from './bench.ts'
import { load } from './load.ts'

/** The first of them only warms up. */
const rounds = 8
const roundSeconds = 2
const connections = 32
/** The request headers of a returning browser. */
const headers = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  cookie: `XSRF-TOKEN=${'0'.repeat(32)}`,
}
/** Product details that are fetched once each, so that none is cached. */
const freshProducts = 4_000
const freshRounds = 4

/** The mall's throughput as a share of a bare Node server's. */
export const serving: Bench = {
  name: 'serving',
  how: `Answers for each second of processor time, as a share of what a bare Node server makes of the same bytes (cached) or the same queries (fresh); ${rounds - 1} turns, ${connections} connections.`,
  async run({ small }) {
    const rows = await many(small.pool, newestProducts, [freshProducts])
    const slugs = rows.map(({ p_slug }) => p_slug)
    const bare = await startBare(small.pool.url)
    try {
      const fresh = await compareFresh(small.origin, bare.origin, slugs)
      const cached: Figure[] = []
      for (const [what, path, atLeast] of cachedResponses(slugs[0] ?? '')) {
        await bare.cache(await read(small.origin, path))
        const value = await compareCached(small.origin, bare.origin, path)
        cached.push({ what: `${what}, cached`, value, unit: '%', atLeast })
      }
      return [
        ...cached,
        { what: 'product details call, fresh', value: fresh, unit: '%', atLeast: 50 },
      ]
    } finally {
      bare.stop()
    }
  },
}

function cachedResponses(slug: string): [what: string, path: string, atLeast: number][] {
  return [
    ['product details call', `/api/v1/products/details/${slug}`, 60],
    ['home page', '/', 50],
    ['listing page', '/categories', 50],
    ['product page', `/product-details/${slug}`, 50],
  ]
}

async function compareCached(app: string, bare: string, path: string): Promise<number> {
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ours = await perProcessorSecond(app, () => cannon(app + path))
    const theirs = await perProcessorSecond(bare, () => cannon(bare + path))
    if (round > 0) shares.push((100 * ours) / theirs)
  }
  return median(shares)
}

async function compareFresh(app: string, bare: string, slugs: string[]): Promise<number> {
  const shares: number[] = []
  const each = Math.floor(slugs.length / freshRounds)
  for (let round = 0; round < freshRounds; round++) {
    const some = slugs.slice(round * each, (round + 1) * each)
    const paths = some.map((slug) => `/api/v1/products/details/${slug}`)
    const loadFrom = (origin: string) => async () => (await load(origin, paths, connections)).length
    const theirs = await perProcessorSecond(bare, loadFrom(bare))
    const ours = await perProcessorSecond(app, loadFrom(app))
    if (round > 0) shares.push((100 * ours) / theirs)
  }
  return median(shares)
}

/** Answers for each second of processor time: the throughput of a process that is the only limit. */
async function perProcessorSecond(
  origin: string,
  loadFrom: () => Promise<number>,
): Promise<number> {
  const before = await processorSeconds(origin)
  const answers = await loadFrom()
  return answers / ((await processorSeconds(origin)) - before)
}

async function processorSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

async function cannon(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: roundSeconds,
    headers,
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return requests.total
}

/** An answer as it comes over the wire, with the headers that a browser needs. */
function read(origin: string, path: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const body = Buffer.concat(parts)
      const sent: Record<string, string> = { 'content-length': String(body.length) }
      for (const name of ['content-type', 'content-encoding']) {
        const value = response.headers[name]
        if (typeof value === 'string') sent[name] = value
      }
      resolve({ path, headers: sent, body: body.toString('base64') })
    }).once('error', reject)
  })
}

async function startBare(databaseUrl: string) {
  const child = fork('bench/bare.ts', { env: { ...process.env, DATABASE_URL: databaseUrl } })
  const [port] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    async cache(answer: BareAnswer) {
      child.send(answer)
      await once(child, 'message')
    },
    stop: () => child.kill(),
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const newestProducts = rareStatement(
  'bench-newest-products',
  { p_slug: text },
  "SELECT p_slug FROM products WHERE state = 'live' ORDER BY id DESC LIMIT $1",
)
