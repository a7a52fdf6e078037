import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { reckon } from '../cluster/rehearsed-shop.ts'
import type { Drill, DrillRow } from '../drill.ts'
import { addRelease, openStage, runRelease, type Stage } from './stage.ts'
import { Traffic } from './traffic.ts'

const perSecond = 100
/** ms under load before, between and after the switches. */
const steadyMs = 8_000

/** What the next release brings: other scripts, a column of a table that all carts use, and an index made meanwhile. */
const next = {
  'storefront/client.tsx': (before: string) =>
    `${before}\ndocument.documentElement.dataset.release = 'next'\n`,
  'database/migrations/9901_drilled_carts.sql': () =>
    "-- Up Migration\n\nALTER TABLE cart_lines ADD COLUMN drilled text NOT NULL DEFAULT '';\n",
  'database/migrations/9902_drilled_orders.sql': () =>
    [
      '-- Up Migration',
      '-- outside a transaction',
      '',
      'DROP INDEX CONCURRENTLY IF EXISTS drilled_lines;',
      '',
      'CREATE INDEX CONCURRENTLY drilled_lines ON order_lines (product_id, order_id);',
      '',
    ].join('\n'),
}

/** The next release throws as soon as it is started. */
const broken = { 'server/main.ts': () => "throw new Error('the release of a drill')\n" }

export const rollingRelease: Drill = {
  name: 'rolling',
  how: `A release with a migration goes out by ops/release under ${perSecond} requests/s through HAProxy, and back; then one that does not start.`,
  packages: ['haproxy'],
  async run(rehearsal) {
    const { opened, isShort } = rehearsal
    const stage = await openStage(opened)
    const former = await addRelease(stage, 'former')
    const releases = {
      former,
      next: await addRelease(stage, 'next', next),
      broken: await addRelease(stage, 'broken', broken),
    }
    for (const port of stage.ports) await stage.services.start(port, former)
    await isReady(stage)
    const rounds = isShort ? 1 : 3
    const there = await rehearse(stage, async () => {
      for (let round = 0; round < rounds; round++) {
        await release(stage, releases.next, 'next')
        await release(stage, former, 'former')
      }
    })
    const failed = await rehearse(stage, async () => {
      const { said, code } = await runRelease(stage, releases.broken, { OJA_READY_SECONDS: '10' })
      console.log(said)
      await serve(stage, 'former')
      if (code !== 1 || !said.includes('runs again former')) throw new Error('it went out')
    })
    return [
      rowOf(
        'release and rollback, with a migration, under 100 requests/s and open checkouts',
        `${rounds} × there and back, two processes`,
        there,
      ),
      rowOf('a release that does not start, under the same', 'the former one runs again', failed),
    ]
  },
}

interface Outcome {
  traffic: Traffic
  carts: number
  lostCarts: number
  lostOrders: number
}

/** Under load: some seconds, what happens, some seconds; then everything that was answered is looked up. */
async function rehearse(stage: Stage, happen: () => Promise<void>): Promise<Outcome> {
  const traffic = new Traffic(stage.shopUrl, stage.shop)
  await traffic.start(perSecond)
  await wait(steadyMs)
  await happen()
  await wait(steadyMs)
  const { carts, lostCarts } = await traffic.end()
  if (traffic.failed.size > 0) console.log('  failed', Object.fromEntries(traffic.failed))
  const attempts = traffic.orders.map((code) => {
    return { key: code, code, answeredAt: null, refusal: null }
  })
  const { lost } = await reckon(stage.shop.database, attempts)
  return { traffic, carts, lostCarts, lostOrders: lost }
}

/** Runs its ops/release, and waits a while afterwards. */
async function release(stage: Stage, folder: string, name: string): Promise<void> {
  const { said, code } = await runRelease(stage, folder)
  console.log(said)
  if (code !== 0) throw new Error(`${name} did not go out`)
  await serve(stage, name)
  await wait(steadyMs)
}

/** Waits until every process says that it runs this release; throws where one does not. */
async function serve({ databaseUrl, ports }: Stage, name: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(500)) {
      const { rows } = await client.query('SELECT release FROM operations_processes')
      if (rows.length === ports.length && rows.every((row) => row.release === name)) return
    }
    throw new Error(`not all processes run ${name}`)
  } finally {
    await client.end()
  }
}

async function isReady({ shopUrl, ports, services }: Stage): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(500)) {
    const { status } = await fetch(`${shopUrl}/readyz`).catch(() => ({ status: 0 }))
    const logs = ports.map((port) => services.log(port))
    if (status === 200 && logs.every((log) => log.includes('ready on'))) return
  }
  throw new Error(`the processes do not start:\n${ports.map(services.log).join('\n')}`)
}

function rowOf(what: string, how: string, outcome: Outcome): DrillRow {
  const { traffic, carts, lostCarts, lostOrders } = outcome
  const { sent, failed, slowestMs, moved, scripts, orders } = traffic
  const failures = [...failed.values()].reduce((sum, count) => sum + count, 0)
  const placed = orders.length.toLocaleString('en')
  return {
    what,
    toReach: '0 failed requests, 0 lost carts',
    figures: `${how}: ${sent.toLocaleString('en')} requests, ${failures} failed, the slowest ${(slowestMs / 1_000).toFixed(1)} s; ${carts} carts, ${lostCarts} lost; ${placed} orders, ${lostOrders} lost; ${scripts.size} scripts of both builds; ${moved} streams moved on`,
    isReached: failures === 0 && lostCarts === 0 && lostOrders === 0,
  }
}
