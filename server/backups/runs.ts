import { nullable, number, oneOf, type Row, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

const kinds = ['backup', 'pictures', 'drill'] as const
const tools = ['embedded', 'pgbackrest'] as const

const runColumns = {
  kind: oneOf(kinds),
  tool: oneOf(tools),
  ended_at: time,
  took_ms: number,
  bytes: number,
  lost_ms: nullable(number),
  faults: number,
}

/** A backup that was made, or a drill that was passed. */
export type BackupRun = Row<typeof runColumns>

export async function recordRun(db: Db, done: BackupRun): Promise<void> {
  const { kind, tool, ended_at, took_ms, bytes, lost_ms, faults } = done
  await run(db, add, [kind, tool, ended_at, Math.round(took_ms), bytes, lost_ms, faults])
}

/** The last good one of each kind; none of those that never were. */
export function lastRuns(db: Db): Promise<BackupRun[]> {
  return many(db, last)
}

const add = rareStatement(
  'backups-record',
  {},
  `INSERT INTO backup_runs (kind, tool, ended_at, took_ms, bytes, lost_ms, faults)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
)

const last = rareStatement(
  'backups-last',
  runColumns,
  `SELECT DISTINCT ON (kind) kind, tool, ended_at, took_ms, bytes, lost_ms, faults
   FROM backup_runs ORDER BY kind, ended_at DESC`,
)
