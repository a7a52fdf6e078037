import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { addCategories, addChoices, addProduct } from '#server/catalogue/test-catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import { fund, pickUp, requireWhole, type Shopper, stockOf, testShopper } from './test-checkout.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database)
const app = { url, database, clock }
let ada: Shopper
let kettle: number
let shirt: number
let sizes: number[]

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 1_500_050, stock: 50 })
  shirt = await addProduct(database)
  const choices = [
    { places: [0], amount: 400_000, stock: 5 },
    { places: [1], amount: 500_000, stock: 5 },
  ]
  sizes = (await addChoices(database, shirt, [2], choices)).combinations
  ada = await testShopper(app)
  await fund(app, ada, 50_000_000)
})

const kettles = (quantity: number) => [{ product_id: kettle, quantity }]

async function orderOf(shopper: Shopper, code: string) {
  return (await shopper.get(`/api/v1/orders/single/order/${code}`)).body.data.orders
}

test('a wallet order takes the money and the stock at once, and notifies its shopper', async () => {
  const bola = await testShopper(app)
  await fund(app, bola, 10_000_000)
  const before = await stockOf(database, kettle)
  const { status, body } = await bola.place(pickUp(kettles(2), 30_001))
  expect(status, JSON.stringify(body)).toBe(200)
  const { order_code: code } = body.data.orders
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/)
  expect(await stockOf(database, kettle)).toEqual({ ...before, on_hand: before.on_hand - 2 })
  expect(await orderOf(bola, code)).toMatchObject({
    status: 'PROCESSING',
    payment_status: 'PAID',
    product_count: 2,
    sub_total: 30_001,
    total_amount: 30_001,
    payment: { name: 'Wallet' },
    product_order: [{ quantity: 2, product: { id: kettle, amount: 15_000.5 }, variation: [] }],
  })
  const { body: account } = await bola.get('/api/v1/accounts')
  expect(account.data.wallet.available_balance).toBe(69_999)
  const notifications = await bola.get('/api/v1/accounts/get-notifications')
  expect(notifications.body.data.notifications.data[0]).toMatchObject({
    type: 'order',
    reference: code,
  })
  expect((await ada.get(`/api/v1/orders/single/order/${code}`)).status).toBe(404)
})

test('a balance that is no more than the total is not enough', async () => {
  const bola = await testShopper(app)
  await fund(app, bola, 1_500_050)
  const before = await stockOf(database, kettle)
  const refused = await bola.place(pickUp(kettles(1), 15_000.5))
  expect(refused).toMatchObject({ status: 400, body: { code: 'insufficient_balance' } })
  expect(await stockOf(database, kettle)).toEqual(before)
  await fund(app, bola, 1)
  expect((await bola.place(pickUp(kettles(1), 15_000.5))).status).toBe(200)
})

test('figures that are not the mall’s place nothing, and are answered with the right ones', async () => {
  const before = await stockOf(database, kettle)
  const wrong = [
    { sub_total: 15_000 },
    { total: 15_000.49 },
    { total: 15_000.501 },
    { shipping: 1 },
  ]
  for (const figures of [...wrong, { amount: 1 }, { sub_total: 1, total: 1 }]) {
    const refused = await ada.place(pickUp(kettles(1), 15_000.5, figures))
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'price_changed', data: { sub_total: 15_000.5, shipping: 0, total: 15_000.5 } },
    })
  }
  expect(await stockOf(database, kettle)).toEqual(before)
})

test('the same item on two lines is added up; a combination is not its product', async () => {
  const tooMany = [
    { product_id: kettle, quantity: 30 },
    { product_id: kettle, quantity: 30 },
  ]
  const refused = await ada.place(pickUp(tooMany, 900_030))
  expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  const of = (id: number | undefined, quantity: number) => ({
    product_id: shirt,
    variation: [{ id: id ?? 0, quantity }],
  })
  const twice = await ada.place(pickUp([of(sizes[0], 3), of(sizes[0], 3)], 24_000))
  expect(twice).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  expect((await ada.place(pickUp([of(sizes[0], 2), of(sizes[0], 2)], 16_000))).status).toBe(200)
  const both = await ada.place(pickUp([of(sizes[0], 1), of(sizes[1], 2)], 14_000))
  expect(both.status).toBe(200)
  const { product_order: lines } = await orderOf(ada, both.body.data.orders.order_code)
  expect(lines[1]?.variation).toEqual([
    {
      v1: 'Value 0.1',
      v2: null,
      v3: null,
      v4: null,
      v5: null,
      variation_value: { amount: 5_000, quantity: 2, total_amount: 10_000 },
    },
  ])
  const plain = await ada.place(pickUp([{ product_id: shirt, quantity: 1 }], 4_000))
  expect(plain).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
})

test('paying at pick-up is for pick-ups; they wait three days, then are cancelled', async () => {
  const onPickup = { payment_code: 'pay-on-pickup' } as const
  const sent = await ada.place(pickUp(kettles(1), 15_000.5, { ...onPickup, shipping_method_id: 2 }))
  expect(sent).toMatchObject({ status: 400, body: { code: 'payment_not_offered' } })

  const before = await stockOf(database, kettle)
  const placed = await ada.place(pickUp(kettles(3), 45_001.5, onPickup))
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  expect(placed.body.link).toBeUndefined()
  const { order_code: code } = placed.body.data.orders
  expect(await stockOf(database, kettle)).toEqual({ ...before, held: before.held + 3 })
  const pending = await orderOf(ada, code)
  expect(pending).toMatchObject({ status: 'PENDING', payment_status: 'PENDING' })
  const waitMs = Date.parse(pending.pickup_until ?? '') - Date.parse(pending.created_at)
  expect(waitMs).toBe(3 * 24 * 3_600_000)

  await clock.advance(3 * 24 * 3600 - 60)
  await runJobs(http.jobs.filter(({ name }) => name === 'orders-expire'))
  expect(await orderOf(ada, code)).toMatchObject({ status: 'PENDING' })
  await clock.advance(120)
  await runJobs(http.jobs.filter(({ name }) => name === 'orders-expire'))
  expect(await orderOf(ada, code)).toMatchObject({ status: 'CANCELLED', payment_status: 'FAILED' })
  expect(await stockOf(database, kettle)).toEqual(before)
})

test('a card order holds its goods and answers the provider’s page; unpaid, it ends after 30 minutes', async () => {
  const before = await stockOf(database, kettle)
  const byCard = { payment_code: 'flutterwave' } as const
  const placed = await ada.place(pickUp(kettles(1), 15_000.5, byCard))
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  expect(new URL(placed.body.link ?? '').searchParams.get('tx_ref')).toBeTruthy()
  expect(await stockOf(database, kettle)).toEqual({ ...before, held: before.held + 1 })
  await clock.advance(31 * 60)
  await runJobs(http.jobs)
  const ended = await orderOf(ada, placed.body.data.orders.order_code)
  expect(ended).toMatchObject({ status: 'CANCELLED', payment_status: 'FAILED' })
  expect(await stockOf(database, kettle)).toEqual(before)
})

test('delivery by public transport needs an address and takes its fee', async () => {
  const sent = { shipping_method_id: 2, shipping: 1_000, total: 16_000.5 }
  const nowhere = await ada.place(pickUp(kettles(1), 15_000.5, sent))
  expect(nowhere).toMatchObject({ status: 422 })
  const place = await firstPlace()
  const there = {
    address: '12 Bodija Road',
    phone: '8031234567',
    country_id: 161,
    state_id: place.state_id,
    lg_id: place.id,
  }
  const placed = await ada.place(pickUp(kettles(1), 15_000.5, { ...sent, ...there }))
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  expect(await orderOf(ada, placed.body.data.orders.order_code)).toMatchObject({
    shipping: 1_000,
    total_amount: 16_000.5,
    address: expect.stringContaining('12 Bodija Road'),
    phone: '+2348031234567',
  })
})

test('what was paid has a receipt as a PDF, for its owner alone', async () => {
  const placed = await ada.place(pickUp(kettles(1), 15_000.5))
  const path = `/api/v1/orders/receipt/${placed.body.data.orders.order_code}`
  const response = await fetch(url + path, { headers: ada.headers })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const bola = await testShopper(app)
  expect((await bola.get(path)).status).toBe(404)
  const unpaid = await ada.place(pickUp(kettles(1), 15_000.5, { payment_code: 'pay-on-pickup' }))
  const none = await ada.get(`/api/v1/orders/receipt/${unpaid.body.data.orders.order_code}`)
  expect(none).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('lists by tab and time; another page of nothing is no error', async () => {
  const all = await ada.get('/api/v1/orders')
  expect(all.body.data.orders.meta.total).toBeGreaterThan(3)
  const cancelled = await ada.get('/api/v1/orders/cancelled/all')
  const statuses = cancelled.body.data.orders.data.map((order: { status: string }) => order.status)
  expect(new Set(statuses)).toEqual(new Set(['CANCELLED']))
  expect((await ada.get('/api/v1/orders/SHIPPED/daily')).body.data.orders.data).toEqual([])
  const between = async (path: string) =>
    (await ada.get(`/api/v1/orders/all/${path}` as const)).body.data.orders.data.length
  expect(await between('daily')).toBeGreaterThan(0)
  expect(await between('custom?start=2020-01-01&end=2020-01-31')).toBe(0)
  expect((await ada.get('/api/v1/orders/all/custom')).status).toBe(422)
  expect((await ada.get('/api/v1/orders?page=99')).body.data.orders.data).toEqual([])
  const last = all.body.data.orders.data[0]?.order_code
  const single = await ada.get(`/api/v1/orders/single-order/${last}`)
  expect(single.body.data.orders.data).toHaveLength(1)
  const notes = await ada.get(`/api/v1/orders/fetch/order/notes/${last}`)
  expect(notes.body.data.order_notes).toEqual([])
  await requireWhole(database)
})

test.each([
  ['x'.repeat(46), 'address', 'Address maximum length is 45 characters'],
  ['12 Bodija\u0007Road', 'address', 'has characters that cannot be kept'],
  ['\u200b', 'delivery_address_id', 'All inputs must be filled'],
  ['  ', 'delivery_address_id', 'All inputs must be filled'],
])(
  'an address in the checkout itself, %j, is checked as the form checks it',
  async (address, field, words) => {
    const { state_id, id: lg_id } = await firstPlace()
    const there = { address, phone: '8031234567', country_id: 161, state_id, lg_id }
    const figures = { shipping_method_id: 2, shipping: 1_000, total: 16_000.5 }
    const refused = await ada.place(pickUp(kettles(1), 15_000.5, { ...figures, ...there }))
    expect([refused.status, refused.body.errors]).toEqual([422, { [field]: [words] }])
  },
)

test('a customer can have twenty PDFs made at once, and more a little later', async () => {
  const bola = await testShopper(app)
  await fund(app, bola, 10_000_000)
  const placed = await bola.place(pickUp(kettles(1), 15_000.5))
  const paths = [
    `orders/receipt/${placed.body.data.orders.order_code}`,
    'wallet-order/transactions/all/all/pdf',
  ]
  for (const path of paths) {
    // A busy machine refuses some of so many calls at once with 503, counted or not: they are sent again.
    let sentAgain = 0
    const requestPdf = async (): Promise<number[]> => {
      const { status, headers } = await fetch(`${url}/api/v1/${path}`, { headers: bola.headers })
      if (status !== 503) return [status, Number(headers.get('retry-after'))]
      sentAgain += 1
      await wait(200)
      return requestPdf()
    }
    const answers = await Promise.all(Array.from({ length: 50 }, requestPdf))
    const refused = answers.filter(([status]) => status === 429)
    expect(answers.filter(([status]) => status === 200).length).toBe(50 - refused.length)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(30 + sentAgain)
    const [[, seconds = 0] = []] = refused
    expect(seconds).toBeGreaterThan(0)
    await clock.advance(seconds * 10)
    expect(await requestPdf()).toEqual([200, 0])
  }
})

async function firstPlace() {
  const area = await maybe(database, firstArea)
  if (area) return area
  const state = await one(database, addState)
  return one(database, addArea, [state.id])
}

const firstArea = rareStatement(
  'test-first-area',
  { id: number, state_id: number },
  'SELECT id, state_id FROM location_lgas ORDER BY id LIMIT 1',
)

const addState = rareStatement(
  'test-add-state',
  { id: number },
  `INSERT INTO location_states (name, iso_code, capital) VALUES ('Oyo', 'NG-OY', 'Ibadan')
   RETURNING id`,
)

const addArea = rareStatement(
  'test-add-area',
  { id: number, state_id: number },
  `INSERT INTO location_lgas (state_id, name) VALUES ($1, 'Ibadan North') RETURNING id, state_id`,
)

test.each([true, [15_000.5], '0x3A98', null])('%j is no figure', async (total) => {
  const body = JSON.parse(JSON.stringify({ ...pickUp(kettles(1), 15_000.5), total }))
  expect(await ada.place(body)).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
})
