import type { RecordAudit } from '#server/audit/audit.ts'
import type { ManageDeps } from '#server/catalogue/catalogue.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/log.ts'

export interface BulkDeps {
  database: Database
  clock: Clock
  log: Pick<Logger, 'error'>
  recordAudit: RecordAudit
  /** Whether other domains name a product: then taking it back archives it. */
  isNamed: ManageDeps['isNamed']
}
