import { expect, test } from 'vitest'
import { Crowded, Turnstile } from './turnstile.ts'

/** Work that lasts until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('lets so many in, keeps so many waiting in order, and turns the rest away', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 2 })
  const first = held()
  const order: string[] = []
  const running = turnstile.run(first.work)
  const second = turnstile.run(async () => order.push('second'))
  const third = turnstile.run(async () => order.push('third'))
  await expect(turnstile.run(async () => order.push('fourth'))).rejects.toThrow(Crowded)
  expect(turnstile.isQuiet).toBe(false)
  first.end()
  await Promise.all([running, second, third])
  expect(order).toEqual(['second', 'third'])
  expect(turnstile.isQuiet).toBe(true)
})

test('work that fails gives its place back', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 0 })
  await expect(turnstile.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(turnstile.run(async () => 'through')).resolves.toBe('through')
})
