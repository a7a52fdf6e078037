import { z } from 'zod'
import { queueNames } from '#contract/figures.ts'
import type { Backlog } from '#server/platform/queue.ts'

/** What waits in each queue, as it was counted last. */
export const Queues = z
  .array(
    z.object({
      name: z.enum(queueNames),
      waiting: z.number(),
      /** When the first of them was due; later than now: none is yet. */
      dueSince: z.iso.datetime().nullable(),
    }),
  )
  .catch([])
export type Queues = z.infer<typeof Queues>

export type Backlogs = Record<(typeof queueNames)[number], Backlog>

export function countQueues(backlogs: Backlogs) {
  const position: Queues = queueNames.map((name) => {
    const { waiting, due_since } = backlogs[name]
    return { name, waiting, dueSince: due_since?.toISOString() ?? null }
  })
  return { value: position.reduce((sum, { waiting }) => sum + waiting, 0), position }
}
