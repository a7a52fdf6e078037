import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../../database/test-database.ts'
import { openLog } from '../../log.ts'
import { testHttp } from '../test-http.ts'

const database = await testDatabase()
const answer = z.object({})
const contract = {
  shop: {
    long: endpoint({ method: 'GET', path: '/long', access: 'public', summary: '', answer }),
    slow: endpoint({ method: 'GET', path: '/slow', access: 'public', summary: '', answer }),
    cached: endpoint({
      method: 'GET',
      path: '/cached',
      access: 'public',
      shared: true,
      summary: '',
      answer,
    }),
    buy: endpoint({ method: 'POST', path: '/buy', access: 'customer', summary: '', answer }),
  },
} as const
const bearer = { authorization: 'Bearer good' }

test('under overload uncached browsing is refused; cached responses, also invalidated ones, buying and health go on', async () => {
  const gate = Promise.withResolvers<void>()
  const inside = vi.fn(() => gate.promise)
  const { url, http } = await testHttp(database, contract, {
    shop: {
      handlers: {
        async slow() {
          await inside()
          return {}
        },
        cached: async () => ({}),
        buy: async () => ({}),
      },
    },
  })
  await fetch(`${url}/api/v1/cached`)
  const requests = Array.from({ length: 400 }, () => untilAdmitted(`${url}/api/v1/slow`))
  await vi.waitFor(() => expect(inside).toHaveBeenCalledTimes(400))

  const refused = await fetch(`${url}/api/v1/slow`)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ status: false, code: 'overloaded' })
  expect((await fetch(`${url}/api/v1/cached`)).status).toBe(200)
  http.responseCache.invalidateAll()
  expect((await fetch(`${url}/api/v1/cached`)).status).toBe(200)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const bought = await fetch(`${url}/api/v1/buy`, { method: 'POST', headers: bearer })
  expect(bought.status).toBe(200)

  gate.resolve()
  expect((await Promise.all(requests)).every(({ status }) => status === 200)).toBe(true)
  expect((await fetch(`${url}/api/v1/slow`)).status).toBe(200)
})

/** On a busy machine so many requests at once make the event loop late, and some are refused before there are 400. */
async function untilAdmitted(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url)
    if (response.status !== 503) return response
    await wait(50)
  }
}

/** A mall in which `/long` takes the event loop away, and `/slow` waits until it is let go. */
async function slowApp() {
  const gate = Promise.withResolvers<void>()
  const inside = vi.fn(() => gate.promise)
  const { url } = await testHttp(database, contract, {
    shop: {
      handlers: {
        async long() {
          // Longer than the event loop's delay is averaged over.
          for (const until = performance.now() + 1_500; performance.now() < until; );
          return {}
        },
        async slow() {
          await inside()
          return {}
        },
        buy: async () => ({}),
      },
    },
  })
  const waiting: Promise<Response>[] = []
  return {
    get: async (path: string) => (await fetch(`${url}/api/v1${path}`)).status,
    buy: async () => (await fetch(`${url}/api/v1/buy`, { method: 'POST', headers: bearer })).status,
    async fill(count: number) {
      for (let n = 0; n < count; n++) waiting.push(fetch(`${url}/api/v1/slow`))
      await vi.waitFor(() => expect(inside).toHaveBeenCalledTimes(waiting.length))
    },
    async letGo() {
      gate.resolve()
      return (await Promise.all(waiting)).map(({ status }) => status)
    },
  }
}

test('long turns of the event loop refuse nobody', async () => {
  const app = await slowApp()
  for (let n = 0; n < 3; n++) expect(await app.get('/long')).toBe(200)
  await app.fill(20)
  expect(await app.buy()).toBe(200)
  expect(new Set(await app.letGo())).toEqual(new Set([200]))
})

test('500 fresh answers over fifty connections, which keep the event loop late, are all given', async () => {
  // As pages do: fifty that wait together take more than a second in one turn.
  const { url } = await testHttp(database, contract, {
    shop: {
      handlers: {
        async slow() {
          for (const until = performance.now() + 25; performance.now() < until; );
          return {}
        },
      },
    },
  })
  const addresses = Array.from({ length: 500 }, (_, n) => `${url}/api/v1/slow?n=${n}`).values()
  const statuses: number[] = []
  const visitor = async () => {
    for (const address of addresses) statuses.push((await fetch(address)).status)
  }
  await Promise.all(Array.from({ length: 50 }, visitor))
  expect([statuses.length, new Set(statuses)]).toEqual([500, new Set([200])])
})

test('while the event loop is late and many wait, uncached browsing is refused, and buying goes on', async () => {
  const app = await slowApp()
  await app.fill(110)
  // Three at once: the short turns between two of them would lower the mean.
  const long = () => Promise.all([1, 2, 3].map(() => app.get('/long')))
  await vi.waitFor(async () => expect(await long()).toContain(503))
  expect(await app.buy()).toBe(200)
  expect(new Set(await app.letGo())).toEqual(new Set([200]))
})

test('one address that floods is refused with the time to wait, others are not', async () => {
  const { url } = await testHttp(
    database,
    contract,
    { shop: { handlers: { cached: async () => ({}) } } },
    { limits: { burst: 50, perSecond: 1 } },
  )
  const from = (ip: string) => fetch(`${url}/api/v1/cached`, { headers: { 'x-forwarded-for': ip } })
  for (let n = 0; n < 50; n++) expect((await from('198.51.100.7')).status).toBe(200)
  const refused = await from('198.51.100.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ status: false, code: 'too_many_requests' })
  expect((await from('198.51.100.8')).status).toBe(200)
  // A visitor can forge every entry before the one that our own proxy appends.
  expect((await from('203.0.113.9, 198.51.100.7')).status).toBe(429)
})

test('the log has each request, and no personal data', async () => {
  const lines: string[] = []
  const { url } = await testHttp(
    database,
    contract,
    { shop: { handlers: { slow: async () => ({}) } } },
    { log: openLog('info', { write: (line) => lines.push(line) }) },
  )
  const response = await fetch(`${url}/api/v1/slow?phone=08031234567`, {
    headers: { authorization: 'Bearer top-secret', cookie: 'session=hush' },
  })
  const id = response.headers.get('x-request-id') ?? ''
  await vi.waitFor(() => expect(lines.join()).toContain(id))
  const line = JSON.parse(lines.find((text) => text.includes(id)) ?? '{}')
  expect(line).toMatchObject({ request_id: id, method: 'GET', route: '/api/v1/slow', status: 200 })
  expect(line.ms).toBeGreaterThanOrEqual(0)
  expect(lines.join()).not.toMatch(/803123|top-secret|hush|127\.0\.0\.1/)
})
