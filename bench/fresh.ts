import { mkdir, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { dice } from '#database/seed/demo/random.ts'
import { certain, number, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { sharesOf } from './causes.ts'
import { load, percentile } from './load.ts'
import type { CpuProfile } from './processor.ts'

const connections = 32
/** Addresses of each kind: those that warm the code up, that are measured, and that are profiled. */
const counts = { warm: 500, measured: 3_500, profiled: 1_000 }
/** Of each kind, and so of the products that are opened. */
const each = counts.warm + counts.measured + counts.profiled
/** How often the home page, which has one address, is measured and profiled; each time after a change. */
const homeTimes = { warm: 50, measured: 300, profiled: 200 }
const folder = '.cache/profiles'
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** What nobody asked for before: each address once. */
export const fresh: Bench = {
  name: 'fresh',
  how: `${each} addresses of each kind, each asked for once, over ${connections} connections: ${counts.warm} to warm up, ${counts.measured} measured, ${counts.profiled} under V8's profiler (kept in ${folder}). The home page has one address: it is asked for after each of ${homeTimes.measured} changes, one after another. Processor is Node's, all threads, without PostgreSQL; by cause, of the main thread.`,
  async run({ small, large }) {
    const figures: Figure[] = []
    for (const app of small.products === large.products ? [small] : [small, large]) {
      const kinds = await kindsOf(app)
      const measured: Measured[] = []
      for (const kind of kinds) measured.push(await measure(app, kind))
      // The profiler's own records stay in the process.
      const memory = await app.peakMemory()
      for (const one of measured) figures.push(...(await withCauses(app, one)))
      figures.push({
        what: `most memory before the profiles, ${app.products.toLocaleString('en')} products`,
        value: memory,
        unit: 'MB',
        atMost: 350,
      })
    }
    return figures
  },
}

interface Kind {
  what: string
  /** ms of Node for one of them. */
  atMost: number
  paths: string[]
  /** Asks for the paths, each fresh; answers how long each took, ms. */
  request: (app: RunningApp, paths: string[]) => Promise<number[]>
}

/** Of one request: ms of Node's processor, on its main thread and beside it. */
interface Measured {
  kind: Kind
  main: number
  others: number
  /** ms. */
  times: number[]
  seconds: number
}

async function measure(app: RunningApp, kind: Kind): Promise<Measured> {
  const { paths } = kind
  const { warm, measured } = timesOf(kind)
  await kind.request(app, paths.slice(0, warm))
  const before = await app.processor()
  const startedAt = performance.now()
  const times = await kind.request(app, paths.slice(warm, warm + measured))
  const seconds = (performance.now() - startedAt) / 1000
  const after = await app.processor()
  const main = (after.mainThread - before.mainThread) / times.length
  const others = (after.otherThreads - before.otherThreads) / times.length
  return { kind, main, others, times, seconds }
}

function timesOf({ request }: Kind) {
  return request === requestAfterChanges ? homeTimes : counts
}

async function withCauses(
  app: RunningApp,
  { kind, main, others, times, seconds }: Measured,
): Promise<Figure[]> {
  const { what, atMost, paths } = kind
  const { warm, measured } = timesOf(kind)
  const profile = await app.profile(() => kind.request(app, paths.slice(warm + measured)))
  await store(profile, `${what.replaceAll(' ', '-')}-${app.products}`)
  const named = `${what}, ${app.products.toLocaleString('en')} products`
  return [
    { what: `${named}: processor`, value: main + others, unit: 'ms', atMost },
    { what: `${named}: of it beside the main thread`, value: others, unit: 'ms' },
    ...sharesOf(profile)
      .map(
        ([cause, share]): Figure => ({
          what: `${named}: ${cause}`,
          value: (main * share) / 100,
          unit: 'ms',
        }),
      )
      .filter(({ value }) => value >= 0.01),
    ...(kind.request === requestAfterChanges
      ? []
      : [{ what: `${named}: answers`, value: times.length / seconds, unit: '/s' } as const]),
    { what: `${named}: median`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${named}: p95`, value: percentile(times, 0.95), unit: 'ms' },
  ]
}

async function store(profile: CpuProfile, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${name}.cpuprofile`, JSON.stringify(profile))
}

const requestAtOnce: Kind['request'] = ({ origin }, paths) =>
  load(origin, paths, connections, headers)

/** Changes the home page's contents before each request; the change needs a moment to be heard of. */
const requestAfterChanges: Kind['request'] = async ({ origin, pool }, paths) => {
  const times: number[] = []
  for (const path of paths) {
    await pool.query("SELECT pg_notify('oja_changed', 'content')")
    await wait(10)
    times.push(...(await load(origin, [path], 1, headers)))
  }
  return times
}

async function kindsOf({ pool }: RunningApp): Promise<Kind[]> {
  const products = await many(pool, someProducts, [2 * each])
  const opened = products.slice(0, each)
  const called = products.slice(-each)
  const categories = (await many(pool, someCategories, [])).map(({ id }) => id)
  const words = (await many(pool, someWords, [])).map(({ word }) => word)
  const luck = dice('fresh')
  /** Narrow and wide ranges, to the kobo, so that none comes twice. */
  const prices = () => {
    const min = luck.between(0, 5_000_000) / 100
    return `min_price=${min.toFixed(2)}&max_price=${(min + luck.between(2_000_000, 90_000_000) / 100).toFixed(2)}`
  }
  const narrowed = (path: (category: number, word: string) => string) =>
    Array.from(
      { length: each },
      () => `${path(luck.pick(categories), luck.pick(words))}${prices()}`,
    )
  const home = Array.from(
    { length: homeTimes.warm + homeTimes.measured + homeTimes.profiled },
    () => '/',
  )
  return [
    page(
      'category page',
      narrowed((category) => `/categories?categories=${category}&`),
    ),
    page(
      'product page',
      opened.map(({ p_slug }) => `/product-details/${p_slug}`),
    ),
    page(
      'search page',
      narrowed((_, word) => `/categories?prod=${word}&`),
    ),
    { ...page('home page', home), request: requestAfterChanges },
    call(
      'listing call',
      1.2,
      narrowed((category) => `/products/all/category/${category}?`),
    ),
    call(
      'product call',
      0.6,
      called.map(({ p_slug }) => `/products/details/${p_slug}`),
    ),
    call(
      'search call',
      1.5,
      narrowed((_, word) => `/search-and-filter-products?search_term=${word}&`),
    ),
  ]
}

function page(what: string, paths: string[]): Kind {
  return { what, atMost: 8, paths, request: requestAtOnce }
}

function call(what: string, atMost: number, paths: string[]): Kind {
  return { what, atMost, paths: paths.map((path) => `/api/v1${path}`), request: requestAtOnce }
}

const someProducts = rareStatement(
  'bench-fresh-products',
  { p_slug: text },
  "SELECT p_slug FROM products WHERE state = 'live' ORDER BY md5(id::text) LIMIT $1",
)

const someCategories = rareStatement(
  'bench-fresh-categories',
  // Products on sale have a category.
  { id: certain(number) },
  `SELECT category_id AS id FROM products WHERE state = 'live' GROUP BY category_id ORDER BY count(*) DESC, category_id LIMIT 16`,
)

const someWords = rareStatement(
  'bench-fresh-words',
  // Every product has a name.
  { word: certain(text) },
  `SELECT word FROM products, string_to_table(search_fold(name), ' ') AS word
   WHERE word ~ '^[a-z]{4,}$' GROUP BY word ORDER BY count(*) DESC, word LIMIT 40`,
)
