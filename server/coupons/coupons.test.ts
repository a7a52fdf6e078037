import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { fund, newShopper, pickUp } from '#server/checkout/test-checkout.ts'
import { givePhones } from '#server/checkout/test-regulars.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testApp, testConsolePassword } from '#server/test-app.ts'
import { testDevice } from '#server/test-customer.ts'
import { addCoupon, type NewCoupon } from './coupons.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database, {
  TRUST_PROXY: '1',
  SIMULATORS_PASSWORD: testConsolePassword,
})
const dayMs = 24 * 3_600_000
let inEleven: number
let inTwentyOne: number

beforeAll(async () => {
  await addCategories(database)
  inEleven = await addProduct(database, { category: 11, amount: 33_333 })
  inTwentyOne = await addProduct(database, { category: 21, amount: 100_000 })
  const startsAt = new Date(clock.now().getTime() - dayMs)
  const coupons: Omit<NewCoupon, 'startsAt'>[] = [
    { code: 'TEN', off: { percent: 10 } },
    { code: 'ONCE', off: { percent: 20 }, maxUsesEach: 1 },
    { code: 'FIXED', off: { amountKobo: 5_000 }, minimumKobo: 100_000 },
    { code: 'OVER', off: { percent: 10 }, endsAt: new Date(clock.now().getTime() - 1) },
    { code: 'GONE', off: { percent: 10 }, maxUses: 3, used: 3 },
    { code: 'ONLY1', off: { percent: 50 }, scopes: [{ isExcluded: false, categoryId: 1 }] },
    { code: 'NOT21', off: { percent: 50 }, scopes: [{ isExcluded: true, categoryId: 21 }] },
  ]
  await inTransaction(database.pool, async (client) => {
    for (const coupon of coupons) await addCoupon(client, { startsAt, ...coupon })
    const later = new Date(clock.now().getTime() + dayMs)
    await addCoupon(client, { code: 'LATER', off: { percent: 10 }, startsAt: later })
  })
})

async function tryCoupon(coupon_code: string, products: number[]) {
  const visitor = await testDevice({ url, database, clock })
  const product_orders = products.map((product_id) => ({ product_id, quantity: 1 }))
  return visitor.post('/api/v1/orders/get-order-coupon', { product_orders, coupon_code })
}

test('a percentage is rounded down to the kobo; a fixed sum is taken as it is', async () => {
  expect((await tryCoupon(' ten ', [inEleven])).body).toMatchObject({
    coupon_amount: 33.33,
    new_amount: 300,
    coupon: { code: 'TEN', percent: 10 },
  })
  expect((await tryCoupon('FIXED', [inTwentyOne])).body).toMatchObject({
    coupon_amount: 50,
    new_amount: 950,
    coupon: { code: 'FIXED', percent: 5 },
  })
})

test('a coupon covers what it includes, with sub-categories, and not what it excludes', async () => {
  const both = [inEleven, inTwentyOne]
  expect((await tryCoupon('ONLY1', both)).body).toMatchObject({ coupon_amount: 166.66 })
  expect((await tryCoupon('NOT21', both)).body).toMatchObject({ coupon_amount: 166.66 })
})

test.each([
  ['NONE', 'This coupon code is not valid.'],
  ['LATER', 'This coupon code is not valid.'],
  ['OVER', 'This coupon has expired.'],
  ['GONE', 'This coupon has been used up.'],
  ['FIXED', 'This coupon needs items worth at least ₦1,000.00.'],
])('%s is refused with the reason', async (code, message) => {
  const refused = await tryCoupon(code, [inEleven])
  expect(refused).toMatchObject({ status: 400, body: { code: 'coupon_refused', message } })
})

test('a cart that it does not cover at all is refused with the reason', async () => {
  const refused = await tryCoupon('ONLY1', [inTwentyOne])
  expect(refused.body.message).toBe('This coupon does not cover anything in your cart.')
})

test('guesses of visitors are stopped for their range of addresses, also at once, and mistypes are not', async () => {
  const product_orders = [{ product_id: inEleven, quantity: 1 }]
  const guess = (coupon_code: string, ip: string) => post(ip, { product_orders, coupon_code })
  for (let i = 0; i < 10; i++) expect(await guess(`TENN${i}`, '203.0.113.9')).toBe('coupon_refused')
  for (let i = 0; i < 40; i++) expect(await guess('ten', '203.0.113.9')).toBe(200)

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => guess(`GUESS${i}`, `203.0.114.${i}`)),
  )
  expect(answers.filter((answer) => answer === 'coupon_refused').length).toBeLessThanOrEqual(30)
  expect(answers.filter((answer) => answer === 'too_many_tries').length).toBeGreaterThanOrEqual(170)
  // A right one would tell them that it is right.
  expect(await guess('TEN', '203.0.114.1')).toBe('too_many_tries')
  expect(await guess('TEN', '203.0.113.9')).toBe(200)
  await clock.advance(15 * 60)
  expect(await guess('TEN', '203.0.114.1')).toBe(200)
})

test('a customer may mistype ten coupons in a quarter of an hour, in the cart and at checkout', async () => {
  const customer = await testDevice({ url, database, clock })
  const product_orders = [{ product_id: inEleven, quantity: 1 }]
  const mistype = async () => {
    const path = '/api/v1/orders/get-order-coupon'
    return (await customer.post(path, { product_orders, coupon_code: 'TENN' })).body.code
  }
  for (let i = 0; i < 10; i++) expect(await mistype()).toBe('coupon_refused')
  expect(await mistype()).toBe('too_many_tries')
})

async function post(ip: string, body: object): Promise<number | string> {
  const response = await fetch(`${url}/api/v1/orders/get-order-coupon`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
  return response.status === 200 ? 200 : (await response.json()).code
}

test('a code that each customer may use once needs a proved number at placing; others need none', async () => {
  const shop = { url, database, clock }
  const shopper = await newShopper(shop)
  await fund(shop, shopper, 10_000_000)
  const line = [{ product_id: inTwentyOne, quantity: 1 }]
  const place = (coupon_code: string, total: number, payment_code: 'wallets' | 'flutterwave') =>
    shopper.place({ ...pickUp(line, 1_000), total, coupon_code, payment_code })
  const priced = await shopper.post('/api/v1/orders/get-order-coupon', {
    product_orders: line,
    coupon_code: 'once',
  })
  expect(priced).toMatchObject({ status: 200, body: { new_amount: 800 } })
  for (const method of ['wallets', 'flutterwave'] as const) {
    expect(await place('Once', 800, method)).toMatchObject({
      status: 400,
      body: {
        code: 'coupon_needs_phone',
        message: expect.stringContaining('phone number'),
        data: { help: ['add-phone'] },
      },
    })
  }
  expect((await place('TEN', 900, 'wallets')).status).toBe(200)
  await givePhones(shop, [shopper.accountId])
  expect((await place('ONCE', 800, 'wallets')).status).toBe(200)
  expect((await place('ONCE', 800, 'wallets')).body.code).toBe('coupon_refused')
})

test('a coupon is priced for a hundred lines, however they are written, and an order takes as many', async () => {
  const customer = await testDevice({ url, database, clock })
  const many = Array.from({ length: 101 }, (_, i) => i + 1)
  const written = [
    many.map((product_id) => ({ product_id, quantity: 1 })),
    [many.slice(0, 50), many.slice(50, 100), many.slice(100)].map((ids) => ({
      product_id: inEleven,
      variation: ids.map((id) => ({ id, quantity: 1 })),
    })),
  ]
  for (const product_orders of written) {
    for (const path of ['/orders/get-order-coupon', '/orders/checkout']) {
      const body = { product_orders, coupon_code: 'TEN' }
      const { status, body: answer } = await customer.post(`/api/v1${path}`, body)
      expect([path, status, answer.errors?.product_orders]).toEqual([
        path,
        422,
        [expect.anything()],
      ])
    }
  }
})
