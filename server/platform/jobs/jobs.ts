import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Logger } from '../log.ts'

/**
 * Work that comes round by itself. A run does what is due by the mall's clock and leaves the rest: it
 * may run early, twice, or in two processes at once without harm.
 */
export interface Job {
  /** Letters, digits and hyphens. */
  name: string
  /** Five cron fields, in Lagos time. */
  schedule: string
  run(): Promise<void>
}

export function defineJob(name: string, schedule: string, run: () => Promise<void>): Job {
  return { name, schedule, run }
}

/** Runs each job once, now: what a moved clock made due happens at once. */
export async function runJobs(jobs: Job[]): Promise<void> {
  for (const job of jobs) await job.run()
}

export interface JobDeps {
  database: Database
  jobs: Job[]
  log: Logger
  /** Seconds between two looks for what is due; 5 unless told. */
  lookEverySeconds?: number
}

/**
 * Runs each job on its schedule until `close`: once in all processes on this database together, in
 * whichever is first. What pg-boss keeps lies in the schema `jobs`.
 */
export async function startJobs({ database, jobs, log, lookEverySeconds = 5 }: JobDeps) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the jobs cannot be looked after'))
  await boss.start()
  await forgetOthers(boss, jobs)
  for (const { name, schedule, run } of jobs) {
    // At most one waits and one runs; a failed run is made good by the next one.
    await boss.createQueue(name, { policy: 'stately', retryLimit: 0, deleteAfterSeconds: 86_400 })
    await boss.schedule(name, schedule, null, { tz: 'Africa/Lagos' })
    await boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, async () => {
      try {
        await run()
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed')
        // The queue keeps what it is thrown, and errors of the database repeat people's rows.
        throw new Error('The log tells why.')
      }
    })
  }
  return { close: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/** Schedules of jobs that the code no longer has. */
async function forgetOthers(boss: PgBoss, jobs: Job[]): Promise<void> {
  const known = new Set(jobs.map((job) => job.name))
  for (const { name } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name)
  }
}
