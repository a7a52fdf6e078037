import { Gauge, Histogram } from 'prom-client'
import type { Clock } from '../clock.ts'
import { nullable, text, time } from '../database/columns.ts'
import { type Db, many, run } from '../database/query.ts'
import { rareStatement } from '../database/statement.ts'
import { traced } from '../tracing/trace.ts'
import { defineJob, type Job, nextRun } from './job.ts'

/** Of this process. Outcomes: `done`, `failed`. */
export const jobSeconds = new Histogram({
  name: 'oja_job_seconds',
  help: 'Time of runs of scheduled jobs in this process, by outcome',
  labelNames: ['name', 'outcome'] as const,
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300],
  registers: [],
})

/** When a job ran last, in any process. */
export interface JobRuns {
  name: string
  schedule: string
  /** Null: it has not run since the release that brought it. */
  startedAt: Date | null
  /** The newest run that did what it should. */
  endedAt: Date | null
  failedAt: Date | null
  /** Seconds that it should have run already; 0: it is in time. */
  lateSeconds: number
}

/** A run may begin so much later than its schedule, s: jobs that are due are looked for every few seconds. */
const graceSeconds = 120

/** Adds jobs that are new to the list, plans those whose schedule is another, and removes those that the code no longer defines. */
export async function listJobs(db: Db, clock: Clock, jobs: readonly Job[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  const schedules = jobs.map(({ schedule }) => schedule)
  const now = clock.now()
  await run(db, addJobs, [names, schedules, jobs.map((job) => nextRun(job, now))])
  await run(db, removeJobs, [names])
}

const addJobs = rareStatement(
  'jobs-add',
  {},
  `INSERT INTO platform_jobs (name, schedule, planned_at)
   SELECT name, schedule, due FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS job (name, schedule, due)
   ON CONFLICT (name) DO UPDATE SET schedule = excluded.schedule, planned_at = excluded.planned_at
   WHERE platform_jobs.schedule <> excluded.schedule`,
)

const removeJobs = rareStatement(
  'jobs-remove',
  {},
  'DELETE FROM platform_jobs WHERE name <> ALL ($1)',
)

/** Jobs whose runs record when they began and how they ended. */
export function recorded(jobs: readonly Job[], deps: { database: Db; clock: Clock }): Job[] {
  return jobs.map((job) => defineJob(job.name, job.schedule, () => runRecorded(deps, job)))
}

async function runRecorded({ database, clock }: { database: Db; clock: Clock }, job: Job) {
  const end = jobSeconds.startTimer({ name: job.name })
  await run(database, saveStart, [job.name, clock.now()])
  try {
    await traced('job', job.name, job.run)
    end({ outcome: 'done' })
  } catch (error) {
    end({ outcome: 'failed' })
    // What failed may be the database.
    await run(database, saveFailure, [job.name, clock.now()]).catch(() => {})
    throw error
  }
  await run(database, saveEnd, [job.name, clock.now()])
}

const saveStart = rareStatement(
  'job-start',
  {},
  'UPDATE platform_jobs SET started_at = $2 WHERE name = $1',
)

const saveEnd = rareStatement(
  'job-end',
  {},
  'UPDATE platform_jobs SET ended_at = $2 WHERE name = $1',
)

const saveFailure = rareStatement(
  'job-failure',
  {},
  'UPDATE platform_jobs SET failed_at = $2 WHERE name = $1',
)

export async function jobRuns(db: Db, now: Date): Promise<JobRuns[]> {
  const rows = await many(db, allRuns)
  return rows.map(({ name, schedule, planned_at, started_at, ended_at, failed_at }) => {
    const lateSeconds = Math.max(0, (now.getTime() - planned_at.getTime()) / 1_000 - graceSeconds)
    return {
      name,
      schedule,
      startedAt: started_at,
      endedAt: ended_at,
      failedAt: failed_at,
      lateSeconds,
    }
  })
}

const allRuns = rareStatement(
  'jobs-all',
  {
    name: text,
    schedule: text,
    planned_at: time,
    started_at: nullable(time),
    ended_at: nullable(time),
    failed_at: nullable(time),
  },
  `SELECT name, schedule, planned_at, started_at, ended_at, failed_at
   FROM platform_jobs ORDER BY name`,
)

/** Gauges of what `runs` answers last. */
export function lateJobs(runs: () => readonly JobRuns[]) {
  return new Gauge({
    name: 'oja_job_late_seconds',
    help: 'How long a scheduled job should have run already in any process, the same in every process',
    labelNames: ['name'] as const,
    registers: [],
    collect() {
      this.reset()
      for (const { name, lateSeconds } of runs()) this.set({ name }, lateSeconds)
    },
  })
}
