import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../../database/test-database.ts'
import { testHttp } from '../test-http.ts'

const answer = z.object({ sent: z.string().nullable() })
const body = z.object({})
const contract = {
  talk: {
    set: endpoint({
      method: 'POST',
      path: '/set',
      access: 'public',
      summary: 'Sets',
      body,
      answer,
    }),
    read: endpoint({ method: 'GET', path: '/read', access: 'public', summary: 'Reads', answer }),
  },
} as const

const { url } = await testHttp(await testDatabase(), contract, {
  talk: {
    handlers: {
      async set(_, call) {
        call.setCookie({ name: 'remembered', value: 'yes', maxAge: 60 })
        return { sent: null }
      },
      read: async (_, call) => ({ sent: call.cookie('remembered') ?? null }),
    },
  },
})

const tls = { 'x-forwarded-proto': 'https' }

async function lineSet(headers: Record<string, string>): Promise<string | undefined> {
  const sent = { 'content-type': 'application/json', ...headers }
  const response = await fetch(`${url}/api/v1/set`, { method: 'POST', body: '{}', headers: sent })
  return response.headers.getSetCookie().find((line) => line.includes('remembered='))
}

async function read(cookie: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${url}/api/v1/read`, { headers: { cookie, ...headers } })
  return (await response.json()).sent
}

test('over TLS a cookie is for this host alone; a host beside it can plant none', async () => {
  expect(await lineSet(tls)).toBe(
    '__Host-remembered=yes; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
  expect(await read('__Host-remembered=yes', tls)).toBe('yes')
  expect(await read('remembered=planted', tls)).toBeNull()
  expect(await read('remembered=planted; __Host-remembered=yes', tls)).toBe('yes')
})

test('without TLS, as in development, its name is plain', async () => {
  expect(await lineSet({})).toBe('remembered=yes; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
  expect(await read('remembered=yes', {})).toBe('yes')
  expect(await read('__Host-remembered=planted', {})).toBeNull()
})
