import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '#contract/client.ts'
import { useAppState } from '../state/store.ts'
import { followExpiry, signIn, signOut } from './session.ts'
import { browserTransport, viewTransport } from './transport.ts'

const api = createApi(browserTransport)
const fetched = vi.fn<typeof fetch>()
const ledToLogin = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' })
  fetched.mockReset()
  ledToLogin.mockReset()
  followExpiry(ledToLogin)
  answerAll(200)
  signIn('a-token')
})

function answerAll(status: number) {
  fetched.mockImplementation(async () => Response.json({ status: status === 200 }, { status }))
}

function sent(name: string, call = 0): string | null {
  return new Headers(fetched.mock.calls[call]?.[1]?.headers).get(name)
}

test('every call carries the token, except for products without a view', async () => {
  await api('GET /carts')
  await api('GET /brands')
  await api('GET /products/details/{id}', { params: { id: '7' } })
  await createApi(viewTransport)('GET /products/details/{id}', { params: { id: '7' } })
  const tokens = [0, 1, 2, 3].map((call) => sent('authorization', call))
  expect(tokens).toEqual(['Bearer a-token', 'Bearer a-token', null, 'Bearer a-token'])
})

test('the GET that clears repeats the XSRF cookie, others do not', async () => {
  await api('GET /accounts/clear-notifications')
  await api('GET /accounts')
  expect([sent('x-xsrf-token'), sent('x-xsrf-token', 1)]).toEqual(['x', null])
})

test('log-out calls the server, with the token that it drops', async () => {
  signOut(api)
  expect([fetched.mock.calls[0]?.[0], sent('authorization')]).toEqual([
    '/api/v1/logout',
    'Bearer a-token',
  ])
  expect(useAppState.getState().auth).toMatchObject({ loggedIn: false, accessToken: null })
})

test('a 401 ends the session and leads to the login', async () => {
  answerAll(401)
  await api('GET /accounts').catch(() => undefined)
  expect(useAppState.getState().auth.loggedIn).toBe(false)
  expect(ledToLogin).toHaveBeenCalledOnce()
})

test('a 401 about an earlier session ends nothing', async () => {
  answerAll(401)
  const late = api('GET /accounts').catch(() => undefined)
  signOut(api)
  signIn('another-token')
  await late
  expect(useAppState.getState().auth.accessToken).toBe('another-token')
  expect(ledToLogin).not.toHaveBeenCalled()
})

test.each([400, 403, 404, 409, 429, 500, 503])('a %i ends no session', async (status) => {
  answerAll(status)
  await api('GET /accounts').catch(() => undefined)
  expect(useAppState.getState().auth.loggedIn).toBe(true)
})

test('a visitor’s 401 leads to the login and wipes nothing', async () => {
  signOut(api)
  fetched.mockReset()
  answerAll(401)
  const before = useAppState.getState()
  await api('GET /carts').catch(() => undefined)
  expect(useAppState.getState()).toBe(before)
  expect(ledToLogin).toHaveBeenCalledOnce()
})
