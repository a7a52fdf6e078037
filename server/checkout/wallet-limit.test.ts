import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { testDevice } from '#server/test-customer.ts'
import {
  fund,
  pickUp,
  requireWhole,
  type Shopper,
  shopperOn,
  testShopper,
} from './test-checkout.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }
const refused = { status: 403, body: { code: 'confirmation_required' } }
let lamp: number

beforeAll(async () => {
  await addCategories(database)
  // ₦10,000.
  lamp = await addProduct(database, { amount: 1_000_000, stock: 10_000 })
})

/** With ₦1,000,000 in the wallet, and a session that was not confirmed for ten minutes. */
async function shopper(): Promise<Shopper> {
  const one = await testShopper(app)
  await fund(app, one, 100_000_000)
  await unconfirm(one)
  return one
}

function unconfirm({ accountId }: Pick<Shopper, 'accountId'>): Promise<unknown> {
  return database.pool.query(
    `UPDATE account_sessions SET confirmed_at = $2::timestamptz - interval '10 minutes'
     WHERE account_id = $1`,
    [accountId, clock.now()],
  )
}

const lamps = (quantity: number) => pickUp([{ product_id: lamp, quantity }], quantity * 10_000)

async function ordersOf({ accountId }: Shopper): Promise<number | null> {
  return (await database.pool.query('SELECT FROM orders WHERE account_id = $1', [accountId]))
    .rowCount
}

test('above ₦50,000 the wallet asks who it is, also where the sum is split', async () => {
  const ada = await shopper()
  const unconfirmed = await ada.place(lamps(6), 'asked')
  expect(unconfirmed).toMatchObject(refused)
  expect(unconfirmed.body).toMatchObject({ data: { methods: ['password', 'code'] } })
  for (const quantity of [2, 3]) expect((await ada.place(lamps(quantity))).status).toBe(200)
  expect(await ada.place(lamps(1))).toMatchObject(refused)
  // No other way to pay is asked about.
  const later = { ...lamps(1), payment_code: 'pay-on-pickup' as const }
  expect((await ada.place(later)).status).toBe(200)

  // The call that was refused goes through under its key once she has confirmed.
  await database.pool.query('UPDATE account_sessions SET confirmed_at = $2 WHERE account_id = $1', [
    ada.accountId,
    clock.now(),
  ])
  expect((await ada.place(lamps(6), 'asked')).status).toBe(200)
  expect((await ada.place(lamps(20))).status).toBe(200)
  await requireWhole(database)
})

test('of parallel payments no more pass than the limit allows, whatever devices they come from', async () => {
  const ada = await shopper()
  const devices = [ada, shopperOn(app, await testDevice(app, ada.accountId))]
  await unconfirm(ada)
  const before = await ordersOf(ada)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => devices[i % 2]?.place(lamps(1))),
  )
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(5)
  expect(answers.filter((answer) => answer?.status === 403)).toHaveLength(15)
  expect(await ordersOf(ada)).toBe(Number(before) + 5)
  await requireWhole(database)
})

test('the customer sets the limit: lower at once, higher only when confirmed', async () => {
  const ada = await shopper()
  const limit = async () => (await ada.get('/api/v1/accounts/wallet-limit')).body.data.amount
  const set = (amount: number) => ada.post('/api/v1/accounts/wallet-limit', { amount })
  expect(await limit()).toBe(50_000)
  expect(await set(60_000)).toMatchObject(refused)
  expect((await set(10_000)).status).toBe(200)
  expect((await ada.place(lamps(1))).status).toBe(200)
  expect(await ada.place(lamps(1))).toMatchObject(refused)
  expect(await set(10_001)).toMatchObject(refused)
  expect((await set(-1)).status).toBe(422)
  expect(await limit()).toBe(10_000)
  // What was paid before 24 hours counts no longer.
  await database.pool.query(
    `UPDATE accounts SET unconfirmed_from = unconfirmed_from - interval '24 hours' WHERE id = $1`,
    [ada.accountId],
  )
  expect((await ada.place(lamps(1))).status).toBe(200)
})
