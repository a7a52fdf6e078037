import { otherDeaths } from './deaths.ts'
import type { Drill } from './drill.ts'
import { figuresDrill } from './figures.ts'
import { manyOrders } from './growth/orders.ts'
import { processes } from './growth/processes.ts'
import { synchronous } from './growth/synchronous.ts'
import { machines } from './machines/machines.ts'
import { primaryKilled, primaryStopped, standbysStopped } from './primary.ts'
import { failingProviders } from './providers/providers.ts'
import { rollingRelease } from './release/rolling.ts'
import { waitingMigration } from './release/waiting.ts'
import { replicaReads } from './replica/replica-reads.ts'
import { restoreDrill } from './restore/restore.ts'

/** All drills, in the order in which `npm run drill` makes them. A new one adds its line. */
export const drills: readonly Drill[] = [
  primaryKilled,
  primaryStopped,
  standbysStopped,
  otherDeaths,
  replicaReads,
  failingProviders,
  rollingRelease,
  waitingMigration,
  machines,
  synchronous,
  processes,
  manyOrders,
  figuresDrill,
  restoreDrill,
]
