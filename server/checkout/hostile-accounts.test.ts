import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import { many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp, testConsolePassword } from '#server/test-app.ts'
import { testDevices } from '#server/test-customer.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import {
  decide,
  fund,
  newShopper,
  type OrderBody,
  pickUp,
  requireWhole,
  type Shopper,
  shopperAt,
  shopperOn,
  stockOf,
  testShopper,
} from './test-checkout.ts'
import { givePhones, shareDevice, verifyAll } from './test-regulars.ts'
import { concurrently } from './test-shoppers.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database, {
  RATE_LIMIT: '1000000',
  TRUST_PROXY: '1',
  SIMULATORS_PASSWORD: testConsolePassword,
})
const app = { url, database, clock }
const accounts = sized(120, 1_000)
const rounds = sized(2, 6)
const ranges = 60
const atOnce = 200
/** Units of each product: from the last one to plenty. */
const stocks = [1, 2, 9, 10, 11, 19, 20, 30, 55, 99, 100, 250, 500, 1_000]
/** Naira. */
const price = 1_000

const anOrder = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      place: fc.nat(stocks.length * 2 - 1),
      quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100 })),
    }),
    { minLength: 1, maxLength: 12, selector: ({ place }) => place },
  ),
  payment_code: fc.constantFrom('pay-on-pickup', 'pay-on-pickup', 'flutterwave'),
  /** What becomes of its card page. */
  ending: fc.constantFrom('leave', 'leave', 'fail', 'cancel', 'again'),
})
type HostileOrder = typeof anOrder extends fc.Arbitrary<infer T> ? T : never

test(
  `${formatCount(accounts)} hostile accounts, ${rounds} rounds: a tenth of no product and of no mall is held unpaid, and others can buy`,
  async () => {
    await addCategories(database)
    const products = await addProducts(
      database,
      [...stocks, ...stocks].map((stock) => ({ stock, amount: price * 100 })),
    )
    const hostile = await hostileShoppers()
    const round = fc.array(fc.array(anOrder, { minLength: 1, maxLength: 4 }), {
      minLength: accounts,
      maxLength: accounts,
    })
    let reserved = 0
    await fc.assert(
      fc.asyncProperty(round, async (orders) => {
        await concurrently(hostile, atOnce, async (shopper, place) => {
          for (const order of orders[place] ?? []) await attack(shopper, products, order)
        })
        reserved += await requireShares()
        await honestBuy(products)
        await requireShares()
        await requireWhole(database)
        // Some of what is held expires, some stays.
        await clock.advance(20 * 3_600)
        await runJobs(http.jobs)
      }),
      { numRuns: rounds, endOnFailure: true },
    )
    // They did hold a good deal: how much depends on the orders drawn.
    expect(reserved).toBeGreaterThan(accounts / 10)
    await clock.advance(80 * 3_600)
    await runJobs(http.jobs)
    expect(await one(database, allHeld)).toEqual({ held: 0, by_newcomers: 0, traced: 0 })
    await requireWhole(database)
  },
  proofMs,
)

/** In many ranges; most with a phone, some verified, some of them in one browser. */
async function hostileShoppers(): Promise<Shopper[]> {
  const devices = await testDevices(app, accounts)
  const ids = devices.map(({ accountId }) => accountId)
  await givePhones(
    app,
    ids.filter((_, place) => place % 5 > 0),
  )
  await verifyAll(
    app,
    ids.filter((_, place) => place % 4 === 1),
  )
  for (let first = 0; first < ids.length; first += 10) {
    await shareDevice(app, ids.slice(first, first + 3))
  }
  return devices.map((device, place) =>
    shopperAt(shopperOn(app, device), url, `105.${place % ranges}.3.${place % 250}`),
  )
}

async function attack(shopper: Shopper, products: number[], order: HostileOrder): Promise<void> {
  const lines = order.lines.map(({ place, quantity }) => ({
    product_id: products[place] ?? 0,
    quantity,
  }))
  const { status, body } = await shopper.place(orderOf(lines, order.payment_code))
  expect([200, 400, 409]).toContain(status)
  if (!body.link || order.ending === 'leave') return
  const tx_ref = String(new URL(body.link).searchParams.get('tx_ref'))
  await decide(url, { tx_ref, outcome: order.ending === 'cancel' ? 'cancel' : 'fail' })
  await shopper.get(`/api/v1/orders/payment/verify?tx_ref=${tx_ref}`)
  if (order.ending !== 'again') return
  await shopper.post(`/api/v1/orders/${body.data.orders.order_code}/payment`)
}

function orderOf(
  lines: { product_id: number; quantity: number }[],
  payment_code: OrderBody['payment_code'],
): OrderBody {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return pickUp(lines, units * price, { payment_code })
}

/**
 * What newcomers hold is below the share of what was there at first, which is never less than what is there now.
 * Counted from orders and accounts, not from what the stock says of itself. Answers the units.
 */
async function requireShares(): Promise<number> {
  const rows = await many(database, heldUnpaid)
  for (const { product_id, at_first, held } of rows) {
    expect([product_id, held]).toEqual([product_id, Math.min(held, Math.floor(at_first / 10))])
  }
  const sum = (name: 'at_first' | 'held') => rows.reduce((units, row) => units + row[name], 0)
  expect(sum('held')).toBeLessThanOrEqual(sum('at_first') / 10)
  return sum('held')
}

const heldUnpaid = rareStatement(
  'test-held-unpaid',
  { product_id: number, at_first: number, held: number },
  `SELECT product_id,
     (on_hand + coalesce(sum(quantity) FILTER (WHERE stock_state = 'sold'), 0))::integer AS at_first,
     coalesce(sum(quantity) FILTER (WHERE stock_state = 'held' AND NOT EXISTS (
       SELECT FROM orders AS earlier
       WHERE earlier.account_id = orders.account_id AND earlier.status = 'DELIVERED'
     )), 0)::integer AS held
   FROM stock LEFT JOIN order_lines USING (product_id) LEFT JOIN orders ON orders.id = order_id
   GROUP BY product_id, on_hand ORDER BY product_id`,
)

const allHeld = rareStatement(
  'test-all-held',
  { held: number, by_newcomers: number, traced: number },
  `SELECT sum(held)::integer AS held, sum(held_by_newcomers)::integer AS by_newcomers,
     (SELECT count(*)::integer FROM orders WHERE num_nonnulls(range_hash, phone_hash) > 0) AS traced
   FROM stock`,
)

/** A newcomer in a hostile range by wallet and by card, somebody known at pick-up: of whatever is left. */
async function honestBuy(products: number[]): Promise<void> {
  const newcomer = shopperAt(await newShopper(app), url, '105.3.3.77')
  await fund(app, newcomer, 100_000_000)
  const regular = shopperAt(await testShopper(app), url, '105.3.3.78')
  for (const product of products.slice(-6)) {
    const { on_hand } = await stockOf(database, product)
    const lines = [{ product_id: product, quantity: 1 }]
    expect((await newcomer.place(orderOf(lines, 'wallets'))).status).toBe(200)
    const placed = await newcomer.place(orderOf(lines, 'flutterwave'))
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    await decide(url, { link: placed.body.link ?? '', outcome: 'success' })
    const path = `/api/v1/orders/single/order/${placed.body.data.orders.order_code}` as const
    await expect
      .poll(async () => (await newcomer.get(path)).body.data.orders.payment_status)
      .toBe('PAID')
    expect((await stockOf(database, product)).on_hand).toBe(on_hand - 2)
  }
  for (const product of products.slice(-5)) {
    const lines = [{ product_id: product, quantity: 1 }]
    expect((await regular.place(orderOf(lines, 'pay-on-pickup'))).status).toBe(200)
  }
}
