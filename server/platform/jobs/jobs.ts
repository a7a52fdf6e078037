import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { workingAs } from '../database/work.ts'
import type { Logger } from '../log.ts'
import { claimDue, holdClaims, release } from './claims.ts'
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
  /** Between two looks for jobs that are due, ms; 5,000 unless given. */
  lookMs?: number
}

/** ms that a process which stops waits for its jobs. */
const graceMs = 10_000

/** Runs each job on its schedule, by the mall's clock, until `close`; each time in only one of the processes on this database. */
export async function startJobs(deps: JobDeps): Promise<{ close(): Promise<void> }> {
  const { database, clock, log, lookMs = 5_000 } = deps
  await listJobs(database, clock, deps.jobs)
  const running = new Map<string, Promise<void>>()
  const stop = new AbortController()

  async function look() {
    if (running.size > 0) await holdClaims(database, [...running.keys()])
    const idle = deps.jobs.filter(({ name }) => !running.has(name))
    const due = await claimDue(database, idle, clock.now())
    for (const job of recorded(due, deps)) {
      const ended = runClaimed(deps, job).finally(() => running.delete(job.name))
      running.set(job.name, ended)
    }
  }

  async function lookAgainAndAgain() {
    while (!stop.signal.aborted) {
      await look().catch((err: unknown) => log.warn({ err }, 'no job can be claimed'))
      await wait(lookMs, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  const looking = lookAgainAndAgain()
  return {
    async close() {
      stop.abort()
      await looking
      const late = new AbortController()
      await Promise.race([
        Promise.all(running.values()),
        wait(graceMs, undefined, { signal: late.signal }).catch(() => {}),
      ])
      late.abort()
    },
  }
}

async function runClaimed({ database, log }: JobDeps, { name, run }: Job): Promise<void> {
  // The next run does what is due.
  await workingAs('background', run).catch((err: unknown) =>
    log.error({ err, job: name }, 'a job failed'),
  )
  // A claim that is not given up ends by itself; another process then makes the run again.
  await release(database, name).catch((err: unknown) =>
    log.warn({ err, job: name }, 'the claim of a job was not given up'),
  )
}
