import { PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { workingAs } from '../database/work.ts'
import type { Logger } from '../log.ts'
import type { Job } from './job.ts'
import { listJobs, recorded } from './job-runs.ts'

export { defineJob, type Job } from './job.ts'
export { type JobRuns, jobRuns, lateJobs, recorded } from './job-runs.ts'

/** Runs each job once, now: what became due when a clock was moved forward. */
export async function runJobs(jobs: Job[]): Promise<void> {
  for (const job of jobs) await job.run()
}

export interface JobDeps {
  database: Database
  clock: Clock
  jobs: Job[]
  log: Logger
  /** 5 unless given. */
  pollingIntervalSeconds?: number
  /** Between two looks for runs whose process is gone; 15 unless given. */
  lookSeconds?: number
}

/** A process says so often, twice in this time, that it still runs a job, s. */
const silentSeconds = 20

/**
 * Runs each job on its schedule until `close`, each time in only one of the processes on this database.
 * pg-boss has its tables in the schema `jobs`.
 */
export async function startJobs(deps: JobDeps) {
  const { database, clock, jobs, log, pollingIntervalSeconds = 5, lookSeconds = 15 } = deps
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue does not work'))
  await boss.start()
  await unscheduleRemoved(boss, jobs)
  await listJobs(database, clock, jobs)
  for (const { name, schedule, run } of recorded(jobs, deps)) {
    // At most one run is queued and one active. The run of a process that died is made again, by another one.
    const queue = { retryLimit: 1, heartbeatSeconds: silentSeconds, deleteAfterSeconds: 86_400 }
    await boss.createQueue(name, { policy: 'stately', ...queue })
    // Of an earlier release.
    await boss.updateQueue(name, queue)
    await boss.schedule(name, schedule, null, { tz: 'Africa/Lagos' })
    await boss.work(name, { pollingIntervalSeconds: pollingIntervalSeconds }, async () => {
      try {
        await workingAs('background', run)
      } catch (error) {
        // The next run does what is due. pg-boss would store the error, and database errors quote rows with personal data.
        log.error({ err: error, job: name }, 'a job failed')
      }
    })
  }
  return { close: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/** Removes the schedules of jobs that the code no longer defines, such as renamed ones. */
async function unscheduleRemoved(boss: PgBoss, jobs: Job[]): Promise<void> {
  const known = new Set(jobs.map((job) => job.name))
  for (const { name } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name)
  }
}
