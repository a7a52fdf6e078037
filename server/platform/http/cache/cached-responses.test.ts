import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../../database/test-database.ts'
import { refuse } from '../handler.ts'
import { testHttp } from '../test-http.ts'

const database = await testDatabase()
await database.pool.query('CREATE TABLE thing (id int PRIMARY KEY, price int NOT NULL)')
await database.pool.query('INSERT INTO thing SELECT n, 100 FROM generate_series(1, 6) n')

const contract = {
  shop: {
    thing: endpoint({
      method: 'GET',
      path: '/things/{id}',
      access: 'optional',
      shared: true,
      summary: 'A thing',
      params: z.object({ id: z.coerce.number().int() }),
      query: z.object({ page: z.coerce.number().int().default(1) }),
      answer: z.object({ price: z.number(), text: z.string(), viewer: z.number().nullable() }),
    }),
    list: endpoint({
      method: 'GET',
      path: '/things',
      access: 'public',
      shared: true,
      summary: 'All things',
      answer: z.object({ prices: z.array(z.number()) }),
    }),
  },
} as const

/** Varied enough that the compression effort makes a difference. */
const prices = Array.from({ length: 2_000 }, (_, n) => `₦${(n * 7_919) % 1_009}`).join(' and ')

let calls = 0
const domains = {
  shop: {
    handlers: {
      async thing({ params: { id } }, call) {
        calls += 1
        call.cacheTags(`product:${id}`)
        const { rows } = await database.pool.query('SELECT price FROM thing WHERE id = $1', [id])
        if (!rows[0]) refuse('not_found')
        const text = id === 1 || id === 6 ? prices : 'ọjà '.repeat(500)
        return { price: rows[0].price, text, viewer: call.customer?.id ?? null }
      },
      async list(_, call) {
        call.cacheTags('listing')
        const { rows } = await database.pool.query('SELECT price FROM thing ORDER BY id')
        return { prices: rows.map(({ price }) => price) }
      },
    },
  },
} satisfies Parameters<typeof testHttp<typeof contract>>[2]

// Two servers that share only the database, like two processes.
const one = await testHttp(database, contract, domains)
const two = await testHttp(database, contract, domains)
const cookie = `XSRF-TOKEN=${'c'.repeat(32)}`
const get = (side: { url: string }, path: string, headers: Record<string, string> = {}) =>
  fetch(`${side.url}/api/v1${path}`, { headers: { cookie, ...headers } })

/** The raw bytes: `fetch` would decompress them. */
function getRaw(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request(`${one.url}/api/v1${path}`, { method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

test('equivalent addresses share one call of the handler', async () => {
  calls = 0
  for (const path of [
    '/things/1',
    '/things/1?page=1',
    '/things/1?utm_source=x&page=1',
    '/things/01',
  ]) {
    for (const _ of [1, 2]) expect((await get(one, path)).status).toBe(200)
  }
  expect(calls).toBe(1)
  await get(one, '/things/1?page=2')
  expect(calls).toBe(2)
})

test('every encoding holds the same answer, and an ETag spares it', async () => {
  const plain = await getRaw('/things/2', { 'accept-encoding': 'identity' })
  const gzip = await getRaw('/things/2', { 'accept-encoding': 'gzip, deflate' })
  const brotli = await getRaw('/things/2', { 'accept-encoding': 'gzip, deflate, br' })
  const refused = await getRaw('/things/2', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(brotli.body.length).toBeLessThan(plain.body.length / 4)
  expect(refused.headers['content-encoding']).toBe('gzip')
  for (const { headers, body } of [plain, gzip, brotli]) {
    expect(headers.vary).toBe('accept-encoding')
    expect(Number(headers['content-length'])).toBe(body.length)
    const again = await getRaw('/things/2', { 'if-none-match': String(headers.etag), cookie })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['cache-control']).toMatch(/^public/)
  }
  const head = await getRaw('/things/2', { 'accept-encoding': 'identity' }, 'HEAD')
  expect(head.headers['content-length']).toBe(plain.headers['content-length'])
  expect(head.body).toHaveLength(0)
})

test('where signing in makes a difference, the signed in get their own answer', async () => {
  const signedIn = { authorization: 'Bearer good' }
  const visitor = await get(one, '/things/3')
  const ownAnswer = await get(one, '/things/3', signedIn)
  expect(await visitor.json()).toMatchObject({ viewer: null })
  expect(await ownAnswer.json()).toMatchObject({ viewer: 7 })
  expect(ownAnswer.headers.get('cache-control')).toBe('private, no-cache')
  expect(await (await get(one, '/things/3')).json()).toMatchObject({ viewer: null })
  // An invalid token counts as none, so that browsing goes on.
  const expired = await get(one, '/things/3', { authorization: 'Bearer gone' })
  expect(await expired.json()).toMatchObject({ viewer: null })
})

test('refusals are not cached', async () => {
  const id = 77
  expect((await get(one, `/things/${id}`)).status).toBe(404)
  await database.pool.query('INSERT INTO thing VALUES ($1, 5)', [id])
  expect((await get(one, `/things/${id}`)).status).toBe(200)
})

test('a change by anybody reaches every process', async () => {
  const priceOn = async (side: { url: string }) =>
    (await (await get(side, '/things/4')).json()).price
  expect([await priceOn(one), await priceOn(two)]).toEqual([100, 100])

  await database.pool.query('UPDATE thing SET price = 90 WHERE id = 4')
  expect([await priceOn(one), await priceOn(two)]).toEqual([100, 100])
  await database.pool.query("SELECT pg_notify('oja_changed', 'product:4')")
  const within = { interval: 20 }
  await vi.waitFor(async () => {
    expect([await priceOn(one), await priceOn(two)]).toEqual([90, 90])
  }, within)
})

test('after the listening connection was lost, the whole cache is invalid', async () => {
  const prices = async () => (await (await get(two, '/things')).json()).prices
  const before = await prices()
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE '%listens' AND datname = current_database()",
  )
  // This change is not announced.
  await database.pool.query('UPDATE thing SET price = 1 WHERE id = 5')
  await vi.waitFor(async () => expect(await prices()).not.toEqual(before))
})

test('one process answers like another, byte for byte', async () => {
  const etags = await Promise.all(
    [one, two].map(async (side) => (await get(side, '/things/2')).headers.get('etag')),
  )
  expect(etags[0]).toBe(etags[1])
})

test('a popular response is recompressed to fewer bytes with the same content', async () => {
  const compressed = () => getRaw('/things/1', { 'accept-encoding': 'br', cookie })
  const before = await compressed()
  for (let time = 0; time < 200; time++) await compressed()
  await vi.waitFor(async () => {
    const after = await compressed()
    expect(after.body.length).toBeLessThan(before.body.length)
    expect(after.headers['content-length']).toBe(String(after.body.length))
    expect(after.headers.etag).toBe(before.headers.etag)
    expect(brotliDecompressSync(after.body)).toEqual(brotliDecompressSync(before.body))
  })
})

test('what nobody asked for before is packed by the quickest, and by Brotli when it is asked for again', async () => {
  const takes = { 'accept-encoding': 'gzip, deflate, br, zstd', cookie }
  const plain = await getRaw('/things/6', { 'accept-encoding': 'identity' })
  const first = await getRaw('/things/6', takes)
  expect(first.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' })
  expect(zstdDecompressSync(first.body)).toEqual(plain.body)
  expect(first.headers['content-length']).toBe(String(first.body.length))
  expect(first.headers.etag).toBe(plain.headers.etag)
  await vi.waitFor(async () => {
    const again = await getRaw('/things/6', takes)
    expect(again.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(again.body)).toEqual(plain.body)
    expect(again.body.length).toBeLessThan(first.body.length)
  })
  const refusing = { 'accept-encoding': 'br, zstd;q=0', cookie }
  expect((await getRaw('/things/5', refusing)).headers['content-encoding']).toBe('br')
})

test('a 304 does not repeat the headers that the browser has cached', async () => {
  const { headers } = await getRaw('/things/2', { cookie })
  const again = await getRaw('/things/2', { 'if-none-match': String(headers.etag), cookie })
  expect(again.status).toBe(304)
  expect(again.headers.etag).toBe(headers.etag)
  expect(again.headers['cache-control']).toBe(headers['cache-control'])
  expect(headers).toHaveProperty('content-security-policy')
  expect(again.headers).not.toHaveProperty('content-security-policy')
})
