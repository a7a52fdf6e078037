import { beforeAll, expect, test } from 'vitest'
import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import {
  decide,
  fund,
  newShopper,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
  testShopper,
} from '#server/checkout/test-checkout.ts'
import { addCoupon } from '#server/coupons/coupons.ts'
import { afterOrders } from '#server/events.ts'
import { openOutbox } from '#server/messages/messages.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testApp, testSecret } from '#server/test-app.ts'
import { orderVerbs } from '../orders.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database)
const app = { url, database, clock }
const announce = () => {}
const staffVerbs = orderVerbs({
  database,
  clock,
  announce,
  events: afterOrders(announce),
  sendMessage: openOutbox({
    clock,
    keys: await openKeysOnce({ database, clock, secret: testSecret }),
  }),
})
const staff = { staff: 3 }

let lamp: number
beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 200_000, stock: 10_000 })
  const startsAt = new Date(clock.now().getTime() - 1_000)
  await inTransaction(database.pool, (tx) =>
    addCoupon(tx, { code: 'ONCE', off: { percent: 10 }, startsAt, maxUsesEach: 1 }),
  )
})

/** Two lamps, to be picked up. */
async function placed(payment_code: PaymentCode = 'wallets', withCoupon = false) {
  const shopper = await testShopper(app)
  await fund(app, shopper, 10_000_000)
  const before = await stockOf(database, lamp)
  const order = pickUp([{ product_id: lamp, quantity: 2 }], 4_000, {
    payment_code,
    ...(withCoupon && { coupon_code: 'ONCE', total: 3_600 }),
  })
  const { status, body } = await shopper.place(order)
  expect([status, body.message]).toEqual([200, body.message])
  const code = String(body.data.orders.order_code)
  const txRef = new URL(body.link ?? url).searchParams.get('tx_ref') ?? ''
  return { shopper, code, txRef, before, order }
}

function cancel(shopper: Shopper, code: string) {
  return shopper.post(`/api/v1/orders/${code}/cancel`, {})
}

async function orderOf(shopper: Shopper, code: string) {
  return (await shopper.get(`/api/v1/orders/single/order/${code}`)).body.data.orders
}

async function balance(shopper: Shopper): Promise<number> {
  return (await shopper.get('/api/v1/accounts')).body.data.wallet.available_balance
}

async function notificationsOf(shopper: Shopper, code: string): Promise<string[]> {
  const { body } = await shopper.get('/api/v1/accounts/get-notifications')
  const notifications = body.data.notifications.data
  return notifications.filter(({ reference }) => reference === code).map(({ content }) => content)
}

async function templatesTo({ accountId }: Shopper): Promise<string[]> {
  const rows = await many(database, templatesOfAccount, [accountId])
  return rows.map(({ template }) => template)
}

const templatesOfAccount = rareStatement(
  'test-templates-of-account',
  { template: text },
  `SELECT template FROM messages
   WHERE contact IN (SELECT email FROM accounts WHERE id = $1) AND template LIKE 'order%'
   ORDER BY id`,
)

test('a paid order is cancelled: money in the wallet, units and coupon free, and it is told', async () => {
  const { shopper, code, before, order } = await placed('wallets', true)
  expect(await balance(shopper)).toBe(100_000 - 3_600)
  const { status, body } = await cancel(shopper, code.toLowerCase())
  expect([status, body.message]).toEqual([
    200,
    'The order is cancelled. ₦3,600.00 is in your wallet.',
  ])
  expect(body.data).toEqual({ order_status: 'CANCELLED', refunded: 3_600 })
  expect(await orderOf(shopper, code)).toMatchObject({
    status: 'CANCELLED',
    payment_status: 'REFUNDED',
    refunded: 3_600,
    refunds_to: 'wallet',
    refunded_to: ['wallet'],
  })
  expect(await balance(shopper)).toBe(100_000)
  expect(await stockOf(database, lamp)).toEqual(before)
  expect((await notificationsOf(shopper, code))[0]).toBe(
    `Order ${code} was cancelled. ₦3,600.00 is in your wallet.`,
  )
  expect(await templatesTo(shopper)).toContain('order_cancelled_paid')
  expect((await shopper.place(order)).status).toBe(200)
  await requireWhole(database)
})

test('what was paid by card goes back to the card, less what went back before', async () => {
  const { shopper, code, txRef, before } = await placed('flutterwave')
  await decide(url, { tx_ref: txRef, outcome: 'success' })
  await expect.poll(() => orderOf(shopper, code)).toMatchObject({ status: 'PROCESSING' })
  await staffVerbs.refund({
    orderCode: code,
    of: 'amount',
    amountKobo: 100_000,
    isAgain: false,
    by: staff,
  })
  const { body } = await cancel(shopper, code)
  expect(body.message).toContain('We are refunding')
  expect(await orderOf(shopper, code)).toMatchObject({
    status: 'CANCELLED',
    refunded: 4_000,
    refunded_to: ['card'],
  })
  await runJobs(http.jobs)
  const refunds = await many(database, refundsOfOrder, [code])
  expect(refunds).toEqual([
    { amount_kobo: 100_000, state: 'sent', requested_by: 'staff:3' },
    { amount_kobo: 300_000, state: 'sent', requested_by: `customer:${shopper.accountId}` },
  ])
  expect(await stockOf(database, lamp)).toEqual(before)
  await requireWhole(database)
})

const refundsOfOrder = rareStatement(
  'test-refunds-of-order',
  { amount_kobo: number, state: text, requested_by: text },
  `SELECT refund.amount_kobo, state, requested_by FROM payment_refunds AS refund
   JOIN payments ON payments.id = payment_id WHERE order_code = $1 ORDER BY refund.id`,
)

test('an order that is not paid is cancelled; money that comes for it goes back and revives nothing', async () => {
  const { shopper, code, txRef, before } = await placed('flutterwave')
  const { body } = await cancel(shopper, code)
  expect(body.message).toBe('The order is cancelled. You owe nothing for it.')
  expect(await stockOf(database, lamp)).toEqual(before)
  await decide(url, { tx_ref: txRef, outcome: 'success_without_return', deliveries: 1 })
  await expect
    .poll(() => orderOf(shopper, code))
    .toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED', refunded: 4_000 })
  expect(await stockOf(database, lamp)).toEqual(before)
  await requireWhole(database)
})

test('a pick-up that is ready and not collected is cancelled; one handed over is not', async () => {
  const { shopper, code } = await placed('pay-on-pickup')
  const ready = { orderCode: code, status: 'PROCESSING', note: null, by: staff } as const
  await staffVerbs.moveByHand(ready)
  expect((await cancel(shopper, code)).status).toBe(200)
  expect(await templatesTo(shopper)).toContain('order_cancelled')

  const other = await placed()
  await staffVerbs.moveByHand({ ...ready, orderCode: other.code, status: 'DELIVERED' })
  const refused = await cancel(other.shopper, other.code)
  expect([refused.status, refused.body.code]).toEqual([409, 'order_not_cancellable'])
  await staffVerbs.refund({ orderCode: other.code, of: 'all', isAgain: false, by: staff })
  expect((await cancel(other.shopper, other.code)).status).toBe(409)
  await requireWhole(database)
})

test('nobody cancels another’s order, and twice is once', async () => {
  const { shopper, code } = await placed()
  const stranger = await newShopper(app)
  expect((await cancel(stranger, code)).body.code).toBe('not_found')
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(shopper, code)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(await balance(shopper)).toBe(100_000)
  const sent = (await templatesTo(shopper)).filter((name) => name === 'order_cancelled_paid')
  expect(sent).toHaveLength(1)
  await requireWhole(database)
})

test('of cancelling and handing over at once one happens', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { shopper, code } = await placed(round % 2 ? 'wallets' : 'pay-on-pickup')
    if (round % 2 === 0) {
      await staffVerbs.moveByHand({ orderCode: code, status: 'PROCESSING', note: null, by: staff })
    }
    const delivered = { status: 'DELIVERED', note: null, by: staff, isSold: true } as const
    const [cancelled, handedOver] = await Promise.allSettled([
      cancel(shopper, code),
      staffVerbs.moveByHand({ ...delivered, orderCode: code }),
    ])
    const isCancelled = cancelled.status === 'fulfilled' && cancelled.value.status === 200
    expect(isCancelled).toBe(handedOver.status === 'rejected')
    const { status } = await orderOf(shopper, code)
    expect(status).toBe(isCancelled ? 'CANCELLED' : 'DELIVERED')
    if (isCancelled) expect(await balance(shopper)).toBe(100_000)
  }
  await requireWhole(database)
})

test('of cancelling and a refund by the staff at once the money goes back once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shopper, code } = await placed()
    await Promise.allSettled([
      cancel(shopper, code),
      staffVerbs.refund({ orderCode: code, of: 'all', isAgain: false, by: staff }),
    ])
    expect(await orderOf(shopper, code)).toMatchObject({ refunded: 4_000 })
    expect(await balance(shopper)).toBe(100_000)
  }
  await requireWhole(database)
})

test('of cancelling and a payment that comes in at once the money is back and the units are free', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shopper, code, txRef, before } = await placed('flutterwave')
    const [, answer] = await Promise.all([
      decide(url, { tx_ref: txRef, outcome: 'success_without_return', deliveries: 2 }),
      cancel(shopper, code),
    ])
    expect(answer.status).toBe(200)
    await expect
      .poll(() => orderOf(shopper, code))
      .toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED', refunded: 4_000 })
    await runJobs(http.jobs)
    const refunds = await many(database, refundsOfOrder, [code])
    expect(refunds.map(({ amount_kobo, state }) => [amount_kobo, state])).toEqual([
      [400_000, 'sent'],
    ])
    expect(await stockOf(database, lamp)).toEqual(before)
  }
  await requireWhole(database)
})
