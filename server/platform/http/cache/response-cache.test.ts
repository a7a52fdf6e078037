import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { PreparedResponse } from './prepared-response.ts'
import { ResponseCache } from './response-cache.ts'

const outage = new Error('unavailable')

function responseCache(options: { maxBytes?: number } = {}) {
  const clock = { now: 0 }
  const pending = new ResponseCache({
    maxBytes: options.maxBytes ?? 1_000_000,
    freshMs: 60_000,
    staleMs: 600_000,
    now: () => clock.now,
    isOutage: (error) => error === outage,
  })
  return { responseCache: pending, clock }
}

const text = (body: string, ...tags: string[]) =>
  new PreparedResponse({ type: 'text/plain', body, tags, publicFor: 10 })
const bodyOf = (answer: PreparedResponse | undefined) => answer?.body.now('identity')?.toString()
const cacheRequest = (key: string) => ({ key, url: `/${key}`, route: 'test' })

/** A promise that the test resolves. */
function deferred<T>() {
  return Promise.withResolvers<T>()
}

test('concurrent requests share one call of make', async () => {
  const { responseCache: cache } = responseCache()
  const pending = deferred<PreparedResponse>()
  const make = vi.fn(() => pending.promise)
  const requests = [1, 2, 3].map(() => cache.get(cacheRequest('a'), make))
  pending.resolve(text('one'))
  const answers = await Promise.all(requests)
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(answers).size).toBe(1)
})

test('with cacheOnSecondUse a response is cached at its second request, or at two concurrent ones', async () => {
  const { responseCache: cache } = responseCache()
  const pending = deferred<PreparedResponse>()
  const make = vi.fn(() => pending.promise)
  const parts = { type: 'text/plain', body: 'one', publicFor: 10, cacheOnSecondUse: true }
  const first = cache.get(cacheRequest('a'), make)
  pending.resolve(new PreparedResponse(parts))
  await first
  expect([cache.size.entries, cache.findByUrl('/a')]).toEqual([0, undefined])
  await cache.get(cacheRequest('a'), make)
  expect(bodyOf(cache.findByUrl('/a')?.answer)).toBe('one')
  expect(make).toHaveBeenCalledTimes(2)

  const slow = deferred<PreparedResponse>()
  const both = [1, 2].map(() => cache.get(cacheRequest('b'), () => slow.promise))
  slow.resolve(new PreparedResponse(parts))
  await Promise.all(both)
  expect(cache.findByUrl('/b')).toBeDefined()
  for (let n = 0; n < 12_000; n++)
    await cache.get(cacheRequest(`c${n}`), async () => new PreparedResponse(parts))
  expect(cache.size.entries).toBe(2)
})

test('a cached response is found by its address for a minute', async () => {
  const { responseCache: cache, clock } = responseCache()
  expect(cache.findByUrl('/a')).toBeUndefined()
  await cache.get(cacheRequest('a'), async () => text('one'))
  expect(bodyOf(cache.findByUrl('/a')?.answer)).toBe('one')
  clock.now = 60_001
  expect(cache.findByUrl('/a')).toBeUndefined()
})

test('after a minute the stale response is served while it is revalidated', async () => {
  const { responseCache: cache, clock } = responseCache()
  await cache.get(cacheRequest('a'), async () => text('one'))
  clock.now = 60_001
  const pending = deferred<PreparedResponse>()
  const stale = await cache.get(cacheRequest('a'), () => pending.promise)
  expect(bodyOf(stale)).toBe('one')
  pending.resolve(text('two'))
  await vi.waitFor(() => expect(bodyOf(cache.findByUrl('/a')?.answer)).toBe('two'))
})

test('a response past its stale time is not served: the request waits for a new one', async () => {
  const { responseCache: cache, clock } = responseCache()
  await cache.get(cacheRequest('a'), async () => text('one'))
  clock.now = 660_001
  expect(bodyOf(await cache.get(cacheRequest('a'), async () => text('two')))).toBe('two')
})

test('invalidating a tag makes exactly its responses unusable, at once', async () => {
  const { responseCache: cache } = responseCache()
  await cache.get(cacheRequest('a'), async () => text('a1', 'product:1', 'listing'))
  await cache.get(cacheRequest('b'), async () => text('b1', 'product:2'))
  cache.invalidate('product:1')
  expect(cache.findByUrl('/a')).toBeUndefined()
  expect(cache.findByUrl('/b')).toBeDefined()
  expect(bodyOf(await cache.get(cacheRequest('a'), async () => text('a2')))).toBe('a2')
  cache.invalidateAll()
  expect(cache.findByUrl('/b')).toBeUndefined()
})

test('whatever was stored, replaced and evicted under a tag, its invalidation reaches exactly its responses', async () => {
  const words = ['a', 'b', 'c']
  const storing = fc.record({
    key: fc.integer({ min: 0, max: 4 }),
    status: fc.constantFrom(200, 200, 200, 404),
    tags: fc.subarray(words),
  })
  const stored = fc.array(storing, { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(stored, fc.constantFrom(...words), async (all, changed) => {
      const { responseCache: cache } = responseCache()
      const current = new Map<number, string[]>()
      for (const { key, status, tags } of all) {
        const response = { status, type: 'text/plain', body: `${Math.random()}`, publicFor: 10 }
        const make = async () => new PreparedResponse({ ...response, tags: [`${key}`, ...tags] })
        cache.invalidate(`${key}`)
        await cache.get(cacheRequest(`page${key}`), make)
        if (status === 200) current.set(key, tags)
        else current.delete(key)
      }
      cache.invalidate(changed)
      for (let key = 0; key < 5; key++) {
        const isUsable = current.has(key) && !current.get(key)?.includes(changed)
        expect(cache.findByUrl(`/page${key}`) !== undefined).toBe(isUsable)
      }
    }),
  )
})

test('a response that was in flight during an invalidation is not cached as fresh', async () => {
  const { responseCache: cache } = responseCache()
  const pending = deferred<PreparedResponse>()
  const first = cache.get(cacheRequest('a'), () => pending.promise)
  cache.invalidate('product:1')
  const second = cache.get(cacheRequest('a'), async () => text('new', 'product:1'))
  pending.resolve(text('old', 'product:1'))
  // A request before the change may see the old state, one after it may not.
  expect(bodyOf(await first)).toBe('old')
  expect(bodyOf(await second)).toBe('new')
  expect(bodyOf(cache.findByUrl('/a')?.answer)).toBe('new')
})

test('during an outage the old response is served, even an invalidated one; other errors are thrown', async () => {
  const { responseCache: cache, clock } = responseCache()
  await cache.get(cacheRequest('a'), async () => text('one', 'x'))
  cache.invalidate('x')
  const failing = (error: Error) => cache.get(cacheRequest('a'), () => Promise.reject(error))
  expect(bodyOf(await failing(outage))).toBe('one')
  await expect(failing(new Error('bug'))).rejects.toThrow('bug')
  await expect(cache.get(cacheRequest('b'), () => Promise.reject(outage))).rejects.toBe(outage)

  clock.now = 10_000_000
  expect(bodyOf(await failing(outage))).toBe('one')
})

test('while revalidation fails, it is attempted once a second, not for every visitor', async () => {
  const { responseCache: cache, clock } = responseCache()
  await cache.get(cacheRequest('a'), async () => text('one'))
  clock.now = 60_001
  const failing = vi.fn(() => Promise.reject(outage))
  await cache.get(cacheRequest('a'), failing)
  await vi.waitFor(() => expect(cache.findByUrl('/a')).toBeDefined())
  await cache.get(cacheRequest('a'), failing)
  expect(failing).toHaveBeenCalledTimes(1)
})

test('only status 200 is cached; any other evicts the cached response', async () => {
  const { responseCache: cache } = responseCache()
  const missing = new PreparedResponse({ status: 404, type: 'text/plain', body: 'none' })
  await cache.get(cacheRequest('a'), async () => missing)
  expect(cache.size.entries).toBe(0)
  await cache.get(cacheRequest('a'), async () => text('one', 'x'))
  cache.invalidate('x')
  await cache.get(cacheRequest('a'), async () => missing)
  expect(cache.size).toEqual({ entries: 0, bytes: 0 })
})

test('the bytes stay within bounds; responses in use are evicted last', async () => {
  const { responseCache: cache } = responseCache({ maxBytes: 100_000 })
  const page = 'x'.repeat(10_000)
  for (let n = 0; n < 50; n++) {
    for (const _ of ['first', 'second'])
      await cache.get(cacheRequest(`page${n}`), async () => text(page, `product:${n}`))
    await cache.get(cacheRequest('home'), async () => text(page, 'home'))
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000)
  expect(cache.size.entries).toBeGreaterThan(3)
  expect(cache.findByUrl('/home')).toBeDefined()
  expect(cache.findByUrl('/page1')).toBeUndefined()
  expect(cache.findByUrl('/page49')).toBeDefined()
})

test('what is asked for once displaces nothing that can still be served', async () => {
  const { responseCache: cache, clock } = responseCache({ maxBytes: 100_000 })
  const page = 'x'.repeat(10_000)
  const crawl = async (from: number) => {
    for (let n = from; n < from + 20; n++)
      await cache.get(cacheRequest(`page${n}`), async () => text(page, `product:${n}`))
  }
  await crawl(0)
  const first = cache.size.entries
  await crawl(100)
  expect(cache.size.entries).toBe(first)
  expect(cache.findByUrl('/page0')).toBeDefined()
  expect(cache.findByUrl('/page119')).toBeUndefined()

  // What is too old to be served makes way, and so does what was invalidated.
  clock.now = 660_001
  await crawl(200)
  expect(cache.findByUrl('/page200')).toBeDefined()
  cache.invalidateAll()
  await crawl(300)
  expect(cache.findByUrl('/page300')).toBeDefined()
})

test('the number of addresses of one response is bounded', async () => {
  const { responseCache: cache } = responseCache()
  for (let n = 0; n < 100; n++) {
    await cache.get({ key: 'a', url: `/a?utm=${n}`, route: 'test' }, async () => text('one'))
  }
  const hits = Array.from({ length: 100 }, (_, n) => cache.findByUrl(`/a?utm=${n}`)).filter(Boolean)
  expect(hits).toHaveLength(4)
})

test('what the cache counts is what its answers hold, in the heap and beside it', async () => {
  const gc = exposedCollector()
  const { responseCache: cache } = responseCache({ maxBytes: 100_000_000 })
  // What was dropped is freed bit by bit, also by finalizers, which run between turns of the event loop.
  const held = async () => {
    let least = Number.POSITIVE_INFINITY
    for (let freed = least; freed > 100_000; await wait(50)) {
      gc()
      const { heapUsed, arrayBuffers } = process.memoryUsage()
      freed = least - heapUsed - arrayBuffers
      least = Math.min(least, heapUsed + arrayBuffers)
    }
    return least
  }
  const before = await held()
  for (let n = 0; n < 1_500; n++) {
    const tags = Array.from({ length: 40 }, (_, each) => `product:${(n * 7 + each * 13) % 5_000}`)
    const body = JSON.stringify({ n, words: Array.from({ length: 400 }, (_, each) => each * n) })
    const answer = await cache.get(
      cacheRequest(`a${n}`),
      async () => new PreparedResponse({ type: 'application/json', body, tags, publicFor: 10 }),
    )
    await answer.body.as('br')
  }
  const share = ((await held()) - before) / cache.size.bytes
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(1.25)
})

/** V8's collector, which no code of the mall calls. */
function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  if (typeof gc !== 'function') throw new Error('V8 exposes no collector')
  return () => void gc()
}
