import { type IsClosed, type SwitchName, switchNames } from '#contract/switches.ts'
import type { Clock } from '#server/platform/clock.ts'
import { boolean, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { workingAs } from '#server/platform/database/work.ts'
import type { Logger } from '#server/platform/log.ts'

/** The PostgreSQL channel on which the table's trigger says that something changed. */
const switchesChanged = 'oja_switches'

/** Should an announcement be lost; and so often each process finds out whether the database answers. */
const everyMs = 5_000

/** What is closed to shoppers, as this process knows it: at most a second old while the database answers. */
export interface Switches {
  isOn: IsClosed
  /** Called after something changed. */
  onChange(listener: () => void): void
  /** Since when the database has not answered this process; null: it answers. */
  unansweredSince(): Date | null
}

export interface OpenSwitches extends Switches {
  channels: Record<string, () => void>
  close(): Promise<void>
}

interface SwitchesDeps {
  database: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
}

/** Reads them, and again whenever they change. A process that cannot read keeps what it knew. */
export async function openSwitches({ database, clock, log }: SwitchesDeps): Promise<OpenSwitches> {
  let on = await read(database)
  let unansweredSince: Date | null = null
  const listeners: (() => void)[] = []
  let reading = Promise.resolve()

  async function refresh(): Promise<void> {
    const begun = clock.now()
    try {
      const now = await read(database)
      unansweredSince = null
      const isSame = switchNames.every((name) => on.has(name) === now.has(name))
      on = now
      if (!isSame) for (const listener of listeners) listener()
    } catch (error) {
      if (!unansweredSince) log.warn({ err: error }, 'the switches of the mall cannot be read')
      unansweredSince ??= begun
    }
  }
  // One after the other: an older reading never replaces a newer one.
  function readAgain(): void {
    reading = reading.then(() => workingAs('background', refresh))
  }
  const timer = setInterval(readAgain, everyMs).unref()
  return {
    isOn: (name) => on.has(name),
    onChange: (listener) => void listeners.push(listener),
    unansweredSince: () => unansweredSince,
    channels: { [switchesChanged]: readAgain },
    async close() {
      clearInterval(timer)
      await reading
    },
  }
}

async function read(database: Database): Promise<ReadonlySet<SwitchName>> {
  const rows = await many(database, allSwitches)
  return new Set(rows.filter(({ is_on }) => is_on).map(({ name }) => name))
}

/** In the order of their names. */
export async function describeSwitches(db: Db) {
  const rows = await many(db, allSwitches)
  return rows.sort((a, b) => switchNames.indexOf(a.name) - switchNames.indexOf(b.name))
}

const allSwitches = rareStatement(
  'operations-switches',
  {
    name: oneOf(switchNames),
    is_on: boolean,
    reason: text,
    version: number,
    changed_at: time,
    changed_by: text,
  },
  'SELECT name, is_on, reason, version, changed_at, changed_by FROM mall_switches',
)
