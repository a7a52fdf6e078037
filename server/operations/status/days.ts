import { type ServiceName, serviceNames } from '#contract/shop/status.ts'
import { number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { statusDays } from './minutes.ts'
import type { ServiceState } from './services.ts'

const dayRow = {
  service: oneOf(serviceNames),
  /** `2026-11-23`, in Lagos. */
  day: text,
  works: number,
  degraded: number,
  down: number,
  closed: number,
  first_at: time,
  last_at: time,
}
export type DayRow = Row<typeof dayRow>

export function readDays(db: Db): Promise<DayRow[]> {
  return many(db, allDays)
}

const allDays = rareStatement(
  'operations-days',
  dayRow,
  `SELECT service, day::text, works, degraded, down, closed, first_at, last_at
   FROM operations_status_days ORDER BY service, day`,
)

/** A day in summary; minutes. */
export interface StatusDay {
  day: string
  state: ServiceState | 'off' | 'unmeasured'
  degraded: number
  down: number
  off: number
  closed: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Lagos has no summer time. */
const aheadOfUtcMs = 60 * minuteMs
/** The newest minutes are not added to their day yet. */
const unfoldedMs = 15 * minuteMs
/** Fewer missing minutes are a process that was started anew. */
const minOff = 3

/** Minutes from which on a day as a whole is called so. */
const longDown = 60
const longClosed = 60
const longDegraded = 15

/**
 * The days of one service until `now`, the oldest first, and the share of its minutes in which it worked, in percent with
 * two decimals, rounded down. Minutes that nobody measured after the first one count as not working: no process ran.
 * Minutes in which staff had closed it count neither way.
 */
export function daysOf(
  rows: DayRow[],
  service: ServiceName,
  now: Date,
): { days: StatusDay[]; percent: number | null } {
  const own = new Map(rows.filter((row) => row.service === service).map((row) => [row.day, row]))
  const [first] = [...own.keys()].sort()
  const today = lagosDay(now)
  const days = Array.from({ length: statusDays }, (_, index) => {
    const start = startOf(today) - (statusDays - 1 - index) * dayMs
    const day = lagosDay(new Date(start))
    if (first === undefined || day < first) return { summary: unmeasured(day), works: 0 }
    const row = own.get(day)
    // Before its first minute the mall may not have been there at all.
    const begin = day === first && row ? row.first_at.getTime() : start
    const end = Math.min(start + dayMs, now.getTime() - unfoldedMs)
    const expected = Math.max(0, Math.floor((end - begin) / minuteMs))
    return { summary: summarize(row, day, expected), works: workingMinutes(row) }
  })
  const works = days.reduce((sum, day) => sum + day.works, 0)
  const lost = days.reduce((sum, { summary }) => sum + summary.down + summary.off, 0)
  const percent = works + lost === 0 ? null : Math.floor((works / (works + lost)) * 10_000) / 100
  return { days: days.map(({ summary }) => summary), percent }
}

function unmeasured(day: string): StatusDay {
  return { day, state: 'unmeasured', degraded: 0, down: 0, off: 0, closed: 0 }
}

function workingMinutes(row: DayRow | undefined): number {
  return row ? row.works + row.degraded : 0
}

/** `expected`: the minutes that there were to be measured. */
function summarize(row: DayRow | undefined, day: string, expected: number): StatusDay {
  const { degraded = 0, down = 0, closed = 0 } = row ?? {}
  const missing = expected - workingMinutes(row) - down - closed
  const off = missing < minOff ? 0 : missing
  return { day, state: stateOf({ degraded, down, off, closed }), degraded, down, off, closed }
}

function stateOf({ degraded, down, off, closed }: Omit<StatusDay, 'day' | 'state'>) {
  if (down + off >= longDown) return off > down ? 'off' : 'down'
  if (closed >= longClosed) return 'closed'
  return down + off > 0 || degraded >= longDegraded ? 'degraded' : 'works'
}

/** `2026-11-23` of a moment, in Lagos. */
export function lagosDay(at: Date): string {
  return new Date(at.getTime() + aheadOfUtcMs).toISOString().slice(0, 10)
}

/** The moment at which a day begins in Lagos, ms. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - aheadOfUtcMs
}
