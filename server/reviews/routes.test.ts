import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testDevice } from '#server/test-customer.ts'
import { testOrder } from './test-orders.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }

let ngozi: TestDevice
let other: TestDevice
let kettle: number
let lamp: number

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database)
  lamp = await addProduct(database)
  ngozi = await testDevice(app)
  other = await testDevice(app)
})

const words = {
  rating: '4',
  user_who_rated: 'Ngozi',
  caption: 'Boils fast',
  review_details: 'Two minutes for a litre.',
}
const reviewLine = (by: TestDevice, lineId: number, sent: object = words) =>
  by.post(`/api/v1/orders/review/product/${lineId}`, sent)
const reviewOrder = (by: TestDevice, order: string | number, sent: object = words) =>
  by.post(`/api/v1/orders/review/${order}`, sent)
const unreviewed = (by: TestDevice, code: string) =>
  by.get(`/api/v1/product-orders-with-no-review/${code}`)
const ids = (lines: { id: number }[]) => lines.map(({ id }) => id)

async function starsOf(productId: number) {
  const details = (await ngozi.get(`/api/v1/products/details/${productId}`)).body.data
  const product = details.product ?? details
  return [product.average_rating, product.rating_count]
}

test('delivered lines are reviewed once each, and show on the product and in one’s list', async () => {
  const order = await testOrder(app, ngozi.accountId, [kettle, lamp])
  const [first = 0, second = 0] = order.lineIds
  const before = (await unreviewed(ngozi, order.code)).body.data.product_order
  expect(ids(before)).toEqual(order.lineIds)
  const { status, body } = await reviewLine(ngozi, first, { ...words, rating: 4 })
  expect([status, body.data.message]).toEqual([200, body.message])
  expect(ids((await unreviewed(ngozi, order.code)).body.data.product_order)).toEqual([second])

  const again = await reviewLine(ngozi, first, { ...words, rating: '1' })
  expect([again.status, again.body.code]).toEqual([409, 'already_reviewed'])
  const [mine] = (await ngozi.get('/api/v1/all-reviews')).body.data.products.data
  expect(mine).toMatchObject({ ...words, product: { id: kettle } })
  const { orders } = (await ngozi.get(`/api/v1/orders/single/order/${order.code}`)).body.data
  expect(orders.product_order.map((line: { is_reviewed: boolean }) => line.is_reviewed)).toEqual([
    true,
    false,
  ])
  await reviewLine(ngozi, second)
  expect((await unreviewed(ngozi, order.code)).body.data.product_order).toEqual([])
})

test('an order’s service is rated once, by id or code in any case', async () => {
  const one = await testOrder(app, ngozi.accountId, [kettle])
  const two = await testOrder(app, ngozi.accountId, [kettle])
  expect((await reviewOrder(ngozi, one.id)).status).toBe(200)
  expect((await reviewOrder(ngozi, two.code.toLowerCase())).status).toBe(200)
  for (const order of [one.code, two.id]) {
    expect((await reviewOrder(ngozi, order)).body.code).toBe('already_reviewed')
  }
  const presentReview = (await ngozi.get(`/api/v1/orders/single/order/${one.code}`)).body.data
    .orders
  expect(presentReview.is_rated).toBe(true)
})

test.each(['PROCESSING', 'IN TRANSIT', 'REFUNDED'])('an order that is %s waits', async (status) => {
  const order = await testOrder(app, ngozi.accountId, [kettle], status)
  const line = await reviewLine(ngozi, order.lineIds[0] ?? 0)
  const service = await reviewOrder(ngozi, order.code)
  expect([line, service].map((one) => [one.status, one.body.code])).toEqual([
    [400, 'not_delivered'],
    [400, 'not_delivered'],
  ])
  expect((await unreviewed(ngozi, order.code)).body.data.product_order).toEqual([])
})

test('somebody else’s lines and orders are not found', async () => {
  const order = await testOrder(app, ngozi.accountId, [kettle])
  const answers = await Promise.all([
    reviewLine(other, order.lineIds[0] ?? 0),
    reviewLine(other, 999_999),
    reviewOrder(other, order.id),
    reviewOrder(other, order.code),
    unreviewed(other, order.code),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await other.get('/api/v1/all-reviews')).body.data.products.data).toEqual([])
})

test('ratings of stars alone count, and are not listed as reviews', async () => {
  const product = await addProduct(database)
  const order = await testOrder(app, ngozi.accountId, [product])
  await reviewLine(ngozi, order.lineIds[0] ?? 0)
  await database.pool.query(
    `INSERT INTO product_reviews
       (product_id, rating, caption, details, display_name, is_anonymous, created_at, updated_at)
     SELECT $1, 2, '', '', 'Anonymous', true, now(), now() FROM generate_series(1, 3)`,
    [product],
  )
  const details = (await ngozi.get(`/api/v1/products/details/${product}`)).body.data.product
  expect(details).toMatchObject({ rating_count: 4, review_count: 1, verified_count: 1 })
  expect(details.rating_counts).toEqual([0, 3, 0, 1, 0])
  const all = (await ngozi.get(`/api/v1/products/reviews/${product}`)).body.data.reviews
  expect(all.data.map(({ rating }) => rating)).toEqual(['4'])
  expect(all.meta.total).toBe(1)
  const low = (await ngozi.get(`/api/v1/products/reviews/${product}?rating=2`)).body.data.reviews
  expect([low.data, low.meta.total]).toEqual([[], 0])
  expect(details.product_orders).toHaveLength(1)
})

test('Anonymous is nobody in every answer', async () => {
  const hidden = await testDevice(app)
  const name = 'Zikoranachukwu'
  const rename = { first_name: name, last_name: 'Eze' }
  await hidden.post('/api/v1/accounts/update', rename)
  const product = await addProduct(database)
  const order = await testOrder(app, hidden.accountId, [product])
  const sent = { ...words, user_who_rated: 'anonymous' }
  expect((await reviewLine(hidden, order.lineIds[0] ?? 0, sent)).status).toBe(200)
  for (const path of [
    `/api/v1/products/details/${product}`,
    `/api/v1/products/reviews/${product}`,
    `/api/v1/products/reviews/${product}?rating=4`,
  ]) {
    const texts = JSON.stringify((await ngozi.get(path)).body)
    expect(texts).toContain('"user_who_rated":"Anonymous"')
    expect(texts).not.toContain(name)
    expect(texts).not.toMatch(/account|order_line|order_code/)
  }
})

test('a signed review of the same order does not give an anonymous one away', async () => {
  const writer = await testDevice(app)
  const [signed, hidden] = [await addProduct(database), await addProduct(database)]
  const order = await testOrder(app, writer.accountId, [signed, hidden])
  const [first = 0, second = 0] = order.lineIds
  expect((await reviewLine(writer, first)).status).toBe(200)
  const sent = { ...words, user_who_rated: 'Anonymous' }
  expect((await reviewLine(writer, second, sent)).status).toBe(200)
  const presentReview = async (product: number) =>
    (await other.get(`/api/v1/products/reviews/${product}`)).body.data.reviews.data
  const one = (await presentReview(signed))[0] ?? expect.fail()
  const two = (await presentReview(hidden))[0] ?? expect.fail()
  // Nothing that counts on over all products, and no moment to compare.
  expect(Object.keys(two).sort()).toEqual(
    Object.keys({ ...words, is_verified: true, updated_at: '' }).sort(),
  )
  expect(one).not.toHaveProperty('id')
  expect(two.updated_at).toMatch(/T23:00:00\.000Z$/)
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos' })
  expect(day.format(new Date(two.updated_at))).toBe(day.format(new Date(one.updated_at)))
  const mine = (await writer.get('/api/v1/all-reviews')).body.data.products.data
  expect(mine.map((review: { id: number }) => review.id)).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
})

test.each([
  ['rating', 0],
  ['rating', 6],
  ['rating', '4.5'],
  ['rating', ''],
  ['caption', ' '],
  ['caption', 'x'.repeat(121)],
  ['review_details', ''],
  ['review_details', 'x'.repeat(2_001)],
  ['user_who_rated', 'Somebody Else'],
  ['user_who_rated', ''],
])('%s cannot be %j', async (field, value) => {
  const order = await testOrder(app, ngozi.accountId, [kettle])
  const sent = { ...words, [field]: value }
  for (const { status, body } of [
    await reviewLine(ngozi, order.lineIds[0] ?? 0, sent),
    await reviewOrder(ngozi, order.code, sent),
  ]) {
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
})

test('stars stay exact when many review at the same moment, and the same line twice', async () => {
  const product = await addProduct(database)
  const buyers = await Promise.all(
    Array.from({ length: 15 }, async (_, n) => {
      const device = await testDevice(app)
      const { lineIds } = await testOrder(app, device.accountId, [product])
      return { device, lineId: lineIds[0] ?? 0, rating: (n % 5) + 1 }
    }),
  )
  const answers = await Promise.all(
    [...buyers, ...buyers].map(({ device, lineId, rating }) =>
      reviewLine(device, lineId, { ...words, rating }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
  await expect.poll(() => starsOf(product)).toEqual([3, 15])
  const page = async (query: string) =>
    (await ngozi.get(`/api/v1/products/reviews/${product}${query}`)).body.data.reviews
  expect((await page('')).meta).toMatchObject({ total: 15, last_page: 2 })
  const fives = await page('?rating=5')
  expect(fives.data.map(({ rating }) => rating)).toEqual(['5', '5', '5'])
  expect((await page('?page=3')).data).toEqual([])
})

test('a product that is gone cannot be reviewed', async () => {
  const gone = await addProduct(database)
  const order = await testOrder(app, ngozi.accountId, [gone])
  await database.pool.query('DELETE FROM products WHERE id = $1', [gone])
  expect((await reviewLine(ngozi, order.lineIds[0] ?? 0)).status).toBe(404)
})

test('one’s own reviews come in pages, newest first', async () => {
  const writer = await testDevice(app)
  for (let n = 1; n <= 12; n += 1) {
    const { lineIds } = await testOrder(app, writer.accountId, [kettle])
    await reviewLine(writer, lineIds[0] ?? 0, { ...words, caption: `Review ${n}` })
  }
  const { data, meta } = (await writer.get('/api/v1/all-reviews?page=2')).body.data.products
  expect(data.map(({ caption }) => caption)).toEqual(['Review 2', 'Review 1'])
  expect(meta).toMatchObject({ total: 12, per_page: 10, current_page: 2, last_page: 2 })
})
