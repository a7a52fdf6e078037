import { expect, test, vi } from 'vitest'
import { Finished } from './finished.ts'
import { Shelf } from './shelf.ts'

const outage = new Error('away')

function shelf(options: { maxBytes?: number } = {}) {
  const clock = { now: 0 }
  const made = new Shelf({
    maxBytes: options.maxBytes ?? 1_000_000,
    freshMs: 60_000,
    staleMs: 600_000,
    now: () => clock.now,
    isOutage: (error) => error === outage,
  })
  return { shelf: made, clock }
}

const text = (body: string, ...tags: string[]) =>
  new Finished({ type: 'text/plain', body, tags, publicFor: 10 })
const said = (answer: Finished | undefined) => answer?.body.now('identity')?.toString()
const wanted = (key: string) => ({ key, url: `/${key}`, route: 'test' })

/** A promise that the test settles when it wants. */
function later<T>() {
  return Promise.withResolvers<T>()
}

test('many who ask at once share one making', async () => {
  const { shelf: kept } = shelf()
  const made = later<Finished>()
  const make = vi.fn(() => made.promise)
  const asked = [1, 2, 3].map(() => kept.get(wanted('a'), make))
  made.resolve(text('one'))
  const answers = await Promise.all(asked)
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(answers).size).toBe(1)
})

test('what few ask for twice is kept when it is asked for again, or by two at once', async () => {
  const { shelf: kept } = shelf()
  const made = later<Finished>()
  const make = vi.fn(() => made.promise)
  const parts = { type: 'text/plain', body: 'one', publicFor: 10, isOneOfMany: true }
  const first = kept.get(wanted('a'), make)
  made.resolve(new Finished(parts))
  await first
  expect([kept.size.entries, kept.byAddress('/a')]).toEqual([0, undefined])
  await kept.get(wanted('a'), make)
  expect(said(kept.byAddress('/a')?.answer)).toBe('one')
  expect(make).toHaveBeenCalledTimes(2)

  const slow = later<Finished>()
  const both = [1, 2].map(() => kept.get(wanted('b'), () => slow.promise))
  slow.resolve(new Finished(parts))
  await Promise.all(both)
  expect(kept.byAddress('/b')).toBeDefined()
  for (let n = 0; n < 3_000; n++) await kept.get(wanted(`c${n}`), async () => new Finished(parts))
  expect(kept.size.entries).toBe(2)
})

test('an answer is found by its address once it is kept, until a minute has passed', async () => {
  const { shelf: kept, clock } = shelf()
  expect(kept.byAddress('/a')).toBeUndefined()
  await kept.get(wanted('a'), async () => text('one'))
  expect(said(kept.byAddress('/a')?.answer)).toBe('one')
  clock.now = 60_001
  expect(kept.byAddress('/a')).toBeUndefined()
})

test('after a minute the old answer is served once more while the new one is made', async () => {
  const { shelf: kept, clock } = shelf()
  await kept.get(wanted('a'), async () => text('one'))
  clock.now = 60_001
  const made = later<Finished>()
  const stale = await kept.get(wanted('a'), () => made.promise)
  expect(said(stale)).toBe('one')
  made.resolve(text('two'))
  await vi.waitFor(() => expect(said(kept.byAddress('/a')?.answer)).toBe('two'))
})

test('an answer much older than that is waited for', async () => {
  const { shelf: kept, clock } = shelf()
  await kept.get(wanted('a'), async () => text('one'))
  clock.now = 660_001
  expect(said(await kept.get(wanted('a'), async () => text('two')))).toBe('two')
})

test('a change makes exactly the answers of its tag unusable, at once', async () => {
  const { shelf: kept } = shelf()
  await kept.get(wanted('a'), async () => text('a1', 'product:1', 'listing'))
  await kept.get(wanted('b'), async () => text('b1', 'product:2'))
  kept.announce('product:1')
  expect(kept.byAddress('/a')).toBeUndefined()
  expect(kept.byAddress('/b')).toBeDefined()
  expect(said(await kept.get(wanted('a'), async () => text('a2')))).toBe('a2')
  kept.announceAll()
  expect(kept.byAddress('/b')).toBeUndefined()
})

test('an answer that was being made during a change is not trusted', async () => {
  const { shelf: kept } = shelf()
  const made = later<Finished>()
  const first = kept.get(wanted('a'), () => made.promise)
  kept.announce('product:1')
  const second = kept.get(wanted('a'), async () => text('new', 'product:1'))
  made.resolve(text('old', 'product:1'))
  // Who asked before the change may see the state before; who asked after it may not.
  expect(said(await first)).toBe('old')
  expect(said(await second)).toBe('new')
  expect(said(kept.byAddress('/a')?.answer)).toBe('new')
})

test('during an outage the old answer goes on, even a changed one; other errors are told', async () => {
  const { shelf: kept, clock } = shelf()
  await kept.get(wanted('a'), async () => text('one', 'x'))
  kept.announce('x')
  const failing = (error: Error) => kept.get(wanted('a'), () => Promise.reject(error))
  expect(said(await failing(outage))).toBe('one')
  await expect(failing(new Error('bug'))).rejects.toThrow('bug')
  await expect(kept.get(wanted('b'), () => Promise.reject(outage))).rejects.toBe(outage)

  clock.now = 10_000_000
  expect(said(await failing(outage))).toBe('one')
})

test('while renewing fails, it is tried once a second, not for every visitor', async () => {
  const { shelf: kept, clock } = shelf()
  await kept.get(wanted('a'), async () => text('one'))
  clock.now = 60_001
  const failing = vi.fn(() => Promise.reject(outage))
  await kept.get(wanted('a'), failing)
  await vi.waitFor(() => expect(kept.byAddress('/a')).toBeDefined())
  await kept.get(wanted('a'), failing)
  expect(failing).toHaveBeenCalledTimes(1)
})

test('what is not 200 is not kept, and replaces what was', async () => {
  const { shelf: kept } = shelf()
  const missing = new Finished({ status: 404, type: 'text/plain', body: 'none' })
  await kept.get(wanted('a'), async () => missing)
  expect(kept.size.entries).toBe(0)
  await kept.get(wanted('a'), async () => text('one', 'x'))
  kept.announce('x')
  await kept.get(wanted('a'), async () => missing)
  expect(kept.size).toEqual({ entries: 0, bytes: 0 })
})

test('the bytes stay within bounds; what is asked for again stays longest', async () => {
  const { shelf: kept } = shelf({ maxBytes: 100_000 })
  const page = 'x'.repeat(10_000)
  for (let n = 0; n < 50; n++) {
    await kept.get(wanted(`page${n}`), async () => text(page, `product:${n}`))
    await kept.get(wanted('home'), async () => text(page, 'home'))
  }
  expect(kept.size.bytes).toBeLessThanOrEqual(100_000)
  expect(kept.size.entries).toBeGreaterThan(3)
  expect(kept.byAddress('/home')).toBeDefined()
  expect(kept.byAddress('/page1')).toBeUndefined()
})

test('many addresses of one answer stay few', async () => {
  const { shelf: kept } = shelf()
  for (let n = 0; n < 100; n++) {
    await kept.get({ key: 'a', url: `/a?utm=${n}`, route: 'test' }, async () => text('one'))
  }
  const found = Array.from({ length: 100 }, (_, n) => kept.byAddress(`/a?utm=${n}`)).filter(Boolean)
  expect(found).toHaveLength(4)
})
