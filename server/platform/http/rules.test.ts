import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../database/test-database.ts'
import { refuse } from './handler.ts'
import { testHttp } from './test-http.ts'
import { answer, echo, say } from './test-talk.ts'
import { exchange } from './test-wire.ts'

const database = await testDatabase()

const contract = {
  talk: {
    say,
    big: endpoint({
      method: 'POST',
      path: '/big',
      access: 'public',
      summary: 'Takes more than a megabyte',
      body: z.object({ text: z.string() }),
      bodyLimit: 3_000_000,
      answer,
    }),
    echo,
    mine: endpoint({
      method: 'GET',
      path: '/mine',
      access: 'customer',
      summary: 'Only for the signed in',
      answer,
    }),
    clear: endpoint({
      method: 'GET',
      path: '/clear',
      access: 'customer',
      summary: 'A GET that changes something',
      changesState: true,
      answer,
    }),
    refused: endpoint({
      method: 'POST',
      path: '/refused',
      access: 'public',
      summary: 'Refuses',
      answer,
      errors: ['conflict'],
    }),
    broken: endpoint({
      method: 'GET',
      path: '/broken',
      access: 'public',
      summary: 'Fails',
      answer,
    }),
    lying: endpoint({ method: 'GET', path: '/lying', access: 'public', summary: 'Lies', answer }),
    talkative: endpoint({
      method: 'GET',
      path: '/talkative',
      access: 'public',
      summary: 'Says more than it declares',
      answer,
    }),
    later: endpoint({ method: 'GET', path: '/later', access: 'public', summary: 'Later', answer }),
  },
} as const

const { url } = await testHttp(database, contract, {
  talk: {
    handlers: {
      say: async ({ body }) => ({ said: body.word.repeat(body.times) }),
      big: async ({ body }) => ({ said: String(body.text.length) }),
      echo: async ({ params, query }) => ({ said: `${params.word} ${query.page}` }),
      mine: async (_, { customer }) => ({ said: `customer ${customer?.id}` }),
      clear: async () => ({ said: 'cleared', message: 'All gone.' }),
      refused: async () =>
        refuse('conflict', { message: 'The price has changed.', data: { total: 5 } }),
      broken: async () => {
        throw new Error('secret detail')
      },
      // The compiler would catch it, but a row of a query is not checked.
      lying: async () => ({ said: 5 }) as unknown as { said: string },
      talkative: async () => ({ said: 'yes', password_hash: 'oh' }),
    },
  },
})

const api = (path: string, init?: RequestInit) => fetch(`${url}/api/v1${path}`, init)
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a success says so, with a message and the answer at the root', async () => {
  const response = await post('/say', { word: 'ọjà', times: 2, unknown: 'ignored' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: true, message: 'OK', said: 'ọjàọjà' })
})

test('wrong fields are 422 and named', async () => {
  const response = await post('/say', { word: 'x', times: -1 })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    status: false,
    code: 'validation_failed',
    message: expect.stringMatching(/\w/),
    errors: { word: [expect.any(String)], times: [expect.any(String)] },
    request_id: response.headers.get('x-request-id'),
  })
  const query = await api('/echo/hi?page=zero')
  expect(query.status).toBe(422)
  expect(await query.json()).toMatchObject({ errors: { page: [expect.any(String)] } })
})

test.each([
  ['malformed JSON', 400, '/say', '{"word":', 'application/json'],
  ['a zero character in JSON', 400, '/say', '{"word":"a\\u0000b","times":1}', 'application/json'],
  ['a list in place of an object', 422, '/say', '[1]', 'application/json'],
  ['nothing at all', 422, '/say', '', 'application/json'],
  ['a form', 415, '/say', 'word=ab&times=1', 'application/x-www-form-urlencoded'],
  ['plain text', 415, '/say', 'hello', 'text/plain'],
  ['more than a megabyte', 413, '/say', `"${'x'.repeat(1_048_577)}"`, 'application/json'],
  ['more than a larger limit', 413, '/big', `"${'x'.repeat(3_000_001)}"`, 'application/json'],
])('%s is %i', async (_, status, path, body, type) => {
  const response = await post(path, body, { 'content-type': type })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status: false, code: expect.any(String) })
})

test('a call that needs more than a megabyte says so in the contract', async () => {
  const response = await post('/big', { text: 'x'.repeat(2_000_000) })
  expect(await response.json()).toMatchObject({ said: '2000000' })
})

test('deeply nested JSON is refused', async () => {
  const response = await post('/say', '['.repeat(100_000))
  expect(response.status).toBe(400)
})

test('unknown addresses are 404, other methods 405, missing handlers 501, all in the failure form', async () => {
  for (const [path, method, status, code] of [
    ['/nothing/here', 'GET', 404, 'not_found'],
    ['/nothing/here', 'POST', 404, 'not_found'],
    ['/nothing/here', 'DELETE', 404, 'not_found'],
    ['/say', 'GET', 405, 'method_not_allowed'],
    ['/say', 'OPTIONS', 405, 'method_not_allowed'],
    ['/echo/hi', 'DELETE', 405, 'method_not_allowed'],
    ['/later', 'GET', 501, 'not_implemented'],
  ] as const) {
    const response = await api(path, { method })
    expect([path, method, response.status]).toEqual([path, method, status])
    expect(await response.json()).toMatchObject({ status: false, code })
  }
  expect((await api('/say')).headers.get('allow')).toBe('POST')
  expect((await api('/echo/hi', { method: 'PATCH' })).headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD answers the headers of GET without a body', async () => {
  const response = await api('/echo/hi', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10)
  expect(await response.text()).toBe('')
})

test('an expected refusal carries its own message and data', async () => {
  const response = await post('/refused', {})
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    status: false,
    code: 'conflict',
    message: 'The price has changed.',
    data: { total: 5 },
  })
})

test.each(['/broken', '/lying', '/talkative'])(
  '%s: a bug is 500 and reveals nothing',
  async (path) => {
    const response = await api(path)
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).not.toMatch(/secret|password|Error|zod/)
    expect(JSON.parse(text)).toMatchObject({ code: 'internal', request_id: expect.any(String) })
  },
)

test('only a good bearer token lets the signed in through', async () => {
  const bearer = (token: string) => api('/mine', { headers: { authorization: token } })
  expect((await api('/mine')).status).toBe(401)
  expect((await bearer('Bearer bad')).status).toBe(401)
  expect((await bearer('Basic good')).status).toBe(401)
  const response = await bearer('Bearer good')
  expect(await response.json()).toMatchObject({ said: 'customer 7' })
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('an unchanged personal answer is 304', async () => {
  const headers = { authorization: 'Bearer good', cookie: `XSRF-TOKEN=${'a'.repeat(32)}` }
  const etag = (await api('/mine', { headers })).headers.get('etag') ?? ''
  const again = await api('/mine', { headers: { ...headers, 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('a sane request id is taken over, any other is replaced', async () => {
  const send = async (id: string) =>
    (await api('/echo/hi', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await send('from-the-proxy.1')).toBe('from-the-proxy.1')
  expect(await send('no spaces please')).toMatch(/^[0-9a-f]{32}$/)
  expect(await send('x'.repeat(65))).toMatch(/^[0-9a-f]{32}$/)
})

test('every answer carries the security headers', async () => {
  for (const response of [
    await api('/echo/hi'),
    await api('/none'),
    await fetch(`${url}/healthz`),
  ]) {
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('strict-transport-security')).toBeNull()
  }
  const overTls = await api('/echo/hi', { headers: { 'x-forwarded-proto': 'https' } })
  expect(overTls.headers.get('strict-transport-security')).toContain('max-age=')
})

test('what no client of ours sends gets a clean refusal, and the process goes on', async () => {
  for (const [path, status] of [
    ['/echo/%E0%A4%A', 400],
    ['/echo/a%00b', 400],
    ['/echo/hi?page=%00', 400],
    [`/echo/${'x'.repeat(400)}`, 422],
    [`/echo/${'x'.repeat(600)}`, 404],
    ['/echo/hi?__proto__[x]=1&constructor=2', 200],
    ['/echo/hi?page=1&page=2', 422],
    ['/echo/..%2f..%2fetc%2fpasswd', 200],
  ] as const) {
    const response = await api(path)
    expect([path, response.status]).toEqual([path, status])
    expect(await response.json()).toHaveProperty('status')
  }
})

test('a request that is not HTTP, or enormous, is answered in 4xx and the connection closed', async () => {
  expect(await exchange(url, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  const huge = `GET /api/v1/echo/hi?x=${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`
  expect(await exchange(url, huge)).toMatch(/^HTTP\/1.1 431 [\s\S]*"status":false/)
})
