import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testDevice } from '#server/test-customer.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const saved = '/api/v1/saved-products/saved-items'
const day = 24 * 3600

let products: number[]
let device: TestDevice

beforeAll(async () => {
  await addCategories(database)
  products = await addProducts(
    database,
    Array.from({ length: 110 }, () => ({ amount: 80_000, previous: 100_000 })),
  )
})
beforeEach(async () => {
  device = await testDevice({ url, database, clock })
})

function idsOf(cards: { id: number }[]): number[] {
  return cards.map(({ id }) => id)
}

async function savedIds() {
  return idsOf((await device.get(saved)).body.data.saved_products)
}

function save(...ids: unknown[]) {
  return device.post(saved, { products_id: ids.map((id) => ({ id })) })
}

test('saved items are cards with discount and date, newest first', async () => {
  const [one, two] = products
  await save(one)
  await clock.advance(1)
  const before = clock.now().getTime()
  await save(two)
  await save(one, two)
  const { body } = await device.get(saved)
  expect(idsOf(body.data.saved_products)).toEqual([two, one])
  expect(body.data.saved_products[0]).toMatchObject({ percentage_discount: 20, discount: 20 })
  const { saved_at = '', kept_until = '' } = body.data.saved_products[0] ?? {}
  expect(Date.parse(saved_at)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(kept_until) - Date.parse(saved_at)).toBe(60 * day * 1000)
  expect(Date.parse(body.data.now)).toBeGreaterThanOrEqual(Date.parse(saved_at))
})

test('what is no product is refused, and nothing is saved', async () => {
  const { status, body } = await save(products[0], 999_999)
  expect([status, body.code]).toEqual([404, 'not_found'])
  for (const id of ['x', 0, -1, null, 1.5]) expect((await save(id)).status).toBe(422)
  expect((await device.post(saved, {})).status).toBe(422)
  expect(await savedIds()).toEqual([])
})

test('an item is taken off, and only by its owner', async () => {
  const other = await testDevice({ url, database, clock })
  await save(products[0])
  const unsave = { product_id: products[0] }
  await other.post('/api/v1/products/remove/saved', unsave)
  expect(await savedIds()).toEqual([products[0]])
  for (const _ of [1, 2]) {
    expect((await device.post('/api/v1/products/remove/saved', unsave)).status).toBe(200)
  }
  expect(await savedIds()).toEqual([])
})

test('an item expires after 60 days, and can be saved again after that', async () => {
  const [one, two] = products
  /** By then the customer is signed out, and signs in again. */
  const pass = async (seconds: number) => {
    await clock.advance(seconds)
    device = await testDevice({ url, database, clock }, device.accountId)
  }
  await save(one)
  await pass(59 * day)
  await save(one, two)
  expect(await savedIds()).toEqual([two, one])
  await pass(day)
  expect(await savedIds()).toEqual([two])
  await save(one)
  expect(await savedIds()).toEqual([one, two])
  await pass(59 * day)
  await fetch(`${url}/simulators/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"advance_seconds":1}',
  })
  const { rows } = await database.pool.query('SELECT product_id FROM saved_items')
  expect(rows.map(({ product_id }) => product_id)).toEqual([one])
})

test('at most 500 can be saved', async () => {
  const many = await addProducts(
    database,
    Array.from({ length: 499 }, () => ({})),
  )
  for (const part of [many.slice(0, 200), many.slice(200, 400), many.slice(400)]) {
    expect((await save(...part)).status).toBe(200)
  }
  expect((await save(products[0], products[1])).body.code).toBe('list_full')
  expect((await save(many[0], products[1])).status).toBe(200)
  expect(await savedIds()).toHaveLength(500)
})

test('products that a customer looks at are remembered, newest first, 100 of them', async () => {
  const viewed = async () =>
    idsOf((await device.get('/api/v1/products/recently/viewed')).body.data.viewed_product)
  const look = async (id: number | undefined) => {
    await clock.advance(1)
    return device.get(`/api/v1/products/details/${id}`)
  }
  const [one, two] = products
  await look(one)
  await look(two)
  const answer = await look(one)
  expect(answer.body.data.product.id).toBe(one)
  expect(await viewed()).toEqual([one, two])

  await fetch(`${url}/api/v1/products/details/${two}`)
  await device.get('/api/v1/products/details/999999')
  expect(await viewed()).toEqual([one, two])

  for (const id of products.slice(2)) await look(id)
  expect(await viewed()).toEqual(products.slice(10).reverse())
  const { rows } = await database.pool.query('SELECT FROM saved_views WHERE account_id = $1', [
    device.accountId,
  ])
  expect(rows).toHaveLength(100)
})

test('visitors get the cached response, whoever else is signed in', async () => {
  const details = `${url}/api/v1/products/details/${products[0]}`
  const visitor = await fetch(details)
  const customer = await fetch(details, { headers: device.headers })
  expect(await customer.json()).toEqual(await visitor.json())
  expect(visitor.headers.get('cache-control')).toContain('no-cache')
  expect(customer.headers.get('cache-control')).toBe('private, no-cache')
})

test('only customers save', async () => {
  for (const [method, path] of [
    ['GET', saved],
    ['POST', saved],
    ['POST', '/api/v1/products/remove/saved'],
    ['GET', '/api/v1/products/recently/viewed'],
  ]) {
    expect((await fetch(url + path, { method })).status).toBe(401)
  }
})
