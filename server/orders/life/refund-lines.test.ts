import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import {
  fund,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
  testShopper,
} from '#server/checkout/test-checkout.ts'
import { addCoupon } from '#server/coupons/coupons.ts'
import { afterOrders } from '#server/events.ts'
import { openOutbox } from '#server/messages/messages.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testApp, testSecret } from '#server/test-app.ts'
import { describeOrder, orderVerbs } from '../orders.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }
const announce = () => {}
const orders = orderVerbs({
  database,
  clock,
  announce,
  events: afterOrders(announce),
  sendMessage: openOutbox({
    clock,
    keys: await openKeysOnce({ database, clock, secret: testSecret }),
  }),
})
const by = { staff: 3 }
let kettle: number
let jug: number
let shopper: Shopper

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 100_003, stock: 100 })
  jug = await addProduct(database, { amount: 50_000, stock: 100 })
  const startsAt = new Date(clock.now().getTime() - 1_000)
  await inTransaction(database.pool, async (tx) => {
    await addCoupon(tx, { code: 'TEN', off: { percent: 10 }, startsAt })
    await addCoupon(tx, {
      code: 'KETTLE',
      off: { percent: 30 },
      startsAt,
      scopes: [{ isExcluded: false, productId: kettle }],
    })
  })
  shopper = await testShopper(app)
  await fund(app, shopper, 100_000_000)
})

/** Three kettles and two jugs; `off` is naira. */
async function ordered(coupon_code?: string, off = 0) {
  const lines = [
    { product_id: kettle, quantity: 3 },
    { product_id: jug, quantity: 2 },
  ]
  const sub_total = 4_000.09
  const order = { ...pickUp(lines, sub_total), coupon_code, total: toNaira(sub_total - off) }
  const { body } = await shopper.place(order)
  return String(body.data?.orders?.order_code ?? expect.fail(body.message))
}

function toNaira(sum: number): number {
  return Math.round(sum * 100) / 100
}

function refund(orderCode: string, lines: { line: number; quantity: number }[], isAgain = false) {
  return orders.refund({ orderCode, of: 'lines', lines, isAgain, by })
}

async function refundedOf(code: string): Promise<number> {
  const { body } = await shopper.get(`/api/v1/orders/single/order/${code}`)
  return body.data.orders.refunded
}

test('a line goes back at its price, less its share of the coupon; the last part takes the rest', async () => {
  const code = await ordered('TEN', 400)
  // 10 % of 400,009 kobo is 40,000: of that 30,000 stand against the kettles, rounded down, and 10,000 against the jugs.
  const first = await refund(code, [{ line: 2, quantity: 1 }])
  expect(first.amountKobo).toBe(45_000)
  await expect(refund(code, [{ line: 1, quantity: 1 }])).rejects.toThrow('went back before')
  const kettles = []
  for (let n = 0; n < 3; n += 1) {
    kettles.push((await refund(code, [{ line: 1, quantity: 1 }], true)).amountKobo)
  }
  const { amountKobo: last } = await refund(code, [{ line: 2, quantity: 1 }], true)
  expect(kettles.reduce((sum, one) => sum + one, 0) + 45_000 + last).toBe(400_009 - 40_000)
  expect(await refundedOf(code)).toBe(3_600.09)
  await requireWhole(database)
})

test('a coupon for one product takes nothing off the others', async () => {
  const code = await ordered('KETTLE', 900.02)
  expect((await refund(code, [{ line: 2, quantity: 2 }])).amountKobo).toBe(100_000)
  const { amountKobo } = await refund(code, [{ line: 1, quantity: 3 }], true)
  expect(amountKobo).toBe(300_009 - 90_002)
  await requireWhole(database)
})

test('no more units go back than were sold, no more money than is left, and both are kept', async () => {
  const code = await ordered()
  for (const [lines, why] of [
    [[{ line: 3, quantity: 1 }], 'no line 3'],
    [[{ line: 1, quantity: 4 }], '3 of 3'],
    [[{ line: 1, quantity: 0 }], '3 of 3'],
    [
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
      'each line once',
    ],
    [[], 'At most'],
  ] as const) {
    await expect(refund(code, [...lines])).rejects.toThrow(why)
  }
  await orders.refund({ orderCode: code, of: 'amount', amountKobo: 350_000, isAgain: false, by })
  const both = await Promise.allSettled([
    refund(code, [{ line: 1, quantity: 3 }], true),
    refund(code, [{ line: 1, quantity: 3 }], true),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await refundedOf(code)).toBe(4_000.09)
  const { lines, status } = await describeOrder(database.pool, code)
  expect([status, lines.map(({ refundedUnits }) => refundedUnits)]).toEqual(['REFUNDED', [3, 2]])
  await requireWhole(database)
})

test('each unit of a refunded order has its place, and only what is on the shelf can be sold again', async () => {
  const left = () => Promise.all([stockOf(database, kettle), stockOf(database, jug)])
  const [kettles, jugs] = (await left()).map(({ on_hand }) => on_hand)
  const code = await ordered()
  await orders.moveByHand({ orderCode: code, status: 'DELIVERED', note: null, by })
  const back = { orderCode: code, isAgain: true, by, reason: 'It came broken' }
  await orders.refund({
    ...back,
    of: 'lines',
    lines: [{ line: 1, quantity: 2, disposition: 'restocked' }],
  })
  await orders.refund({
    ...back,
    of: 'lines',
    lines: [{ line: 2, quantity: 1, disposition: 'written-off' }],
  })
  await requireWhole(database)
  await orders.refund({ ...back, of: 'all' })
  expect((await left()).map(({ on_hand }) => on_hand)).toEqual([
    (kettles ?? 0) - 1,
    (jugs ?? 0) - 2,
  ])
  const { rows } = await database.pool.query(
    `SELECT part, disposition, quantity, amount_kobo, reason FROM order_line_refunds
     WHERE order_id = (SELECT id FROM orders WHERE order_code = $1) ORDER BY id`,
    [code],
  )
  const why = { reason: 'It came broken' }
  expect(rows).toEqual([
    { part: 'line', disposition: 'restocked', quantity: 2, amount_kobo: 200_006, ...why },
    { part: 'line', disposition: 'written-off', quantity: 1, amount_kobo: 50_000, ...why },
    { part: 'sum', disposition: null, quantity: null, amount_kobo: 150_003, ...why },
    { part: 'line', disposition: 'not-returned', quantity: 1, amount_kobo: 0, ...why },
    { part: 'line', disposition: 'not-returned', quantity: 1, amount_kobo: 0, ...why },
  ])
  await requireWhole(database)
})

test('what was written off stays off the shelf where the rest of an order is cancelled in the store', async () => {
  const { on_hand: before } = await stockOf(database, jug)
  const code = await ordered()
  const lines = [{ line: 2, quantity: 1, disposition: 'written-off' as const }]
  await orders.refund({ orderCode: code, of: 'lines', lines, isAgain: false, by })
  await orders.cancelOwn({ orderCode: code, accountId: shopper.accountId })
  expect((await stockOf(database, jug)).on_hand).toBe(before - 1)
  await requireWhole(database)
})

test('the database refuses more of a line and of the delivery than there was, whatever the code does', async () => {
  const code = await ordered()
  const part = (columns: string, values: string) =>
    database.pool.query(
      `INSERT INTO order_line_refunds (order_id, refunded_at, refunded_by, ${columns})
       SELECT orders.id, placed_at, 'staff:3', ${values} FROM orders JOIN order_lines ON order_id = orders.id
       WHERE order_code = $1 AND position = 0`,
      [code],
    )
  await expect(part('line_id, quantity, amount_kobo', 'order_lines.id, 4, 0')).rejects.toThrow(
    'more goes back of line',
  )
  await expect(part('line_id, quantity, amount_kobo', 'order_lines.id, 1, 300010')).rejects.toThrow(
    'more goes back of line',
  )
  await expect(part('part, amount_kobo', `'delivery', 1`)).rejects.toThrow('than it cost')
  await expect(part('part, amount_kobo', `'sum', 1`)).rejects.toThrow('more than what went back')
  await expect(
    orders.refund({ orderCode: code, of: 'delivery', isAgain: false, by }),
  ).rejects.toThrow('Nothing is left of the delivery')
})
