import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/operations/test-prometheus.ts'
import { median, percentile } from '../calls.ts'
import { openShop } from '../cluster/rehearsed-shop.ts'
import type { Drill, DrillRow } from '../drill.ts'
import { startApp } from './app.ts'
import { type Callers, openCallers, type Phase } from './callers.ts'
import {
  type Failure,
  failures,
  type Lines,
  openLines,
  type ProviderName,
  providerNames,
} from './lines.ts'
import { between, type Outcomes, outcomesOf } from './outcomes.ts'

/** What is promised: browsing beside a provider in trouble takes so many times as long, p95. */
const longestRatio = 1.5
/** Quiet and trouble follow each other so often, since the machine's own speed swings. */
const turns = { short: 1, whole: 5 }
const phaseMs = 4_000
/** A breaker tries again after 20 s at most. */
const backWithinMs = 45_000

interface Stage {
  shopUrl: string
  lines: Lines
  callers: Callers
}

/** What one trouble of one provider did. */
interface Effect {
  failure: Failure
  /** p95 of reads and of orders in trouble, of what they are in quiet. */
  reads: number
  orders: number
  /** Of reads and orders in trouble, and in quiet, where the machine is to blame. */
  failed: string[]
  failedBefore: string[]
  calls: number
  own: Outcomes
  /** Failed calls to the others, by provider. */
  others: ReadonlyMap<string, number>
}

/** Each provider slow, down, and talking nonsense, in turns with quiet. */
export const failingProviders: Drill = {
  name: 'providers',
  how: 'Each provider is slow, down and talks nonsense in turns with quiet, beside readers, orders from the wallet and calls to all providers; `-- providers Dojah` makes one of them.',
  packages: [],
  async run({ opened, isShort, args }) {
    const chosen = providerNames.filter((name) => args.length === 0 || args.includes(name))
    const stage = await openStage(opened)
    // The first seconds fill caches.
    await stage.callers.during(phaseMs)
    const rows: DrillRow[] = []
    for (const name of chosen) rows.push(await rehearse(stage, name, isShort))
    return rows
  },
}

async function openStage(opened: AsyncDisposableStack): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-providers-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const shopUrl = `http://127.0.0.1:${port}`
  const lines = await openLines(opened, { folder, shopUrl })
  const { databaseUrl } = await startApp(opened, { folder, port, shopUrl, lines })
  const shop = await openShop(opened, { url: databaseUrl, shopUrl })
  return { shopUrl, lines, callers: await openCallers(opened, shop) }
}

async function rehearse(stage: Stage, name: ProviderName, isShort: boolean): Promise<DrillRow> {
  const effects: Effect[] = []
  let back = 0
  for (const failure of Object.keys(failures).filter(isFailure)) {
    const effect = await inTurns(stage, name, failure, isShort ? turns.short : turns.whole)
    effects.push(effect)
    console.log(`  ${name} ${figuresOf(effect)}`)
    const { failed, failedBefore, others } = effect
    if (failed.length > 0) console.log('  failed', new Set(failed))
    if (failedBefore.length > 0) console.log('  failed in quiet', new Set(failedBefore))
    if (others.size > 0) console.log('  failed calls to others', others)
    back = Math.max(back, await backAfter(stage, name))
  }
  const failed = effects.flatMap((effect) => effect.failed).length
  const failedBefore = effects.flatMap((effect) => effect.failedBefore).length
  const others = effects
    .flatMap((effect) => [...effect.others.values()])
    .reduce((total, failed) => total + failed, 0)
  const worst = Math.max(...effects.map(({ reads }) => reads))
  const hadFailures = effects.every(({ own }) => own.failed > 0)
  const calls = effects.reduce((total, effect) => total + effect.calls, 0)
  return {
    what: `${name} slow, down, talking nonsense`,
    toReach: `only its function suffers; browsing p95 ≤ ${longestRatio} ×`,
    figures: `${effects.map(figuresOf).join('; ')}; of ${calls.toLocaleString('en')} reads and wallet orders ${failed} failed in trouble and ${failedBefore} in quiet, of calls to other providers ${others}; its own work again after ${(back / 1_000).toFixed(0)} s at most`,
    isReached:
      worst <= longestRatio && failed === 0 && others === 0 && hadFailures && back < backWithinMs,
  }
}

function isFailure(word: string): word is Failure {
  return word in failures
}

async function inTurns(
  { shopUrl, lines, callers }: Stage,
  name: ProviderName,
  failure: Failure,
  times: number,
): Promise<Effect> {
  const quiet: Phase[] = []
  const troubled: Phase[] = []
  const before = await outcomesOf(shopUrl)
  for (let turn = 0; turn < times; turn++) {
    quiet.push(await callers.during(phaseMs))
    await lines.of[name].breakOff(failures[failure])
    troubled.push(await callers.during(phaseMs))
    await lines.of[name].mend()
  }
  const after = between(before, await outcomesOf(shopUrl))
  const p95 = (phases: Phase[], kind: keyof Phase) =>
    median(phases.map((phase) => percentile(phase[kind].ms, 0.95)))
  const all = [...quiet, ...troubled].flatMap(({ reads, orders }) => [reads, orders])
  const others = [...after]
    .filter(([provider, { failed }]) => provider !== name && failed > 0)
    .map(([provider, { failed }]) => [provider, failed] as const)
  return {
    failure,
    reads: p95(troubled, 'reads') / p95(quiet, 'reads'),
    orders: p95(troubled, 'orders') / p95(quiet, 'orders'),
    failed: failuresOf(troubled),
    failedBefore: failuresOf(quiet),
    calls: all.reduce((total, { ms }) => total + ms.length, 0),
    own: after.get(name) ?? { ok: 0, failed: 0 },
    others: new Map(others),
  }
}

function failuresOf(phases: readonly Phase[]): string[] {
  return phases.flatMap(({ reads, orders }) => [...reads.failed, ...orders.failed])
}

/** ms until a call to it succeeds again; everybody goes on meanwhile. */
async function backAfter({ shopUrl, callers }: Stage, name: ProviderName): Promise<number> {
  const from = performance.now()
  const before = (await outcomesOf(shopUrl)).get(name)?.ok ?? 0
  while (performance.now() - from < backWithinMs) {
    await callers.during(1_000)
    if (((await outcomesOf(shopUrl)).get(name)?.ok ?? 0) > before) break
    await wait(200)
  }
  return performance.now() - from
}

/** `slow: reads 1.04 ×, orders 1.10 ×, 12 of its 40 calls failed`. */
function figuresOf({ failure, reads, orders, own }: Effect): string {
  const times = (ratio: number) => `${ratio.toFixed(2)} ×`
  return `${failure}: reads ${times(reads)}, orders ${times(orders)}, ${own.failed} of its ${own.ok + own.failed} calls failed`
}
