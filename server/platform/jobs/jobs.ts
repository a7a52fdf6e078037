import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { workingAs } from '../database/work.ts'
import type { Logger } from '../log.ts'

/**
 * Scheduled work. A run does only what is due by the mall's clock, so running early, twice, or in two
 * processes at once does no harm.
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

/** Runs each job once, now: what became due when a clock was moved forward. */
export async function runJobs(jobs: Job[]): Promise<void> {
  for (const job of jobs) await job.run()
}

export interface JobDeps {
  database: Database
  jobs: Job[]
  log: Logger
  /** 5 unless given. */
  pollingIntervalSeconds?: number
}

/**
 * Runs each job on its schedule until `close`, each time in only one of the processes on this database.
 * pg-boss has its tables in the schema `jobs`.
 */
export async function startJobs({ database, jobs, log, pollingIntervalSeconds = 5 }: JobDeps) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue does not work'))
  await boss.start()
  await unscheduleRemoved(boss, jobs)
  for (const { name, schedule, run } of jobs) {
    // At most one run is queued and one active; after a failed run the next one does what is due.
    await boss.createQueue(name, { policy: 'stately', retryLimit: 0, deleteAfterSeconds: 86_400 })
    await boss.schedule(name, schedule, null, { tz: 'Africa/Lagos' })
    await boss.work(name, { pollingIntervalSeconds: pollingIntervalSeconds }, async () => {
      try {
        await workingAs('background', run)
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed')
        // pg-boss stores the error, and database errors quote rows with personal data.
        throw new Error('see the log')
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
