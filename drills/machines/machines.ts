import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clusterPackages } from '../cluster/cluster.ts'
import { reckon } from '../cluster/rehearsed-shop.ts'
import type { Drill, DrillRow } from '../drill.ts'
import { addRelease } from '../release/stage.ts'
import { Traffic } from '../release/traffic.ts'
import type { Machine } from './machine.ts'
import { openSite, type Site } from './site.ts'

const perSecond = 50
/** ms under load before, between and after. */
const steadyMs = 8_000
/** How soon systemd has to have a killed program back, s. */
const backSeconds = 10

/** The next release: another script and a column of the table of all carts. */
const next = {
  'storefront/client.tsx': (before: string) =>
    `${before}\ndocument.documentElement.dataset.release = 'next'\n`,
  'database/migrations/9904_drilled_site.sql': () =>
    "-- Up Migration\n\nALTER TABLE cart_lines ADD COLUMN drilled_site text NOT NULL DEFAULT '';\n",
}

/** ops/install, ops/systemd and ops/release as they are, each machine with a systemd of its own. */
export const machines: Drill = {
  name: 'machines',
  how: 'ops/install installs three machines of the database and one of the mall, each with systemd as its process 1; ops/release releases there and back under load, and each unit is killed. Needs root.',
  packages: clusterPackages,
  async run({ opened }) {
    const site = await openSite(opened)
    await addRelease({ folder: site.releases }, 'next', next)
    return [await releaseThereAndBack(site), await killEachUnit(site)]
  },
}

async function releaseThereAndBack(site: Site): Promise<DrillRow> {
  const traffic = new Traffic(site.shopUrl, site.shop)
  await traffic.start(perSecond)
  await wait(steadyMs)
  for (const name of ['next', 'former']) {
    console.log(await site.shopMachine.run(`/opt/oja/releases/${name}/ops/release`, site.file))
    await serves(site, name)
    await wait(steadyMs)
  }
  const { carts, lostCarts } = await traffic.end()
  const { sent, failed, slowestMs, orders } = traffic
  if (failed.size > 0) console.log('  failed', Object.fromEntries(failed))
  const failures = [...failed.values()].reduce((sum, count) => sum + count, 0)
  const attempts = orders.map((code) => ({ key: code, code, answeredAt: null, refusal: null }))
  const { lost } = await reckon(site.shop.database, attempts)
  return {
    what: 'ops/install on four machines with systemd, then release and rollback with a migration on the Patroni cluster, under load',
    toReach: '0 failed requests, 0 lost carts',
    figures: `${sent.toLocaleString('en')} requests at ${perSecond} a second, ${failures} failed, the slowest ${(slowestMs / 1_000).toFixed(1)} s; ${carts} carts, ${lostCarts} lost; ${orders.length.toLocaleString('en')} orders, ${lost} lost`,
    isReached: failures === 0 && lostCarts === 0 && lost === 0,
  }
}

/** Waits until both processes say that they run this release. */
async function serves({ databaseUrl }: Site, name: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(500)) {
      const { rows } = await client.query('SELECT release FROM operations_processes')
      if (rows.length === 2 && rows.every((row) => row.release === name)) return
    }
    throw new Error(`not both processes run ${name}`)
  } finally {
    await client.end()
  }
}

/** SIGKILL for the main process of each unit, one after another: systemd starts it again. */
async function killEachUnit(site: Site): Promise<DrillRow> {
  const units: [Machine, string][] = [
    ...site.nodes.flatMap((machine): [Machine, string][] =>
      ['oja-etcd', 'oja-patroni'].map((unit) => [machine, unit]),
    ),
    ...['oja-haproxy-database', 'oja-haproxy-mall', 'oja-mall@3000', 'oja-mall@3001'].map(
      (unit): [Machine, string] => [site.shopMachine, unit],
    ),
  ]
  let slowest = 0
  for (const [machine, unit] of units) {
    const before = await mainProcess(machine, unit)
    const from = performance.now()
    await machine.run('systemctl', 'kill', '--kill-who=main', '--signal=KILL', unit)
    await isBack(machine, unit, before)
    const seconds = (performance.now() - from) / 1_000
    console.log(`  ${unit} of ${machine.name}: back after ${seconds.toFixed(1)} s`)
    slowest = Math.max(slowest, seconds)
  }
  const failed = await Promise.all(
    [...site.nodes, site.shopMachine].map(({ run }) => run('systemctl', '--failed', '--no-legend')),
  )
  return {
    what: 'the main process of each unit killed, one after another',
    toReach: `systemd has it back in ${backSeconds} s`,
    figures: `${units.length} units, the slowest back after ${slowest.toFixed(1)} s; failed units afterwards: ${failed.join('').trim() || 'none'}`,
    isReached: slowest <= backSeconds && failed.join('').trim() === '',
  }
}

async function mainProcess({ run }: Machine, unit: string): Promise<string> {
  return (await run('systemctl', 'show', '--value', '--property=MainPID', unit)).trim()
}

async function isBack(machine: Machine, unit: string, before: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(200)) {
    const state = await machine.run('systemctl', 'is-active', unit).catch(() => '')
    const now = await mainProcess(machine, unit)
    if (state.trim() === 'active' && now !== '0' && now !== before) return
  }
  throw new Error(`${unit} of ${machine.name} is not back`)
}
