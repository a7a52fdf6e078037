import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type CallName, createApi } from '#contract/client.ts'
import { sendCall } from './transport.ts'

const api = createApi((outgoing) => sendCall(outgoing, { token: null, onExpired: () => undefined }))
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=t%3D1' })
})

function answer(body: unknown, status = 200) {
  fetched.mockResolvedValueOnce(Response.json(body, { status }))
}

test('a read carries its parameters in the address', async () => {
  answer({ status: true, message: 'OK', product_variation: [] })
  await api('GET /products/variation/details/{id}', {
    params: { id: 'a-b' },
    query: { variation_ids: '3,9' },
  })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/v1/products/variation/details/a-b?variation_ids=3%2C9')
  expect(new Headers(init?.headers).has('x-xsrf-token')).toBe(false)
  expect(init?.signal?.aborted).toBe(false)
})

test('a write repeats the XSRF cookie', async () => {
  answer({ status: true, message: 'OK' })
  await api('POST /carts/remove', { body: { product_id: 7 } })
  const [url, init] = fetched.mock.calls[0] ?? []
  const headers = new Headers(init?.headers)
  expect([url, init?.method, init?.body]).toEqual([
    '/api/v1/carts/remove',
    'POST',
    '{"product_id":7}',
  ])
  expect(headers.get('x-xsrf-token')).toBe('t=1')
  expect(headers.get('content-type')).toBe('application/json')
})

test.each(['PATCH', 'DELETE'])(
  '%s repeats the XSRF cookie and carries a body like a POST',
  async (method) => {
    answer({ status: true, message: 'OK' })
    // The specification names no such call, so the contract has none yet.
    const call = `${method} /office/products/{id}` as unknown as CallName
    await sendCall(
      { call, params: { id: 7 }, body: { version: 3 } },
      { token: null, onExpired: () => undefined },
    )
    const [url, init] = fetched.mock.calls[0] ?? []
    expect([url, init?.method, init?.body]).toEqual([
      '/api/v1/office/products/7',
      method,
      '{"version":3}',
    ])
    expect(new Headers(init?.headers).get('x-xsrf-token')).toBe('t=1')
  },
)

test('a refusal is an ApiError with its code', async () => {
  answer({ status: false, message: 'Gone', code: 'not_found' }, 404)
  const error = await api('GET /brands').catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 404, code: 'not_found', message: 'Gone' })
})

test('a false status is a refusal, whatever the answer’s own status says', async () => {
  answer({ status: false, message: 'Not now', code: 'conflict' })
  await expect(api('GET /brands')).rejects.toMatchObject({ code: 'conflict', message: 'Not now' })
})

test('a refusal says when to retry', async () => {
  const body = { status: false, message: 'Wait', code: 'resend_wait' }
  const headers = { 'retry-after': '75' }
  fetched.mockResolvedValueOnce(Response.json(body, { status: 429, headers }))
  await expect(api('GET /brands')).rejects.toMatchObject({ retryAfter: 75 })
})

test('the client gives up after 15 s, of a change after 30 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  answer({ status: true, message: 'OK' })
  answer({ status: true, message: 'OK' })
  await api('GET /brands')
  await api('POST /carts/remove', { body: { product_id: 7 } })
  expect(timeout.mock.calls).toEqual([[15_000], [30_000]])
  expect(fetched.mock.calls.map(([, init]) => init?.signal)).toEqual(
    timeout.mock.results.map(({ value }) => value),
  )
})

test('a file comes as it is', async () => {
  fetched.mockResolvedValueOnce(new Response('Date,Type', { headers: asFile }))
  expect(await (await history()).text()).toBe('Date,Type')
})

test.each([
  ['a cut network', new TypeError('network error')],
  ['a timeout', new DOMException('signal timed out', 'TimeoutError')],
])('%s in the middle of a file or an answer is a network error', async (_, reason) => {
  for (const headers of [asFile, { 'content-type': 'application/json' }]) {
    fetched.mockResolvedValueOnce(new Response(cut(reason), { headers }))
    const error = await history().catch((error: unknown) => error)
    expect(error).toMatchObject({ name: 'ApiError', status: 0, code: 'network' })
  }
})

const asFile = { 'content-disposition': 'attachment; filename="wallet-history.csv"' }

const history = () =>
  api('GET /wallet-order/transactions/{sort}/{type}/csv', { params: { sort: 'all', type: 'all' } })

/** A body that fails after its first bytes. */
function cut(reason: Error): ReadableStream {
  return new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"status"'))
      body.error(reason)
    },
  })
}

test.each([
  [
    'a proxy’s page',
    () => fetched.mockResolvedValueOnce(new Response('<h1>502</h1>', { status: 502 })),
    502,
  ],
  ['a success that is no JSON', () => fetched.mockResolvedValueOnce(new Response('<p>')), 200],
  ['a cut network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')), 0],
])('%s is an ApiError too', async (_, happen, status) => {
  happen()
  await expect(api('GET /brands')).rejects.toMatchObject({ name: 'ApiError', status })
})
