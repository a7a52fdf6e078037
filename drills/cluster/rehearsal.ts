import { setTimeout as wait } from 'node:timers/promises'
import type { Rehearsal } from '../drill.ts'
import { type DrilledApp, startApps } from './apps.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Load, longestGap, startLoad } from './load.ts'
import { openShop, type Reckoning, type RehearsedShop, reckon } from './rehearsed-shop.ts'

export const ordersPerSecond = 50
export const readers = 200

/** A cluster with a mall under load. */
export interface Stage {
  cluster: Cluster
  apps: readonly DrilledApp[]
  shop: RehearsedShop
  load: Load
}

export interface Round {
  /** The longest time without an answered order, s. */
  outageSeconds: number
  reads: number
  failedReads: number
}

export interface Outcome extends Reckoning {
  rounds: Round[]
}

/**
 * Starts everything, makes so many rounds of `happen` under load, with a whole cluster before each, and compares at
 * the end what was answered with what is there. Prints what failed.
 */
export async function rehearseUnderLoad(
  { opened }: Rehearsal,
  rounds: number,
  happen: (stage: Stage, round: number) => Promise<void>,
): Promise<Outcome> {
  const cluster = await startCluster(opened)
  const shop = await openShop(opened, cluster)
  const apps = await startApps(opened, cluster)
  const load = startLoad({ ...shop.load, ordersPerSecond, readers })
  const stage = { cluster, apps, shop, load }
  const done: Round[] = []
  // The first seconds fill caches.
  await wait(10_000)
  for (let round = 0; round < rounds; round++) {
    done.push(await makeRound(stage, () => happen(stage, round)))
    const { name } = await cluster.primary()
    console.log(`  round ${round + 1} of ${rounds}: ${figuresOfRound(done.slice(-1))}, now ${name}`)
    if (load.failedReads.size > 0) console.log('  failed reads', new Map(load.failedReads))
  }
  await load.end()
  console.log('  retried orders', Object.fromEntries(load.retries))
  const refusals = load.attempts.map(({ refusal }) => refusal).filter((refusal) => refusal)
  if (refusals.length > 0) console.log('  refused', new Set(refusals))
  return { ...(await reckon(shop.database, load.attempts)), rounds: done }
}

/** Until the cluster is whole again, and some seconds more. */
async function makeRound({ cluster, load }: Stage, happen: () => Promise<void>): Promise<Round> {
  const from = performance.now()
  const before = { reads: load.reads, failedReads: sum(load.failedReads) }
  await happen()
  await cluster.whole()
  await wait(5_000)
  return {
    outageSeconds: longestGap(load.attempts, { from, to: performance.now() }) / 1_000,
    reads: load.reads - before.reads,
    failedReads: sum(load.failedReads) - before.failedReads,
  }
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}

/** `3 times in 2 runs, 3,000 orders: lost 0, doubled 0; 31.2 s without orders at most; 0.012 % of 20,000 reads failed`. */
export function figuresOf(outcome: Outcome & { runs: number }): string {
  const { placed, lost, doubled, rounds, runs } = outcome
  const times = `${rounds.length} times${runs > 1 ? ` in ${runs} runs` : ''}`
  return `${times}, ${placed.toLocaleString('en')} orders: lost ${lost}, doubled ${doubled}; ${figuresOfRound(rounds)}`
}

/** Of these rounds: `31.2 s without orders at most; 0.012 % of 20,000 reads failed`. */
export function figuresOfRound(rounds: readonly Round[]): string {
  const { reads, failedReads, outageSeconds } = totalOf(rounds)
  const share = ((100 * failedReads) / Math.max(1, reads)).toFixed(3)
  return `${outageSeconds.toFixed(1)} s without orders at most; ${share} % of ${reads.toLocaleString('en')} reads failed`
}

/** The longest outage, and the reads of all. */
export function totalOf(rounds: readonly Round[]): Round {
  return {
    outageSeconds: Math.max(...rounds.map((round) => round.outageSeconds)),
    reads: rounds.reduce((total, round) => total + round.reads, 0),
    failedReads: rounds.reduce((total, round) => total + round.failedReads, 0),
  }
}

/** Whether nothing that was answered is missing, and nothing is there twice or refused without a reason. */
export function isWhole({ lost, doubled, refused, placed }: Outcome): boolean {
  return lost === 0 && doubled === 0 && refused === 0 && placed > 0
}

/** Whether orders were back in time, and fewer than 0.1 % of the reads failed. */
export function isBackIn(seconds: number, rounds: readonly Round[]): boolean {
  const { reads, failedReads, outageSeconds } = totalOf(rounds)
  return outageSeconds <= seconds && failedReads < reads / 1_000
}
