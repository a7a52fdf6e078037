import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  addCategories,
  addChoices,
  addProduct,
  type TestChoices,
} from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testDevice } from '#server/test-customer.ts'
import { addLines } from './add.ts'
import { deleteOldMerges, mergeLines } from './merge.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }
const add = '/api/v1/carts/add'

let kettle: number
let shirt: TestChoices
let device: TestDevice

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 1_250_050, stock: 5 })
  shirt = await addChoices(
    database,
    await addProduct(database),
    [2, 1],
    [
      { places: [0, 0], amount: 400_000, stock: 3 },
      { places: [1, 0], amount: 500_000, stock: 0 },
    ],
  )
})
beforeEach(async () => {
  device = await testDevice(app)
})

function fixed(quantity: number, id = kettle) {
  return { product_id: id, quantity }
}

function varied(quantity: number, place = 0) {
  return { product_id: shirt.productId, variation: [{ id: shirt.combinations[place], quantity }] }
}

async function lines() {
  const { body } = await device.get('/api/v1/carts')
  return body.data.cart.map((entry: Entry) => [
    entry.product.id,
    entry.variation?.combo_id ?? null,
    entry.quantity,
  ])
}

interface Entry {
  product: { id: number }
  quantity: number
  variation: { combo_id: number } | null
}

test('a line is set, not added to, and shows what its thing costs and what is left', async () => {
  await device.post(add, { product_orders: [fixed(4)] })
  const { status, body } = await device.post(add, { product_orders: [fixed(2), varied(3)] })
  expect(status).toBe(200)
  expect(body.data.cart).toMatchObject([
    { product: { id: kettle, amount: 12500.5, stock_count: 5 }, quantity: 2, variation: null },
    {
      product: { id: shirt.productId, is_fixed: 0 },
      quantity: 3,
      images: [],
      variation: {
        combo_id: shirt.combinations[0],
        amount: 4000,
        quantity: 3,
        in_stock: true,
        variations: ['Value 0.0', 'Value 1.0'],
      },
    },
  ])
  expect((await device.get('/api/v1/carts')).body.data).toEqual(body.data)
})

test('more than is left is refused, and nothing of the request is kept', async () => {
  const { status, body } = await device.post(add, { product_orders: [varied(3), fixed(6)] })
  expect([status, body.code, body.message]).toEqual([409, 'out_of_stock', '5 unit(s) left'])
  const short = { product_id: kettle, combo_id: null, stock_count: 5 }
  expect(body.data).toMatchObject({ lines: [short] })
  expect(await lines()).toEqual([])
  const soldOut = await device.post(add, { product_orders: [varied(1, 1)] })
  expect([soldOut.status, soldOut.body.message]).toEqual([409, '0 unit(s) left'])
})

test('the same thing on two lines of a request is added up first', async () => {
  const tooMuch = await device.post(add, { product_orders: [fixed(3), fixed(3)] })
  expect(tooMuch.status).toBe(409)
  await device.post(add, { product_orders: [fixed(2), fixed(3)] })
  expect(await lines()).toEqual([[kettle, null, 5]])
})

test('what is not sold like this is refused', async () => {
  const refused = async (...product_orders: object[]) => {
    const { status, body } = await device.post(add, { product_orders })
    return [status, body.code]
  }
  expect(await refused(fixed(1), fixed(1, 999_999))).toEqual([404, 'not_found'])
  expect(await refused({ ...varied(1), product_id: kettle })).toEqual([404, 'not_found'])
  expect(await refused(fixed(1, shirt.productId))).toEqual([422, 'validation_failed'])
  for (const quantity of [0, -1, 1.5, 10_001, 'many', null, true, [2], [], '2.5', '']) {
    expect(await refused({ product_id: kettle, quantity })).toEqual([422, 'validation_failed'])
  }
  for (const product_id of [[kettle], true, { id: kettle }]) {
    expect(await refused({ product_id, quantity: 1 })).toEqual([422, 'validation_failed'])
  }
  expect(await refused(fixed(9_000), fixed(9_000))).toEqual([422, 'validation_failed'])
  expect(await refused()).toEqual([422, 'validation_failed'])
  expect(await lines()).toEqual([])
})

test('a product that is not live is not added, whole or by combination', async () => {
  const lamp = await addProduct(database, { stock: 5 })
  const dress = await addChoices(
    database,
    await addProduct(database),
    [1],
    [{ places: [0], amount: 400_000, stock: 3 }],
  )
  const hide = "UPDATE products SET state = 'hidden' WHERE id = ANY ($1)"
  await database.pool.query(hide, [[lamp, dress.productId]])
  const variation = [{ id: dress.combinations[0], quantity: 1 }]
  for (const item of [fixed(1, lamp), { product_id: dress.productId, variation }]) {
    const { status, body } = await device.post(add, { product_orders: [item] })
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
  expect(await lines()).toEqual([])
})

test('a product with variations, sent without one, is told that a choice is missing', async () => {
  const sent = { product_orders: [fixed(1, shirt.productId)] }
  const words = 'This product comes in several variations. Choose one of them first.'
  const { body } = await device.post(add, sent)
  expect(body).toMatchObject({ message: words, errors: { variation: [expect.any(String)] } })
  const coupon = { ...sent, coupon_code: 'WELCOME10' }
  const priced = await device.post('/api/v1/orders/get-order-coupon', coupon)
  expect([priced.status, priced.body.message]).toEqual([422, words])
  const unknown = { ...coupon, product_orders: [fixed(1, 999_999), fixed(1)] }
  const gone = await device.post('/api/v1/orders/get-order-coupon', unknown)
  expect([gone.status, gone.body.code]).toEqual([404, 'not_found'])
})

test('a guest cart is added once, up to what is left, without what is gone', async () => {
  await device.post(add, { product_orders: [fixed(2)] })
  const merge = {
    merge_id: 'guest-cart-1',
    product_orders: [fixed(2), varied(9), varied(1, 1), fixed(1, 999_999)],
  }
  const both = await Promise.all([device.post(add, merge), device.post(add, merge)])
  await device.post(add, merge)
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await lines()).toEqual([
    [kettle, null, 4],
    [shirt.productId, shirt.combinations[0], 3],
    [shirt.productId, shirt.combinations[1], 1],
  ])
  await device.post(add, { ...merge, merge_id: 'guest-cart-2' })
  expect((await lines())[0]).toEqual([kettle, null, 5])
})

test("a merge id is one customer's own", async () => {
  const merge = { merge_id: '1', product_orders: [fixed(1)] }
  await (await testDevice(app)).post(add, merge)
  await device.post(add, merge)
  expect(await lines()).toEqual([[kettle, null, 1]])
})

test('a product is taken out whole or by combination, and taking out twice is no error', async () => {
  const remove = '/api/v1/carts/remove'
  const combo_id = shirt.combinations[0]
  await device.post(add, { product_orders: [fixed(1), varied(1)] })
  for (const _ of [1, 2]) {
    const { body } = await device.post(remove, { product_id: shirt.productId, combo_id })
    expect(body.status).toBe(true)
  }
  expect(await lines()).toEqual([[kettle, null, 1]])
  await device.post(add, { product_orders: [varied(1)] })
  await device.post(remove, { product_id: shirt.productId })
  await device.post(remove, { product_id: kettle, combo_id: null })
  expect(await lines()).toEqual([])
  expect((await device.post(remove, {})).status).toBe(422)
})

test("nobody touches somebody else's cart", async () => {
  const other = await testDevice(app)
  await other.post(add, { product_orders: [fixed(1)] })
  await device.post('/api/v1/carts/remove', { product_id: kettle })
  await device.post('/api/v1/carts/remove/all')
  expect(await lines()).toEqual([])
  expect((await other.get('/api/v1/carts')).body.data.cart).toHaveLength(1)
})

test('a line stays when others buy, and shows that less is left', async () => {
  const lamp = await addProduct(database, { stock: 4 })
  await device.post(add, { product_orders: [fixed(4, lamp)] })
  await database.pool.query('UPDATE stock SET held = 3 WHERE product_id = $1', [lamp])
  const { body } = await device.get('/api/v1/carts')
  expect(body.data.cart).toMatchObject([{ quantity: 4, product: { stock_count: 1 } }])
  await device.post(add, { merge_id: 'late-guest', product_orders: [fixed(1, lamp)] })
  expect(await lines()).toEqual([[lamp, null, 1]])
})

test('a cart holds 100 lines, and one that holds more keeps them', async () => {
  await database.pool.query(
    `WITH made AS (
       INSERT INTO combinations (product_id, amount_kobo)
       SELECT $2, 400000 FROM generate_series(1, 99) RETURNING id
     )
     INSERT INTO cart_lines (account_id, product_id, combination_id, quantity)
     SELECT $1, $2, id, 1 FROM made`,
    [device.accountId, shirt.productId],
  )
  const full = { status: 409, body: { code: 'cart_full', data: { lines_left: 1 } } }
  expect(await device.post(add, { product_orders: [fixed(1), varied(1)] })).toMatchObject(full)
  const merge = { merge_id: 'a-full-cart', product_orders: [fixed(2), varied(1)] }
  expect(await device.post(add, merge)).toMatchObject(full)
  expect(await lines()).toHaveLength(99)
  // The id was not used up: the part that fits is added once.
  const part = { ...merge, product_orders: [fixed(2)] }
  for (const _ of 'ab') expect((await device.post(add, part)).status).toBe(200)
  expect(await lines()).toHaveLength(100)
  expect(await device.post(add, { product_orders: [varied(1)] })).toMatchObject({
    status: 409,
    body: { code: 'cart_full', data: { lines_left: 0 } },
  })
  expect((await device.post(add, { product_orders: [fixed(1)] })).status).toBe(200)
  // From before there was a limit of a hundred.
  await database.pool.query(
    `INSERT INTO cart_lines (account_id, product_id, combination_id, quantity)
     SELECT $1, $2, id, 1 FROM combinations WHERE product_id = $2
     ON CONFLICT DO NOTHING`,
    [device.accountId, shirt.productId],
  )
  const held = (await lines()).length
  expect((await device.post(add, { product_orders: [fixed(3)] })).status).toBe(200)
  expect((await lines()).length === held && held > 100).toBe(true)
  await device.post('/api/v1/carts/remove/all')
  expect(await lines()).toEqual([])
})

test('what is taken off the shelves while it is being added is gone, not an error', async () => {
  const lamp = await addProduct(database)
  const lamps = [{ productId: lamp, combinationId: null, quantity: 1 }]
  const remover = await database.pool.connect()
  await remover.query('BEGIN')
  await remover.query('DELETE FROM products WHERE id = $1', [lamp])
  const adding = addLines(database, device.accountId, lamps)
  const merging = mergeLines(database, device.accountId, {
    mergeId: 'while-it-goes',
    lines: lamps,
    at: clock.now(),
  })
  const refused = expect(adding).rejects.toMatchObject({ code: 'not_found' })
  await vi.waitFor(async () => {
    const { rows } = await remover.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(2)
  })
  await remover.query('COMMIT')
  remover.release()
  await refused
  await merging
  expect(await lines()).toEqual([])
})

test('merge ids are forgotten after a year', async () => {
  const merge = { merge_id: 'a-year-ago', product_orders: [fixed(1)] }
  await device.post(add, merge)
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 24 * 3_600_000)
  await deleteOldMerges(database, inDays(364))
  await device.post(add, merge)
  expect(await lines()).toEqual([[kettle, null, 1]])
  await deleteOldMerges(database, inDays(366))
  await device.post(add, merge)
  expect(await lines()).toEqual([[kettle, null, 2]])
})

test('only customers have a cart here', async () => {
  for (const [method, path] of [
    ['GET', '/api/v1/carts'],
    ['POST', add],
    ['POST', '/api/v1/carts/remove'],
    ['POST', '/api/v1/carts/remove/all'],
  ]) {
    for (const authorization of ['', `Bearer ${'x'.repeat(43)}`]) {
      expect((await fetch(url + path, { method, headers: { authorization } })).status).toBe(401)
    }
  }
})
