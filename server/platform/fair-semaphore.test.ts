import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairSemaphore, MemberQueueFull } from './fair-semaphore.ts'
import { QueueFull } from './semaphore.ts'

/** Runs one call for each turn, all at once, and answers in which order they ran. */
async function runAll(semaphore: FairSemaphore, turns: [group: string, member: string][]) {
  const order: string[] = []
  const failures: unknown[] = []
  await Promise.all(
    turns.map(([group, member]) =>
      semaphore
        .run({ group, member }, async () => {
          order.push(`${group} ${member}`)
          await Promise.resolve()
        })
        .catch((error: unknown) => failures.push(error)),
    ),
  )
  return { order, failures }
}

const rush = (group: string, count: number) =>
  Array.from({ length: count }, (_, i): [string, string] => [group, `${group}${i}`])

test('groups take turns: nobody waits behind a rush of another group', async () => {
  const semaphore = new FairSemaphore({ concurrency: 1, maxQueued: 100, maxOfMember: 8 })
  const { order } = await runAll(semaphore, [...rush('a', 50), ['b', 'b0'], ['c', 'c0']])
  expect(order).toHaveLength(52)
  expect(order.indexOf('b b0')).toBeLessThanOrEqual(3)
  expect(order.indexOf('c c0')).toBeLessThanOrEqual(4)
})

test('one member waits with a few callers, wherever they come from', async () => {
  const semaphore = new FairSemaphore({ concurrency: 1, maxQueued: 100, maxOfMember: 3 })
  const turns = Array.from({ length: 20 }, (_, i): [string, string] => [`range ${i}`, 'one'])
  const { order, failures } = await runAll(semaphore, turns)
  expect(order).toHaveLength(4)
  expect(failures).toHaveLength(16)
  for (const failure of failures) expect(failure).toBeInstanceOf(MemberQueueFull)
  // Those who waited count no longer.
  expect((await runAll(semaphore, turns.slice(0, 4))).failures).toEqual([])
})

test('a full queue takes a caller of a shorter group in place of the longest one’s last', async () => {
  const semaphore = new FairSemaphore({ concurrency: 1, maxQueued: 5, maxOfMember: 8 })
  const { order, failures } = await runAll(semaphore, [...rush('a', 6), ['b', 'b0'], ['a', 'a9']])
  expect(order).toContain('b b0')
  expect(order).toHaveLength(6)
  expect(failures).toHaveLength(2)
  for (const failure of failures) expect(failure).toBeInstanceOf(QueueFull)
})

test('everybody runs or is told, and a caller waits for one task of each other group at a time', async () => {
  const turn = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('x', 'y', 'z'))
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 60 }), async (turns) => {
      const semaphore = new FairSemaphore({ concurrency: 2, maxQueued: 30, maxOfMember: 100 })
      const { order, failures } = await runAll(semaphore, turns)
      expect(order.length + failures.length).toBe(turns.length)
      // The first of each group that waits is among the first places: two that run, then one of each group.
      const waiting = new Set(order.slice(2).map((name) => name[0]))
      expect(new Set(order.slice(2, 2 + waiting.size).map((name) => name[0])).size).toBe(
        waiting.size,
      )
    }),
  )
})
