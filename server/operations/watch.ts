import type { Metric } from 'prom-client'
import { type DatabaseNode, databaseNodes } from '#server/platform/database/nodes.ts'
import type { Db } from '#server/platform/database/query.ts'
import { workingAs } from '#server/platform/database/work.ts'
import { type JobRuns, jobRuns, lateJobs } from '#server/platform/jobs/jobs.ts'
import { figureMetrics } from './figures/figure-metrics.ts'
import { countFigures, type Figure, type FigureDeps, readFigures } from './figures/figures.ts'
import { openHeartbeat, removeSilent } from './processes/processes.ts'
import { type LastRun, type Requirements, watchMetrics } from './watch-metrics.ts'

/** Between two heartbeats, and two looks at the figures, ms. */
const everyMs = 5_000

export interface WatchDeps extends FigureDeps {
  /** The release that this process runs. */
  release: string
  /** The last good backup and drill of each kind. */
  lastRuns: (db: Db) => Promise<LastRun[]>
  required: Requirements
}

export interface Watch {
  /** This process among those that serve. */
  processId: string
  metrics: Metric[]
  /** Begins, in a process that serves. */
  start(): void
  /** Counts all figures now, unless another process is counting them. */
  count(): Promise<void>
  close(): Promise<void>
}

interface Known {
  figures: readonly Figure[]
  jobs: readonly JobRuns[]
  nodes: readonly DatabaseNode[]
  lastRuns: readonly LastRun[]
}

/**
 * From its start until it is closed: says that this process runs, counts figures that are due, and knows all that was counted, for
 * `/metrics`. While the database is out of reach, figures grow old.
 */
export function openWatch(deps: WatchDeps): Watch {
  const { database, clock, log } = deps
  const heartbeat = openHeartbeat(deps, deps.release)
  let known: Known = { figures: [], jobs: [], nodes: [], lastRuns: [] }
  let isClosed = false
  let running: Promise<void> | undefined

  async function read() {
    known = {
      figures: await readFigures(database),
      jobs: await jobRuns(database, clock.now()),
      nodes: await databaseNodes(database),
      lastRuns: await deps.lastRuns(database),
    }
  }

  async function round() {
    await heartbeat.beat()
    // What others counted is known before this process counts, which may take a while.
    await read()
    if ((await countFigures(deps)) > 0) await read()
  }

  let timer: NodeJS.Timeout | undefined

  function tick() {
    running ??= round()
      .catch((err: unknown) => isClosed || log.warn({ err }, 'the figures cannot be looked at'))
      .then(() => {
        running = undefined
      })
  }

  return {
    processId: heartbeat.id,
    metrics: [
      ...figureMetrics(clock, () => known.figures),
      lateJobs(() => known.jobs),
      ...watchMetrics(deps, () => known),
    ],
    start() {
      timer = workingAs('background', () => {
        tick()
        return setInterval(tick, everyMs).unref()
      })
    },
    async count() {
      // Its own round has claimed some of them.
      await running
      await heartbeat.beat()
      await countFigures(deps, { all: true })
      await removeSilent(database, clock.now())
      await read()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await running
      await heartbeat.end().catch(() => {})
    },
  }
}
