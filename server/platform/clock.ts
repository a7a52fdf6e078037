import { number } from './database/columns.ts'
import { type Db, one, run } from './database/query.ts'
import { rareStatement } from './database/statement.ts'

/** The mall's time. Every decision reads it here; SQL receives it as a parameter. */
export interface Clock {
  now(): Date
}

/** A clock that simulators and tests can move forward, to reach expiries without waiting. */
export interface MovableClock extends Clock {
  /** Moves the mall's time forward, for every process on this database. */
  advance(seconds: number): Promise<void>
  /** Reads the offset again, after another process changed it. */
  refresh(): Promise<void>
}

/** PostgreSQL channel on which a moved clock is announced. */
export const clockMoved = 'oja_clock_moved'

/** The machine's time plus the offset stored in the database. */
export async function openClock(db: Db): Promise<MovableClock> {
  let offsetSeconds = 0

  async function refresh() {
    offsetSeconds = (await one(db, offset)).offset_seconds
  }

  async function advance(seconds: number) {
    await run(db, moveClock, [seconds, clockMoved])
    await refresh()
  }

  await refresh()
  return { now: () => new Date(Date.now() + offsetSeconds * 1000), advance, refresh }
}

const offset = rareStatement(
  'clock-offset',
  { offset_seconds: number },
  'SELECT offset_seconds FROM platform_clock',
)

const moveClock = rareStatement(
  'clock-move',
  {},
  `WITH moved AS (UPDATE platform_clock SET offset_seconds = offset_seconds + $1)
   SELECT FROM pg_notify($2, '')`,
)

/** A clock that stays at one moment until a test sets it. */
export function stoppedClock(at: Date | string): Clock & { set(at: Date | string): void } {
  let now = new Date(at)
  return {
    now: () => new Date(now),
    set(at) {
      now = new Date(at)
    },
  }
}

/** A running clock that a test moves forward, in this process alone. */
export function runningClock(): Clock & { advance(seconds: number): void } {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance(seconds) {
      aheadMs += seconds * 1000
    },
  }
}
