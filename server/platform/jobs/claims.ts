import { text } from '../database/columns.ts'
import { type Db, many, run } from '../database/query.ts'
import { rareStatement } from '../database/statement.ts'
import { type Job, nextRun } from './job.ts'

/**
 * Claims the jobs that are due, for the time in which their process has to be heard of again; answers those. A run whose
 * process fell silent is due again. Claims last by the database's clock, which nobody moves.
 */
export async function claimDue(db: Db, jobs: readonly Job[], now: Date): Promise<Job[]> {
  const names = jobs.map(({ name }) => name)
  const rows = await many(db, claim, [names, jobs.map((job) => nextRun(job, now)), now])
  return jobs.filter((job) => rows.some(({ name }) => name === job.name))
}

const claim = rareStatement(
  'jobs-claim',
  { name: text },
  `UPDATE platform_jobs SET planned_at = next.at, claimed_until = clock_timestamp() + interval '20 seconds'
   FROM unnest($1::text[], $2::timestamptz[]) AS next (name, at)
   WHERE platform_jobs.name = next.name AND platform_jobs.name IN (
     SELECT name FROM platform_jobs
     WHERE CASE WHEN claimed_until IS NULL THEN planned_at <= $3 ELSE claimed_until < clock_timestamp() END
     FOR UPDATE SKIP LOCKED
   )
   RETURNING platform_jobs.name`,
)

/** A process says so, several times within a claim, that it still runs jobs. */
export async function holdClaims(db: Db, names: readonly string[]): Promise<void> {
  await run(db, hold, [names])
}

const hold = rareStatement(
  'jobs-hold',
  {},
  // A job may have ended meanwhile, and its claim with it.
  `UPDATE platform_jobs SET claimed_until = clock_timestamp() + interval '20 seconds'
   WHERE name = ANY ($1) AND claimed_until IS NOT NULL`,
)

export async function release(db: Db, name: string): Promise<void> {
  await run(db, giveUp, [name])
}

const giveUp = rareStatement(
  'jobs-release',
  {},
  'UPDATE platform_jobs SET claimed_until = NULL WHERE name = $1',
)
