import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { number } from '../database/columns.ts'
import { openDatabase } from '../database/database.ts'
import { one } from '../database/query.ts'
import { rareStatement } from '../database/statement.ts'
import { testDatabase } from '../database/test-database.ts'
import { openLog } from '../log.ts'
import { readiness } from './health.ts'
import { pageRoutes } from './routes/page-routes.ts'
import { testHttp } from './test-http.ts'
import { testWire } from './test-wire.ts'

const real = await testDatabase()
const wire = await testWire(real.url)
afterAll(wire.cut)
const database = openDatabase(wire.url, { connections: 4 })

const contract = {
  shop: {
    time: endpoint({
      method: 'GET',
      path: '/cached/{id}',
      access: 'public',
      shared: true,
      summary: 'What anybody may see',
      params: z.object({ id: z.string() }),
      answer: z.object({ one: z.number() }),
    }),
    own: endpoint({
      method: 'GET',
      path: '/own',
      access: 'public',
      summary: 'Not cached',
      answer: z.object({ one: z.number() }),
    }),
  },
} as const

function readOne() {
  return one(database, rareStatement('test-one', { one: number }, 'SELECT 1 AS one'))
}

const { url, close } = await testHttp(
  database,
  contract,
  { shop: { handlers: { time: readOne, own: readOne } } },
  {
    ready: readiness(database, { disks: [], minFreeBytes: 0 }),
    prepare(http) {
      pageRoutes(http.app, {
        responseCache: http.responseCache,
        api: http.api,
        cache: true,
        query: [],
        origin: 'http://mall.test',
        outside: { scripts: [], connections: [], frames: [] },
        log: openLog('silent'),
        async render() {
          const headers = new Headers({ 'content-type': 'text/html' })
          try {
            return { status: 200, headers, html: `<p>${(await readOne()).one}</p>` }
          } catch {
            return { status: 503, headers, html: '<p>unavailable</p>' }
          }
        },
      })
    },
  },
)

const status = async (path: string) => (await fetch(url + path)).status

test('the database stops and starts under load: cached responses go on, others are 503, all recover', async () => {
  for (const path of ['/api/v1/cached/1', '/api/v1/own', '/page', '/readyz']) {
    expect([path, await status(path)]).toEqual([path, 200])
  }
  let loading = true
  const seen = { cached: new Set<number>(), own: new Set<number>() }
  const load = async (path: string, into: Set<number>) => {
    while (loading) into.add(await status(path))
  }
  const visitors = [
    ...Array.from({ length: 4 }, () => load('/api/v1/cached/1', seen.cached)),
    ...Array.from({ length: 4 }, () => load('/page', seen.cached)),
    ...Array.from({ length: 8 }, () => load('/api/v1/own', seen.own)),
  ]

  await wire.cut()
  await vi.waitFor(async () => expect(await status('/api/v1/own')).toBe(503))
  const refused = await fetch(`${url}/api/v1/own`)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ status: false, code: 'database_unavailable' })
  expect(await status('/api/v1/cached/2')).toBe(503)
  expect(await status('/another-page')).toBe(503)
  expect(await status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)

  await wire.mend()
  await vi.waitFor(
    async () => {
      const paths = ['/api/v1/own', '/api/v1/cached/2', '/another-page', '/readyz']
      expect(await Promise.all(paths.map(status))).toEqual([200, 200, 200, 200])
    },
    { interval: 100 },
  )
  loading = false
  await Promise.all(visitors)
  expect([...seen.cached]).toEqual([200])
  expect([...seen.own].sort()).toEqual([200, 503])
})

test('the server listens for changes again after the outage', async () => {
  await status('/api/v1/cached/1')
  await wire.cut()
  await wire.mend()
  await vi.waitFor(async () => {
    const { rows } = await real.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE application_name LIKE '%listens' AND datname = current_database()",
    )
    expect(rows).toHaveLength(1)
  })
  await close()
  await database.close()
})
