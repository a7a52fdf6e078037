import { z } from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import { nullable, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Logger } from '#server/platform/log.ts'
import { type FigureName, figureNames } from './names.ts'

/** What a measure found. */
export interface Measured {
  value: number
  /** Words where there is something to say; never of people. */
  detail?: string
  /** What its next run begins with. */
  position?: unknown
}

/** Counts one figure at a time of the mall. `position` is what its last run answered; at first {}. */
export type Measure = (position: unknown, at: Date) => Promise<Measured>

/** As it was counted last. */
export interface Figure {
  name: FigureName
  /** Null: it was never counted. */
  value: number | null
  detail: string
  position: unknown
  checkedAt: Date | null
}

/** A figure is due so long after it was counted, ms: so that all know within a minute. */
const dueMs = 25_000
/** Another process takes a figure that one has begun and not ended, ms. */
const leaseMs = 45_000
/** Of another machine's clock that is ahead, ms. */
const aheadMs = 120_000

export interface FigureDeps {
  database: Database
  clock: Clock
  log: Logger
  measures: Readonly<Record<FigureName, Measure>>
}

/**
 * Counts the figures that are due and that no other process is counting; `all`: also those that are not due. One that
 * cannot be counted stays as it was, with its time, and is tried again. Answers how many it has claimed.
 */
export async function countFigures(
  { database, clock, log, measures }: FigureDeps,
  { all = false } = {},
): Promise<number> {
  const now = clock.now()
  const dueBefore = all ? new Date(now.getTime() + aheadMs) : new Date(now.getTime() - dueMs)
  const claimed = await many(database, claim, [
    now,
    new Date(now.getTime() + leaseMs),
    dueBefore,
    new Date(now.getTime() + aheadMs),
  ])
  for (const { name, position } of claimed) {
    try {
      const { value, detail = '', position: next } = await measures[name](json(position), now)
      const values = [name, value, detail, JSON.stringify(next ?? {}), clock.now()]
      await run(database, settle, values)
    } catch (err) {
      log.warn({ err, figure: name }, 'a figure cannot be counted')
      // Unless the database is out of reach: then the lease ends.
      await run(database, release, [name]).catch(() => {})
    }
  }
  return claimed.length
}

const claim = rareStatement(
  'operations-claim-figures',
  { name: oneOf(figureNames), position: text },
  `UPDATE operations_figures SET claimed_until = $2
   WHERE (checked_at IS NULL OR checked_at <= $3 OR checked_at > $4)
     AND (claimed_until IS NULL OR claimed_until <= $1 OR claimed_until > $4)
   RETURNING name, position::text AS position`,
)

const settle = rareStatement(
  'operations-settle-figure',
  {},
  `UPDATE operations_figures
   SET value = $2, detail = $3, position = $4::jsonb, checked_at = $5, claimed_until = NULL
   WHERE name = $1`,
)

const release = rareStatement(
  'operations-release-figure',
  {},
  'UPDATE operations_figures SET claimed_until = NULL WHERE name = $1',
)

export async function readFigures(database: Database): Promise<Figure[]> {
  const rows = await many(database, allFigures)
  return rows.map(({ checked_at, position, ...row }) => ({
    ...row,
    position: json(position),
    checkedAt: checked_at,
  }))
}

// The positions of walks are long, and of no use to others.
const allFigures = rareStatement(
  'operations-figures',
  {
    name: oneOf(figureNames),
    value: nullable(number),
    detail: text,
    position: text,
    checked_at: nullable(time),
  },
  `SELECT name, value, detail, checked_at,
     CASE WHEN name IN ('order-moves', 'queues') THEN position ELSE '{}'::jsonb END::text AS position
   FROM operations_figures`,
)

function json(position: string): unknown {
  return z.unknown().parse(JSON.parse(position))
}
