import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('BUILD', 'now')
const { dropOtherBuilds, dropOwn, store, cachePage, cacheRedirect, cached, cachedPage, moment } =
  await import('./caches.ts')

const mall = 'https://mall.test'
/** Cache → address → what is kept: a browser's storage as far as the worker uses it. */
let storage: Map<string, Map<string, Response>>
let whilePutting: () => void | Promise<void>

beforeEach(() => {
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

async function shown(address: string) {
  return (await cachedPage(mall + address))?.text()
}

test('a page is kept under its address; one that failed or is of one moment is not', async () => {
  await cachePage(`${mall}/cart`, page('cart'))
  await cachePage(`${mall}/faq`, page('broken', 503))
  await cachePage(`${mall}/reset-password`, page('reset'))
  expect(await shown('/cart')).toBe('cart')
  expect(await shown('/faq')).toBeUndefined()
  expect(await shown('/reset-password')).toBeUndefined()
})

test('what the router showed is a way through the offline page, and never replaces a page', async () => {
  await cacheRedirect(`${mall}/product-details/kettle?from=home`)
  const way = await cachedPage(`${mall}/product-details/kettle?from=home`)
  expect(way?.headers.get('location')).toBe(
    `${mall}/offline?to=%2Fproduct-details%2Fkettle%3Ffrom%3Dhome&seen=1`,
  )
  await cachePage(`${mall}/cart`, page('cart'))
  await cacheRedirect(`${mall}/cart`)
  expect(await shown('/cart')).toBe('cart')
})

test('the oldest of too many goes', async () => {
  for (let at = 0; at <= 40; at += 1) await cachePage(`${mall}/p/${at}`, page(`${at}`))
  expect(await shown('/p/0')).toBeUndefined()
  expect(await shown('/p/1')).toBe('1')
  expect(await shown('/p/40')).toBe('40')
})

test('the offline page stays, however much was seen since; not one copy for each way to it', async () => {
  const way = `${mall}/offline?to=%2Fnowhere`
  await cachePage(`${mall}/offline`, page('offline'))
  for (let at = 0; at <= 40; at += 1) await cachePage(`${mall}/p/${at}`, page(`${at}`))
  await cachePage(way, page('by a way'))
  await cacheRedirect(way)
  expect(await shown('/offline')).toBe('offline')
  expect(await shown('/offline?to=%2Fp%2F0')).toBe('offline')
  expect(await shown('/p/1')).toBe('1')
})

test('what was asked for before a sign-out is not kept after it', async () => {
  const before = moment()
  await store('own', 'orders', new Response('theirs'), before)
  expect(await (await cached('own', 'orders'))?.text()).toBe('theirs')
  await dropOwn()
  expect(await cached('own', 'orders')).toBeUndefined()
  await store('own', 'orders', new Response('theirs, late'), before)
  expect(await cached('own', 'orders')).toBeUndefined()
})

test('a sign-out while something is being written down leaves nothing of it', async () => {
  whilePutting = dropOwn
  await store('own', 'orders', new Response('theirs'))
  expect(await cached('own', 'orders')).toBeUndefined()
  whilePutting = () => {}
  await store('own', 'orders', new Response('of the next session'))
  expect(await cached('own', 'orders')).toBeDefined()
})

test('a sign-out leaves what is for everybody', async () => {
  await cachePage(`${mall}/cart`, page('cart'))
  await cachePage(`${mall}/dashboard/orders`, page('room'))
  await dropOwn()
  expect(await shown('/cart')).toBe('cart')
  expect(await shown('/dashboard/orders')).toBeUndefined()
})

test('caches of other builds go; others’ caches stay', async () => {
  await cachePage(`${mall}/cart`, page('cart'))
  for (const name of ['mall-pages-before', 'mall-own-before', 'mall-saving', 'chat']) {
    storage.set(name, new Map())
  }
  await dropOtherBuilds()
  expect([...storage.keys()]).toEqual(['mall-pages-now', 'mall-saving', 'chat'])
})

test('a storage that refuses costs nothing but what it would have kept', async () => {
  whilePutting = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  await cachePage(`${mall}/cart`, page('cart'))
  expect(await shown('/cart')).toBeUndefined()
})
