import { type Api, createApi } from '#contract/client.ts'
import { httpTransport } from '#contract/http-api.ts'
import { readConfig } from '#server/config.ts'
import { builtPages, type Pages } from '#server/pages/render.ts'
import { text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'

/** Different addresses of each kind, so that no answer behind them is cached. */
const each = 60

/** What a page costs when nothing of it is cached, and where the time goes. */
export const rendering: Bench = {
  name: 'rendering',
  how: `Processor time for a page of which nothing is cached, ${each} different addresses of each kind. React: rendering with answers that are at hand. Queries: what the mall takes to answer the same calls over HTTP, PostgreSQL's own share not counted. Serialisation: writing the answers as JSON.`,
  async run({ small }) {
    const pages = await builtPages(settings(), { now: () => new Date() }, () => false)
    const figures: Figure[] = []
    for (const { what, paths } of await addresses(small)) {
      const share = await shares(pages, small, paths)
      figures.push(
        { what: `${what}: rendered afresh`, value: share.whole, unit: 'ms' },
        { what: `${what}: of it React and router`, value: share.react, unit: '%' },
        { what: `${what}: of it queries`, value: share.queries, unit: '%' },
        { what: `${what}: of it serialisation`, value: share.serialisation, unit: '%' },
      )
    }
    await pages.close()
    return figures
  },
}

interface Shares {
  /** ms of processor time. */
  whole: number
  /** Percent of it. */
  react: number
  queries: number
  serialisation: number
}

async function shares(pages: Pages, app: RunningApp, paths: string[]): Promise<Shares> {
  const used: unknown[] = []
  const api = cachingApi(app.origin, used)
  const render = async () => {
    for (const path of paths) await renderOne(pages, app.origin + path, api)
  }
  // The first round warms up the code and fetches every answer, the second is measured.
  const queries = await processorTime(app, render)
  used.length = 0
  const rendered = (await ownProcessorTime(render)) / paths.length
  const written = (await ownProcessorTime(async () => writeAll(used))) / paths.length
  const queried = queries / paths.length
  const whole = rendered + queried
  const percent = (part: number) => (100 * part) / whole
  return {
    whole,
    react: percent(rendered - written),
    queries: percent(queried),
    serialisation: percent(written),
  }
}

async function renderOne(pages: Pages, address: string, api: Api): Promise<void> {
  const page = await pages.render(
    new Request(address, { headers: { accept: 'text/html' } }),
    api,
    () => {},
    'mark',
  )
  if (page.status !== 200) throw new Error(`${address} renders ${page.status}`)
}

/** Answers each call over HTTP the first time, then from memory; `used` collects the answers. */
function cachingApi(origin: string, used: unknown[]): Api {
  const transport = httpTransport(origin)
  const answers = new Map<string, Promise<unknown>>()
  return createApi(async (outgoing) => {
    const key = JSON.stringify(outgoing)
    const known = answers.get(key) ?? transport(outgoing)
    answers.set(key, known)
    const answer = await known
    used.push(answer)
    return answer
  })
}

function writeAll(data: unknown[]): void {
  for (const answer of data) JSON.stringify(answer)
}

/** ms of this process's processor time. */
async function ownProcessorTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** ms of the mall's processor time: answering the calls of a round of pages. */
async function processorTime({ origin }: RunningApp, work: () => Promise<void>): Promise<number> {
  const before = await read(origin)
  await work()
  return 1000 * ((await read(origin)) - before)
}

async function read(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

async function addresses({ pool }: RunningApp) {
  const rows = await many(pool, popularProducts, [each])
  const numbers = Array.from({ length: each }, (_, index) => index + 1)
  return [
    { what: 'home', paths: numbers.map(() => '/') },
    { what: 'listing', paths: numbers.map((n) => `/categories?min_price=${n * 100}`) },
    { what: 'product', paths: rows.map(({ p_slug }) => `/product-details/${p_slug}`) },
  ]
}

function settings() {
  const { MALL_NAME: storeName, PUBLIC_URL: publicUrl } = readConfig({})
  return { storeName, publicUrl, analytics: null, chatScriptUrl: null, paymentHost: null }
}

const popularProducts = rareStatement(
  'bench-popular-products',
  { p_slug: text },
  "SELECT p_slug FROM products WHERE state = 'live' ORDER BY popularity DESC, id LIMIT $1",
)
