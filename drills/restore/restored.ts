import { checkEverything } from '#server/backups/backups.ts'
import type { Config } from '#server/config.ts'
import { openClock } from '#server/platform/clock.ts'
import { certain, nullable, number, time } from '#server/platform/database/columns.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { faultLine } from '#server/platform/fault.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { openStore } from '#server/platform/media/media.ts'
import { openSecret } from '#server/platform/secret.ts'
import type { Machine } from './cluster.ts'
import { ownSettings, restore } from './repository.ts'

export interface Restored {
  database: Database
  /** From the first command to a server that answers, ms. */
  backMs: number
  /** Of all checks, ms. */
  checkedMs: number
  /** In words, with records. */
  faults: string[]
  /** Of the database, bytes. */
  bytes: number
  /** When the last transaction that is in it was committed; null where nothing was replayed. */
  lastAt: Date | null
}

export interface RestoreRequest {
  stanza: string
  /** A moment with its time zone; absent: the end of the WAL. */
  until?: string | undefined
  /** A folder with further configuration, such as the passphrases. */
  include?: string
  /** The name of the database. */
  name: string
  port: number
}

/** Restores into an empty folder, starts the result on its own port, and holds everything in it to everything else. */
export async function restoreAndCheck(
  opened: AsyncDisposableStack,
  machine: Machine,
  config: Config,
  { stanza, until, include, name, port }: RestoreRequest,
): Promise<Restored> {
  const startedAt = performance.now()
  const data = await machine.folder(`restored-${port}`)
  await restore(machine, data, { stanza, until, ...(include && { include }) })
  const server = await machine.start(opened, data, { port, settings: await ownSettings(machine) })
  const backMs = performance.now() - startedAt
  const url = new URL(server.url)
  url.pathname = name
  await migrate(url.href)
  const database = openDatabase(url.href)
  opened.defer(() => database.close())
  const { bytes, last_at } = await one(database, facts)
  const clock = await openClock(database)
  const secret = openSecret(config.MALL_SECRET, config.DATA_DIR)
  const keys = await openKeysOnce({ database, clock, secret })
  const checked = await checkEverything(
    { db: database, keys, store: openStore(config) },
    ({ what, faults, tookMs }) => console.log(`  ${what}: ${faults.length} faults, ${tookMs} ms`),
  )
  return {
    database,
    backMs,
    checkedMs: checked.reduce((sum, { tookMs }) => sum + tookMs, 0),
    faults: checked.flatMap(({ faults }) => faults.map(faultLine)),
    bytes,
    lastAt: last_at,
  }
}

const facts = rareStatement(
  'drill-restored',
  // Every database has a size.
  { bytes: certain(number), last_at: nullable(time) },
  `SELECT pg_database_size(current_database()) AS bytes, pg_last_xact_replay_timestamp() AS last_at`,
)
