import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addProduct, addShelves } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import { proofMs, shown, sized } from '#server/test-size.ts'
import { decide, pickUp, requireWhole, type Shopper, stockOf } from './test-checkout.ts'
import { crowd, sideBySide } from './test-crowd.ts'

const database = await testDatabase()
const { pool } = database
const { url, clock, http } = await testApp(database, { RATE_LIMIT: '1000000' })
const stock = sized(100, 500)
const buyers = sized(1_000, 5_000)
/** At the door at the same time. */
const atOnce = 250

/**
 * What twenty buyers in a row do: two walk away from the card page, one pays there when the time is over. So
 * many of those who get something do the same, since nobody who is refused pays.
 */
const fates = [
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
type Fate = (typeof fates)[number]

test(
  `${shown(stock)} units, ${shown(buyers)} buyers, all ways to pay: sold, held and free units are always ${shown(stock)}, and nothing stays held`,
  async () => {
    await addShelves(database)
    const product = await addProduct(database, { stock })
    const shoppers = await crowd({ url, database, clock }, buyers, 10_000_000)
    // A tenth comes when those who never paid have lost what was held for them.
    const [early, later] = [shoppers.slice(0, buyers * 0.9), shoppers.slice(buyers * 0.9)]
    const late: string[] = []
    await using watch = watching(product)

    await sideBySide(early, atOnce, async (shopper, place) => {
      const fate = fates[place % fates.length] ?? 'wallets'
      const txRef = await buy(shopper, product, fate)
      if (fate === 'late' && txRef) late.push(txRef)
    })
    expect((await stockOf(database, product)).held).toBeGreaterThan(0)
    await clock.advance(31 * 60)
    await runJobs(http.jobs)
    await Promise.all([
      ...late.map((tx_ref) => decide(url, { tx_ref, outcome: 'success_without_return' })),
      sideBySide(later, atOnce, async (shopper) => void (await buy(shopper, product, 'wallets'))),
    ])
    await clock.advance(30)
    await runJobs(http.jobs)
    expect(await fatesOf(late)).toEqual({ waiting: 0, kept_twice: 0 })
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
async function buy(shopper: Shopper, product: number, fate: Fate): Promise<string | null> {
  const payment_code = fate === 'wallets' || fate === 'pay-on-pickup' ? fate : 'flutterwave'
  const wanted = pickUp([{ product_id: product, quantity: 1 }], 1_000, { payment_code })
  const { status, body } = await shopper.place(wanted)
  expect([200, 409]).toContain(status)
  if (!body.link) return null
  const tx_ref = String(new URL(body.link).searchParams.get('tx_ref'))
  if (fate !== 'abandon' && fate !== 'late') await decide(url, { tx_ref, outcome: fate })
  return tx_ref
}

/** Looks at the units again and again until its end; answers the sums that were not as they must be. */
function watching(product: number) {
  const wrong: number[] = []
  let isOver = false
  let samples = 0
  const looking = (async () => {
    while (!isOver) {
      const units = await unitsOf(product)
      if (units !== stock) wrong.push(units)
      samples++
      await wait(10)
    }
  })()
  const end = () => {
    isOver = true
    return looking
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

/** What lies on the shelf, held or not, and what is sold, at one instant. */
async function unitsOf(product: number): Promise<number> {
  const { rows } = await pool.query<{ units: number }>(
    `SELECT (sum(on_hand) + (
       SELECT coalesce(sum(quantity), 0) FROM order_lines JOIN orders ON orders.id = order_id
       WHERE product_id = $1 AND stock_state = 'sold'
     ))::integer AS units
     FROM stock WHERE product_id = $1`,
    [product],
  )
  return rows[0]?.units ?? 0
}

/** Of card money that came late: what nobody has settled, and what was neither sold for nor given back. */
async function fatesOf(txRefs: string[]) {
  const { rows } = await pool.query(
    `SELECT count(*) FILTER (WHERE payments.status NOT IN ('paid', 'returned')) AS waiting,
       count(*) FILTER (WHERE CASE payments.status
         WHEN 'paid' THEN payments.refunded_kobo <> 0 OR payment_status <> 'PAID'
         ELSE payments.refunded_kobo <> received_kobo OR payment_status = 'PAID' END) AS kept_twice
     FROM payments JOIN orders ON orders.id = order_id WHERE tx_ref = ANY ($1)`,
    [txRefs],
  )
  return rows[0]
}
