import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { MigrationBuilder } from 'node-pg-migrate'
import pg from 'pg'
import type { Fault } from '../fault.ts'
import { carryOver, migrationsIn, namesApplied } from './carry-over.ts'
import { text } from './columns.ts'
import { isLockTimeout } from './database.ts'
import { watchHolders } from './lock-holders.ts'
import { type Db, many } from './query.ts'
import { rareStatement } from './statement.ts'

export const migrationsFolder = fileURLToPath(
  new URL('../../../database/migrations', import.meta.url),
)

/**
 * How long a migration waits for a lock, ms: meanwhile everybody who wants the table waits behind it. Then they go first,
 * and it tries again.
 */
const lockTimeoutMs = 2_000
const maxAttempts = 6

interface MigrateOptions {
  folder?: string
  /** The pause after the first attempt that found a table locked, ms; it grows by as much with each one. */
  pauseMs?: number
}

/**
 * Brings the database to the newest migration of `folder`, each in a transaction of its own; one that was
 * made by the former migrations is carried over first. Processes that start together wait for each other.
 * Answers the names of those applied now. Throws, naming who held the lock, where six attempts at one found its
 * table locked; those before it stay applied.
 */
export async function migrate(
  url: string,
  { folder = migrationsFolder, pauseMs = 1_000 }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'oja migrations' })
  client.on('notice', ({ severity, routine, message }) => {
    // What a migration says that it changed of somebody's rows.
    if (severity === 'WARNING' && routine === 'exec_stmt_raise') console.warn(message)
  })
  await client.connect()
  try {
    await lockMigrations(client)
    const carried = folder === migrationsFolder ? await carryOver(client, migrationNames) : []
    const before = await namesApplied(client)
    if (migrationsIn(folder).every((name) => before.has(name))) return carried
    await client.query(`SET lock_timeout = ${lockTimeoutMs}`)
    const applied: string[] = []
    for (let attempt = 1, last = ''; ; attempt++) {
      const held = await applyUntilLocked(client, url, folder, applied)
      if (held === null) return [...carried, ...applied]
      if (held.name !== last) attempt = 1
      last = held.name
      const what = `The migration ${held.name} needs a table that is locked by ${held.holders}`
      if (attempt === maxAttempts) {
        throw new Error(`${what}. It was tried ${attempt} times and changed nothing.`)
      }
      console.warn(`${what}; attempt ${attempt} of ${maxAttempts}`)
      await wait(attempt * pauseMs)
    }
  } finally {
    await client.end()
  }
}

/** That of node-pg-migrate, which earlier releases take. */
const migrationLock = 7_241_865_325_823_964

/**
 * Takes the same lock as earlier versions, held until the connection ends. It is asked for again and again: an index
 * that is built CONCURRENTLY waits for every statement under way, one that waits for this lock among them.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  const tryLock = `SELECT pg_try_advisory_lock(${migrationLock}) AS is_mine`
  while (!(await client.query(tryLock)).rows[0].is_mine) await wait(100)
}

interface Held {
  name: string
  /** Who held the lock, for people. */
  holders: string
}

/** Applies what is missing and adds its names to `applied`; null, or the one whose table is locked. */
async function applyUntilLocked(
  client: pg.Client,
  url: string,
  folder: string,
  applied: string[],
): Promise<Held | null> {
  let current = ''
  let failed = ''
  // 7 MB that a process which finds nothing to apply does without.
  const { runner } = await import('node-pg-migrate')
  const watch = await watchHolders(client, url)
  try {
    await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'platform_migrations',
      noLock: true,
      singleTransaction: false,
      // Branches that are merged may bring a migration before the newest that was applied.
      checkOrder: false,
      migrationLoaderStrategies: [{ extensions: ['.sql'], loader: loadSql }],
      logger: {
        info(message: string) {
          const [, name] = /^### MIGRATION (\w+) \(UP\) ###/.exec(message) ?? []
          if (name === undefined) return
          if (current) applied.push(current)
          current = name
        },
        warn(message: string) {
          if (!message.includes('not wrapped in a transaction')) console.warn(message)
        },
        error(message: string) {
          failed = message
        },
      },
    })
    if (current) applied.push(current)
    return null
  } catch (error) {
    await client.query('ROLLBACK')
    if (!isLockTimeout(error)) {
      console.error(failed)
      throw error
    }
    return { name: current, holders: watch.holders() }
  } finally {
    await watch.end()
  }
}

/** Says that a file's statements, separated by empty lines, are applied one by one: for `CREATE INDEX CONCURRENTLY`. */
const outside = /^-- outside a transaction$/m

async function loadSql(paths: readonly string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const sql = await readFile(path, 'utf8')
      return { id: path, filePaths: [path], actions: { up: stepsOf(sql), down: false as const } }
    }),
  )
}

function stepsOf(sql: string): (builder: MigrationBuilder) => void {
  if (!outside.test(sql)) return (builder) => builder.sql(sql)
  return (builder) => {
    builder.noTransaction()
    // It waits for the transactions of others to end, and keeps nobody waiting meanwhile.
    builder.sql('SET lock_timeout = 0')
    for (const statement of sql.split(/\n\s*\n/)) builder.sql(statement)
    builder.sql(`SET lock_timeout = ${lockTimeoutMs}`)
  }
}

/** Throws, naming them, while the database lacks migrations that this code knows. */
export async function requireMigrations(db: Db): Promise<void> {
  const rows = await many(db, appliedMigrations)
  const applied = new Set(rows.map((row) => row.name))
  const missing = migrationNames.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new Error(`Migrations are missing: ${missing.join(', ')}`)
}

/** Migrations that the database lacks, and those of a newer release that this code does not know. */
export async function migrationFaults(db: Db): Promise<Fault[]> {
  const applied = await appliedNames(db)
  return [
    {
      fault: 'a migration that was not applied: a start applies it',
      records: migrationNames.filter((name) => !applied.includes(name)),
    },
    { fault: 'a migration of a newer release', records: unknownMigrations(applied) },
  ]
    .filter(({ records }) => records.length > 0)
    .map((found) => ({ ...found, count: found.records.length }))
}

/** Those of these migrations that only a newer release knows. */
export function unknownMigrations(applied: readonly string[]): string[] {
  return applied.filter((name) => !migrationNames.includes(name))
}

/** The names of the migrations that a database has, the newest last. */
export async function appliedNames(db: Db): Promise<string[]> {
  return (await many(db, appliedMigrations)).map(({ name }) => name).toSorted()
}

const migrationNames = migrationsIn(migrationsFolder)

const appliedMigrations = rareStatement(
  'migrations-applied',
  { name: text },
  'SELECT name FROM platform_migrations',
)
