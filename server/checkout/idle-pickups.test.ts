import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import { fund, pickUp, testShopper } from './test-checkout.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database)
const app = { url, database, clock }
let kettle: number

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 1_500_050, stock: 50 })
})

const kettles = (quantity: number) => [{ product_id: kettle, quantity }]

test('who lets eight pick-ups lie in a row gets no ninth unpaid, until an order is paid', async () => {
  const shopper = await testShopper(app)
  await fund(app, shopper, 10_000_000)
  const reserve = () =>
    shopper.place(pickUp(kettles(1), 15_000.5, { payment_code: 'pay-on-pickup' }))
  const expire = async () => {
    await clock.advance(3 * 24 * 3600 + 60)
    await runJobs(http.jobs.filter(({ name }) => name === 'orders-expire'))
  }
  for (let lapsed = 0; lapsed < 8; lapsed++) {
    expect((await reserve()).status).toBe(200)
    await expire()
    // A cancel of one's own neither counts nor breaks the row.
    const { order_code: code } = (await shopper.place(pickUp(kettles(1), 15_000.5))).body.data
      .orders
    expect((await shopper.post(`/api/v1/orders/${code}/cancel`)).status).toBe(200)
  }
  const ninth = await Promise.all(Array.from({ length: 5 }, reserve))
  for (const { status, body } of ninth) {
    expect([status, body]).toMatchObject([
      409,
      { code: 'unpaid_limit', data: { limit: 'lapsed', help: ['pay-now'] } },
    ])
  }
  expect((await shopper.place(pickUp(kettles(1), 15_000.5))).status).toBe(200)
  expect((await reserve()).status).toBe(200)
})

test('an account without an address places at pick-up and cancels in a loop: few SMS, none of its own cancels', async () => {
  const shopper = await testShopper(app)
  await database.pool.query(
    `UPDATE accounts SET email = NULL, phone_number = '+2348031239999' WHERE id = $1`,
    [shopper.accountId],
  )
  for (let i = 0; i < 50; i++) {
    const { body } = await shopper.place(
      pickUp(kettles(1), 15_000.5, { payment_code: 'pay-on-pickup' }),
    )
    const { order_code: code } = body.data.orders
    expect((await shopper.post(`/api/v1/orders/${code}/cancel`)).status).toBe(200)
  }
  const states = async () => {
    const { rows } = await database.pool.query(
      `SELECT template, state <> 'dead' AS is_sent, count(*)::integer FROM messages
       WHERE contact = '+2348031239999' GROUP BY 1, 2 ORDER BY 2`,
    )
    return rows
  }
  await expect.poll(states, { timeout: 60_000, interval: 500 }).toEqual([
    { template: 'order_reserved', is_sent: false, count: 30 },
    { template: 'order_reserved', is_sent: true, count: 20 },
  ])
  const inbox = await (await fetch(`${url}/simulators/inbox.json?to=%2B2348031239999`)).json()
  expect(inbox).toHaveLength(20)
})
