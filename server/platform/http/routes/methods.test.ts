import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../../database/test-database.ts'
import { routesOf } from '../call.ts'
import { openApi } from '../docs/openapi.ts'
import { testHttp } from '../test-http.ts'

const answer = z.object({ said: z.string() })
const params = z.object({ id: z.coerce.number().int().positive() })
const contract = {
  things: {
    read: endpoint({
      method: 'GET',
      path: '/things/{id}',
      access: 'public',
      summary: 'Reads it',
      params,
      answer,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/things/{id}',
      access: 'public',
      summary: 'Changes it',
      params,
      body: z.object({ name: z.string().min(2) }),
      answer,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/things/{id}',
      access: 'public',
      summary: 'Deletes it',
      params,
      body: z.object({ version: z.number().optional() }),
      answer,
    }),
  },
} as const
const { url } = await testHttp(await testDatabase(), contract, {
  things: {
    handlers: {
      read: async () => ({ said: 'read' }),
      change: async ({ params, body }) => ({ said: `${params.id} ${body.name}` }),
      remove: async ({ params, body }) => ({ said: `${params.id} ${body.version ?? 'any'}` }),
    },
  },
})

const token = 'a1'.repeat(16)
const json = { 'content-type': 'application/json' }
const send = (method: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/v1/things/7`, { method, body, headers })

test.each([
  ['PATCH', '{"name":"ọjà"}', json, '7 ọjà'],
  ['DELETE', '{"version":3}', json, '7 3'],
  ['DELETE', '', json, '7 any'],
  ['DELETE', undefined, {}, '7 any'],
])('%s with the body %s is answered', async (method, body, headers, said) => {
  const response = await send(method, body, headers)
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: true, message: 'OK', said },
  ])
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test.each([
  ['PATCH', '{"name":"x"}', json, 422, 'validation_failed'],
  ['PATCH', undefined, {}, 422, 'validation_failed'],
  ['PATCH', '{"name":', json, 400, 'malformed_request'],
  ['DELETE', '{"version":"x"}', json, 422, 'validation_failed'],
  ['PATCH', 'name=ab', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  ['PATCH', `{"name":"${'x'.repeat(1_048_577)}"}`, json, 413, 'too_large'],
  ['POST', '{}', json, 405, 'method_not_allowed'],
  ['PUT', '{}', json, 405, 'method_not_allowed'],
])('%s with the body %s is refused', async (method, body, headers, status, code) => {
  const response = await send(method, body, headers)
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ code }),
  ])
})

test('the methods that an address takes are listed', async () => {
  expect((await send('POST', '{}', json)).headers.get('allow')).toBe('GET, HEAD, PATCH, DELETE')
})

test.each(['PATCH', 'DELETE'])(
  '%s from another site or without the XSRF token is refused',
  async (method) => {
    const cookie = `XSRF-TOKEN=${token}`
    for (const [status, headers] of [
      [403, { cookie }],
      [403, { cookie, 'x-xsrf-token': 'b'.repeat(32) }],
      [403, { cookie: 'session=1' }],
      [403, { 'sec-fetch-site': 'cross-site' }],
      [200, { cookie, 'x-xsrf-token': token }],
    ] as const) {
      const response = await send(method, '{"name":"ab"}', { ...json, ...headers })
      expect([headers, response.status]).toEqual([headers, status])
    }
  },
)

test('another site gets no permission for either from a preflight', async () => {
  const response = await send('OPTIONS', undefined, {
    origin: 'https://evil.test',
    'access-control-request-method': 'DELETE',
  })
  expect(response.status).toBe(405)
  const names = [...response.headers.keys()]
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('OpenAPI lists them beside the read of the same address', () => {
  const { paths } = openApi(routesOf(contract, {}), { title: 'x', version: '1', server: '/' })
  expect(paths).toMatchObject({
    '/things/{id}': {
      get: { summary: 'Reads it' },
      patch: { summary: 'Changes it', requestBody: { required: true } },
      delete: { summary: 'Deletes it' },
    },
  })
})
