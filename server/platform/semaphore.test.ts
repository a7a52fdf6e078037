import { expect, test } from 'vitest'
import { QueueFull, Semaphore } from './semaphore.ts'

/** Work that runs until the test ends it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('runs so many at a time, queues so many in order, and rejects the others', async () => {
  const semaphore = new Semaphore({ concurrency: 1, maxQueued: 2 })
  const first = held()
  const order: string[] = []
  const running = semaphore.run(first.work)
  const second = semaphore.run(async () => order.push('second'))
  const third = semaphore.run(async () => order.push('third'))
  await expect(semaphore.run(async () => order.push('fourth'))).rejects.toThrow(QueueFull)
  expect(semaphore.isIdle).toBe(false)
  first.end()
  await Promise.all([running, second, third])
  expect(order).toEqual(['second', 'third'])
  expect(semaphore.isIdle).toBe(true)
})

test('failed work frees its slot', async () => {
  const semaphore = new Semaphore({ concurrency: 1, maxQueued: 0 })
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(semaphore.run(async () => 'through')).resolves.toBe('through')
})
