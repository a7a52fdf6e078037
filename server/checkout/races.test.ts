import { beforeAll, expect, test } from 'vitest'
import { paymentCodes } from '#contract/shop/payment-methods.ts'
import {
  addCategories,
  addProduct,
  addProducts,
  moveUnits,
} from '#server/catalogue/test-catalogue.ts'
import { addCoupon } from '#server/coupons/coupons.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testApp } from '#server/test-app.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import {
  fund,
  type OrderBody,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
  testShopper,
} from './test-checkout.ts'
import { tally, testShoppers } from './test-shoppers.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database, { RATE_LIMIT: '1000000' })
const app = { url, database, clock }
const onPickup = { payment_code: 'pay-on-pickup' } as const
const buyers = sized(400, 1_000)
const rounds = sized(2, 20)
let shoppers: Shopper[]

beforeAll(async () => {
  await addCategories(database)
  shoppers = await testShoppers(app, buyers, 50_000_000)
})

/** One of these coupons, or none, at 100,000 kobo a piece. */
function oneOf(product: number, more: Partial<OrderBody> = {}): OrderBody {
  return pickUp([{ product_id: product, quantity: 1 }], 1_000, more)
}

test(
  `of ${formatCount(buyers)} who want the last one at once one gets it and nobody else pays, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const product = await addProduct(database, { stock: 1 })
      // Somebody else comes first each time: nobody may leave more than a few orders unpaid.
      const rotated = [...shoppers.slice(round), ...shoppers.slice(0, round)]
      const answers = await Promise.all(
        rotated.map((shopper, place) => {
          const payment_code = paymentCodes[(place + round) % paymentCodes.length] ?? 'wallets'
          return shopper.place(oneOf(product, { payment_code }))
        }),
      )
      expect(tally(answers)).toEqual({ '200': 1, '409 out_of_stock': buyers - 1 })
      const { on_hand, held } = await stockOf(database, product)
      expect(on_hand - held).toBe(0)
    }
    await requireWhole(database)
  },
  proofMs,
)

test(
  'two hundred carts of ten out of twenty products never stop each other',
  async () => {
    const products = await addProducts(
      database,
      Array.from({ length: 20 }, () => ({ stock: 60 })),
    )
    const carts = Array.from({ length: 200 }, (_, number) => {
      const mine = shuffled(products).slice(0, 10)
      return {
        shopper: shoppers[number],
        body: pickUp(
          mine.map((product_id) => ({ product_id, quantity: 1 })),
          10_000,
          number % 2 ? onPickup : {},
        ),
      }
    })
    const answers = await Promise.all(carts.map(({ shopper, body }) => placeAs(shopper, body)))
    const counts = tally(answers)
    expect(
      Object.keys(counts).filter((answer) => !/^(200|409 out_of_stock)$/.test(answer)),
    ).toEqual([])
    const sold = (counts['200'] ?? 0) * 10
    let gone = 0
    for (const product of products) {
      const { on_hand, held } = await stockOf(database, product)
      gone += 60 - (on_hand - held)
    }
    expect(gone).toBe(sold)
    await requireWhole(database)
  },
  proofMs,
)

test(
  `a coupon for 100 is used by 100 of ${formatCount(buyers)} shoppers, and once by each whatever they try`,
  async () => {
    const product = await addProduct(database, { stock: 1_000 })
    const startsAt = new Date(clock.now().getTime() - 1000)
    const limits = { off: { percent: 10 }, startsAt, maxUses: 100, maxUsesEach: 1 } as const
    await inTransaction(database.pool, (client) =>
      addCoupon(client, { code: 'HUNDRED', ...limits }),
    )
    const body = oneOf(product, { coupon_code: 'hundred', total: 900 })
    const answers = await Promise.all(
      shoppers.flatMap((shopper) => [shopper.place(body), shopper.place(body)]),
    )
    expect(tally(answers)).toEqual({ '200': 100, '400 coupon_refused': buyers * 2 - 100 })
    const { rows } = await database.pool.query(
      `SELECT used, (SELECT count(*) FROM coupon_claims WHERE coupon_id = id) AS claims,
       (SELECT max(used) FROM coupon_customers WHERE coupon_id = id) AS max_each
     FROM coupons WHERE code = 'HUNDRED'`,
    )
    expect(rows).toEqual([{ used: 100, claims: 100, max_each: 1 }])
  },
  proofMs,
)

test('twenty tabs of one customer use a coupon once', async () => {
  const product = await addProduct(database, { stock: 1_000 })
  const startsAt = new Date(clock.now().getTime() - 1000)
  const limits = { off: { percent: 20 }, startsAt, maxUsesEach: 1 } as const
  await inTransaction(database.pool, (client) => addCoupon(client, { code: 'ONCE', ...limits }))
  const [shopper] = shoppers
  const body = oneOf(product, { coupon_code: 'ONCE', total: 800 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => placeAs(shopper, body)))
  expect(tally(answers)).toEqual({ '200': 1, '400 coupon_refused': 19 })
  await requireWhole(database)
})

test('the same key fifty times at once, and after a restart, is one order; other contents under it are refused', async () => {
  const product = await addProduct(database, { stock: 1 })
  const shopper = await testShopper(app)
  await fund(app, shopper, 1_000_000)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => shopper.place(oneOf(product), 'one-and-only')),
  )
  expect(tally(answers)).toEqual({ '200': 50 })
  expect(new Set(answers.map(({ body }) => body.data.orders.order_code)).size).toBe(1)
  const other = await shopper.place(oneOf(product, onPickup), 'one-and-only')
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })

  // Another process on the same database, as after a restart.
  const again = await testApp(database)
  const elsewhere = await fetch(`${again.url}/api/v1/orders/checkout`, {
    method: 'POST',
    headers: {
      ...shopper.headers,
      'content-type': 'application/json',
      'idempotency-key': 'one-and-only',
    },
    body: JSON.stringify(oneOf(product)),
  })
  expect(await elsewhere.json()).toEqual(answers[0]?.body)

  // A refused order was not placed: its key is free for the next attempt.
  const refused = await shopper.place(oneOf(product), 'later')
  expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  await moveUnits(database, { productId: product }, 1)
  expect((await shopper.place(oneOf(product), 'later')).status).toBe(200)
  await requireWhole(database)
})

test('a card order that is placed again with its key has the same page', async () => {
  const product = await addProduct(database)
  const shopper = await testShopper(app)
  const byCard = oneOf(product, { payment_code: 'flutterwave' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shopper.place(byCard, 'by-card')),
  )
  expect(tally(answers)).toEqual({ '200': 10 })
  expect(new Set(answers.map(({ body }) => body.link)).size).toBe(1)
  await requireWhole(database)
})

test('a wallet of ₦10,000 pays for one of a hundred purchases of ₦9,000', async () => {
  const product = await addProduct(database, { amount: 900_000, stock: 200 })
  const shopper = await testShopper(app)
  await fund(app, shopper, 1_000_000)
  const body = pickUp([{ product_id: product, quantity: 1 }], 9_000)
  const answers = await Promise.all(Array.from({ length: 100 }, () => shopper.place(body)))
  expect(tally(answers)).toEqual({ '200': 1, '400 insufficient_balance': 99 })
  expect(await stockOf(database, product)).toEqual({ on_hand: 199, held: 0 })
})

function placeAs(shopper: Shopper | undefined, body: OrderBody) {
  if (!shopper) throw new Error('there is no such shopper')
  return shopper.place(body)
}

function shuffled<T>(list: T[]): T[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
