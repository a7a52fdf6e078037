import { expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import { proofMs, sized } from '#server/test-size.ts'
import {
  decide,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
  testShopper,
} from './test-checkout.ts'

const database = await testDatabase()
await addCategories(database)
const { url, clock, http } = await testApp(database)

/** Shoppers wait no longer, ms; between other tests the machine itself may be slow. */
const timeoutMs = sized(15_000, 6_000)

async function set(name: 'links' | 'lookups', mode: string): Promise<void> {
  await fetch(`${url}/simulators/flutterwave/modes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, mode }),
  })
}

/** Answers in time, or fails the test. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, timeoutMs, new Error(`no answer within ${timeoutMs} ms`)).unref()
  })
  return Promise.race([answer, late])
}

async function statusOf(shopper: Shopper, txRef: string): Promise<string> {
  const answer = shopper.get(`/api/v1/orders/payment/verify?tx_ref=${txRef}`)
  return (await inTime(answer)).body.data.payment_status
}

test.each(['slow', 'fails', 'refuses', 'nonsense'])(
  'a failing card provider (%s): the checkout answers in time and clearly, and nobody pays twice',
  async (mode) => {
    const product = await addProduct(database, { amount: 1_500_000, stock: 5 })
    const shopper = await testShopper({ url, database, clock })
    const lines = [{ product_id: product, quantity: 1 }]
    const body = pickUp(lines, 15_000, { payment_code: 'flutterwave' })
    const place = () => inTime(shopper.place(body, 'one-order'))

    await set('links', mode)
    const refused = await place()
    expect(refused).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    expect(refused.body.message).toContain('We are holding your order')
    const order = refused.body.data
    expect(order).toEqual({ order_code: expect.any(String) })
    expect((await place()).body.data).toEqual(order)
    await set('links', 'works')
    const placed = await place()
    expect(placed).toMatchObject({ status: 200, body: { data: { orders: order } } })

    await set('lookups', mode)
    const tx_ref = String(new URL(placed.body.link ?? '').searchParams.get('tx_ref'))
    await decide(url, { tx_ref, outcome: 'success', deliveries: 2 })
    expect(await statusOf(shopper, tx_ref)).toBe('PENDING')
    await set('lookups', 'works')
    await expect
      .poll(
        async () => {
          await clock.advance(30)
          await runJobs(http.jobs.filter(({ name }) => name === 'payments-reconcile'))
          return statusOf(shopper, tx_ref)
        },
        { interval: 1_000 },
      )
      .toBe('PAID')
    expect(await recordsOf(placed.body.data.orders.order_code)).toEqual({
      orders: 1,
      payments: 1,
      sums: ['-1500000'],
    })
    expect(await stockOf(database, product)).toEqual({ on_hand: 4, held: 0 })
    await requireWhole(database)
  },
  proofMs,
)

/** What there is of an order, and what its card payments brought, kobo. */
async function recordsOf(code: string) {
  const { rows } = await database.pool.query(
    `SELECT count(*) AS orders,
       (SELECT count(*) FROM payments WHERE order_code = $1) AS payments,
       ARRAY(
         SELECT amount_kobo::text FROM wallet_entries
         JOIN wallet_transactions AS moved ON moved.id = transaction_id
         WHERE moved.reference = $1 AND book = 'card'
       ) AS sums
     FROM orders
     WHERE payment_code = 'flutterwave'
       AND account_id = (SELECT account_id FROM orders WHERE order_code = $1)`,
    [code],
  )
  return rows[0]
}
