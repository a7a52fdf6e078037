import { beforeAll, expect, test, vi } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openAccount, Passwords } from './accounts/accounts.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testApp } from './test-app.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)

const customerCalls = Object.values(contract)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter(({ access }) => access === 'customer')
const named = customerCalls.map((one) => [`${one.method} ${one.path}`, one] as const)

const password = 'Kettle-mango7'

async function send(method: string, path: string, token: string, body?: object) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  return { status: response.status, body: await response.json() }
}

async function logIn(email: string): Promise<string> {
  const { body } = await send('POST', '/login', '', { mode: 'email', email, password })
  return body.data.token.accessToken
}

beforeAll(async () => {
  const passwordHash = await new Passwords().hash(password)
  const client = await database.pool.connect()
  const ada = { name: 'Ada Tester', email: 'ada@example.com', phoneNumber: null, passwordHash }
  await openAccount(client, ada, clock.now())
  client.release()
})

test('there are calls for customers only', () => {
  expect(customerCalls.length).toBeGreaterThanOrEqual(40)
})

test.each(named)('%s wants a token that is good', async (_, { method, path }) => {
  const address = path.replace(/\{\w+\}/g, '1')
  const expired = await logIn('ada@example.com')
  const revoked = await logIn('ada@example.com')
  await send('POST', '/logout', revoked)
  await database.pool.query(
    `UPDATE account_sessions SET expires_at = $1
     WHERE token_hash = sha256($2::text::bytea)`,
    [clock.now(), expired],
  )
  const tokens = { none: '', 'made up': 'a'.repeat(43), expired, revoked, broken: 'x y' }
  for (const [what, token] of Object.entries(tokens)) {
    // Checked before the payload, which is invalid here.
    const { status, body } = await send(method, address, token, method === 'POST' ? {} : undefined)
    expect([what, status, body.code]).toEqual([what, 401, 'unauthenticated'])
  }
})

test('a code is sent to where it should go, and nowhere else', async () => {
  const sent = { mode: 'phone', phone_number: '+2348031000077', name: 'Ngozi Eze' }
  const requested = await send('POST', '/register-otp', '', { ...sent, option: 'whatsapp' })
  expect(requested.status).toBe(200)
  const message = await vi.waitFor(async () => {
    const response = await fetch(`${url}/simulators/inbox.json?to=%2B2348031000077`)
    const [newest] = await response.json()
    expect(newest).toBeDefined()
    return newest
  })
  expect(message).toMatchObject({ to: '+2348031000077', channel: 'whatsapp' })
  expect(JSON.stringify(requested.body)).not.toContain(message.code)
  const given = { verification_code: message.code, password, password_confirmation: password }
  const registered = await send('POST', '/register', '', { ...sent, ...given })
  const { data } = (await send('GET', '/accounts', registered.body.data.token.accessToken)).body
  expect(data.user.first_name).toBe('Ngozi')
})
