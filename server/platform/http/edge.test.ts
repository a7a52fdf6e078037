import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { testHttp } from './test-http.ts'
import { echo, say } from './test-talk.ts'
import { exchange } from './test-wire.ts'

const database = await testDatabase()
const contract = { talk: { say, echo } } as const
const { url } = await testHttp(database, contract, {
  talk: {
    handlers: {
      say: async ({ body }) => ({ said: body.word.repeat(body.times) }),
      echo: async ({ params }) => ({ said: params.word }),
    },
  },
})

test('an address with scheme and host is handled as its path, anything else without a path is refused', async () => {
  const first = async (line: string) =>
    (await exchange(url, `${line} HTTP/1.1\r\nHost: mall\r\nConnection: close\r\n\r\n`)).split(
      '\r\n',
    )[0]
  const ok = 'HTTP/1.1 200 OK'
  expect(await first('GET http://mall/api/v1/echo/hi?page=2')).toBe(ok)
  expect(await first('GET HTTPS://elsewhere.test/api/v1/echo/hi')).toBe(ok)
  expect(await first('GET http://mall')).toBe('HTTP/1.1 404 Not Found')
  for (const target of ['*', 'http://', 'http://[', 'ftp://mall/x', 'mall:80']) {
    expect([target, await first(`OPTIONS ${target}`)]).toEqual([target, 'HTTP/1.1 400 Bad Request'])
  }
})

test.each([
  ['two', 'Host: mall\r\nHost: mall\r\n'],
  ['two that differ', 'Host: mall\r\nhost: elsewhere.test\r\n'],
  ['two, the second behind other lines', 'Host: mall\r\nX-A: b\r\nHOST: mall\r\n'],
  ['none', ''],
  ['a list', 'Host: mall, elsewhere.test\r\n'],
  ['a path in it', 'Host: mall/x\r\n'],
  ['a user in it', 'Host: ada@mall\r\n'],
  ['a port that is none', 'Host: mall:http\r\n'],
])('a request with %s as its host is 400, and the connection ends', async (_, lines) => {
  // Of a cached page, too.
  for (const path of ['/api/v1/echo/hi', '/healthz']) {
    const next = 'GET /healthz HTTP/1.1\r\nHost: mall\r\n\r\n'
    const said = await exchange(url, `GET ${path} HTTP/1.1\r\n${lines}\r\n${next}`)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  }
})

test.each(['mall', 'MALL:80', 'mall.example.com', '127.0.0.1:3000', '[::1]', '[::1]:3000', 'a_b'])(
  'Host: %s is one',
  async (host) => {
    const head = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
    expect(await exchange(url, head)).toMatch(/^HTTP\/1\.1 200 /)
  },
)

test('JSON is read in UTF-8 only', async () => {
  const send = (type: string) =>
    fetch(`${url}/api/v1/say`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ word: 'ẹ̀kọ́', times: 1 }),
    })
  for (const charset of ['utf-8', 'UTF8', '"utf-8"', 'us-ascii']) {
    expect([charset, (await send(`application/json; charset=${charset}`)).status]).toEqual([
      charset,
      200,
    ])
  }
  for (const charset of ['utf-16', 'utf-16le', '"UTF-32"', 'latin1', 'x']) {
    const refused = await send(`application/json;charset=${charset}`)
    expect([charset, refused.status]).toEqual([charset, 415])
    expect(await refused.json()).toMatchObject({ code: 'unsupported_media_type' })
  }
})

test('only a trusted proxy names the request', async () => {
  const direct = await testHttp(database, {}, {}, { trust: { proxies: 0, alwaysSecure: false } })
  const id = 'chosen-by-the-visitor'
  const idFrom = async (at: string) =>
    (await fetch(`${at}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await idFrom(url)).toBe(id)
  expect(await idFrom(direct.url)).toMatch(/^[0-9a-f]{32}$/)
})
