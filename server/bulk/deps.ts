import type { RecordAudit } from '#server/audit/audit.ts'
import type { ManageDeps, TakePictures } from '#server/catalogue/catalogue.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Logger } from '#server/platform/log.ts'

export interface BulkDeps {
  database: Database
  clock: Clock
  log: Pick<Logger, 'error'>
  recordAudit: RecordAudit
  /** Whether other domains name a product: then taking it back archives it. */
  isNamed: ManageDeps['isNamed']
  /** The hashes of pictures that were sent under these file names, in small letters. */
  picturesNamed(db: Db, names: readonly string[]): Promise<Map<string, string>>
  /** Keeps pictures from being deleted until the commit; answers what is known of them, by hash. */
  takePictures: TakePictures
  /** Stores the picture of what has none of its own; answers its hash. */
  plainPicture(): Promise<string>
}
