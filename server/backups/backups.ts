import { verifyAudit } from '#server/audit/audit.ts'
import { priceFaults } from '#server/catalogue/catalogue.ts'
import { orderFaults } from '#server/checkout/checkout.ts'
import { listingFaults, searchFaults } from '#server/discovery/discovery.ts'
import { migrationFaults } from '#server/platform/database/migrate.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Fault } from '#server/platform/fault.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { Store } from '#server/platform/media/store.ts'
import { ledgerFaults } from '#server/wallet/wallet.ts'
import { namedPictures, pictureFaults } from './pictures.ts'

/** The public module of backups: all that others may import. */
export {
  type BackupDeps,
  backUpPictures,
  type MadeBackup,
  makeBackup,
} from './backup.ts'
export { type RestoredBackup, type RestoreSettings, restoreBackup } from './restore.ts'
export { type BackupRun, lastRuns, recordRun } from './runs.ts'

interface CheckDeps {
  db: Db
  keys: Keys
  store: Store
}

/** What one check found. */
export interface Checked {
  /** What was looked at, in words. */
  what: string
  faults: Fault[]
  tookMs: number
}

const sample = 1_000

/**
 * Holds everything that is stored to everything else: for a restored mall, and for one that runs, which it does not
 * disturb but costs a scan of its largest tables. Reads only. Calls `onChecked` after each check, and answers all of them.
 */
export async function checkEverything(
  { db, keys, store }: CheckDeps,
  onChecked: (checked: Checked) => void = () => {},
): Promise<Checked[]> {
  const checks: [what: string, check: () => Promise<Fault[]>][] = [
    ['migrations', () => migrationFaults(db)],
    ['ledger and wallets', () => ledgerFaults(db)],
    ['orders with stock and money', () => orderFaults(db)],
    ['audit', () => auditFaults(db, keys)],
    ['listings', async () => [...(await listingFaults(db)), ...(await priceFaults(db))]],
    ['search', () => searchFaults(db)],
    [
      `pictures, ${sample} of them`,
      async () => pictureFaults(await namedPictures(db), store, sample),
    ],
  ]
  const checked: Checked[] = []
  for (const [what, check] of checks) {
    const startedAt = performance.now()
    const faults = await check()
    const one = { what, faults, tookMs: Math.round(performance.now() - startedAt) }
    checked.push(one)
    onChecked(one)
  }
  return checked
}

async function auditFaults(db: Db, keys: Keys): Promise<Fault[]> {
  const { fault } = await verifyAudit(db, keys)
  return fault ? [{ fault: 'the audit does not add up', count: 1, records: [fault] }] : []
}
