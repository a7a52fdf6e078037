import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Clock } from '#server/platform/clock.ts'
import { number, text, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** One that has not said so for this long does not run, ms; several times the interval of a heartbeat. */
export const silentMs = 30_000
/** A silent process is listed for so long, ms. */
const listedMs = 3_600_000

export interface ServingProcess {
  id: string
  /** The release that it runs. */
  release: string
  host: string
  pid: number
  startedAt: Date
  /** Its newest heartbeat. */
  beatAt: Date
}

export interface Heartbeat {
  id: string
  /** Says that this process runs; the first time it adds it to the list. */
  beat(): Promise<void>
  /** Takes it off the list. */
  end(): Promise<void>
}

export function openHeartbeat(
  { database, clock }: { database: Database; clock: Clock },
  release: string,
): Heartbeat {
  const id = randomUUID()
  const startedAt = clock.now()
  return {
    id,
    async beat() {
      const now = clock.now()
      await run(database, saveBeat, [id, release, hostname(), process.pid, startedAt, now])
    },
    async end() {
      await run(database, removeProcess, [id])
    },
  }
}

const saveBeat = rareStatement(
  'operations-beat',
  {},
  `INSERT INTO operations_processes (id, release, host, pid, started_at, beat_at)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`,
)

const removeProcess = rareStatement(
  'operations-remove-process',
  {},
  'DELETE FROM operations_processes WHERE id = $1',
)

/** The newest first. */
export async function servingProcesses(db: Db): Promise<ServingProcess[]> {
  const rows = await many(db, allProcesses)
  return rows.map(({ started_at, beat_at, ...row }) => ({
    ...row,
    startedAt: started_at,
    beatAt: beat_at,
  }))
}

const allProcesses = rareStatement(
  'operations-processes',
  { id: text, release: text, host: text, pid: number, started_at: time, beat_at: time },
  `SELECT id, release, host, pid, started_at, beat_at FROM operations_processes
   ORDER BY started_at DESC, id`,
)

/** Takes those off the list that died an hour ago. */
export async function removeSilent(db: Db, now: Date): Promise<void> {
  await run(db, removeOld, [new Date(now.getTime() - listedMs)])
}

const removeOld = rareStatement(
  'operations-remove-silent',
  {},
  'DELETE FROM operations_processes WHERE beat_at < $1',
)
