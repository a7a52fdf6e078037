import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import pg from 'pg'
import { generateProducts } from '#database/seed/generate/generate.ts'
import { generateOrders } from '#database/seed/generate/orders.ts'
import { seedDemo } from '#database/seed/seed.ts'
import { readConfig } from '#server/config.ts'
import { certain, text } from '#server/platform/database/columns.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { openLog } from '#server/platform/log.ts'
import { openMedia, openStore } from '#server/platform/media/media.ts'
import type { RunningApp } from './bench.ts'
import { furnish } from './furnish.ts'
import { processorOf, profileOf } from './processor.ts'

export const benchFolder = '.cache/bench'
/** Products of the small mall, with which the large one is compared. */
export const smallApp = 10_000

/** The PostgreSQL of the measured databases: `BENCH_DATABASE_URL`, else an embedded one. */
export async function openServer(opened: AsyncDisposableStack): Promise<string> {
  const given = process.env.BENCH_DATABASE_URL
  if (given) return given
  const { url, stop } = await startEmbedded(benchFolder)
  opened.defer(stop)
  return url
}

export interface AppSize {
  products: number
  /** Made beside those of the demo people. */
  orders?: number
}

/**
 * Starts a mall with so many products and orders. The next run uses the same database again, unless migrations or
 * seed have changed: then it is made anew, which takes minutes for a million products.
 */
export async function openApp(
  opened: AsyncDisposableStack,
  serverUrl: string,
  { products, orders = 0 }: AppSize,
): Promise<RunningApp> {
  const url = await provide(serverUrl, { products, orders })
  const database = openDatabase(url, { connections: 2 })
  opened.defer(() => database.close())
  const { origin, pid, inspectPort } = await serve(opened, url)
  return {
    products,
    origin,
    pool: database.pool,
    peakMemory: () => peakMemoryOf(pid),
    processor: () => processorOf(pid),
    profile: (work) => profileOf({ pid, inspectPort }, work),
  }
}

/** Answers the address of the database; a draft is renamed when it is complete. */
async function provide(serverUrl: string, size: Required<AppSize>): Promise<string> {
  const prefix = size.orders > 0 ? `bench_orders_${size.orders}_` : `bench_${size.products}_`
  const name = prefix + hashOfSources(size.products)
  const url = new URL(serverUrl)
  url.pathname = name
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    const older = await many(server, databasesNamed, [prefix])
    if (older.some((row) => row.name === name)) return url.href
    for (const row of older) await server.query(`DROP DATABASE ${row.name} WITH (FORCE)`)
    await server.query(`CREATE DATABASE ${name}_draft`)
    const draft = new URL(url)
    draft.pathname = `${name}_draft`
    await fill(draft.href, size)
    await server.query(`ALTER DATABASE ${name}_draft RENAME TO ${name}`)
    return url.href
  } finally {
    await server.end()
  }
}

const databasesNamed = rareStatement(
  'bench-databases',
  { name: text },
  'SELECT datname::text AS name FROM pg_database WHERE starts_with(datname, $1)',
)

/** As `version()` has it, without what it was built with: 'PostgreSQL 18.4'. */
export async function postgresVersion(serverUrl: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return (await one(client, version)).version.split(' on ', 1)[0]
  } finally {
    await client.end()
  }
}

// Every server has one.
const version = rareStatement(
  'bench-version',
  { version: certain(text) },
  'SELECT version() AS version',
)

async function fill(url: string, { products, orders }: Required<AppSize>): Promise<void> {
  const report = (message: string) => console.log(`  ${message}`)
  await migrate(url)
  const database = openDatabase(url)
  const config = readConfig({ DATA_DIR: benchFolder })
  const media = openMedia(openStore(config), openLog('warn'))
  const now = new Date()
  try {
    await seedDemo({ database, media, now, report })
    await generateProducts(database.pool, products, now, report)
    await furnish(url)
    if (orders > 0) await generateOrders(database.pool, orders, now, report)
  } finally {
    media.close()
    await database.close()
  }
}

/**
 * Of the migrations and the seed. The large mall depends on the generated rows only, so that a change
 * of the demo people does not cost it a million products.
 */
function hashOfSources(products: number): string {
  const seed = products > smallApp ? 'database/seed/generate/*.ts' : 'database/seed/**/*.ts'
  const files = globSync(['database/migrations/*.sql', seed], { exclude: ['**/*.test.ts'] })
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

interface AppProcess {
  origin: string
  pid: number
  /** Where its inspector will listen, once the process is told to open it. */
  inspectPort: number
}

/** Starts `server/main.ts` as production does. */
async function serve(opened: AsyncDisposableStack, url: string): Promise<AppProcess> {
  const inspectPort = await freePort()
  const inspectable = `--inspect-port=127.0.0.1:${inspectPort}`
  const child = spawn(process.execPath, [inspectable, 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '131072',
      NODE_ENV: 'production',
      SIMULATORS: 'allowed',
      SHUTDOWN_GRACE: '0',
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATABASE_URL: url,
      DATA_DIR: benchFolder,
      RATE_LIMIT: '100000000',
      // Attacks come from many addresses, which a header tells.
      TRUST_PROXY: '1',
      SIMULATORS_PASSWORD: randomBytes(12).toString('hex'),
    },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  opened.defer(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`the mall ended (${code})`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const origin = /ready on (\S+)/.exec(text)?.[1]
      if (origin && child.pid) resolve({ origin, pid: child.pid, inspectPort })
    })
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  if (!bound || typeof bound === 'string') throw new Error('no port is free')
  return bound.port
}

/** MB, from Linux's `VmHWM`. */
async function peakMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}
