import { expect, test, vi } from 'vitest'
import { PreparedResponse } from './prepared-response.ts'
import { ResponseCache } from './response-cache.ts'

const outage = new Error('away')

function responseCache(options: { maxBytes?: number } = {}) {
  const clock = { now: 0 }
  const made = new ResponseCache({
    maxBytes: options.maxBytes ?? 1_000_000,
    freshMs: 60_000,
    staleMs: 600_000,
    now: () => clock.now,
    isOutage: (error) => error === outage,
  })
  return { responseCache: made, clock }
}

const text = (body: string, ...tags: string[]) =>
  new PreparedResponse({ type: 'text/plain', body, tags, publicFor: 10 })
const said = (answer: PreparedResponse | undefined) => answer?.body.now('identity')?.toString()
const cacheRequest = (key: string) => ({ key, url: `/${key}`, route: 'test' })

/** A promise that the test settles when it wants. */
function later<T>() {
  return Promise.withResolvers<T>()
}

test('many who ask at once share one making', async () => {
  const { responseCache: cached } = responseCache()
  const made = later<PreparedResponse>()
  const make = vi.fn(() => made.promise)
  const asked = [1, 2, 3].map(() => cached.get(cacheRequest('a'), make))
  made.resolve(text('one'))
  const answers = await Promise.all(asked)
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(answers).size).toBe(1)
})

test('what few ask for twice is kept when it is asked for again, or by two at once', async () => {
  const { responseCache: cached } = responseCache()
  const made = later<PreparedResponse>()
  const make = vi.fn(() => made.promise)
  const parts = { type: 'text/plain', body: 'one', publicFor: 10, cacheOnSecondUse: true }
  const first = cached.get(cacheRequest('a'), make)
  made.resolve(new PreparedResponse(parts))
  await first
  expect([cached.size.entries, cached.byAddress('/a')]).toEqual([0, undefined])
  await cached.get(cacheRequest('a'), make)
  expect(said(cached.byAddress('/a')?.answer)).toBe('one')
  expect(make).toHaveBeenCalledTimes(2)

  const slow = later<PreparedResponse>()
  const both = [1, 2].map(() => cached.get(cacheRequest('b'), () => slow.promise))
  slow.resolve(new PreparedResponse(parts))
  await Promise.all(both)
  expect(cached.byAddress('/b')).toBeDefined()
  for (let n = 0; n < 3_000; n++)
    await cached.get(cacheRequest(`c${n}`), async () => new PreparedResponse(parts))
  expect(cached.size.entries).toBe(2)
})

test('an answer is found by its address once it is kept, until a minute has passed', async () => {
  const { responseCache: cached, clock } = responseCache()
  expect(cached.byAddress('/a')).toBeUndefined()
  await cached.get(cacheRequest('a'), async () => text('one'))
  expect(said(cached.byAddress('/a')?.answer)).toBe('one')
  clock.now = 60_001
  expect(cached.byAddress('/a')).toBeUndefined()
})

test('after a minute the old answer is served once more while the new one is made', async () => {
  const { responseCache: cached, clock } = responseCache()
  await cached.get(cacheRequest('a'), async () => text('one'))
  clock.now = 60_001
  const made = later<PreparedResponse>()
  const stale = await cached.get(cacheRequest('a'), () => made.promise)
  expect(said(stale)).toBe('one')
  made.resolve(text('two'))
  await vi.waitFor(() => expect(said(cached.byAddress('/a')?.answer)).toBe('two'))
})

test('an answer much older than that is waited for', async () => {
  const { responseCache: cached, clock } = responseCache()
  await cached.get(cacheRequest('a'), async () => text('one'))
  clock.now = 660_001
  expect(said(await cached.get(cacheRequest('a'), async () => text('two')))).toBe('two')
})

test('a change makes exactly the answers of its tag unusable, at once', async () => {
  const { responseCache: cached } = responseCache()
  await cached.get(cacheRequest('a'), async () => text('a1', 'product:1', 'listing'))
  await cached.get(cacheRequest('b'), async () => text('b1', 'product:2'))
  cached.announce('product:1')
  expect(cached.byAddress('/a')).toBeUndefined()
  expect(cached.byAddress('/b')).toBeDefined()
  expect(said(await cached.get(cacheRequest('a'), async () => text('a2')))).toBe('a2')
  cached.announceAll()
  expect(cached.byAddress('/b')).toBeUndefined()
})

test('an answer that was being made during a change is not trusted', async () => {
  const { responseCache: cached } = responseCache()
  const made = later<PreparedResponse>()
  const first = cached.get(cacheRequest('a'), () => made.promise)
  cached.announce('product:1')
  const second = cached.get(cacheRequest('a'), async () => text('new', 'product:1'))
  made.resolve(text('old', 'product:1'))
  // Who asked before the change may see the state before; who asked after it may not.
  expect(said(await first)).toBe('old')
  expect(said(await second)).toBe('new')
  expect(said(cached.byAddress('/a')?.answer)).toBe('new')
})

test('during an outage the old answer goes on, even a changed one; other errors are told', async () => {
  const { responseCache: cached, clock } = responseCache()
  await cached.get(cacheRequest('a'), async () => text('one', 'x'))
  cached.announce('x')
  const failing = (error: Error) => cached.get(cacheRequest('a'), () => Promise.reject(error))
  expect(said(await failing(outage))).toBe('one')
  await expect(failing(new Error('bug'))).rejects.toThrow('bug')
  await expect(cached.get(cacheRequest('b'), () => Promise.reject(outage))).rejects.toBe(outage)

  clock.now = 10_000_000
  expect(said(await failing(outage))).toBe('one')
})

test('while renewing fails, it is tried once a second, not for every visitor', async () => {
  const { responseCache: cached, clock } = responseCache()
  await cached.get(cacheRequest('a'), async () => text('one'))
  clock.now = 60_001
  const failing = vi.fn(() => Promise.reject(outage))
  await cached.get(cacheRequest('a'), failing)
  await vi.waitFor(() => expect(cached.byAddress('/a')).toBeDefined())
  await cached.get(cacheRequest('a'), failing)
  expect(failing).toHaveBeenCalledTimes(1)
})

test('what is not 200 is not kept, and replaces what was', async () => {
  const { responseCache: cached } = responseCache()
  const missing = new PreparedResponse({ status: 404, type: 'text/plain', body: 'none' })
  await cached.get(cacheRequest('a'), async () => missing)
  expect(cached.size.entries).toBe(0)
  await cached.get(cacheRequest('a'), async () => text('one', 'x'))
  cached.announce('x')
  await cached.get(cacheRequest('a'), async () => missing)
  expect(cached.size).toEqual({ entries: 0, bytes: 0 })
})

test('the bytes stay within bounds; what is asked for again stays longest', async () => {
  const { responseCache: cached } = responseCache({ maxBytes: 100_000 })
  const page = 'x'.repeat(10_000)
  for (let n = 0; n < 50; n++) {
    await cached.get(cacheRequest(`page${n}`), async () => text(page, `product:${n}`))
    await cached.get(cacheRequest('home'), async () => text(page, 'home'))
  }
  expect(cached.size.bytes).toBeLessThanOrEqual(100_000)
  expect(cached.size.entries).toBeGreaterThan(3)
  expect(cached.byAddress('/home')).toBeDefined()
  expect(cached.byAddress('/page1')).toBeUndefined()
})

test('many addresses of one answer stay few', async () => {
  const { responseCache: cached } = responseCache()
  for (let n = 0; n < 100; n++) {
    await cached.get({ key: 'a', url: `/a?utm=${n}`, route: 'test' }, async () => text('one'))
  }
  const found = Array.from({ length: 100 }, (_, n) => cached.byAddress(`/a?utm=${n}`)).filter(
    Boolean,
  )
  expect(found).toHaveLength(4)
})
