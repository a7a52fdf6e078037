import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { count, counted } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { decide, pickUp, requireWhole, type Shopper, stockOf } from './test-checkout.ts'
import { concurrently, testShoppers } from './test-shoppers.ts'

const database = await testDatabase()
const { pool } = database
const { url, clock, http } = await testApp(database, { RATE_LIMIT: '1000000' })
const stock = sized(100, 500)
const buyers = sized(500, 5_000)
/** Buyers at the same time. */
const atOnce = 250

/**
 * What twenty buyers in a row do: two leave the card page, one pays there after the time limit. The
 * shares hold for those who get something, since nobody who is refused pays.
 */
const outcomes = [
  'wallets',
  'abandon',
  'pay-on-pickup',
  'success',
  'fail',
  'wallets',
  'pay-on-pickup',
  'success_without_return',
  'late',
  'wallets',
  'pay-on-pickup',
  'fail',
  'wallets',
  'abandon',
  'success',
  'pay-on-pickup',
  'wallets',
  'success',
  'pay-on-pickup',
  'cancel',
] as const
type Outcome = (typeof outcomes)[number]

test(
  `${formatCount(stock)} units, ${formatCount(buyers)} buyers, all ways to pay: sold, held and free units are always ${formatCount(stock)}, and nothing stays held`,
  async () => {
    await addCategories(database)
    const product = await addProduct(database, { stock })
    const shoppers = await testShoppers({ url, database, clock }, buyers, 10_000_000)
    // A tenth comes after the holds of those who never paid have expired.
    const [early, later] = [shoppers.slice(0, buyers * 0.9), shoppers.slice(buyers * 0.9)]
    const late: string[] = []
    await using watch = watchUnits(product)

    await concurrently(early, atOnce, async (shopper, place) => {
      const outcome = outcomes[place % outcomes.length] ?? 'wallets'
      const txRef = await buy(shopper, product, outcome)
      if (outcome === 'late' && txRef) late.push(txRef)
    })
    expect((await stockOf(database, product)).held).toBeGreaterThan(0)
    await clock.advance(31 * 60)
    await runJobs(http.jobs)
    await Promise.all([
      ...late.map((tx_ref) => decide(url, { tx_ref, outcome: 'success_without_return' })),
      concurrently(later, atOnce, async (shopper) => void (await buy(shopper, product, 'wallets'))),
    ])
    await clock.advance(30)
    await runJobs(http.jobs)
    expect(await outcomesOf(late)).toEqual({ unsettled: 0, unreturned: 0 })
    await requireWhole(database)

    await clock.advance(4 * 24 * 3600)
    await runJobs(http.jobs)
    expect(await watch.wrong()).toEqual([])
    expect((await stockOf(database, product)).held).toBe(0)
    expect(late.length).toBeGreaterThan(0)
    await requireWhole(database)
  },
  proofMs,
)

/** Buys one; answers the card payment's reference where there is one. */
async function buy(shopper: Shopper, product: number, outcome: Outcome): Promise<string | null> {
  const payment_code =
    outcome === 'wallets' || outcome === 'pay-on-pickup' ? outcome : 'flutterwave'
  const order = pickUp([{ product_id: product, quantity: 1 }], 1_000, { payment_code })
  const { status, body } = await shopper.place(order)
  expect([200, 409]).toContain(status)
  if (!body.link) return null
  const tx_ref = String(new URL(body.link).searchParams.get('tx_ref'))
  if (outcome !== 'abandon' && outcome !== 'late') await decide(url, { tx_ref, outcome })
  return tx_ref
}

/** Samples the units until `wrong` is called, which answers the sums that were not right. */
function watchUnits(product: number) {
  const wrong: number[] = []
  let isFinished = false
  let samples = 0
  const sampling = (async () => {
    while (!isFinished) {
      const count = await countUnits(product)
      if (count !== stock) wrong.push(count)
      samples++
      await wait(10)
    }
  })()
  const end = () => {
    isFinished = true
    return sampling
  }
  return {
    async wrong() {
      await end()
      expect(samples).toBeGreaterThan(50)
      return wrong
    },
    [Symbol.asyncDispose]: end,
  }
}

/** The units in stock, held or not, and what is sold, in one snapshot. */
function countUnits(product: number): Promise<number> {
  return count(pool, unitsOfProduct, [product])
}

const unitsOfProduct = rareStatement(
  'test-units-of-product',
  counted,
  `SELECT (sum(on_hand) + (
     SELECT coalesce(sum(quantity), 0) FROM order_lines JOIN orders ON orders.id = order_id
     WHERE product_id = $1 AND stock_state = 'sold'
   ))::integer AS count
   FROM stock WHERE product_id = $1`,
)

/** Of late card payments: how many are not settled, and how many neither bought anything nor were refunded. */
async function outcomesOf(txRefs: string[]) {
  const { rows } = await pool.query(
    `SELECT count(*) FILTER (WHERE payments.status NOT IN ('paid', 'returned')) AS unsettled,
       count(*) FILTER (WHERE CASE payments.status
         WHEN 'paid' THEN payments.refunded_kobo <> 0 OR payment_status <> 'PAID'
         ELSE payments.refunded_kobo <> received_kobo OR payment_status = 'PAID' END) AS unreturned
     FROM payments JOIN orders ON orders.id = order_id WHERE tx_ref = ANY ($1)`,
    [txRefs],
  )
  return rows[0]
}
