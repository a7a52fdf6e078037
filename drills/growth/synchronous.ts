import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { median } from '../calls.ts'
import { startApps } from '../cluster/apps.ts'
import { type Cluster, clusterPackages, startCluster } from '../cluster/cluster.ts'
import { openShop } from '../cluster/rehearsed-shop.ts'
import type { Drill } from '../drill.ts'
import { type AtMost, atMost } from './at-most.ts'

const measuredMs = 8_000

/** What it costs that a standby confirms each order. */
export const synchronous: Drill = {
  name: 'synchronous',
  how: 'Orders a second at most, where each commit waits for a standby, and where none does, in turns.',
  packages: clusterPackages,
  async run({ opened, isShort }) {
    const cluster = await startCluster(opened)
    const shop = await openShop(opened, cluster)
    await startApps(opened, cluster)
    await atMost(shop, 'orders', measuredMs)
    const waiting: AtMost[] = []
    const alone: AtMost[] = []
    for (let turn = 0; turn < (isShort ? 2 : 5); turn++) {
      await waitForStandbys(cluster, true)
      waiting.push(await atMost(shop, 'orders', measuredMs))
      await waitForStandbys(cluster, false)
      alone.push(await atMost(shop, 'orders', measuredMs))
    }
    await waitForStandbys(cluster, true)
    const failed = [...waiting, ...alone].flatMap((one) => one.failed)
    if (failed.length > 0) console.log('  failed', new Set(failed))
    const ratios = waiting.map(({ perSecond }, turn) => perSecond / (alone[turn]?.perSecond ?? 1))
    const described = (all: AtMost[]) =>
      `${Math.round(median(all.map(({ perSecond }) => perSecond)))} orders/s, p95 ${Math.round(median(all.map(({ p95 }) => p95)))} ms`
    return [
      {
        what: 'orders/s with synchronous standbys and without',
        toReach: 'told',
        figures: `16 buyers, two processes, ${waiting.length} turns: a standby confirms each commit ${described(waiting)}; standbys that nobody waits for ${described(alone)}; ${median(ratios).toFixed(2)} × (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
        isReached: failed.length === 0,
      },
    ]
  },
}

/** For sessions that are open too. */
async function waitForStandbys(cluster: Cluster, isWaiting: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.superuserUrl(await cluster.primary()) })
  await client.connect()
  try {
    await client.query(`ALTER SYSTEM SET synchronous_commit = ${isWaiting ? 'on' : 'local'}`)
    await client.query('SELECT pg_reload_conf()')
  } finally {
    await client.end()
  }
  await wait(1_000)
}
