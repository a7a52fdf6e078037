import { expect, test } from 'vitest'
import { QueueFull, Semaphore } from './semaphore.ts'

/** Work that lasts until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('lets so many in, keeps so many waiting in order, and turns the rest away', async () => {
  const semaphore = new Semaphore({ atOnce: 1, waiting: 2 })
  const first = held()
  const order: string[] = []
  const running = semaphore.run(first.work)
  const second = semaphore.run(async () => order.push('second'))
  const third = semaphore.run(async () => order.push('third'))
  await expect(semaphore.run(async () => order.push('fourth'))).rejects.toThrow(QueueFull)
  expect(semaphore.isQuiet).toBe(false)
  first.end()
  await Promise.all([running, second, third])
  expect(order).toEqual(['second', 'third'])
  expect(semaphore.isQuiet).toBe(true)
})

test('work that fails gives its place back', async () => {
  const semaphore = new Semaphore({ atOnce: 1, waiting: 0 })
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(semaphore.run(async () => 'through')).resolves.toBe('through')
})
