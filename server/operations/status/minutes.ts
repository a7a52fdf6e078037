import { type ServiceName, serviceNames } from '#contract/shop/status.ts'
import { number, oneOf } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Measured, stateInSql } from './judge.ts'

/** What this process measured of a service in one minute. */
export interface MeasuredMinute extends Measured {
  service: ServiceName
  /** Its beginning. */
  minute: Date
}

/** Adds what this process measured to what others did. */
export async function addMinutes(db: Db, minutes: MeasuredMinute[], now: Date): Promise<void> {
  const column = <K extends keyof MeasuredMinute>(name: K) => minutes.map((one) => one[name])
  await run(db, addMeasured, [
    column('service'),
    column('minute'),
    column('good'),
    column('bad'),
    column('looks'),
    column('badLooks'),
    column('closedLooks'),
    now,
  ])
}

const addMeasured = rareStatement(
  'operations-add-minutes',
  {},
  `INSERT INTO operations_status_minutes AS old
     (service, minute, good, bad, looks, bad_looks, closed_looks, written_at)
   SELECT service, minute, good, bad, looks, bad_looks, closed_looks, $8
   FROM unnest($1::text[], $2::timestamptz[], $3::integer[], $4::integer[], $5::integer[],
     $6::integer[], $7::integer[])
     AS new (service, minute, good, bad, looks, bad_looks, closed_looks)
   ORDER BY service, minute
   ON CONFLICT (service, minute) DO UPDATE SET good = old.good + excluded.good,
     bad = old.bad + excluded.bad, looks = old.looks + excluded.looks,
     bad_looks = old.bad_looks + excluded.bad_looks,
     closed_looks = old.closed_looks + excluded.closed_looks, written_at = excluded.written_at`,
)

/** What all processes measured since, by service. */
export async function measuredSince(db: Db, since: Date): Promise<Map<ServiceName, Measured>> {
  const rows = await many(db, recent, [since])
  return new Map(
    rows.map(({ service, bad_looks: badLooks, closed_looks: closedLooks, ...rest }) => [
      service,
      { ...rest, badLooks, closedLooks },
    ]),
  )
}

const recent = rareStatement(
  'operations-recent-minutes',
  {
    service: oneOf(serviceNames),
    good: number,
    bad: number,
    looks: number,
    bad_looks: number,
    closed_looks: number,
  },
  `SELECT service, sum(good)::integer AS good, sum(bad)::integer AS bad,
     sum(looks)::integer AS looks, sum(bad_looks)::integer AS bad_looks,
     sum(closed_looks)::integer AS closed_looks
   FROM operations_status_minutes WHERE minute >= $1 GROUP BY service`,
)

/** A minute that nobody has written for so long is over, ms. */
const foldedAfterMs = 10 * 60_000
/** Days that are presented, and stored. */
export const statusDays = 90

/** Adds minutes that are over to their day in Lagos, and drops days that are no longer told. */
export async function foldMinutes(db: Db, now: Date): Promise<void> {
  await run(db, fold, [new Date(now.getTime() - foldedAfterMs)])
  await run(db, dropDays, [new Date(now.getTime() - statusDays * 24 * 3_600_000)])
}

// The clock of a test can jump ahead of minutes that were written just now: both have to be old.
const fold = rareStatement(
  'operations-fold-minutes',
  {},
  `WITH over AS (
     DELETE FROM operations_status_minutes WHERE minute < $1 AND written_at < $1
     RETURNING service, minute, (minute AT TIME ZONE 'Africa/Lagos')::date AS day,
       ${stateInSql} AS state
   )
   INSERT INTO operations_status_days AS old
     (service, day, works, degraded, down, closed, first_at, last_at)
   SELECT service, day, count(*) FILTER (WHERE state = 'works'),
     count(*) FILTER (WHERE state = 'degraded'), count(*) FILTER (WHERE state = 'down'),
     count(*) FILTER (WHERE state = 'closed'), min(minute), max(minute)
   FROM over GROUP BY service, day
   ON CONFLICT (service, day) DO UPDATE SET works = old.works + excluded.works,
     degraded = old.degraded + excluded.degraded, down = old.down + excluded.down,
     closed = old.closed + excluded.closed, first_at = least(old.first_at, excluded.first_at),
     last_at = greatest(old.last_at, excluded.last_at)`,
)

const dropDays = rareStatement(
  'operations-drop-days',
  {},
  `DELETE FROM operations_status_days WHERE day < ($1::timestamptz AT TIME ZONE 'Africa/Lagos')::date`,
)
