import { expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
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
await addCategories(database)
const { url, clock, http } = await testApp(database)
const app = { url, database, clock }

/** A card order of the last unit that was not paid in time. */
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

/** The contents of the shopper's notifications about this order, newest first. */
async function notificationsOf(shopper: Shopper, code: string): Promise<string[]> {
  const { body } = await shopper.get('/api/v1/accounts/get-notifications')
  const notifications = body.data.notifications.data
  return notifications.filter(({ reference }) => reference === code).map(({ content }) => content)
}

/** The money comes now, at the provider; the mall learns of it from `source`. */
async function paysLate({ shopper, txRef }: Awaited<ReturnType<typeof expired>>, source: string) {
  const deliveries = source === 'event' ? 1 : 0
  await decide(url, { tx_ref: txRef, outcome: 'success_without_return', deliveries })
  if (source === 'return') await shopper.get(`/api/v1/orders/payment/verify?tx_ref=${txRef}`)
  if (source !== 'job') return
  await clock.advance(3_600)
  await runJobs(http.jobs)
}

const sources = ['event', 'return', 'job']

test.each(sources)(
  'money that comes late (%s) takes the goods that are still there',
  async (source) => {
    const late = await expired()
    await paysLate(late, source)
    const { product, shopper, code } = late
    await expect
      .poll(() => orderOf(shopper, code))
      .toMatchObject({ status: 'PROCESSING', payment_status: 'PAID', refunded: 0 })
    expect(await stockOf(database, product)).toEqual({ on_hand: 0, held: 0 })
    expect((await notificationsOf(shopper, code))[0]).toContain(`Order ${code} is paid`)
    await requireWhole(database)
  },
)

test.each(sources)(
  'money that comes late (%s) for what is gone goes back, and the shopper is notified',
  async (source) => {
    const late = await expired()
    const { product, shopper, code, txRef } = late
    const faster = await testShopper(app)
    await fund(app, faster, 10_000_000)
    const lines = [{ product_id: product, quantity: 1 }]
    expect((await faster.place(pickUp(lines, 15_000.5))).status).toBe(200)

    await paysLate(late, source)
    await expect
      .poll(() => orderOf(shopper, code))
      .toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED', refunded: 15_000.5 })
    await runJobs(http.jobs)
    expect(await moneyOf(txRef)).toEqual([{ status: 'returned', refund: 'sent', left: '0' }])
    expect(await stockOf(database, product)).toEqual({ on_hand: 0, held: 0 })
    const note = 'could not be used for this order. Your refund is on its way.'
    const notes = await shopper.get(`/api/v1/orders/fetch/order/notes/${code}`)
    expect(notes.body.data.order_notes[0]?.note).toContain(note)
    expect((await notificationsOf(shopper, code))[0]).toContain('₦15,000.50')
    await requireWhole(database)
  },
)

/** Of a payment: what became of it, of its refund, and the rest of it in the card's account of the ledger. */
async function moneyOf(txRef: string) {
  const { rows } = await database.pool.query(
    `SELECT payments.status, refund.state AS refund, (
       SELECT sum(amount_kobo)::text FROM wallet_entries
       JOIN wallet_transactions AS moved ON moved.id = transaction_id
       WHERE book = 'card' AND moved.reference = order_code
     ) AS left
     FROM payments JOIN payment_refunds AS refund ON payment_id = payments.id WHERE tx_ref = $1`,
    [txRef],
  )
  return rows
}
