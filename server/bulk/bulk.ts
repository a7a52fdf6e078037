import type { bulk } from '#contract/office/bulk.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { removeUnloaded } from './load.ts'
import { type BulkOfficeDeps, bulkHandlers } from './office.ts'
import { openWorker } from './work/worker.ts'

/** The public module of bulk changes: all that other domains may import. */
export { bulkSubjectsOf } from './read.ts'

export function openBulk(
  deps: Omit<BulkOfficeDeps, 'worker'>,
): Domain<Record<never, never>, typeof bulk> {
  const worker = openWorker(deps)
  return {
    handlers: {},
    office: bulkHandlers({ ...deps, worker }),
    jobs: [
      // What another process began and did not end; each call that makes work begins it at once.
      defineJob('bulk-work', '* * * * *', () => worker.run()),
      defineJob('bulk-clean-up', '40 3 * * *', () => removeUnloaded(deps)),
    ],
    close: () => worker.close(),
  }
}
