import { otherDeaths } from './deaths.ts'
import type { Drill } from './drill.ts'
import { figuresDrill } from './figures.ts'
import { primaryKilled, primaryStopped, standbysStopped } from './primary.ts'
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
  rollingRelease,
  waitingMigration,
  figuresDrill,
  restoreDrill,
]
