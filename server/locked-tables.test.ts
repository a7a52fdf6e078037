import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { addCategories, addProduct } from './catalogue/test-catalogue.ts'
import { pickUp } from './checkout/test-checkout.ts'
import { loadLocations } from './delivery/delivery.ts'
import { openDatabase } from './platform/database/database.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testApp } from './test-app.ts'
import { type TestDevice, testDevices } from './test-customer.ts'

const other = await testDatabase()
/** As in production. */
const database = openDatabase(other.url, { connections: 8, statementTimeoutMs: 15_000 })
afterAll(() => database.close())
await loadLocations(database)
await addCategories(database)
const product = await addProduct(database, { stock: 1_000 })
const { url, clock } = await testApp(database)
const shoppers = await testDevices({ url, database, clock }, 30)
const [ada = expect.fail(), ...buyers] = shoppers

const order = pickUp([{ product_id: product, quantity: 1 }], 1_000, { payment_code: 'flutterwave' })
let searches = 0
/** Never cached: each asks for something else. */
const search = () => `/api/v1/products/all/category/null?min_price=${searches++}`

async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const client = await other.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

async function statusOf(path: string, { headers }: Partial<TestDevice> = {}): Promise<number> {
  const response = await fetch(url + path, headers ? { headers } : {})
  if (response.status === 503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  return response.status
}

test('while orders are locked, everybody finds, reads and signs in; who buys is told to retry', async () => {
  await whileLocked('orders', async () => {
    let isLocked = true
    const waiting = buyers.flatMap((buyer) => [
      buyer.post('/api/v1/orders/checkout', order).then(({ status }) => status),
      statusOf('/api/v1/orders', buyer),
      // It has the number of orders.
      statusOf('/api/v1/accounts', buyer),
    ])
    const refused = Promise.all(waiting).finally(() => {
      isLocked = false
    })
    const statuses: number[] = []
    while (isLocked) {
      statuses.push(await statusOf(search()), await statusOf('/api/v1/list-menu'))
      statuses.push(await statusOf('/api/v1/accounts/sessions', ada))
      await wait(50)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    // Far more than one for each time limit: nobody waited for those who wait.
    expect(statuses.length).toBeGreaterThan(10)
    expect(new Set(await refused)).toEqual(new Set([503]))
  })
  const after = await ada.post('/api/v1/orders/checkout', order)
  expect(after.status).toBe(200)
})

test('while products are locked, accounts go on, and so does what is cached', async () => {
  const cached = '/api/v1/list-menu'
  expect(await statusOf(cached)).toBe(200)
  await whileLocked('products', async () => {
    const lists = Promise.all(buyers.map(() => statusOf(search())))
    const carts = Promise.all(buyers.map((buyer) => statusOf('/api/v1/carts', buyer)))
    for (let n = 0; n < 20; n++) {
      expect(await statusOf('/api/v1/accounts/sessions', ada)).toBe(200)
      expect(await statusOf(cached)).toBe(200)
    }
    expect(new Set(await lists)).toEqual(new Set([503]))
    expect((await carts).every((status) => status === 200 || status === 503)).toBe(true)
  })
  expect(await statusOf(search())).toBe(200)
})
