import { expect, test } from 'vitest'
import { testDatabase } from './platform/database/test-database.ts'
import { inTransaction } from './platform/database/transaction.ts'
import { testOrder } from './reviews/test-orders.ts'
import type { TestDevice } from './test-customer.ts'
import { password, picture, testPeople, wholeDatabase } from './test-people.ts'
import { giveBack } from './wallet/wallet.ts'

const database = await testDatabase()
const { app, kettle, customer, regular } = await testPeople(database)
const { url, clock } = app

const remove = (person: Pick<TestDevice, 'post'>, sent = password) =>
  person.post('/api/v1/accounts/delete', { password: sent })

test('a customer exports all personal data stored of them, and nothing of others', async () => {
  const person = await regular()
  const other = await regular()
  const { status, body } = await person.get('/api/v1/accounts/data')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    account: {
      email: person.email,
      gender: 'Female',
      signed_in: [{ device: 'Chrome on Android' }],
    },
    identity_checks: [{ state: 'matched', consent_words: expect.stringContaining('BVN') }],
    orders: [{ order_code: person.order.code, lines: [{ quantity: 1 }] }],
    reviews: { products: [{ rating: 5 }], orders: [{ rating: 4 }] },
    cart: [{ product_id: kettle }],
    products: { saved: [{ product_id: kettle }] },
    search_requests: [{ term: `xylophone for ${person.name.toLowerCase()}` }],
    letters: [{ message: 'Hello' }],
    delivery_addresses: [{ first_name: person.name }],
    parcels: { shipments: [{ tracking_number: `track/${person.name}` }] },
    messages: expect.arrayContaining([
      expect.objectContaining({ contact: person.email, template: 'reset_code' }),
    ]),
  })
  const history = [{ status: 'PROCESSING' }, { status: 'DELIVERED' }]
  const notes = [{ note: `Left with ${person.name}` }]
  expect(body.data).toMatchObject({ orders: [{ history, notes }] })
  const exported = JSON.stringify(body)
  expect(exported).not.toContain(other.email)
  expect(exported).not.toMatch(/password|token|bvn_key|argon2/)
})

test('a deleted account leaves its orders and its stars, and nobody’s name', async () => {
  const person = await regular()
  const before = await counts()
  // Cached by the server from here on, with the name.
  await expect.poll(() => reviewsOf(kettle)).toContain(person.name)
  const { status } = await remove(person)
  expect(status).toBe(200)
  expect((await person.get('/api/v1/accounts')).status).toBe(401)
  expect(await counts()).toEqual(before)
  const stored = await wholeDatabase(database)
  for (const exported of [person.name, person.email, person.phoneNumber]) {
    expect(stored.toLowerCase().includes(exported.toLowerCase()), exported).toBe(false)
  }
  await expect.poll(() => reviewsOf(kettle)).not.toContain(person.name)
  expect(await reviewsOf(kettle)).toContain('"Anonymous"')
  const again = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'email', email: person.email, password }),
  })
  expect(again.status).toBe(400)
})

test('of several deletions at once one deletes, and the others find nobody', async () => {
  const person = await customer()
  const answers = await Promise.all([1, 2, 3, 4].map(() => remove(person)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
})

test('only who knows the password deletes, and guessing it ends', async () => {
  const person = await customer()
  for (let n = 0; n < 10; n += 1) {
    const { status, body } = await remove(person, 'Wrong#2026')
    expect([status, body.code]).toEqual([400, 'wrong_credentials'])
  }
  expect((await remove(person)).body.code).toBe('too_many_tries')
  expect((await person.get('/api/v1/accounts')).status).toBe(200)
})

test('open orders and money in the wallet keep an account open', async () => {
  const person = await customer()
  const { id } = await testOrder(app, person.accountId, [kettle], 'IN TRANSIT')
  expect(await remove(person)).toMatchObject({ status: 409, body: { code: 'account_in_use' } })
  await database.pool.query(`UPDATE orders SET status = 'DELIVERED' WHERE id = $1`, [id])
  await inTransaction(database.pool, (client) =>
    giveBack(client, {
      accountId: person.accountId,
      amountKobo: 1,
      reference: 'TEST',
      key: `test:${person.accountId}`,
      at: clock.now(),
    }),
  )
  expect(await remove(person)).toMatchObject({ status: 409, body: { code: 'account_in_use' } })
  expect((await person.get('/api/v1/accounts')).body.data.user.email).toBe(person.email)
})

test('a BVN and contacts are free again for a new account', async () => {
  const person = await regular()
  await remove(person)
  const fresh = await customer()
  await database.pool.query('UPDATE accounts SET email = $2 WHERE id = $1', [
    fresh.accountId,
    person.email,
  ])
  const check = { bvn: person.bvn, media_file: picture }
  const { status } = await fresh.post('/api/v1/accounts/kyc/liveliness-check', check)
  expect(status).toBe(200)
})

async function reviewsOf(productId: number): Promise<string> {
  return (await fetch(`${url}/api/v1/products/reviews/${productId}`)).text()
}

async function counts() {
  const { rows } = await database.pool.query(
    `SELECT (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM orders) AS orders,
       (SELECT count(*) FROM product_reviews) AS reviews,
       (SELECT star_counts FROM products WHERE id = $1) AS stars`,
    [kettle],
  )
  return rows[0]
}

test('data exports are rate limited', async () => {
  const [person, other] = [await customer(), await customer()]
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) statuses.push((await person.get('/api/v1/accounts/data')).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  expect((await other.get('/api/v1/accounts/data')).status).toBe(200)
  await clock.advance(5)
  expect((await person.get('/api/v1/accounts/data')).status).toBe(200)
})
