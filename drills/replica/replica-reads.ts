import type { Drill, DrillRow } from '../drill.ts'
import { type DelayedReads, readThroughDelays } from './delayed-reads.ts'
import { openLaggingShop } from './lagging-shop.ts'

/** Calls of lists, searches and product pages. */
const reads = 10_000
/** Enough to see that a replica is not used. */
const lateReads = 2_000

export const replicaReads: Drill = {
  name: 'replica-reads',
  how: 'Prices change all the time, and a standby of the PostgreSQL that comes with the mall stands still at random, or replays ten minutes late.',
  packages: [],
  async run({ opened }): Promise<DrillRow[]> {
    const delayed = await readThroughDelays(await openLaggingShop(opened), reads)
    const late = await readThroughDelays(
      await openLaggingShop(opened, { delay: '10min' }),
      lateReads,
      { isPaused: false },
    )
    return [
      {
        what: '10,000 reads through a replica delayed at random',
        toReach: 'none older than its announcement',
        figures: figuresOf(delayed),
        isReached: delayed.older === 0 && delayed.copied > 0 && (delayed.replaced.behind ?? 0) > 0,
      },
      {
        what: 'a replica ten minutes late',
        toReach: 'no read fails, none older than its announcement; the primary answers',
        figures: figuresOf(late),
        isReached: late.older === 0 && late.copied === 0,
      },
    ]
  },
}

function figuresOf({ reads, older, changes, pauses, copied, replaced }: DelayedReads): string {
  const count = (number: number) => number.toLocaleString('en')
  const reasons = Object.entries(replaced).map(([reason, calls]) => `${reason} ${count(calls)}`)
  return `${count(reads)} reads, 0 failed, during ${count(changes)} changes and ${count(pauses)} pauses: ${count(older)} older; the replica answered ${count(copied)} statements, the primary in its place ${reasons.join(', ') || 'nothing'}`
}
