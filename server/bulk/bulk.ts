import type { bulk } from '#contract/office/bulk.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { BulkDeps } from './deps.ts'
import { exportProducts } from './export.ts'
import { gridRows } from './grid.ts'
import { loadFile, removeUnloaded } from './load.ts'
import { changePage, rowPage, wholeChange } from './read.ts'
import { refusedFile } from './refused.ts'
import { changeCells, changeSelection } from './selections.ts'
import { applyChange, stopChange, undoChange } from './states.ts'
import { type BulkWorker, openWorker } from './work/worker.ts'

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

interface BulkOfficeDeps extends BulkDeps {
  memberNames: MemberNames
  worker: BulkWorker
}

function bulkHandlers(deps: BulkOfficeDeps): Handlers<typeof bulk> {
  const { database, clock, memberNames, worker } = deps
  /** Nobody waits for it: pages ask how far it is. */
  function begin(): void {
    void worker.run().catch((error) => deps.log.error({ err: error }, 'bulk changes do not go on'))
  }
  return {
    async bulkChanges({ query }) {
      return { data: await changePage(database, query, memberNames) }
    },
    async gridCells({ query: { ids } }) {
      return { data: { rows: await gridRows(database, ids) } }
    },
    async bulkChange({ params: { id } }, call) {
      const reading = { now: clock.now(), member: staffOf(call) }
      return { data: await wholeChange(database, id, memberNames, reading) }
    },
    async bulkRows({ params: { id }, query }) {
      return { data: await rowPage(database, id, query) }
    },
    async exportProducts({ query }, call) {
      const body = await exportProducts(deps, query, call)
      return { file: { name: 'products.csv', body } }
    },
    async refusedRows({ params: { id } }) {
      const body = await refusedFile(database, id)
      return { file: { name: `refused-rows-${id}.csv`, body } }
    },
    async sendBulkFile({ query: { name, brand, seller, adds_groups: adds }, file }, call) {
      const settings = {
        brandId: brand ?? null,
        sellerId: seller ?? null,
        addsGroups: adds === 'true',
      }
      const id = await loadFile(deps, { name, bytes: file, settings }, call)
      begin()
      return { data: { id }, message: 'The file is being checked.' }
    },
    async changeSelection({ body }, call) {
      const id = await changeSelection(deps, body, call)
      begin()
      return { data: { id }, message: 'It is being checked.' }
    },
    async changeCells({ body }, call) {
      const id = await changeCells(deps, body.cells, call)
      begin()
      return { data: { id }, message: 'It is being checked.' }
    },
    async applyBulkChange({ params: { id }, body }, call) {
      await applyChange(deps, id, body.large_price_changes, call)
      begin()
      return { message: 'It is being applied.' }
    },
    async stopBulkChange({ params: { id } }, call) {
      await stopChange(deps, id, call)
      return { message: 'It is stopped.' }
    },
    async undoBulkChange({ params: { id }, body }, call) {
      await undoChange(deps, id, body.large_price_changes, call)
      begin()
      return { message: 'It is being undone.' }
    },
  }
}
