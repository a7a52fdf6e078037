import { performance } from 'node:perf_hooks'

/** ms over which the event loop is watched at least. */
const window = 100

let since = performance.eventLoopUtilization()
let sampledAt = performance.now()
let share = 0

/** The share of its time in which the event loop worked of late, 0 to 1: work that nobody waits for leaves room by it. */
export function eventLoopShare(): number {
  const now = performance.now()
  if (now - sampledAt < window) return share
  const until = performance.eventLoopUtilization()
  share = performance.eventLoopUtilization(until, since).utilization
  since = until
  sampledAt = now
  return share
}
