import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct, addProducts } from '#server/catalogue/test-catalogue.ts'
import { rangeLimits, trustLimits } from '#server/orders/trust/limits.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp, testConsolePassword } from '#server/test-app.ts'
import {
  decide,
  newShopper,
  pickUp,
  requireWhole,
  type Shopper,
  shopperAt,
  stockOf,
  testShopper,
} from './test-checkout.ts'
import { givePhones, shareDevice, verifyAll } from './test-regulars.ts'
import { tally } from './test-shoppers.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database, {
  RATE_LIMIT: '1000000',
  TRUST_PROXY: '1',
  SIMULATORS_PASSWORD: testConsolePassword,
})
const app = { url, database, clock }
const onPickup = { payment_code: 'pay-on-pickup' } as const
const byCard = { payment_code: 'flutterwave' } as const
const { pool } = database
let networks = 0

beforeAll(() => addCategories(database))

/** Somebody new, from a network of their own. */
async function stranger({ phone = false, identity = false } = {}): Promise<Shopper> {
  networks += 1
  const shopper = shopperAt(await newShopper(app), url, `102.${networks >> 8}.${networks & 255}.7`)
  if (phone || identity) await givePhones(app, [shopper.accountId])
  if (identity) await verifyAll(app, [shopper.accountId])
  return shopper
}

function some(product: number, quantity: number, more: object, naira = 1_000) {
  return pickUp([{ product_id: product, quantity }], quantity * naira, more)
}

async function orderOf(shopper: Shopper, code: string) {
  return (await shopper.get(`/api/v1/orders/single/order/${code}`)).body.data.orders
}

test('the attack: new accounts place pick-up orders of 100 lines, and hold next to nothing', async () => {
  const stocks = Array.from({ length: 100 }, (_, place) => ({ stock: 20 + place * 3 }))
  const products = await addProducts(database, stocks)
  const lines = products.map((product_id) => ({ product_id, quantity: 20 }))
  const body = pickUp(lines, 20 * 100 * 1_000, onPickup)
  const nobody = await stranger()
  const answers = await Promise.all(Array.from({ length: 5 }, () => nobody.place(body)))
  expect(tally(answers)).toEqual({ '400 phone_needed': 5 })
  expect(answers[0]?.body.data).toEqual({ help: ['add-phone', 'pay-now'] })
  // Before its lines are looked up: these would be not found.
  const unsold = lines.map((line) => ({ ...line, product_id: line.product_id + 1_000_000 }))
  const unseen = await nobody.place(pickUp(unsold, 20 * 100 * 1_000, onPickup))
  expect(unseen.body).toMatchObject({ code: 'phone_needed' })

  const many = await Promise.all(Array.from({ length: 5 }, () => stranger({ phone: true })))
  for (const shopper of many) {
    expect(await shopper.place(body)).toMatchObject({
      status: 409,
      body: { code: 'unpaid_limit', data: { limit: 'lines', level: 'phone' } },
    })
    // As many as possible, in as many orders as possible.
    for (let order = 0; order < 5; order++) {
      const own = lines.slice(order * 20, order * 20 + 20).map((line) => ({ ...line, quantity: 2 }))
      await shopper.place(pickUp(own, 40 * 1_000, onPickup))
    }
  }
  for (const [place, product] of products.entries()) {
    const { on_hand, held } = await stockOf(database, product)
    expect([place, held]).toEqual([place, Math.min(held, Math.floor(on_hand / 10))])
  }
  await requireWhole(database)
})

test('what waits is bounded by what is known of the customer; the refusal says what helps', async () => {
  const lamp = await addProduct(database, { amount: 100_000, stock: 5_000 })
  const gold = await addProduct(database, { amount: 60_000_000, stock: 5_000 })
  const { phone, identity } = trustLimits
  const ada = await stranger({ phone: true })
  const tooMany = await ada.place(some(lamp, phone.units + 1, onPickup))
  expect(tooMany).toMatchObject({
    status: 409,
    body: {
      code: 'unpaid_limit',
      data: { limit: 'units', level: 'phone', help: ['pay-now', 'order-fewer', 'check-identity'] },
    },
  })
  expect(tooMany.body.message).toContain(`at most ${phone.units} unpaid units`)
  expect(tooMany.body.message).toContain('Pay now by card or from your wallet, or order fewer')
  expect((await ada.place(some(lamp, phone.units, onPickup))).status).toBe(200)
  const tooDear = await ada.place(some(gold, 4, onPickup, 600_000))
  expect(tooDear.body).toMatchObject({ code: 'unpaid_limit', data: { limit: 'value' } })
  expect(tooDear.body.message).toContain('₦2,000,000.00')

  await verifyAll(app, [ada.accountId])
  expect((await ada.place(some(lamp, identity.units - phone.units, onPickup))).status).toBe(200)
  expect((await ada.place(some(lamp, 1, onPickup))).body).toMatchObject({
    data: { limit: 'units', level: 'identity', help: ['pay-now', 'order-fewer'] },
  })
  // Of a small stock, the share is less than the units.
  const fan = await addProduct(database, { amount: 100_000, stock: 60 })
  expect((await ada.place(some(fan, 4, onPickup))).body).toMatchObject({
    message: expect.stringContaining('we have 60, and you can order at most 3'),
    data: { limit: 'share' },
  })
})

test('a pick-up is kept for 48 hours the first time, for 72 later; a card payment 30 minutes always', async () => {
  const lamp = await addProduct(database, { stock: 500 })
  const hours = async (shopper: Shopper, more: object) => {
    const { body } = await shopper.place(some(lamp, 1, more))
    const order = await orderOf(shopper, body.data.orders.order_code)
    const until = order.pickup_until ?? order.pay_until ?? ''
    return (Date.parse(until) - Date.parse(order.created_at)) / 3_600_000
  }
  const shoppers = [
    await stranger({ phone: true }),
    await stranger({ identity: true }),
    await testShopper(app),
  ]
  expect(await Promise.all(shoppers.map((shopper) => hours(shopper, onPickup)))).toEqual([
    48, 72, 72,
  ])
  const all = [await stranger(), ...shoppers]
  expect(await Promise.all(all.map((shopper) => hours(shopper, byCard)))).toEqual([
    0.5, 0.5, 0.5, 0.5,
  ])
})

test('customers without a delivered order hold a tenth of an item together; the others are not bound by it', async () => {
  const kettle = await addProduct(database, { stock: 39 })
  const phones = await Promise.all(Array.from({ length: 9 }, () => stranger({ identity: true })))
  const answers = await Promise.all(
    phones.map((shopper) => shopper.place(some(kettle, 1, onPickup))),
  )
  expect(tally(answers)).toEqual({ '200': 3, '409 unpaid_limit': 6 })
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.message).toContain('only a few are left')
  expect(refused?.body.data).toEqual({ limit: 'newcomers', level: 'identity', help: ['pay-now'] })
  const regular = await testShopper(app)
  expect((await regular.place(some(kettle, 5, onPickup))).status).toBe(200)
  expect(await stockOf(database, kettle)).toEqual({ on_hand: 39, held: 8 })
  await clock.advance(80 * 3600)
  await runJobs(http.jobs)
  expect(await stockOf(database, kettle)).toEqual({ on_hand: 39, held: 0 })
  await requireWhole(database)
})

test('the database itself refuses newcomers more than a tenth', async () => {
  const kettle = await addProduct(database, { stock: 39 })
  const hold = (units: number) =>
    pool.query('UPDATE stock SET held = $2, held_by_newcomers = $2 WHERE product_id = $1', [
      kettle,
      units,
    ])
  await hold(3)
  await expect(hold(4)).rejects.toMatchObject({ constraint: 'stock_newcomers_share' })
  // What others buy meanwhile is nobody's fault; what is held then may be released or sold.
  await pool.query('UPDATE stock SET on_hand = 20 WHERE product_id = $1', [kettle])
  await hold(2)
  await expect(hold(3)).rejects.toMatchObject({ constraint: 'stock_newcomers_share' })
  await hold(0)
  // No order took the others: the check of the whole finds units without a move.
  await pool.query('UPDATE stock SET on_hand = 39 WHERE product_id = $1', [kettle])
})

test('beyond the bounds a card order is placed without a reservation: whoever pays first has it', async () => {
  const last = await addProduct(database, { amount: 100_000, stock: 1 })
  const [slow, fast, late] = [await stranger(), await stranger(), await stranger()]
  const placed = await Promise.all(
    [slow, fast, late].map((shopper) => shopper.place(some(last, 1, byCard), 'the-last-one')),
  )
  expect(placed.map(({ body }) => body.data.orders.is_reserved)).toEqual([false, false, false])
  expect(await slow.place(some(last, 1, byCard), 'the-last-one')).toEqual(placed[0])
  expect(await stockOf(database, last)).toEqual({ on_hand: 1, held: 0 })
  const codes = placed.map(({ body }) => body.data.orders.order_code)
  expect(await orderOf(slow, codes[0] ?? '')).toMatchObject({ is_reserved: false })

  await decide(url, { link: placed[1]?.body.link ?? '', outcome: 'success' })
  await expect
    .poll(() => orderOf(fast, codes[1] ?? ''))
    .toMatchObject({ status: 'PROCESSING', payment_status: 'PAID', is_reserved: true })
  await decide(url, { link: placed[0]?.body.link ?? '', outcome: 'success' })
  await expect
    .poll(() => orderOf(slow, codes[0] ?? ''))
    .toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED', refunded: 1_000 })
  const { body } = await slow.get(`/api/v1/orders/fetch/order/notes/${codes[0]}`)
  expect(body.data.order_notes[0]?.note).toContain('sold out before your card payment')
  // Nobody is sent to pay for what is gone.
  const again = await late.post(`/api/v1/orders/${codes[2]}/payment`)
  expect(again).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  await runJobs(http.jobs)
  await requireWhole(database)
})

test('a failed payment frees the share; paying again takes it anew, or goes on without', async () => {
  const kettle = await addProduct(database, { stock: 10 })
  const [ada, bola] = [await stranger(), await stranger()]
  const placed = await ada.place(some(kettle, 1, byCard))
  expect(placed.body.data.orders.is_reserved).toBe(true)
  await decide(url, { link: placed.body.link ?? '', outcome: 'fail' })
  await expect.poll(() => stockOf(database, kettle)).toEqual({ on_hand: 10, held: 0 })
  const other = await bola.place(some(kettle, 1, byCard))
  expect(other.body.data.orders.is_reserved).toBe(true)
  const code = placed.body.data.orders.order_code
  const again = await ada.post(`/api/v1/orders/${code}/payment`)
  expect(again.status).toBe(200)
  expect(await orderOf(ada, code)).toMatchObject({ payment_status: 'PENDING', is_reserved: false })
  await decide(url, {
    link: 'link' in again.body ? String(again.body.link) : '',
    outcome: 'success',
  })
  await expect.poll(() => orderOf(ada, code)).toMatchObject({ payment_status: 'PAID' })
  expect(await stockOf(database, kettle)).toEqual({ on_hand: 9, held: 1 })
  await requireWhole(database)
})

test('accounts of one number, and of one browser, are counted as one', async () => {
  const lamp = await addProduct(database, { stock: 5_000 })
  const { units } = trustLimits.phone
  const [first, second] = [await stranger({ phone: true }), await stranger()]
  expect((await first.place(some(lamp, units, onPickup))).status).toBe(200)
  // The number moves to another account.
  const number = '+2347099999999'
  const give = (shopper: Shopper, to: string) =>
    pool.query('UPDATE accounts SET phone_number = $2 WHERE id = $1', [shopper.accountId, to])
  await give(first, '+2347088888888')
  await give(second, `+234${7_000_000_000 + first.accountId}`)
  expect((await second.place(some(lamp, 1, onPickup))).body).toMatchObject({
    data: { limit: 'units', level: 'phone' },
  })
  await give(second, number)
  expect((await second.place(some(lamp, 1, onPickup))).status).toBe(200)

  const family = await Promise.all(Array.from({ length: 4 }, () => stranger({ phone: true })))
  await shareDevice(
    app,
    family.map(({ accountId }) => accountId),
  )
  const answers = await Promise.all(family.map((each) => each.place(some(lamp, 4, onPickup))))
  expect(tally(answers)).toEqual({ '200': 2, '409 unpaid_limit': 2 })
  // Whoever has proved who they are is nobody's double.
  const [mother] = family
  if (!mother) throw new Error('nobody')
  await verifyAll(app, [mother.accountId])
  const verified = await stranger({ identity: true })
  await shareDevice(app, [mother.accountId, verified.accountId])
  expect((await verified.place(some(lamp, 4, onPickup))).status).toBe(200)
})

test('a range of addresses is bounded, but not for those who are known; nothing of it stays', async () => {
  const lamp = await addProduct(database, { stock: 5_000 })
  const { units } = rangeLimits
  const crowd = await Promise.all(
    Array.from({ length: units / 10 + 2 }, async (_, place) => {
      const shopper = await stranger({ phone: true })
      return shopperAt(shopper, url, `105.112.9.${place}`)
    }),
  )
  const answers: Awaited<ReturnType<Shopper['place']>>[] = []
  for (const shopper of crowd) answers.push(await shopper.place(some(lamp, 10, onPickup)))
  expect(tally(answers)).toEqual({ '200': units / 10, '409 unpaid_limit': 2 })
  expect(answers.at(-1)?.body).toMatchObject({
    message: expect.stringContaining('from your network'),
    data: { limit: 'range', help: ['pay-now', 'check-identity'] },
  })
  const [one] = crowd.slice(-1)
  if (!one) throw new Error('nobody')
  // The card is open to all of them, and the pick-up to those who are known.
  expect((await one.place(some(lamp, 10, byCard))).body.data.orders.is_reserved).toBe(false)
  await verifyAll(app, [one.accountId])
  expect((await one.place(some(lamp, 10, onPickup))).status).toBe(200)
  const regular = shopperAt(await testShopper(app), url, '105.112.9.200')
  expect((await regular.place(some(lamp, 10, onPickup))).status).toBe(200)

  const before = await pool.query('SELECT FROM orders WHERE range_hash IS NOT NULL')
  expect(before.rows.length).toBeGreaterThan(0)
  await clock.advance(80 * 3600)
  await runJobs(http.jobs)
  const { rows } = await pool.query(
    'SELECT FROM orders WHERE num_nonnulls(range_hash, phone_hash) > 0',
  )
  expect(rows).toEqual([])
  await requireWhole(database)
})
