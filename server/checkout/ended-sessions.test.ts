import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import type { Answered } from '#server/test-customer.ts'
import { fund, type OrderBody, pickUp, type Shopper, testShopper } from './test-checkout.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }
let lamp: number

beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 1_000_000, stock: 10_000 })
})

/** Whose session the process has just looked up. */
async function shopper(how = ''): Promise<Shopper> {
  const one = await testShopper(app)
  await fund(app, one, 100_000_000)
  if (how.endsWith('unconfirmed')) {
    await database.pool.query(`UPDATE account_sessions SET confirmed_at = NULL WHERE id = $1`, [
      one.sessionId,
    ])
  }
  expect((await one.get('/api/v1/carts')).status).toBe(200)
  return one
}

async function end({ sessionId }: Shopper): Promise<void> {
  // As another process does: this one hears nothing of it.
  await database.pool.query('DELETE FROM account_sessions WHERE id = $1', [sessionId])
}

/** The whole of what these calls write. */
async function written({ accountId }: Shopper): Promise<unknown> {
  const { rows } = await database.pool.query(
    `SELECT (SELECT array_agg(order_code ORDER BY id) FROM orders WHERE account_id = $1) AS orders,
       (SELECT balance_kobo FROM wallets WHERE account_id = $1) AS balance,
       (SELECT on_hand - held FROM stock WHERE product_id = $2) AS left`,
    [accountId, lamp],
  )
  return rows[0]
}

const lines = () => [{ product_id: lamp, quantity: 1 }]

const orderBy = (payment_code: OrderBody['payment_code']) => (one: Shopper) =>
  one.place(pickUp(lines(), 10_000, { payment_code }))

/** Each payment method locks the account by a statement of its own, which checks the session. */
const methods: [string, (one: Shopper) => Promise<Answered>][] = [
  ['from the wallet, just confirmed', orderBy('wallets')],
  ['from the wallet, unconfirmed', orderBy('wallets')],
  ['paid at pick-up', orderBy('pay-on-pickup')],
  ['by card', orderBy('flutterwave')],
]

test('only this call checks the session itself', () => {
  const checking = Object.values(contract)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter(({ checksSession }) => checksSession)
  expect(checking.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /orders/checkout'])
})

test.each(methods)('%s: a session that ended a moment ago writes nothing', async (how, call) => {
  const one = await shopper(how)
  const before = await written(one)
  await end(one)
  expect(await call(one)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  expect(await written(one)).toEqual(before)
})

test.each(methods)(
  '%s: a session is not looked up again within five minutes, and is after them',
  async (how, call) => {
    const one = await shopper(how)
    // From now on nobody can look it up.
    await database.pool.query(
      'UPDATE account_sessions SET token_hash = sha256(token_hash) WHERE id = $1',
      [one.sessionId],
    )
    expect(await call(one)).toMatchObject({ status: 200 })
    await clock.advance(301)
    expect(await call(one)).toMatchObject({ status: 401 })
  },
)

test('what is wrong with an order is told only to whom a session belongs', async () => {
  const one = await shopper()
  expect(await one.place({})).toMatchObject({ status: 422 })
  await end(one)
  expect(await one.place({})).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})
