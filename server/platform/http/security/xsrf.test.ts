import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../../database/test-database.ts'
import { testHttp } from '../test-http.ts'

const database = await testDatabase()
const answer = z.object({})
const contract = {
  talk: {
    read: endpoint({
      method: 'GET',
      path: '/read',
      access: 'public',
      shared: true,
      summary: '',
      answer,
    }),
    write: endpoint({ method: 'POST', path: '/write', access: 'public', summary: '', answer }),
    clear: endpoint({
      method: 'GET',
      path: '/clear',
      access: 'public',
      changesState: true,
      summary: '',
      answer,
    }),
  },
} as const
const done = async () => ({})
const { url } = await testHttp(database, contract, {
  talk: { handlers: { read: done, write: done, clear: done } },
})

const token = 'a1'.repeat(16)
const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/v1${path}`, { method, headers })

test('a GET sets the cookie only where it is absent, also on a cached response', async () => {
  const tokens = new Set<string | undefined>()
  for (const _ of [1, 2, 3]) {
    const response = await send('GET', '/read')
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/)
    // A proxy that cached this would give one visitor's token to all.
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    tokens.add(cookie?.slice(0, 43))
  }
  expect(tokens.size).toBe(3)

  const known = await send('GET', '/read', { cookie: `theme=dark; XSRF-TOKEN=${token}` })
  expect(known.headers.get('set-cookie')).toBeNull()
  expect(known.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/)
})

test('the cookie is Secure over TLS', async () => {
  const response = await send('GET', '/read', { 'x-forwarded-proto': 'https' })
  expect(response.headers.get('set-cookie')).toMatch(/; Secure$/)
})

test.each<[string, number, Record<string, string>]>([
  ['without any cookie', 200, {}],
  ['with a bearer token and no cookie', 200, { authorization: 'Bearer good' }],
  ['repeating its cookie', 200, { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }],
  ['with the cookie alone', 403, { cookie: `XSRF-TOKEN=${token}` }],
  [
    'with a wrong repetition',
    403,
    { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': 'b'.repeat(32) },
  ],
  ['with a shorter repetition', 403, { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': 'a1' }],
  ['with other cookies only', 403, { cookie: 'session=1' }],
  ['with other cookies and a made-up header', 403, { cookie: 'session=1', 'x-xsrf-token': token }],
  ['with an empty token', 403, { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ["from another site's page", 403, { 'sec-fetch-site': 'cross-site' }],
])('a change %s is %i', async (_, status, headers) => {
  for (const [method, path] of [
    ['POST', '/write'],
    ['GET', '/clear'],
  ] as const) {
    const response = await send(method, path, headers)
    expect([method, response.status]).toEqual([method, status])
    if (status === 403) expect(await response.json()).toMatchObject({ code: 'cross_site_request' })
  }
})
