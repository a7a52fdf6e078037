import type { Endpoint } from '#contract/endpoint.ts'
import type { operations as officeOperations } from '#contract/office/operations.ts'
import type { operations } from '#contract/shop/status.ts'
import { type IsClosed, switchTexts } from '#contract/switches.ts'
import type { Domain } from '#server/platform/domain.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { type OperationsOfficeDeps, operationsOffice } from './office.ts'
import { type BoardDeps, openBoard, type StatusBoard } from './status/board.ts'
import { openWatch, type WatchDeps } from './watch.ts'

/** The public module of operations: all that other domains may import. */
export type { Measure } from './figures/figures.ts'
export type { FigureName } from './figures/names.ts'
export { countMoves } from './figures/order-totals.ts'
export { countQueues } from './figures/queues.ts'
export { measureWalks } from './figures/walk-on.ts'
export { setSwitch } from './set-switch.ts'
export type { Status } from './status/board.ts'
export { describeSwitches, openSwitches, type Switches } from './switches.ts'

interface Operations extends Domain<typeof operations, typeof officeOperations> {
  status: Pick<StatusBoard, 'read' | 'start'>
  /** Begins to watch, in a process that serves. */
  startWatch(): void
}

export function openOperations(
  deps: Omit<OperationsOfficeDeps, 'processId'> & BoardDeps & WatchDeps,
): Operations {
  const board = openBoard(deps)
  const watch = openWatch(deps)
  const { processId } = watch
  return {
    handlers: { status: async () => ({ data: board.read() }) },
    office: operationsOffice({ ...deps, processId }),
    jobs: [
      defineJob('operations-status', '* * * * *', () => board.run()),
      // Each process counts what is due anyhow; this also counts after the clock was moved.
      defineJob('operations-count', '* * * * *', watch.count),
    ],
    metrics: watch.metrics,
    status: board,
    startWatch: watch.start,
    async close() {
      await board.close()
      await watch.close()
    },
  }
}

/**
 * Refuses what staff have closed: with `closed_for_now` a call of that part of the mall, and with `read_only` all that
 * shoppers change. The calls of the office, webhooks and jobs go on.
 */
export function admit(endpoint: Endpoint, isClosed: IsClosed): void {
  const { closedBy } = endpoint
  if (isClosed('read-only') && changesForShopper(endpoint)) {
    refuse('read_only', { message: switchTexts['read-only'].words })
  }
  if (closedBy && isClosed(closedBy)) {
    refuse('closed_for_now', { message: switchTexts[closedBy].words })
  }
}

/** A POST that only reads says `inReadOnly` itself. */
function changesForShopper({ method, access, changesState, inReadOnly }: Endpoint): boolean {
  if (typeof access !== 'string' || inReadOnly) return false
  return method !== 'GET' || changesState === true
}
