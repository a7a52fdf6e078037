import type { Database } from './database/database.ts'

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
export async function openClock({ pool }: Database): Promise<MovableClock> {
  let offsetSeconds = 0

  async function refresh() {
    const { rows } = await pool.query<{ offset_seconds: number }>(
      'SELECT offset_seconds FROM platform_clock',
    )
    offsetSeconds = rows[0]?.offset_seconds ?? 0
  }

  async function advance(seconds: number) {
    await pool.query(
      `WITH moved AS (UPDATE platform_clock SET offset_seconds = offset_seconds + $1)
       SELECT pg_notify($2, '')`,
      [seconds, clockMoved],
    )
    await refresh()
  }

  await refresh()
  return { now: () => new Date(Date.now() + offsetSeconds * 1000), advance, refresh }
}

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
