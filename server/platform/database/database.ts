import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { CannotStart } from '../process.ts'
import { certain, text } from './columns.ts'
import { CorkedSocket } from './corked-socket.ts'
import { Pool } from './pool.ts'
import { type Db, one } from './query.ts'
import { rareStatement } from './statement.ts'

/** What the mall needs of PostgreSQL; older ones lack parts of our SQL. */
const oldestVersion = 15

// Ids and kobo sums stay far below 2^53, so 64-bit integers are plain numbers everywhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// Of `integer[]`, such as a search's thousands of ids. pg reads a list character by character, which takes ten times as long; it still
// reads what has more than numbers in it.
const integers: number = 1007
const readList = pg.types.getTypeParser(integers)
pg.types.setTypeParser(integers, (text) =>
  /^\{[\d,-]*\}$/.test(text) ? JSON.parse(`[${text.slice(1, -1)}]`) : readList(text),
)

/** Where calls that only read read from; as a `Db` it runs each statement on any connection. */
export interface Reader extends Db {
  /**
   * For statements that follow each other at once: under load each would else stand in line again. Each is a transaction of its
   * own; those that are sent without waiting for each other's answers (`pipelined`) take one round trip.
   */
  onOneConnection<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** The database of the mall. */
export interface Database extends Reader {
  url: string
  pool: Pool
  /** Calls that wait for a connection. */
  waiting(): number
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connections at most; 10 when left out. */
  connections?: number
  /** A statement that runs longer is given up by the server; unlimited when left out. */
  statementTimeoutMs?: number
  /** Gets a warning when an idle connection breaks. Without it they are dropped in silence. */
  log?: Logger
}

/** How long the server may take to say that it gave a statement up, ms: whoever says nothing is gone. */
const lastWordMs = 5_000

/** Opens a pool; connects when first used, and again by itself after the server was away. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const answerMs = options.statementTimeoutMs && options.statementTimeoutMs + lastWordMs
  const pool = new Pool({
    connectionString: url,
    application_name: `oja ${process.pid}`,
    max: options.connections ?? 10,
    // A caller behind a full or unreachable database learns it while somebody still waits for it.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // What is queried at once goes out at once, and is answered in its order (`pipelined`).
    pipeline: true,
    stream: () => new CorkedSocket(),
    answerMs,
    onBroken: (error) => options.log?.warn({ err: error }, 'a database connection broke'),
    ...(options.statementTimeoutMs && { statement_timeout: options.statementTimeoutMs }),
    options: '-c TimeZone=UTC',
  })
  return {
    url,
    pool,
    waiting: () => pool.waitingCount,
    query: (config) => pool.query(config),
    onOneConnection: (work) => pool.onOneConnection(work),
    close: () => pool.end(),
  }
}

/**
 * Waits until the server answers, then makes sure that it is new enough.
 * Throws `CannotStart`, after `timeoutMs` at the latest.
 */
export async function databaseReady(url: string, timeoutMs = 30_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      return requireVersion(await readVersion(url))
    } catch (error) {
      if (error instanceof CannotStart) throw error
      if (!isUnavailable(error) || Date.now() > deadline) throw explained(error, url)
      await wait(250)
    }
  }
}

/**
 * Whether the database is out of reach, restarting, full, read-only, or waits for a lock for too long, so that
 * the same call may work in a moment.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    unavailableCodes.has(code) ||
    code.startsWith('08') ||
    // Insufficient resources: disk, memory, connections.
    code.startsWith('53') ||
    // The machine's own errors: a disk that fails.
    code.startsWith('58') ||
    endsConnection(error, code) ||
    isReadOnly(error) ||
    hasNoSocket(error) ||
    /connection terminated|is not queryable|query read timeout|timeout exceeded when trying to connect/i.test(
      error.message,
    )
  )
}

/** With a full disk no session begins: its cache of the catalogue cannot be written, which PostgreSQL calls an internal error. */
function endsConnection(error: Error, code: string): boolean {
  return code.startsWith('XX') && 'severity' in error && error.severity === 'FATAL'
}

/** Of a server behind a Unix socket, while it is stopped; of a file, ENOENT says something else. */
function hasNoSocket(error: Error): boolean {
  return /^connect ENOENT /.test(error.message)
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '57P01', // the administrator ends this connection
  '57P02', // crash of another session
  '57P03', // starting up or shutting down
  '57014', // the statement took too long
  '55P03', // somebody else's lock did
])

/** Whether somebody else held a lock for longer than the statement waits. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/** Whether the database takes no writes, such as a standby, or one that its administrator has stopped. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006'
}

async function readVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await one(client, serverVersion)).version
  } finally {
    await client.end().catch(() => {})
  }
}

// A setting that every server has.
const serverVersion = rareStatement(
  'server-version',
  { version: certain(text) },
  "SELECT current_setting('server_version') AS version",
)

/** Throws where `version` ('15.4', '18.4 (Debian …)') is older than the mall can use. */
export function requireVersion(version: string): void {
  if (Number.parseInt(version, 10) >= oldestVersion) return
  throw new CannotStart(
    `DATABASE_URL leads to PostgreSQL ${version}; the mall needs ${oldestVersion} or newer.`,
  )
}

function explained(error: unknown, url: string): CannotStart {
  const { host, pathname } = new URL(url)
  const reason = error instanceof Error ? error.message || error.name : String(error)
  return new CannotStart(`The database ${host}${pathname} can't be used: ${reason}`, {
    cause: error,
  })
}
