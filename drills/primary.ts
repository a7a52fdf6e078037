import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#server/platform/database/database.ts'
import { clusterPackages } from './cluster/cluster.ts'
import { addUp, formerTotal, isMore, saveTotal, type Total } from './cluster/further-rounds.ts'
import {
  figuresOf,
  isBackIn,
  isWhole,
  ordersPerSecond,
  readers,
  rehearseUnderLoad,
  type Stage,
} from './cluster/rehearsal.ts'
import type { Drill, Rehearsal } from './drill.ts'

const load = `${ordersPerSecond} orders/s and ${readers} readers`
const backSeconds = 40

/** The primary's PostgreSQL and Patroni die at once. */
export const primaryKilled: Drill = {
  name: 'primary-killed',
  how: `Patroni and PostgreSQL of the primary are killed under ${load}.`,
  packages: clusterPackages,
  async run(rehearsal) {
    const rounds = roundsOf(rehearsal, 2, 10)
    const outcome = await rehearseInRuns(
      'primary-killed',
      rehearsal,
      rounds,
      async ({ cluster }) => {
        const primary = await cluster.primary()
        await primary.kill()
        await cluster.primary()
        await primary.startPatroni()
      },
    )
    return [
      {
        what: `primary killed under ${load}`,
        toReach: 'lost 0, doubled 0; buying back in 40 s; readers’ errors < 0.1 %; orders whole',
        figures: figuresOf(outcome),
        isReached: isWhole(outcome) && isBackIn(backSeconds, outcome.rounds),
      },
    ]
  },
}

/** The primary stops where it is, another one takes over, and it goes on a minute later. */
export const primaryStopped: Drill = {
  name: 'primary-stopped',
  how: `The primary is stopped by SIGSTOP under ${load}, and goes on 60 s later.`,
  packages: clusterPackages,
  async run(rehearsal) {
    const rounds = roundsOf(rehearsal, 1, 5)
    const outcome = await rehearseInRuns('primary-stopped', rehearsal, rounds, stopAndResume)
    return [
      {
        what: 'primary stopped and woken after 60 s',
        toReach: 'one history; late writes refused',
        figures: `${figuresOf(outcome)}; ${outcome.late} late writes confirmed`,
        isReached: isWhole(outcome) && outcome.late === 0,
      },
    ]
  },
}

/** Both standbys are stopped, so that nothing may be confirmed; then the primary dies. */
export const standbysStopped: Drill = {
  name: 'standbys-stopped',
  how: `Both standbys are stopped under ${load}, then the primary is killed, then the standbys go on.`,
  packages: clusterPackages,
  async run(rehearsal) {
    const rounds = roundsOf(rehearsal, 1, 5)
    const outcome = await rehearseInRuns(
      'standbys-stopped',
      rehearsal,
      rounds,
      async ({ cluster }) => {
        const primary = await cluster.primary()
        const standbys = cluster.nodes.filter((node) => node !== primary)
        for (const standby of standbys) standby.pause()
        await wait(20_000)
        await primary.kill()
        for (const standby of standbys) standby.resume()
        // Patroni knows of none that has everything, so nobody takes over until the primary is back.
        await wait(20_000)
        await primary.startPatroni()
      },
    )
    return [
      {
        what: 'both standbys stopped under load, then the primary killed',
        toReach: 'nothing answered as done is missing',
        figures: figuresOf(outcome),
        isReached: isWhole(outcome),
      },
    ]
  },
}

function roundsOf({ isShort, args }: Rehearsal, short: number, whole: number): number {
  return Number(args.find((word) => /^\d+$/.test(word))) || (isShort ? short : whole)
}

/** `happen` adds to the second one what was confirmed too late, where it tries that. */
async function rehearseInRuns(
  name: string,
  rehearsal: Rehearsal,
  rounds: number,
  happen: (stage: Stage, tally: { late: number }) => Promise<void>,
): Promise<Total> {
  const former = isMore(rehearsal.args) ? await formerTotal(name) : undefined
  const tally = { late: 0 }
  const outcome = await rehearseUnderLoad(rehearsal, rounds, (stage) => happen(stage, tally))
  const own = { ...outcome, ...tally, runs: 1 }
  const total = former ? addUp(former, own) : own
  await saveTotal(name, total)
  return total
}

const stoppedMs = 60_000

/** Counts the writes that the woken primary confirmed, from sessions that were opened before it was stopped. */
async function stopAndResume({ cluster }: Stage, tally: { late: number }): Promise<void> {
  const primary = await cluster.primary()
  await prepareLateWrites(cluster.url)
  const direct = openDatabase(cluster.urlAt(primary), {
    connections: 8,
    statementTimeoutMs: 15_000,
  })
  try {
    const sessions = await Promise.all(Array.from({ length: 8 }, () => direct.pool.connect()))
    primary.pause()
    await wait(stoppedMs)
    // They lie in its sockets already when it goes on.
    const writes = sessions.map((session) => session.query('INSERT INTO drill_late DEFAULT VALUES'))
    primary.resume()
    const outcomes = await Promise.allSettled(writes)
    for (const session of sessions) session.release(true)
    const confirmed = outcomes.filter(({ status }) => status === 'fulfilled').length
    await cluster.whole()
    tally.late += confirmed + (await lateRows(cluster.url))
  } finally {
    await direct.close()
  }
}

async function prepareLateWrites(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query('CREATE TABLE IF NOT EXISTS drill_late (n serial)'),
  )
}

/** In the history that counts. */
async function lateRows(url: string): Promise<number> {
  const { rowCount } = await withClient(url, (client) => client.query('SELECT FROM drill_late'))
  return rowCount ?? 0
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
