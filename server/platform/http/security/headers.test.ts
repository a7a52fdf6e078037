import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../../database/test-database.ts'
import { webhookRoutes } from '../routes/webhook-routes.ts'
import { testHttp } from '../test-http.ts'

const answer = z.object({ said: z.string() })
const contract = {
  talk: {
    read: endpoint({ method: 'GET', path: '/read', access: 'public', summary: 'Says it', answer }),
    save: endpoint({
      method: 'GET',
      path: '/save',
      access: 'public',
      summary: 'A file',
      query: z.object({ name: z.string().optional() }),
      answer: z.object({}),
      file: 'text/csv',
    }),
  },
} as const

const { url } = await testHttp(
  await testDatabase(),
  contract,
  {
    talk: {
      handlers: {
        read: async () => ({ said: 'yes' }),
        save: async () => ({ file: { name: 'orders.csv', body: 'a,b' } }),
      },
    },
  },
  {
    prepare({ app }) {
      const isGenuine = (body: Buffer) => body.includes('genuine')
      void webhookRoutes(app, [{ provider: 'bank', isGenuine, take: async () => {} }])
    },
  },
)

/** The head of an answer to whatever bytes: names in small letters → value. */
async function headOf(request: string): Promise<Map<string, string>> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  return new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': '))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  )
}

const plain = 'host: mall\r\nconnection: close\r\n'
const event = (body: string) =>
  `POST /webhooks/bank HTTP/1.1\r\n${plain}content-length: ${body.length}\r\n\r\n${body}`

test.each([
  ['an answer', `GET /api/v1/read HTTP/1.1\r\n${plain}\r\n`],
  ['a refusal', `GET /api/v1/nothing HTTP/1.1\r\n${plain}\r\n`],
  ['a method that no address takes', `TRACE /api/v1/read HTTP/1.1\r\n${plain}\r\n`],
  ['health', `GET /healthz HTTP/1.1\r\n${plain}\r\n`],
  ['a taken event', event('{"is":"genuine"}')],
  ['a refused event', event('{"is":"forged"}')],
  ['what is no HTTP', 'nonsense\r\n\r\n'],
  ['a head that is too large', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\n${plain}\r\n`],
])('%s is not sniffed, framed or run', async (_, request) => {
  const head = await headOf(request)
  expect(head.get('x-content-type-options')).toBe('nosniff')
  expect(head.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(head.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(head.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(head.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(head.get('content-type')).toMatch(/^application\/(health\+)?json/)
  expect([...head.keys()]).not.toContain('server')
  expect([...head.keys()]).not.toContain('access-control-allow-origin')
})

test('over TLS every answer demands TLS for two years, for all hosts below ours too', async () => {
  for (const path of ['/api/v1/read', '/api/v1/nothing', '/healthz']) {
    const { headers } = await fetch(url + path, { headers: { 'x-forwarded-proto': 'https' } })
    const policy = 'max-age=63072000; includeSubDomains'
    expect(headers.get('strict-transport-security')).toBe(policy)
  }
})

test('TRACE is refused', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`TRACE /api/v1/read HTTP/1.1\r\n${plain}x-secret: hush\r\n\r\n`)
  const said = await text(socket)
  expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(said).not.toContain('hush')
})

test('a download is saved under our own name, and stored nowhere else', async () => {
  const { headers } = await fetch(`${url}/api/v1/save?name=evil.exe%22;x=%0d%0a`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('etag')).toBeNull()
})
