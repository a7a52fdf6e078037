import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#server/operations/test-prometheus.ts'
import { openClock } from '#server/platform/clock.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { count, counted, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDevice } from '#server/test-customer.ts'
import { makeRegulars, openShoppers, orderOf, stockUp } from '../../bench/shoppers.ts'
import type { Drill, DrillRow } from '../drill.ts'
import { type AtMost, atMost, callOn } from './at-most.ts'

const small = 10_000
const products = 10_000
const measuredMs = 10_000

/** What orders and their lists take in a mall that has taken very many. */
export const manyOrders: Drill = {
  name: 'orders',
  how: 'Orders from the wallet and the lists of customers, in a mall of 10,000 orders and in one of 10,000,000, or of as many as `-- orders N` says; the generated mall is kept in .cache/drills.',
  packages: [],
  async run({ opened, isShort, args }) {
    const large =
      Number(args.find((word) => /^\d+$/.test(word))) || (isShort ? 100_000 : 10_000_000)
    const few = await measure(opened, small)
    const much = await measure(opened, large)
    const failed = [few, much].flatMap(({ placing, list, month }) =>
      [placing, list, month].flatMap((one) => one.failed),
    )
    if (failed.length > 0) console.log('  failed', new Set(failed))
    const row: DrillRow = {
      what: `orders placed and listed in a mall of ${large.toLocaleString('en')} orders`,
      toReach: 'told',
      figures: `${much.megabytes.toLocaleString('en')} MB, ${small.toLocaleString('en')} orders → ${large.toLocaleString('en')}: ${comparison('placing', few.placing, much.placing)}; ${comparison('newest orders of a customer', few.list, much.list)}; ${comparison('those of the month', few.month, much.month)}; ${failed.length} failed`,
      isReached: failed.length === 0,
    }
    return [row]
  },
}

interface Measured {
  megabytes: number
  placing: AtMost
  list: AtMost
  month: AtMost
}

async function measure(opened: AsyncDisposableStack, orders: number): Promise<Measured> {
  await using own = new AsyncDisposableStack()
  opened.defer(() => own.disposeAsync())
  const { url, database } = await openLargeApp(own, orders)
  const shoppers = await openShoppers(database.pool, 16, 100_000_000_000)
  await makeRegulars(database.pool, shoppers)
  const things = await stockUp(database.pool, 20, 1_000_000)
  const load = {
    url,
    shoppers: shoppers.map((token) => `Bearer ${token}`),
    bodies: things.map((thing) => orderOf(thing, 'wallets')),
  }
  const buyers = await signIn(url, database)
  const lists = (path: string) =>
    callOn((turn) => {
      const headers = buyers[turn % buyers.length] ?? { authorization: '' }
      return { address: `${url}/api/v1${path}`, headers }
    }, measuredMs)
  // Caches, and the statements' plans.
  await atMost({ load }, 'orders', 5_000)
  await lists('/orders?page=1')
  const [size] = await many(database, databaseSize)
  return {
    megabytes: Math.round((size?.bytes ?? 0) / 1e6),
    placing: await atMost({ load }, 'orders', measuredMs),
    list: await lists('/orders?page=1'),
    month: await lists('/orders/all/monthly'),
  }
}

/** A process of the built mall with so many orders, which are generated where they are not there yet. */
async function openLargeApp(
  opened: AsyncDisposableStack,
  orders: number,
): Promise<{ url: string; database: Database }> {
  const folder = join('.cache', 'drills', `orders-${orders}`)
  const port = await freePort()
  const environment = { ...process.env, DATA_DIR: folder, NODE_ENV: 'development' }
  const sizes = ['--products', String(products), '--orders', String(orders)]
  const seeding = spawn(process.execPath, ['scripts/seed.ts', ...sizes], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  })
  const [code] = await once(seeding, 'exit')
  if (code !== 0) throw new Error('the mall was not filled')
  const app = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      NODE_ENV: 'production',
      PORT: String(port),
      SIMULATORS: 'allowed',
      RATE_LIMIT: '100000000',
      LOG_LEVEL: 'error',
    },
  })
  const ended = once(app, 'exit')
  opened.defer(async () => {
    app.kill('SIGINT')
    await ended
  })
  for await (const line of createInterface(app.stdout)) {
    if (!line.startsWith('ready on')) continue
    app.stdout.resume()
    const database = openDatabase((await readFile(join(folder, 'postgres.url'), 'utf8')).trim())
    opened.defer(() => database.close())
    const made = await count(database, orderCount)
    if (made < orders) throw new Error(`there are ${made} orders`)
    return { url: `http://127.0.0.1:${port}`, database }
  }
  throw new Error('the mall did not start')
}

/** Some of those who have generated orders, spread over all of them; the lines that their calls carry. */
async function signIn(url: string, database: Database) {
  const clock = await openClock(database)
  const ids = await many(database, someBuyers)
  const devices = []
  for (const { id } of ids) devices.push(await testDevice({ url, database, clock }, id))
  return devices.map(({ headers }) => headers)
}

/** `placing p95 20 → 24 ms (310 → 290/s)`. */
function comparison(what: string, few: AtMost, much: AtMost): string {
  return `${what} p95 ${few.p95.toFixed(0)} → ${much.p95.toFixed(0)} ms (${few.perSecond.toFixed(0)} → ${much.perSecond.toFixed(0)}/s)`
}

const orderCount = rareStatement('drill-order-count', counted, 'SELECT count(*) FROM orders')

const someBuyers = rareStatement(
  'drill-some-buyers',
  { id: number, email: text },
  `SELECT id, email::text AS email FROM accounts WHERE email ~ '^buyer[0-9]+@example.com$'
   ORDER BY hashint8(id) LIMIT 200`,
)

const databaseSize = rareStatement(
  'drill-database-size',
  { bytes: number },
  'SELECT pg_database_size(current_database()) AS bytes',
)
