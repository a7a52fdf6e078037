import { backupKinds, zeroNames } from '#contract/figures.ts'
import type { OperationsState, ZeroState } from '#contract/office/operations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseNodes } from '#server/platform/database/nodes.ts'
import type { Db } from '#server/platform/database/query.ts'
import { jobRuns } from '#server/platform/jobs/jobs.ts'
import { type Figure, readFigures } from './figures/figures.ts'
import { Queues } from './figures/queues.ts'
import { servingProcesses, silentMs } from './processes/processes.ts'
import type { LastRun } from './watch-metrics.ts'

/** A figure that was not counted for so long says nothing, ms. */
const staleMs = 180_000

export interface StateDeps {
  database: Database
  clock: Clock
  /** Of this process among those that serve. */
  processId: string
  /** The last good backup and drill of each kind. */
  lastRuns: (db: Db) => Promise<LastRun[]>
}

/** The state of everything, for the office. */
export async function operationsState({
  database,
  clock,
  processId,
  lastRuns,
}: StateDeps): Promise<OperationsState> {
  const [figures, processes, nodes, backups] = await Promise.all([
    readFigures(database),
    servingProcesses(database),
    databaseNodes(database),
    lastRuns(database),
  ])
  const now = clock.now()
  const jobs = await jobRuns(database, now)
  const queues = figures.find(({ name }) => name === 'queues')
  return {
    at: now.toISOString(),
    figures: zeroNames.map((name) =>
      presentFigure(
        name,
        figures.find((one) => one.name === name),
        now,
      ),
    ),
    processes: processes.map(({ startedAt, beatAt, ...rest }) => ({
      ...rest,
      started_at: startedAt.toISOString(),
      beat_at: beatAt.toISOString(),
      is_silent: isOlder(beatAt, now, silentMs),
      is_this: rest.id === processId,
    })),
    nodes,
    queues: presentQueues(queues, now),
    queues_checked_at: queues?.checkedAt?.toISOString() ?? null,
    jobs: jobs.map(({ name, schedule, startedAt, endedAt, failedAt, lateSeconds }) => ({
      name,
      schedule,
      started_at: startedAt?.toISOString() ?? null,
      ended_at: endedAt?.toISOString() ?? null,
      failed_at: failedAt?.toISOString() ?? null,
      late_seconds: Math.floor(lateSeconds),
    })),
    backups: backupKinds.map((kind) => ({
      kind,
      ended_at: backups.find((one) => one.kind === kind)?.endedAt.toISOString() ?? null,
    })),
  }
}

function presentFigure(name: ZeroState['name'], figure: Figure | undefined, now: Date) {
  const checkedAt = figure?.checkedAt ?? null
  return {
    name,
    value: figure?.value ?? null,
    detail: figure?.detail ?? '',
    checked_at: checkedAt?.toISOString() ?? null,
    is_stale: checkedAt === null || isOlder(checkedAt, now, staleMs),
  }
}

function presentQueues(figure: Figure | undefined, now: Date) {
  return Queues.parse(figure?.position).map(({ name, waiting, dueSince }) => {
    const overdueMs = dueSince === null ? 0 : now.getTime() - new Date(dueSince).getTime()
    return { name, waiting, overdue_seconds: Math.max(0, Math.floor(overdueMs / 1_000)) }
  })
}

function isOlder(at: Date, now: Date, ms: number): boolean {
  return now.getTime() - at.getTime() > ms
}
