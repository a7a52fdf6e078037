import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { addCoupon } from '#server/coupons/coupons.ts'
import { afterOrders } from '#server/events.ts'
import { openOutbox } from '#server/messages/messages.ts'
import { orderVerbs } from '#server/orders/orders.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testApp, testConsolePassword, testSecret } from '#server/test-app.ts'
import { testDevices } from '#server/test-customer.ts'
import {
  decide,
  fund,
  pickUp,
  requireWhole,
  type Shopper,
  shopperAt,
  shopperOn,
  stockOf,
  testShopper,
} from './test-checkout.ts'
import { givePhones } from './test-regulars.ts'
import { tally } from './test-shoppers.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database, {
  RATE_LIMIT: '1000000',
  TRUST_PROXY: '1',
  SIMULATORS_PASSWORD: testConsolePassword,
})
const app = { url, database, clock }
const announce = () => {}
const keys = await openKeysOnce({ database, clock, secret: testSecret })
const sendMessage = openOutbox({ clock, keys })
const orders = orderVerbs({ database, clock, announce, events: afterOrders(announce), sendMessage })
const byCard = 'flutterwave'
const onPickup = 'pay-on-pickup'
let lamp: number
let coupons = 0
let networks = 0

beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 100_000, stock: 100_000 })
})

async function limited(maxUses: number, used = 0): Promise<string> {
  const code = `LIMITED${coupons++}`
  const startsAt = new Date(clock.now().getTime() - 1_000)
  await inTransaction(database.pool, (tx) =>
    addCoupon(tx, { code, off: { percent: 10 }, maxUses, used, startsAt }),
  )
  return code
}

/** New accounts with a proved number, each from a network of its own. */
async function strangers(size: number): Promise<Shopper[]> {
  const devices = await testDevices(app, size)
  await givePhones(
    app,
    devices.map(({ accountId }) => accountId),
  )
  return devices.map((device) => {
    networks += 1
    return shopperAt(shopperOn(app, device), url, `102.${networks >> 8}.${networks & 255}.7`)
  })
}

async function stranger(): Promise<Shopper> {
  const [one] = await strangers(1)
  if (!one) throw new Error('nobody')
  return one
}

function withCoupon(
  coupon_code: string,
  payment_code: 'wallets' | 'flutterwave' | 'pay-on-pickup',
) {
  const total = 900
  return pickUp([{ product_id: lamp, quantity: 1 }], 1_000, { coupon_code, payment_code, total })
}

async function usesOf(code: string): Promise<{ used: number; held_by_newcomers: number }> {
  const { rows } = await database.pool.query(
    'SELECT used, held_by_newcomers FROM coupons WHERE code = $1',
    [code],
  )
  return rows[0]
}

async function orderOf(shopper: Shopper, code: string) {
  return (await shopper.get(`/api/v1/orders/single/order/${code}`)).body.data.orders
}

test.each([
  [100, byCard],
  [30, onPickup],
] as const)(
  '%s unpaid orders (%s) at once leave a limited coupon to all others',
  async (size, payment_code) => {
    const code = await limited(40)
    const before = await stockOf(database, lamp)
    const crowd = await strangers(size / 2)
    const answers = await Promise.all(
      crowd.flatMap((each) => [1, 2].map(() => each.place(withCoupon(code, payment_code)))),
    )
    if (payment_code === onPickup) {
      expect(tally(answers)).toEqual({ '200': 4, '409 unpaid_limit': size - 4 })
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body).toMatchObject({
        message: expect.stringContaining(`Coupon ${code}: only a few uses are left`),
        data: { limit: 'coupon', level: 'phone', help: ['pay-now'] },
      })
    } else {
      expect(tally(answers)).toEqual({ '200': size })
      const reserved = answers.filter(({ body }) => body.data.orders.is_reserved)
      expect(reserved).toHaveLength(4)
    }
    expect(await usesOf(code)).toEqual({ used: 4, held_by_newcomers: 4 })
    // What may not have the coupon yet holds no units either.
    expect((await stockOf(database, lamp)).held - before.held).toBe(4)

    // Whoever pays at once has it, and so has a regular who pays later.
    const payer = await stranger()
    await fund(app, payer, 10_000_000)
    expect((await payer.place(withCoupon(code, 'wallets'))).status).toBe(200)
    expect((await (await testShopper(app)).place(withCoupon(code, byCard))).body).toMatchObject({
      data: { orders: { is_reserved: true } },
    })
    expect(await usesOf(code)).toEqual({ used: 6, held_by_newcomers: 4 })
    await requireWhole(database)

    await clock.advance(3 * 24 * 3_600)
    await runJobs(http.jobs)
    expect(await usesOf(code)).toEqual({ used: 1, held_by_newcomers: 0 })
    await requireWhole(database)
  },
)

test('the share is of the uses that are left, so that the last ones are for whoever pays', async () => {
  const code = await limited(100, 91)
  const crowd = await strangers(12)
  const answers = await Promise.all(crowd.map((each) => each.place(withCoupon(code, byCard))))
  expect(answers.map(({ body }) => body.data.orders.is_reserved)).not.toContain(true)
  expect(await usesOf(code)).toEqual({ used: 91, held_by_newcomers: 0 })
  await expect(
    database.pool.query('UPDATE coupons SET used = 92, held_by_newcomers = 1 WHERE code = $1', [
      code,
    ]),
  ).rejects.toMatchObject({ constraint: 'coupons_newcomers_share' })
})

test('paid in time, the coupon is counted; used up by then, all money goes back and the order says why', async () => {
  const code = await limited(2)
  const [first, second, third] = [await stranger(), await stranger(), await stranger()]
  const shoppers = [first, second, third]
  const placed = await Promise.all(shoppers.map((each) => each.place(withCoupon(code, byCard))))
  const codes = placed.map(({ body }) => body.data.orders.order_code)
  for (const place of [0, 1]) {
    await decide(url, { link: placed[place]?.body.link ?? '', outcome: 'success' })
    await expect
      .poll(() => orderOf(shoppers[place] ?? first, codes[place] ?? ''))
      .toMatchObject({ status: 'PROCESSING', payment_status: 'PAID', coupon: code })
  }
  expect(await usesOf(code)).toEqual({ used: 2, held_by_newcomers: 0 })
  // Nobody is sent to pay for it any more.
  expect(await third.post(`/api/v1/orders/${codes[2]}/payment`)).toMatchObject({
    status: 400,
    body: { code: 'coupon_refused', message: expect.stringContaining('since been used up') },
  })
  // The page of the payment was open already.
  await decide(url, { link: placed[2]?.body.link ?? '', outcome: 'success' })
  await expect
    .poll(() => orderOf(third, codes[2] ?? ''))
    .toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED', refunded: 900 })
  const { body } = await third.get(`/api/v1/orders/fetch/order/notes/${codes[2]}`)
  expect(body.data.order_notes[0]?.note).toContain('The coupon on this order was used up before')
  expect(await usesOf(code)).toEqual({ used: 2, held_by_newcomers: 0 })
  await runJobs(http.jobs)
  await requireWhole(database)
})

test('of the newcomers’ share, what is paid is counted among all, and what is cancelled is free again', async () => {
  const code = await limited(20)
  const [payer, leaver, next] = [await stranger(), await stranger(), await stranger()]
  const placed = await payer.place(withCoupon(code, byCard))
  const left = await leaver.place(withCoupon(code, byCard))
  expect(await usesOf(code)).toEqual({ used: 2, held_by_newcomers: 2 })
  await decide(url, { link: placed.body.link ?? '', outcome: 'success' })
  await expect.poll(() => usesOf(code)).toEqual({ used: 2, held_by_newcomers: 1 })
  await leaver.post(`/api/v1/orders/${left.body.data.orders.order_code}/cancel`)
  expect(await usesOf(code)).toEqual({ used: 1, held_by_newcomers: 0 })
  const again = await next.place(withCoupon(code, byCard))
  expect(again.body.data.orders.is_reserved).toBe(true)
  await requireWhole(database)
})

test('a picked-up order leaves the share as it is paid', async () => {
  const code = await limited(20)
  const shopper = await stranger()
  const { body } = await shopper.place(withCoupon(code, onPickup))
  const orderCode = body.data.orders.order_code
  expect(await usesOf(code)).toEqual({ used: 1, held_by_newcomers: 1 })
  const moved = { orderCode, note: null, by: { command: 'test' } }
  for (const status of ['PROCESSING', 'DELIVERED'] as const) {
    await orders.moveByHand({ ...moved, status, isSold: true })
  }
  expect(await usesOf(code)).toEqual({ used: 1, held_by_newcomers: 0 })
  await requireWhole(database)
})
