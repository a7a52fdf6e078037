import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../calls.ts'
import { startApps } from '../cluster/apps.ts'
import { clusterPackages, startCluster } from '../cluster/cluster.ts'
import { openShop } from '../cluster/rehearsed-shop.ts'
import type { Drill } from '../drill.ts'
import { type AtMost, atMost, type Kind } from './at-most.ts'

const kinds: readonly Kind[] = ['pages', 'lists', 'orders']
const counts = [1, 2, 4]
/** ms of each kind in each turn. */
const measuredMs = 5_000

/** What more processes bring on one machine, with standbys that are read from and without. */
export const processes: Drill = {
  name: 'processes',
  how: 'One, two and four processes of the mall on the cluster, reading from standbys and not: fresh pages and orders a second at most, and p95 of fresh lists.',
  packages: clusterPackages,
  async run({ opened, isShort }) {
    const cluster = await startCluster(opened, Math.max(...counts))
    const shop = await openShop(opened, cluster)
    const figures: string[] = []
    let failures = 0
    for (const apps of counts) {
      for (const isReplicaUsed of [false, true]) {
        await using own = new AsyncDisposableStack()
        await startApps(own, cluster, { apps, isReplicaUsed })
        // Caches of plans and compiled code, and the proxy's checks.
        await wait(3_000)
        for (const kind of kinds) await atMost(shop, kind, 2_000)
        const found = new Map<Kind, AtMost[]>()
        for (let turn = 0; turn < (isShort ? 1 : 2); turn++)
          for (const kind of kinds)
            found.set(kind, [...(found.get(kind) ?? []), await atMost(shop, kind, measuredMs)])
        const all = [...found.values()].flat()
        const failed = all.flatMap((one) => one.failed)
        if (failed.length > 0) console.log('  failed', new Set(failed))
        failures += failed.length
        const of = (kind: Kind, what: 'perSecond' | 'p95') =>
          Math.round(median((found.get(kind) ?? []).map((one) => one[what])))
        const line = `${apps} ${isReplicaUsed ? 'with replica' : 'without'}: ${of('pages', 'perSecond')} pages/s, ${of('orders', 'perSecond')} orders/s, lists ${of('lists', 'p95')} ms`
        console.log(`  ${line}`)
        figures.push(line)
      }
    }
    return [
      {
        what: 'one, two and four processes, with replicas and without',
        toReach: 'told',
        figures: `16 callers; fresh pages and orders a second, p95 of fresh lists; load, three PostgreSQL and processes share this machine: ${figures.join('; ')}; ${failures} failed`,
        isReached: failures === 0,
      },
    ]
  },
}
