import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { deleteOldKeys } from './once.ts'

/** The public module of records: other domains import nothing else. */
export {
  asText,
  changed,
  type RecordFields,
  requireVersion,
  type VersionedRow,
} from './edited-meanwhile.ts'
export { answerOnce } from './once.ts'
export {
  orderRecords,
  type RecordChange,
  type RecordDeps,
  type RecordKind,
  recordsOf,
} from './versioned.ts'

export function openRecords({ database, clock }: { database: Database; clock: Clock }): Domain {
  return {
    handlers: {},
    jobs: [defineJob('office-keys', '20 3 * * *', () => deleteOldKeys(database, clock.now()))],
  }
}
