import { expect, test } from 'vitest'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { readThroughDelays } from './delayed-reads.ts'
import { openLaggingShop } from './lagging-shop.ts'

const reads = sized(600, 10_000)

test(
  `of ${formatCount(reads)} reads through a replica delayed at random none is older than its announcement`,
  async () => {
    await using opened = new AsyncDisposableStack()
    const outcome = await readThroughDelays(await openLaggingShop(opened), reads)
    expect(outcome).toMatchObject({ reads, older: 0 })
    expect(outcome.copied).toBeGreaterThan(0)
    expect(outcome.replaced.behind).toBeGreaterThan(0)
  },
  proofMs,
)

test(
  'some are, where announcements are not waited for',
  async () => {
    await using opened = new AsyncDisposableStack()
    const shop = await openLaggingShop(opened, { isDeaf: true })
    expect((await readThroughDelays(shop, 300)).older).toBeGreaterThan(0)
  },
  proofMs,
)
