import pg from 'pg'
import { certain, nullable, number, text, time } from './columns.ts'
import { many, one } from './query.ts'
import { rareStatement } from './statement.ts'

/** A lock that is held for less keeps nobody waiting for long: then no second connection is opened. */
const firstLookMs = 500
const everyMs = 250

/**
 * Notes who keeps the sessions of `client` waiting for a lock: afterwards nobody could tell. What they run is not told,
 * since it may have people's names in it.
 */
export async function watchHolders(client: pg.Client, url: string) {
  const { pid } = await one(client, ownProcess)
  let seen = 'a session that has ended since'
  let other: pg.Client | null = null
  let look: Promise<void> | null = null
  const timer = setInterval(() => {
    look ??= note()
      .catch(() => {})
      .finally(() => {
        look = null
      })
  }, everyMs)
  const startedAt = performance.now()

  async function note() {
    if (performance.now() - startedAt < firstLookMs) return
    if (other === null) {
      other = new pg.Client({ connectionString: url, application_name: 'oja migrations' })
      other.on('error', () => {})
      await other.connect()
    }
    const rows = await many(other, blocking, [pid])
    if (rows.length > 0) seen = rows.map(described).join(' and ')
  }

  return {
    holders: () => seen,
    async end() {
      clearInterval(timer)
      await look
      await other?.end()
    },
  }
}

function described({ pid, program, state, since }: Holder): string {
  const what = state ?? 'unknown'
  return `process ${pid} (${program || 'unnamed'}, ${what}${since ? ` since ${since.toISOString()}` : ''})`
}

interface Holder {
  pid: number
  program: string | null
  state: string | null
  since: Date | null
}

const ownProcess = rareStatement(
  'own-process',
  // Every session has one.
  { pid: certain(number) },
  'SELECT pg_backend_pid() AS pid',
)

const blocking = rareStatement(
  'lock-holders',
  {
    pid: certain(number),
    program: nullable(text),
    state: nullable(text),
    since: nullable(time),
  },
  `SELECT pid, application_name AS program, state, xact_start AS since FROM pg_stat_activity
   WHERE pid = ANY (pg_blocking_pids($1)) ORDER BY xact_start`,
)
