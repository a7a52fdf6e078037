import type { Claimed } from './outbox.ts'

/**
 * The share of its time in which a busy event loop works. In a rush a mail takes two thirds of the processor that an order
 * takes: then mails wait, and codes do not.
 */
const busyShare = 0.5

/** A message that has waited for so long goes out however busy the process is, ms. */
const longestWaitMs = 60_000

/** Since when the one that has waited longest for its first attempt has waited. What failed before waits for its own reasons. */
export function longestWaiting(
  claimed: Pick<Claimed, 'attempts' | 'created_at'>[],
): Date | undefined {
  return claimed
    .filter(({ attempts }) => attempts === 0)
    .map(({ created_at }) => created_at)
    .reduce<Date | undefined>((first, at) => (first && first <= at ? first : at), undefined)
}

export interface Pace {
  waitingSince: Date | undefined
  now: Date
  /** Of its time, 0 to 1. */
  loopShare: number
}

/** Whether what is no code goes on now, rather than at the next look in a second. */
export function hasTurn({ waitingSince, now, loopShare }: Pace): boolean {
  if (loopShare <= busyShare) return true
  return waitingSince !== undefined && now.getTime() - waitingSince.getTime() > longestWaitMs
}
