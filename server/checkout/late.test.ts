import { expect, test } from 'vitest'
import { addProduct, addShelves } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import {
  decide,
  fund,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
  testShopper,
} from './test-checkout.ts'

const database = await testDatabase()
await addShelves(database)
const { url, clock, http } = await testApp(database)
const app = { url, database, clock }

/** The last one is ordered by card, and its time is over before anybody pays. */
async function expired() {
  const product = await addProduct(database, { amount: 1_500_050, stock: 1 })
  const shopper = await testShopper(app)
  const lines = [{ product_id: product, quantity: 1 }]
  const { body } = await shopper.place(pickUp(lines, 15_000.5, { payment_code: 'flutterwave' }))
  const code = String(body.data.orders.order_code)
  expect(await stockOf(database, product)).toEqual({ on_hand: 1, held: 1 })
  await clock.advance(31 * 60)
  await runJobs(http.jobs)
  expect(await stockOf(database, product)).toEqual({ on_hand: 1, held: 0 })
  expect(await orderOf(shopper, code)).toMatchObject({ status: 'CANCELLED' })
  return {
    product,
    shopper,
    code,
    txRef: String(new URL(body.link ?? '').searchParams.get('tx_ref')),
  }
}

async function orderOf(shopper: Shopper, code: string) {
  return (await shopper.get(`/api/v1/orders/single/order/${code}`)).body.data.orders
}

/** What the shopper was told of this order, newest first. */
async function newsOf(shopper: Shopper, code: string): Promise<string[]> {
  const { body } = await shopper.get('/api/v1/accounts/get-notifications')
  const news = body.data.notifications.data
  return news.filter(({ reference }) => reference === code).map(({ content }) => content)
}

/** The money comes now, at the provider; the mall hears of it by `way`. */
async function paysLate(
  { shopper, txRef }: Awaited<ReturnType<typeof expired>>,
  shippingChoice: string,
) {
  const deliveries = shippingChoice === 'event' ? 1 : 0
  await decide(url, { tx_ref: txRef, outcome: 'success_without_return', deliveries })
  if (shippingChoice === 'return')
    await shopper.get(`/api/v1/orders/payment/verify?tx_ref=${txRef}`)
  if (shippingChoice !== 'sweep') return
  await clock.advance(3_600)
  await runJobs(http.jobs)
}

const ways = ['event', 'return', 'sweep']

test.each(ways)(
  'money that comes late (%s) takes the goods that are still there',
  async (shippingChoice) => {
    const late = await expired()
    await paysLate(late, shippingChoice)
    const { product, shopper, code } = late
    await expect
      .poll(() => orderOf(shopper, code), { timeout: 12_000 })
      .toMatchObject({ status: 'PROCESSING', payment_status: 'PAID', refunded: 0 })
    expect(await stockOf(database, product)).toEqual({ on_hand: 0, held: 0 })
    expect((await newsOf(shopper, code))[0]).toContain(`Order ${code} is paid`)
    await requireWhole(database)
  },
)

test.each(ways)(
  'money that comes late (%s) for what is gone goes back, and the shopper is told',
  async (shippingChoice) => {
    const late = await expired()
    const { product, shopper, code, txRef } = late
    const quicker = await testShopper(app)
    await fund(app, quicker, 10_000_000)
    const lines = [{ product_id: product, quantity: 1 }]
    expect((await quicker.place(pickUp(lines, 15_000.5))).status).toBe(200)

    await paysLate(late, shippingChoice)
    await expect
      .poll(() => orderOf(shopper, code), { timeout: 12_000 })
      .toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED', refunded: 15_000.5 })
    await runJobs(http.jobs)
    expect(await moneyOf(txRef)).toEqual([{ status: 'returned', refund: 'sent', books: '0' }])
    expect(await stockOf(database, product)).toEqual({ on_hand: 0, held: 0 })
    const told = 'could not be used for this order any more. It is on its way back to you.'
    const notes = await shopper.get(`/api/v1/orders/fetch/order/notes/${code}`)
    expect(notes.body.data.order_notes[0]?.note).toContain(told)
    expect((await newsOf(shopper, code))[0]).toContain('₦15,000.50')
    await requireWhole(database)
  },
)

/** Of a payment: what became of it, of its refund, and what is left of it in the card's book. */
async function moneyOf(txRef: string) {
  const { rows } = await database.pool.query(
    `SELECT payments.status, refund.state AS refund, (
       SELECT sum(amount_kobo)::text FROM wallet_entries
       JOIN wallet_transactions AS moved ON moved.id = transaction_id
       WHERE book = 'card' AND moved.reference = order_code
     ) AS books
     FROM payments JOIN payment_refunds AS refund ON payment_id = payments.id WHERE tx_ref = $1`,
    [txRef],
  )
  return rows
}
