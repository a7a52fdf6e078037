import { beforeAll, expect, test, vi } from 'vitest'
import { Passwords } from '#server/accounts/accounts.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { afterOrders } from '#server/events.ts'
import { openOrders } from '#server/orders/orders.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { orderReferences } from '#server/references.ts'
import { memberNames } from '#server/staff/staff.ts'
import { testApp } from '#server/test-app.ts'
import { balanceOf } from '#server/wallet/wallet.ts'
import { fund, pickUp, stockOf, testShopper } from './test-checkout.ts'

const database = await testDatabase()
const { pool } = database
const { url, clock } = await testApp(database)
const app = { url, database, clock }
const password = 'Market#2026'
const announce = () => {}
const orders = openOrders({
  database,
  clock,
  announce,
  events: afterOrders(announce),
  storeName: 'Oja',
  sendMessage: async () => {},
  storeAddress: '1 Store Road, Ibadan, Oyo',
  officeUrl: 'https://mall.example',
  ...orderReferences,
  recordAudit: async () => {},
  memberNames,
})
let lamp: number

beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 100_000, stock: 100 })
})

/** A customer who can end their account. */
async function customer() {
  const shopper = await testShopper(app)
  const hash = await new Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash(password)
  const text = 'UPDATE accounts SET password_hash = $2 WHERE id = $1'
  await pool.query(text, [shopper.accountId, hash])
  return { ...shopper, end: () => shopper.post('/api/v1/accounts/delete', { password }) }
}

type Customer = Awaited<ReturnType<typeof customer>>

async function placed(shopper: Customer, payment_code: 'flutterwave' | 'wallets') {
  const body = pickUp([{ product_id: lamp, quantity: 1 }], 1_000, { payment_code })
  const orderCode = String((await shopper.place(body)).body.data.orders.order_code)
  const text = 'SELECT id FROM orders WHERE order_code = $1'
  return { orderCode, orderId: Number((await pool.query(text, [orderCode])).rows[0].id) }
}

const staff = { staff: 1 }

/** An order that was not paid in time. */
async function expired(shopper: Customer) {
  const order = await placed(shopper, 'flutterwave')
  await clock.advance(31 * 60)
  await runJobs(orders.jobs)
  return order
}

function captured(orderId: number) {
  const payment = { amountKobo: 100_000, by: { provider: 'test' }, at: clock.now() }
  return inTransaction(pool, async (tx) =>
    orders.captured(tx, await orders.lockOrder(tx, orderId), payment),
  )
}

/** Until somebody waits for a lock. */
function waiting() {
  const text = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return vi.waitFor(async () => expect((await pool.query(text)).rowCount).toBe(1))
}

test('late money takes the goods of an order that time alone has ended', async () => {
  const { orderId } = await expired(await customer())
  expect(await captured(orderId)).toBe('taken')
})

test('late money of an account that has ended goes back', async () => {
  const shopper = await customer()
  const { orderId } = await expired(shopper)
  const before = await stockOf(database, lamp)
  expect((await shopper.end()).status).toBe(200)
  expect(await captured(orderId)).toBe('refund')
  expect(await stockOf(database, lamp)).toEqual(before)
})

test('late money for an order that staff cancelled goes back', async () => {
  const { orderCode, orderId } = await placed(await customer(), 'flutterwave')
  await orders.moveByHand({ orderCode, status: 'CANCELLED', note: null, by: staff })
  expect(await captured(orderId)).toBe('refund')
})

test('an account that is deleted while late money comes in stays, and does not block the money', async () => {
  const shopper = await customer()
  const { orderId } = await expired(shopper)
  const { ending } = await inTransaction(pool, async (tx) => {
    const order = await orders.lockOrder(tx, orderId)
    const ending = shopper.end()
    await waiting()
    const payment = { amountKobo: 100_000, by: { provider: 'test' }, at: clock.now() }
    expect(await orders.captured(tx, order, payment)).toBe('taken')
    return { ending }
  })
  expect((await ending).body.code).toBe('account_in_use')
})

test('no order is placed for an account that ends meanwhile', async () => {
  const shopper = await customer()
  const ending = await pool.connect()
  await ending.query('BEGIN')
  const end = 'UPDATE accounts SET deleted_at = $2, email = NULL, phone_number = NULL WHERE id = $1'
  await ending.query(end, [shopper.accountId, clock.now()])
  const placing = shopper.place(
    pickUp([{ product_id: lamp, quantity: 1 }], 1_000, { payment_code: 'pay-on-pickup' }),
  )
  await waiting()
  await ending.query('COMMIT')
  ending.release()
  expect((await placing).status).toBe(401)
  const { rowCount } = await pool.query(
    "SELECT FROM orders WHERE account_id = $1 AND status <> 'DELIVERED'",
    [shopper.accountId],
  )
  expect(rowCount).toBe(0)
})

test('no money goes into the wallet of an account that has ended', async () => {
  const shopper = await customer()
  await fund(app, shopper, 100_001)
  const { orderCode } = await placed(shopper, 'wallets')
  await orders.moveByHand({ orderCode, status: 'DELIVERED', note: null, by: staff })
  const text =
    'UPDATE accounts SET deleted_at = $2, email = NULL, phone_number = NULL WHERE id = $1'
  await pool.query(text, [shopper.accountId, clock.now()])
  await expect(
    orders.refund({ orderCode, of: 'all', isAgain: false, by: staff }),
  ).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('deleted the account'),
  })
  expect(await balanceOf(pool, shopper.accountId)).toBe(1)
})
