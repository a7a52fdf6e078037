import { beforeAll, expect, test, vi } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openAccount, Passwords } from './accounts/accounts.ts'
import { addProduct, addShelves } from './catalogue/test-catalogue.ts'
import { notify } from './notifications/notifications.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testApp } from './test-app.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)

const customerCalls = Object.values(contract)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter(({ access }) => access === 'customer')
const named = customerCalls.map((one) => [`${one.method} ${one.path}`, one] as const)

const password = 'Market#2026'
const people = { ada: '', bola: '' }
let productId = 0

async function ask(method: string, path: string, token: string, body?: object) {
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
  const { body } = await ask('POST', '/login', '', { mode: 'email', email, password })
  return body.data.token.accessToken
}

async function idOf(email: string): Promise<number> {
  const { rows } = await database.pool.query('SELECT id FROM accounts WHERE email = $1', [email])
  return rows[0].id
}

beforeAll(async () => {
  const passwordHash = await new Passwords().hash(password)
  await addShelves(database)
  productId = await addProduct(database, { stock: 9 })
  const client = await database.pool.connect()
  for (const name of ['ada', 'bola']) {
    const email = `${name}@example.com`
    const account = { name: `${name} Tester`, email, phoneNumber: null, passwordHash }
    await openAccount(client, account, clock.now())
  }
  client.release()
  people.ada = await logIn('ada@example.com')
  people.bola = await logIn('bola@example.com')
})

test('there are calls for customers only', () => {
  expect(customerCalls.length).toBeGreaterThanOrEqual(40)
})

test.each(named)('%s wants a token that is good', async (_, { method, path }) => {
  const address = path.replace(/\{\w+\}/g, '1')
  const expired = await logIn('ada@example.com')
  const revoked = await logIn('ada@example.com')
  await ask('POST', '/logout', revoked)
  await database.pool.query(
    `UPDATE account_sessions SET expires_at = $1
     WHERE token_hash = sha256($2::text::bytea)`,
    [clock.now(), expired],
  )
  const tokens = { none: '', 'made up': 'a'.repeat(43), expired, revoked, broken: 'x y' }
  for (const [what, token] of Object.entries(tokens)) {
    // Before anything else is looked at: also a payload that is all wrong.
    const { status, body } = await ask(method, address, token, method === 'POST' ? {} : undefined)
    expect([what, status, body.code]).toEqual([what, 401, 'unauthenticated'])
  }
})

test("with another customer's ids nobody reads or changes what is theirs", async () => {
  await notify(database.pool, {
    accountId: await idOf('ada@example.com'),
    type: 'order',
    content: 'Your order is on its way',
    reference: 'ADA-1',
    at: clock.now(),
  })
  await ask('POST', '/carts/add', people.ada, { product_orders: [line(2)] })
  await ask('POST', '/saved-products/saved-items', people.ada, { products_id: [{ id: productId }] })
  const before = await everythingOf(people.ada)
  expect(before).toContain('ADA-1')
  const { sessions } = (await ask('GET', '/accounts/sessions', people.ada)).body.data
  const notices = await ask('GET', '/accounts/get-notifications', people.ada)
  const [notice] = notices.body.data.notifications.data

  const answers = [
    ...sessions.map(({ id }: { id: number }) => ({ path: `/accounts/sessions/${id}/end` })),
    { path: '/accounts/read-notifications', body: { notification_id: notice.id } },
    { path: '/accounts/clear-notifications' },
    { path: '/carts/add', body: { product_orders: [line(1)] } },
    { path: '/carts/remove', body: { product_id: productId } },
    { path: '/carts/remove/all' },
    { path: '/products/remove/saved', body: { product_id: productId } },
  ]
  for (const { path, body } of answers) {
    const { status } = await ask('POST', path, people.bola, body)
    if (path.includes('sessions') || path.includes('read'))
      expect([path, status]).toEqual([path, 404])
  }
  expect(await everythingOf(people.ada)).toBe(before)
  expect(await everythingOf(people.bola)).not.toContain('ADA-1')
})

test('a code is sent to where it should go, and nowhere else', async () => {
  const sent = { mode: 'phone', phone_number: '+2348031000077', name: 'Ngozi Eze' }
  const asked = await ask('POST', '/register-otp', '', { ...sent, option: 'whatsapp' })
  expect(asked.status).toBe(200)
  const message = await vi.waitFor(async () => {
    const response = await fetch(`${url}/simulators/inbox.json?to=%2B2348031000077`)
    const [newest] = await response.json()
    expect(newest).toBeDefined()
    return newest
  }, 8_000)
  expect(message).toMatchObject({ to: '+2348031000077', channel: 'whatsapp' })
  expect(JSON.stringify(asked.body)).not.toContain(message.code)
  const given = { verification_code: message.code, password, password_confirmation: password }
  const registered = await ask('POST', '/register', '', { ...sent, ...given })
  const { data } = (await ask('GET', '/accounts', registered.body.data.token.accessToken)).body
  expect(data.user.first_name).toBe('Ngozi')
})

function line(quantity: number) {
  return { product_id: productId, quantity }
}

/** All that a customer's calls tell of them, without when it was told. */
async function everythingOf(token: string): Promise<string> {
  const paths = [
    '/accounts',
    '/accounts/get-notifications',
    '/carts',
    '/saved-products/saved-items',
    '/products/recently/viewed',
  ]
  const all = await Promise.all(paths.map((path) => ask('GET', path, token)))
  expect(all.map(({ status }) => status)).toEqual(paths.map(() => 200))
  const { sessions } = (await ask('GET', '/accounts/sessions', token)).body.data
  return JSON.stringify([all.map(({ body }) => body.data), sessions.length])
}
