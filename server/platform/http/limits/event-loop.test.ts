import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventLoopShare } from './event-loop.ts'

test('an event loop that works has little time left, one that waits has much', async () => {
  await expect
    .poll(
      () => {
        const until = performance.now() + 200
        while (performance.now() < until);
        return eventLoopShare()
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0.8)
  await expect
    .poll(
      async () => {
        await wait(200)
        return eventLoopShare()
      },
      { timeout: 10_000 },
    )
    .toBeLessThan(0.5)
})
