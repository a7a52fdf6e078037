import type { operations as officeOperations } from '#contract/office/operations.ts'
import type { operations } from '#contract/shop/status.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { type OperationsOfficeDeps, operationsOffice } from './office.ts'
import { type BoardDeps, openBoard, type StatusBoard } from './status/board.ts'
import { openWatch, type WatchDeps } from './watch.ts'

/** The public module of operations: all that other domains may import. */
export { admit } from './admit.ts'
export type { Measure } from './figures/figures.ts'
export type { FigureName } from './figures/names.ts'
export { countMoves } from './figures/order-totals.ts'
export { countQueues } from './figures/queues.ts'
export { measureWalks } from './figures/walk-on.ts'
export { setSwitch } from './set-switch.ts'
export type { Status } from './status/board.ts'
export { describeSwitches, openSwitches, type Switches } from './switches.ts'

export interface Operations extends Domain<typeof operations, typeof officeOperations> {
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
