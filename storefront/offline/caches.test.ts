import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('BUILD', 'now')
const {
  dropOwn,
  dropReplaced,
  cacheResponse,
  cachePage,
  cacheRedirect,
  cachedResponse,
  cachedPage,
  sessionEpoch,
  takeOver,
} = await import('./caches.ts')

const origin = 'https://mall.test'
/** Cache → address → response: the part of the browser's storage that the worker uses. */
let storage: Map<string, Map<string, Response>>
let whilePutting: () => void | Promise<void>

beforeEach(() => {
  vi.stubGlobal('BUILD', 'now')
  storage = new Map()
  whilePutting = () => {}
  vi.stubGlobal('caches', {
    keys: async () => [...storage.keys()],
    delete: async (name: string) => storage.delete(name),
    open: async (name: string) => open(storage.get(name) ?? new Map(), name),
  })
})

function open(entries: Map<string, Response>, name: string) {
  storage.set(name, entries)
  return {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, answer: Response) => {
      await whilePutting()
      entries.delete(key)
      entries.set(key, answer)
    },
    keys: async () => [...entries.keys()],
    delete: async (key: string) => entries.delete(key),
  }
}

function page(text: string, status = 200) {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function cachedText(address: string) {
  return (await cachedPage(origin + address))?.text()
}

test('a page is cached under its address; one that failed or is transient is not', async () => {
  await cachePage(`${origin}/cart`, page('cart'))
  await cachePage(`${origin}/faq`, page('broken', 503))
  await cachePage(`${origin}/reset-password`, page('reset'))
  expect(await cachedText('/cart')).toBe('cart')
  expect(await cachedText('/faq')).toBeUndefined()
  expect(await cachedText('/reset-password')).toBeUndefined()
})

test('what the router rendered is a redirect to the offline page, and never replaces a page', async () => {
  await cacheRedirect(`${origin}/product-details/kettle?from=home`)
  const redirect = await cachedPage(`${origin}/product-details/kettle?from=home`)
  expect(redirect?.headers.get('location')).toBe(
    `${origin}/offline?to=%2Fproduct-details%2Fkettle%3Ffrom%3Dhome&seen=1`,
  )
  await cachePage(`${origin}/cart`, page('cart'))
  await cacheRedirect(`${origin}/cart`)
  expect(await cachedText('/cart')).toBe('cart')
})

test('the oldest of too many entries goes', async () => {
  for (let at = 0; at <= 40; at += 1) await cachePage(`${origin}/p/${at}`, page(`${at}`))
  expect(await cachedText('/p/0')).toBeUndefined()
  expect(await cachedText('/p/1')).toBe('1')
  expect(await cachedText('/p/40')).toBe('40')
})

test('the offline page stays, however many pages follow; not one copy for each redirect to it', async () => {
  const redirect = `${origin}/offline?to=%2Fnowhere`
  await cachePage(`${origin}/offline`, page('offline'))
  for (let at = 0; at <= 40; at += 1) await cachePage(`${origin}/p/${at}`, page(`${at}`))
  await cachePage(redirect, page('by a redirect'))
  await cacheRedirect(redirect)
  expect(await cachedText('/offline')).toBe('offline')
  expect(await cachedText('/offline?to=%2Fp%2F0')).toBe('offline')
  expect(await cachedText('/p/1')).toBe('1')
})

test('what was fetched before a sign-out is not cached after it', async () => {
  const before = sessionEpoch()
  await cacheResponse('own', 'orders', new Response('theirs'), before)
  expect(await (await cachedResponse('own', 'orders'))?.text()).toBe('theirs')
  await dropOwn()
  expect(await cachedResponse('own', 'orders')).toBeUndefined()
  await cacheResponse('own', 'orders', new Response('theirs, late'), before)
  expect(await cachedResponse('own', 'orders')).toBeUndefined()
})

test('a sign-out during a write to the cache leaves nothing of it', async () => {
  whilePutting = dropOwn
  await cacheResponse('own', 'orders', new Response('theirs'))
  expect(await cachedResponse('own', 'orders')).toBeUndefined()
  whilePutting = () => {}
  await cacheResponse('own', 'orders', new Response('of the next session'))
  expect(await cachedResponse('own', 'orders')).toBeDefined()
})

test('a sign-out leaves what is public', async () => {
  await cachePage(`${origin}/cart`, page('cart'))
  await cachePage(`${origin}/dashboard/orders`, page('orders'))
  await dropOwn()
  expect(await cachedText('/cart')).toBe('cart')
  expect(await cachedText('/dashboard/orders')).toBeUndefined()
})

/** Caches of another build, as if its worker had made them. */
function addBuild(build: string) {
  for (const kind of ['pages', 'own']) storage.set(`mall-${kind}-${build}`, new Map())
}

function builds() {
  return [...storage.keys()].filter((name) => name.startsWith('mall-pages-'))
}

const hour = 3_600_000

test('caches of a build stay for an hour after another one took over; others’ caches stay', async () => {
  await cachePage(`${origin}/cart`, page('cart'))
  addBuild('before')
  for (const name of ['mall-saving', 'chat']) storage.set(name, new Map())
  await takeOver(0)
  await dropReplaced(hour - 1)
  expect(builds()).toEqual(['mall-pages-now', 'mall-pages-before'])
  await dropReplaced(hour)
  expect([...storage.keys()]).toEqual(['mall-pages-now', 'mall-saving', 'chat', 'mall-replaced'])
})

test('two builds that take turns drop nothing of each other; a third counts from its own end', async () => {
  await cachePage(`${origin}/cart`, page('cart'))
  addBuild('other')
  for (let turn = 0; turn < 10; turn += 1) {
    vi.stubGlobal('BUILD', turn % 2 === 0 ? 'now' : 'other')
    await takeOver((turn * hour) / 2)
  }
  expect(builds()).toEqual(['mall-pages-now', 'mall-pages-other'])
  addBuild('third')
  await takeOver((9 * hour) / 2 + 1)
  await dropReplaced((9 * hour) / 2 + hour)
  expect(builds()).toEqual(['mall-pages-other', 'mall-pages-third'])
})

test('a sign-out leaves no data of the customer to another build either', async () => {
  addBuild('before')
  await takeOver(0)
  await dropOwn()
  expect([...storage.keys()]).not.toContain('mall-own-before')
})

test('a storage that refuses costs nothing but its caches', async () => {
  whilePutting = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  await cachePage(`${origin}/cart`, page('cart'))
  expect(await cachedText('/cart')).toBeUndefined()
})
