import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { StreamQuery } from '#contract/field.ts'
import { accountEvent } from '../database/announce.ts'
import { testDatabase } from '../database/test-database.ts'
import { testHttp } from './test-http.ts'
import { listen } from './test-stream.ts'

const database = await testDatabase()
const contract = {
  account: {
    events: endpoint({
      method: 'GET',
      path: '/events',
      access: 'customer',
      summary: 'What changes elsewhere',
      query: StreamQuery,
      answer: z.object({}),
      events: z.enum(['cart', 'notification', 'signed-out']),
    }),
  },
}

/** Token → session; account 7 has all of them. */
const sessions = new Map([
  ['phone', 1],
  ['laptop', 2],
])

async function app(options = {}) {
  return testHttp(
    database,
    contract,
    {},
    {
      findCustomer: async (token) => {
        if (token === 'stranger') return { id: 8, sessionId: 3, confirmedAt: null }
        const sessionId = sessions.get(token)
        return sessionId === undefined ? null : { id: 7, sessionId, confirmedAt: null }
      },
      ...options,
    },
  )
}

function page(url: string, token: string) {
  return listen(url, { authorization: `Bearer ${token}` })
}

function announce(message: string) {
  return database.pool.query("SELECT pg_notify('oja_account', $1)", [message])
}

test("a change reaches the account's other open pages at once, and nobody else's", async () => {
  const { url } = await app()
  const pages = await Promise.all(['phone', 'laptop', 'stranger'].map((who) => page(url, who)))
  const [phone, laptop, stranger] = pages
  await announce(accountEvent(7, 'cart', 1))
  await announce(accountEvent(7, 'notification'))
  await announce('7:something-else')
  await vi.waitFor(() => {
    expect(laptop?.events).toEqual(['cart', 'notification'])
    expect(phone?.events).toEqual(['notification'])
  })
  expect(stranger?.events).toEqual([])
  for (const { leave } of pages) leave()
})

test('a stream is neither cached nor buffered by proxies', async () => {
  const { url } = await app()
  const { response, leave } = await page(url, 'phone')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
  leave()
  const head = await fetch(`${url}/api/v1/events`, {
    method: 'HEAD',
    headers: { authorization: 'Bearer phone' },
  })
  expect(head.status).toBe(200)
})

test('a stream ends with its session: when that is announced, or at the next heartbeat', async () => {
  const { url } = await app({ events: { heartbeatMs: 50 } })
  const [phone, laptop] = await Promise.all([page(url, 'phone'), page(url, 'laptop')])
  await vi.waitFor(() => expect(laptop.events).toContain('beat'))
  sessions.delete('phone')
  await announce(accountEvent(7, 'signed-out'))
  expect(await phone.ended).toBe('by the server')
  expect(phone.events.at(-1)).toBe('signed-out')
  expect(laptop.events).not.toContain('signed-out')

  sessions.delete('laptop')
  expect(await laptop.ended).toBe('by the server')
  expect(laptop.events.at(-1)).toBe('signed-out')
  sessions.set('phone', 1).set('laptop', 2)
})

test('an account has a maximum of streams; one that closes frees its slot', async () => {
  const { url } = await app({ events: { maxPerAccount: 2, max: 3 } })
  const [first, second] = await Promise.all([page(url, 'phone'), page(url, 'laptop')])
  const third = await page(url, 'phone')
  expect([third.response.status, third.response.headers.get('retry-after')]).toEqual([429, '30'])
  first?.leave()
  await vi.waitFor(async () => {
    const again = await page(url, 'phone')
    expect(again.response.status).toBe(200)
  })
  const stranger = await page(url, 'stranger')
  expect(stranger.response.status).toBe(200)
  expect((await page(url, 'stranger')).response.status).toBe(503)
  second?.leave()
})

test('pages are told to fetch again after events may have been lost', async () => {
  const { url } = await app()
  const phone = await page(url, 'phone')
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE '% listens'`,
  )
  await vi.waitFor(() => expect(phone.events).toEqual(['cart', 'notification']))
  phone.leave()
})

test('a process that stops ends its streams at once, and says when to reconnect', async () => {
  const { url, close } = await app()
  const open = await page(url, 'phone')
  await close()
  expect(await open.ended).toBe('by the server')
  expect(open.events).not.toContain('signed-out')
  const [first, last = 0] = open.retries
  expect(first).toBe(3_000)
  expect(last).toBeGreaterThanOrEqual(1_000)
  expect(last).toBeLessThanOrEqual(3_000)
})

test('open streams are no requests in flight: other calls are not refused for them', async () => {
  const { url } = await app({ events: { maxPerAccount: 1_000 } })
  const pages = await Promise.all(Array.from({ length: 850 }, () => page(url, 'phone')))
  expect(pages.map(({ response }) => response.status)).toEqual(pages.map(() => 200))
  expect((await page(url, 'laptop')).response.status).toBe(200)
  for (const { leave } of pages) leave()
})

test('however many accounts an address has, only so many of its pages are listened to', async () => {
  const { url } = await app({ events: { maxPerAddress: 3 } })
  const from = (ip: string, token: string) =>
    listen(url, { authorization: `Bearer ${token}`, 'x-forwarded-for': ip })
  const pages = await Promise.all(
    ['phone', 'laptop', 'stranger'].map((token) => from('198.51.100.7', token)),
  )
  expect(pages.map(({ response }) => response.status)).toEqual([200, 200, 200])
  expect((await from('198.51.100.7', 'stranger')).response.status).toBe(429)
  const other = await from('198.51.100.8', 'stranger')
  expect(other.response.status).toBe(200)
  for (const { leave } of pages) leave()
  await vi.waitFor(async () => {
    const again = await from('198.51.100.7', 'stranger')
    again.leave()
    expect(again.response.status).toBe(200)
  })
  other.leave()
})

test('a page that opens its stream late hears what it has missed, and nothing else', async () => {
  const { url } = await app()
  const witness = await page(url, 'phone')
  await announce(accountEvent(7, 'cart', 1))
  await announce(accountEvent(7, 'notification'))
  await announce(accountEvent(8, 'cart'))
  await vi.waitFor(() => expect(witness.events).toEqual(['notification']))
  const behind = (token: string, ms: number) =>
    listen(url, { authorization: `Bearer ${token}` }, `?behind_ms=${ms}`)

  // The process is younger than that: it cannot know.
  const long = await behind('laptop', 3_600_000)
  await vi.waitFor(() => expect(long.events).toEqual(['cart', 'notification']))
  const now = await page(url, 'laptop')
  await announce(accountEvent(7, 'notification'))
  await vi.waitFor(() => expect(now.events).toEqual(['notification']))
  for (const { leave } of [witness, long, now]) leave()
})

test('of the last minute a process knows what a page has missed', async () => {
  const clock = vi.spyOn(performance, 'now')
  const { url } = await app()
  const start = performance.now()
  clock.mockImplementation(() => start + 100_000)
  const witness = await page(url, 'phone')
  await announce(accountEvent(7, 'cart', 1))
  await announce(accountEvent(7, 'notification', 2))
  await vi.waitFor(() => expect(witness.events).toEqual(['notification']))
  const behind = (token: string) =>
    listen(url, { authorization: `Bearer ${token}` }, '?behind_ms=1000')

  const laptop = await behind('laptop')
  await vi.waitFor(() => expect(laptop.events).toEqual(['cart']))
  const stranger = await behind('stranger')
  clock.mockImplementation(() => start + 110_000)
  const late = await behind('laptop')
  await announce(accountEvent(7, 'notification'))
  await announce(accountEvent(8, 'cart'))
  await vi.waitFor(() => {
    expect(late.events).toEqual(['notification'])
    expect(stranger.events).toEqual(['cart'])
  })
  for (const { leave } of [witness, laptop, stranger, late]) leave()
})

test('how far behind a page is must be a number of ms', async () => {
  const { url } = await app()
  const wrong = await listen(url, { authorization: 'Bearer phone' }, '?behind_ms=soon')
  expect(wrong.response.status).toBe(422)
})
