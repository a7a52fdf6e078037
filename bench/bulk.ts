import { setTimeout as wait } from 'node:timers/promises'
import { maxBulkRows } from '#contract/limits.ts'
import { permissionNames } from '#contract/office/permissions.ts'
import type { RecordAudit } from '#server/audit/audit.ts'
import { figuresOf } from '#server/bulk/figures.ts'
import { loadFile } from '#server/bulk/load.ts'
import { applyChange } from '#server/bulk/states.ts'
import { openWorker } from '#server/bulk/work/worker.ts'
import { text } from '#server/platform/database/columns.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { anonymousCaller, type Call } from '#server/platform/http/handler.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { load, percentile, type Times } from './load.ts'

/** Seconds for which rows are applied while shoppers look. */
const applySeconds = 30
const visitors = 4
/** Drafts that another file adds. */
const drafts = 3_000

/** A file of prices: how long it is checked, how fast it is applied, and what shoppers notice. */
export const bulk: Bench = {
  name: 'bulk',
  how: `A CSV of ${maxBulkRows.toLocaleString('en')} prices and stocks, or of all products where there are fewer, read, checked and for ${applySeconds} s applied by a process beside the mall, while ${visitors} shoppers list products whose answers are not cached; then one of ${drafts.toLocaleString('en')} new products.`,
  async run({ large }) {
    const database = openDatabase(large.pool.url, { connections: 4 })
    const recordAudit: RecordAudit = async () => undefined
    const deps = {
      database,
      clock: { now: () => new Date() },
      log: console,
      recordAudit,
      isNamed: async () => false,
      picturesNamed: async () => new Map(),
      takePictures: async () => new Map(),
      plainPicture: async () => '',
    }
    try {
      return [...(await measure(large, deps)), await addedPerSecond(large, deps)]
    } finally {
      await database.close()
    }
  },
}

async function measure(large: RunningApp, deps: Parameters<typeof loadFile>[0]): Promise<Figure[]> {
  const codes = await many(large.pool, fixedCodes, [maxBulkRows])
  const quiet = await listTimes(large, applySeconds, 'quiet')
  const startedAt = performance.now()
  const id = await loadFile(deps, { name: 'bench.csv', bytes: fileOf(codes) }, call)
  const readSeconds = (performance.now() - startedAt) / 1_000
  const worker = openWorker(deps)
  await worker.run()
  const checkSeconds = (performance.now() - startedAt) / 1_000 - readSeconds
  const { changed } = await figuresOf(deps.database.pool, id)
  await applyChange(deps, id, await largeOf(large, id), call)
  const running = worker.run()
  const busy = await listTimes(large, applySeconds, 'busy')
  const { done } = await figuresOf(deps.database.pool, id)
  await worker.close()
  await running
  await large.pool.query('DELETE FROM bulk_changes WHERE id = $1', [id])
  const [before, during] = [percentile(quiet, 0.95), percentile(busy, 0.95)]
  return [
    { what: 'rows', value: codes.length, unit: '' },
    { what: 'reading the file', value: readSeconds * 1_000, unit: 'ms' },
    { what: 'checking it', value: checkSeconds * 1_000, unit: 'ms', atMost: 60_000 },
    { what: 'rows to change', value: changed, unit: '' },
    { what: 'rows applied', value: done / applySeconds, unit: '/s', atLeast: 300 },
    { what: 'p95 of listings, quiet', value: before, unit: 'ms' },
    { what: 'p95 of listings meanwhile', value: during, unit: 'ms' },
    { what: 'that is', value: during / before, unit: '×', atMost: 1.5 },
  ]
}

async function addedPerSecond(
  large: RunningApp,
  deps: Parameters<typeof loadFile>[0],
): Promise<Figure> {
  const id = await loadFile(deps, { name: 'bench.csv', bytes: newRows() }, call)
  const worker = openWorker(deps)
  await worker.run()
  await applyChange(deps, id, undefined, call)
  const startedAt = performance.now()
  await worker.run()
  const seconds = (performance.now() - startedAt) / 1_000
  const { done } = await figuresOf(deps.database.pool, id)
  await worker.close()
  await large.pool.query('DELETE FROM bulk_changes WHERE id = $1', [id])
  await large.pool.query("DELETE FROM products WHERE code LIKE 'BENCH-%'")
  return { what: 'drafts added', value: done / seconds, unit: '/s' }
}

async function* newRows(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('product_code,name,brand,seller,price\n')
  const lines = Array.from(
    { length: drafts },
    (_, at) => `BENCH-${at},Standing fan number ${at},Binatone,Dugbe Home Centre,${5_000 + at}\n`,
  )
  yield encoder.encode(lines.join(''))
}

const fixedCodes = rareStatement(
  'bench-bulk-codes',
  { code: text },
  'SELECT code FROM products WHERE is_fixed ORDER BY id LIMIT $1',
)

async function largeOf({ pool }: RunningApp, id: number): Promise<number> {
  const { rows } = await pool.query('SELECT large_price_changes FROM bulk_changes WHERE id = $1', [
    id,
  ])
  return Number(rows[0]?.large_price_changes)
}

async function* fileOf(codes: readonly { code: string }[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('product_code,price,previous_price,weight_grams\n')
  for (let at = 0; at < codes.length; at += 1_000) {
    const rows = codes
      .slice(at, at + 1_000)
      .map(
        ({ code }, place) => `${code},${5_000 + ((at + place) % 900)},none,${500 + (at % 300)}\n`,
      )
    yield encoder.encode(rows.join(''))
  }
}

/** Listings one after the other by each visitor, with a price that no other request has. */
async function listTimes({ origin }: RunningApp, seconds: number, run: string): Promise<Times> {
  const times: Times = []
  const until = performance.now() + seconds * 1_000
  for (let at = 0; performance.now() < until; at += 1) {
    const paths = Array.from(
      { length: visitors },
      (_, place) =>
        `/api/v1/products/all/category/null?min_price=${at * visitors + place + (run === 'busy' ? 0.5 : 0.25)}`,
    )
    times.push(...(await load(origin, paths, visitors)))
    await wait(20)
  }
  return times
}

const call: Call = {
  ...anonymousCaller('bench'),
  name: 'bench',
  staff: {
    id: 1,
    sessionId: 1,
    step: 'complete',
    isSteppedUp: true,
    permissions: new Set(permissionNames),
  },
  setCookie: () => undefined,
  cacheTags: () => undefined,
  cacheOnSecondUse: () => undefined,
}
