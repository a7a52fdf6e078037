import type { Clock } from '#server/platform/clock.ts'
import { certain, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Logger } from '#server/platform/log.ts'

interface ScheduleDeps {
  database: Database
  clock: Clock
  log: Logger
}

/** A job comes each minute, and up to half a minute late: what begins until the next one has a timer. */
const aheadMs = 100_000
/** A timer can fire a millisecond early, and the clocks of two machines differ by a few. */
const lateMs = 20
const tables = ['banners', 'menus', 'representatives', 'socials'] as const
const times = tables
  .flatMap((name) => [
    `SELECT starts_at AS at FROM content_${name}`,
    `SELECT ends_at FROM content_${name}`,
  ])
  .join(' UNION ')

/**
 * Announces each beginning and end of content in its moment, once for all processes: no cached answer shows
 * what was before it. A process that dies with its timer is made up for by the next run of the job.
 */
export function openSchedule({ database, clock, log }: ScheduleDeps) {
  const timers = new Map<number, NodeJS.Timeout>()

  async function announceNow() {
    await announceDue(database, clock.now())
    const now = clock.now()
    const soon = await many(database, nextTimes, [now, new Date(now.getTime() + aheadMs)])
    for (const { at } of soon) {
      if (timers.has(at.getTime())) continue
      const timer = setTimeout(
        () => {
          timers.delete(at.getTime())
          announceDue(database, clock.now()).catch((err: unknown) =>
            log.warn({ err }, 'a change of content could not be announced'),
          )
        },
        at.getTime() - now.getTime() + lateMs,
      )
      timers.set(at.getTime(), timer.unref())
    }
  }

  return {
    run: announceNow,
    close() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}

/** A trigger announces it to all processes, also where the UPDATE finds no row: without need it must not run. */
async function announceDue(database: Database, now: Date): Promise<void> {
  if (await maybe(database, due, [now])) await run(database, announce, [now])
}

const due = rareStatement(
  'content-due',
  {},
  `SELECT FROM content_schedule
   WHERE EXISTS (SELECT FROM (${times}) AS times WHERE at > announced_until AND at <= $1)`,
)

const announce = rareStatement(
  'content-announce-due',
  {},
  'UPDATE content_schedule SET announced_until = $1 WHERE announced_until < $1',
)

const nextTimes = rareStatement(
  'content-next-times',
  { at: certain(time) },
  `SELECT at FROM (${times}) AS times WHERE at > $1 AND at <= $2 ORDER BY at`,
)
