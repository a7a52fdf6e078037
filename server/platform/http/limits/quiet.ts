import { performance } from 'node:perf_hooks'

/** ms over which the event loop is watched at least. */
const window = 100
/** The share of its time in which a quiet event loop works. */
const atMost = 0.25

let since = performance.eventLoopUtilization()
let sampledAt = performance.now()
let isQuiet = false

/** Whether the event loop had little to do of late: then work that nobody waits for takes nothing from anybody. */
export function isEventLoopQuiet(): boolean {
  const now = performance.now()
  if (now - sampledAt < window) return isQuiet
  const until = performance.eventLoopUtilization()
  isQuiet = performance.eventLoopUtilization(until, since).utilization <= atMost
  since = until
  sampledAt = now
  return isQuiet
}
