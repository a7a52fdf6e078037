import type { z } from 'zod'
import { type operations, type ServiceName, serviceNames } from '#contract/shop/status.ts'
import { closedWords } from '#contract/switches.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { workingAs } from '#server/platform/database/work.ts'
import type { Metrics } from '#server/platform/http/metrics.ts'
import type { Logger } from '#server/platform/log.ts'
import type { Switches } from '../switches.ts'
import { type CallsOfServices, callCounter } from './counts.ts'
import { type DayRow, daysOf, readDays } from './days.ts'
import { judge, type Measured } from './judge.ts'
import { addMinutes, foldMinutes, type MeasuredMinute, measuredSince } from './minutes.ts'
import { services } from './services.ts'

export type Status = z.input<typeof operations.status.answer>['data']

export interface BoardDeps {
  database: Database
  clock: Clock
  log: Logger
  switches: Switches
  /** Messages that wait though they were written before a time. */
  countLate: (db: Db, before: Date, now: Date) => Promise<number>
}

export interface StatusBoard {
  /** From memory: also while the database does not answer. */
  read(): Status
  /** Begins to measure this process, until `close`. */
  start(metrics: Pick<Metrics, 'requests'>): void
  /** The job: adds what is over to its day, and measures once. */
  run(): Promise<void>
  close(): Promise<void>
}

/** Three looks a minute: what is said of the present is as old at most. */
const lookEveryMs = 20_000
/** The present: what was measured so long, ms. */
const presentMs = 2 * 60_000
const minuteMs = 60_000
/** Messages that wait longer are late, ms; so many of them are more than some numbers that do not exist. */
const lateMs = 5 * 60_000
const manyLate = 5
/** Minutes of an outage that a process keeps until it can write them. */
const maxPending = 24 * 60

/** What this process measures and knows of how the mall is doing. */
export function openBoard(deps: BoardDeps): StatusBoard {
  const { database, clock, log, switches } = deps
  const pending = new Map<number, Map<ServiceName, MeasuredMinute>>()
  let known: { recent: Map<ServiceName, Measured>; days: DayRow[] } = {
    recent: new Map(),
    days: [],
  }
  let callsSince: () => Promise<CallsOfServices> = async () => noCalls
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()

  async function look(): Promise<void> {
    const now = clock.now()
    const minute = Math.floor(now.getTime() / minuteMs) * minuteMs
    const measured = pending.get(minute) ?? new Map<ServiceName, MeasuredMinute>()
    const calls = await callsSince()
    const isLate = await messagesAreLate(deps, now)
    for (const service of serviceNames) {
      const before = measured.get(service) ?? { ...nothing, service, minute: new Date(minute) }
      measured.set(service, added(before, calls[service], looked(switches, service, isLate)))
    }
    pending.set(minute, measured)
    for (const [oldest] of pending) if (pending.size > maxPending) pending.delete(oldest)
    await write(now)
  }

  async function write(now: Date): Promise<void> {
    const minutes = [...pending.values()].flatMap((measured) => [...measured.values()])
    await addMinutes(database, minutes, now)
    pending.clear()
    const recent = await measuredSince(database, new Date(now.getTime() - presentMs))
    known = { recent, days: await readDays(database) }
  }

  /** One look at a time; one that fails is made up for by the next. */
  function lookAgain(): Promise<void> {
    looking = looking
      .then(() => workingAs('background', look))
      .catch((err: unknown) => {
        if (!switches.unansweredSince()) log.warn({ err }, 'the state of the mall is not stored')
      })
    return looking
  }

  /** Of all processes; while the database does not answer, of this one. */
  function present(service: ServiceName, now: Date): Measured {
    const since = now.getTime() - presentMs
    const own = [...pending]
      .filter(([minute]) => minute >= since)
      .map(([, measured]) => measured.get(service) ?? nothing)
    const shared = switches.unansweredSince() ? nothing : (known.recent.get(service) ?? nothing)
    return own.reduce(sum, shared)
  }

  return {
    read: () => statusNow(deps, known.days, present),
    start(metrics) {
      callsSince = callCounter(metrics)
      timer = setInterval(lookAgain, lookEveryMs).unref()
      void lookAgain()
    },
    async run() {
      await foldMinutes(database, clock.now())
      await lookAgain()
    },
    async close() {
      clearInterval(timer)
      await looking
    },
  }
}

function statusNow(
  { clock, switches }: BoardDeps,
  days: DayRow[],
  present: (service: ServiceName, now: Date) => Measured,
): Status {
  const now = clock.now()
  return {
    at: now.toISOString(),
    database_unanswered_since: switches.unansweredSince()?.toISOString() ?? null,
    closed: closedWords(switches.isOn),
    services: serviceNames.map((name) => {
      const { title, words } = services[name]
      const state = stateNow(switches, name, present(name, now))
      return { name, title, state, words: words[state], ...daysOf(days, name, now) }
    }),
  }
}

/** Switches and the database are known at once; all else is as it was measured. */
function stateNow(switches: Switches, name: ServiceName, measured: Measured) {
  const { closedBy, needsDatabase } = services[name]
  if (closedBy.some(switches.isOn)) return 'closed'
  if (switches.unansweredSince()) {
    if (needsDatabase) return 'down'
    const state = judge({ ...measured, closedLooks: 0 })
    return state === 'works' ? 'degraded' : state
  }
  return judge({ ...measured, closedLooks: 0 })
}

/** What one look at this process finds, beside the calls. */
function looked(switches: Switches, service: ServiceName, isLate: boolean) {
  const { closedBy, needsDatabase } = services[service]
  const isCutOff = needsDatabase && switches.unansweredSince() !== null
  return {
    isClosed: closedBy.some(switches.isOn),
    isBad: isCutOff || (service === 'messages' && isLate),
  }
}

function added(
  before: MeasuredMinute,
  { good, bad }: { good: number; bad: number },
  { isClosed, isBad }: { isClosed: boolean; isBad: boolean },
): MeasuredMinute {
  return {
    ...before,
    good: before.good + good,
    // What is refused because it is closed is no failure.
    bad: before.bad + (isClosed ? 0 : bad),
    looks: before.looks + 1,
    badLooks: before.badLooks + (isBad ? 1 : 0),
    closedLooks: before.closedLooks + (isClosed ? 1 : 0),
  }
}

/** While the database does not answer, its own line says so. */
async function messagesAreLate({ database, countLate }: BoardDeps, now: Date): Promise<boolean> {
  const late = await countLate(database, new Date(now.getTime() - lateMs), now).catch(() => 0)
  return late >= manyLate
}

const nothing: Measured = { good: 0, bad: 0, looks: 0, badLooks: 0, closedLooks: 0 }
const noCalls: CallsOfServices = {
  browsing: { good: 0, bad: 0 },
  buying: { good: 0, bad: 0 },
  card: { good: 0, bad: 0 },
  deposits: { good: 0, bad: 0 },
  messages: { good: 0, bad: 0 },
}

function sum(one: Measured, other: Measured): Measured {
  return {
    good: one.good + other.good,
    bad: one.bad + other.bad,
    looks: one.looks + other.looks,
    badLooks: one.badLooks + other.badLooks,
    closedLooks: one.closedLooks + other.closedLooks,
  }
}
