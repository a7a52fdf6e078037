import { expect, test, vi } from 'vitest'
import { addCategories, moveUnits } from '#server/catalogue/test-catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openTestPayments, type PlacedOrder, type TestPayments } from './test-payments.ts'
import { recordsOf } from './test-records.ts'

const database = await testDatabase()
const { pool } = database
await addCategories(database)

function decide({ call }: TestPayments, body: object) {
  return call('/simulators/flutterwave/decide', { body: { deliveries: 0, ...body } })
}

async function statusOf(
  { call }: TestPayments,
  { accountId }: PlacedOrder,
  txRef: string,
  more = '',
) {
  const answer = await call(`/api/v1/orders/payment/verify?tx_ref=${txRef}${more}`, { accountId })
  return answer.body.data.payment_status
}

function payAgain({ call }: TestPayments, { orderCode, accountId }: PlacedOrder) {
  return call(`/api/v1/orders/${orderCode}/payment`, { accountId, body: {} })
}

function stockLeft({ productId }: PlacedOrder) {
  return one(pool, stockOfProduct, [productId])
}

const stockOfProduct = rareStatement(
  'test-stock-left',
  { on_hand: number, held: number },
  'SELECT on_hand, held FROM stock WHERE product_id = $1',
)

/** The reference that a simulated page carries in its address. */
function refOf(link: string): string {
  return new URL(link).searchParams.get('tx_ref') ?? ''
}

test.each([
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
] as const)(
  '%s: FAILED, the stock is free at once, and it can be paid again',
  async (outcome, status) => {
    await using app = await openTestPayments(database)
    const placed = await app.place()
    const first = await app.payments.linkOf(placed.paymentId)
    const decided = await decide(app, { link: first, outcome })
    const redirect_url = `https://mall.example/loader?status=${status}&tx_ref=${placed.txRef}`
    expect(decided.body).toMatchObject({ redirect_url })
    expect(await statusOf(app, placed, placed.txRef)).toBe('FAILED')
    expect(await stockLeft(placed)).toEqual({ on_hand: 2, held: 0 })

    const again = await payAgain(app, placed)
    expect(again.status).toBe(200)
    expect(again.body.link).not.toBe(first)
    expect(await stockLeft(placed)).toEqual({ on_hand: 2, held: 2 })
    await decide(app, { link: again.body.link, outcome: 'success' })
    expect(await statusOf(app, placed, refOf(again.body.link))).toBe('PAID')
    expect(await stockLeft(placed)).toEqual({ on_hand: 0, held: 0 })
    expect(await statusOf(app, placed, placed.txRef)).toBe('PAID')
  },
)

test('a shopper who comes back before trying to pay has cancelled, if they say so', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  expect(await statusOf(app, placed, placed.txRef)).toBe('PENDING')
  expect(await statusOf(app, placed, placed.txRef, '&status=successful')).toBe('PENDING')
  app.clock.advance(2)
  expect(await statusOf(app, placed, placed.txRef, '&status=cancelled')).toBe('FAILED')
})

test('repeated cancellations cause no more look-ups, and the cancellation is stored', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  expect(await statusOf(app, placed, placed.txRef)).toBe('PENDING')
  const provider = vi.spyOn(app.flutterwave.book, 'transactionFor')
  for (let n = 0; n < 10; n += 1) await statusOf(app, placed, placed.txRef, '&status=cancelled')
  expect(provider.mock.calls.length).toBeLessThan(3)
  provider.mockRestore()
  app.clock.advance(2)
  expect(await statusOf(app, placed, placed.txRef)).toBe('FAILED')
})

test('an order has ten pages at most, and a page that never opened is not looked up', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  const lookups = vi.spyOn(app.flutterwave.book, 'transactionFor')
  app.clock.advance(25)
  await app.runJobs()
  expect(lookups).not.toHaveBeenCalledWith(placed.txRef)
  lookups.mockRestore()
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push((await payAgain(app, placed)).status)
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 409, 409, 409])
  // The newest can still be paid.
  expect((await recordsOf(pool, placed.orderId)).payments.at(-1)).toBe('open')
})

test('a page that cannot be closed does not stop others from being closed', async () => {
  await using app = await openTestPayments(database)
  const [stuck, other] = [await app.place(), await app.place()]
  const link = await app.payments.linkOf(stuck.paymentId)
  await app.payments.linkOf(other.paymentId)
  for (const placed of [stuck, other]) await payAgain(app, placed)
  const { fetch } = globalThis
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const isStuck = String(url).endsWith('/disable') && String(init?.body).includes(link)
    return isStuck ? Promise.resolve(new Response('', { status: 500 })) : fetch(url, init)
  })
  await app.runJobs()
  fetched.mockRestore()
  const closed = 'SELECT id FROM payments WHERE id = ANY ($1) AND link_closed'
  const { rows } = await pool.query(closed, [[stuck.paymentId, other.paymentId]])
  expect(rows).toEqual([{ id: other.paymentId }])
})

test('a page that was left open is closed by a newer one, and its money goes back', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  const first = await app.payments.linkOf(placed.paymentId)
  const { link } = (await payAgain(app, placed)).body
  await app.runJobs()
  expect(await decide(app, { link: first, outcome: 'success' })).toMatchObject({ status: 409 })
  expect((await app.call(new URL(first).pathname + new URL(first).search)).text).toContain(
    'currently inactive',
  )

  await decide(app, { link, outcome: 'success_without_return' })
  // A transfer that was under way reaches the closed page as well.
  await decide(app, { tx_ref: placed.txRef, outcome: 'success_without_return' })
  app.clock.advance(25)
  await app.runJobs()
  await app.runJobs()
  const records = await recordsOf(pool, placed.orderId)
  expect(records).toMatchObject({ status: 'PROCESSING', payment_status: 'PAID', discrepancies: [] })
  expect(records.payments.toSorted()).toEqual(['paid', 'returned'])
  expect(records.refunds).toEqual([placed.amountKobo])
  expect(records.refund_states).toEqual(['sent'])
  expect(records.ledger.toSorted()).toEqual(['card_in', 'card_in', 'card_out'])
})

test('an order that was paid on the older page meanwhile is not paid again', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  const first = await app.payments.linkOf(placed.paymentId)
  await decide(app, { link: first, outcome: 'success_without_return' })
  expect(await payAgain(app, placed)).toMatchObject({
    status: 409,
    body: { code: 'order_not_payable' },
  })
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['paid'] })
})

test('ten presses at once leave one page open', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => payAgain(app, placed)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  await app.runJobs()
  const open = app.flutterwave.book.links().filter((link) => !link.is_closed)
  expect(open).toHaveLength(1)
  const { payments } = await recordsOf(pool, placed.orderId)
  expect(payments.filter((status) => status === 'open')).toHaveLength(1)
})

test('an expired order is cancelled; money that comes after all takes the stock if it is there', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  app.clock.advance(31 * 60)
  await app.runJobs()
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({
    status: 'CANCELLED',
    payments: ['failed'],
  })
  expect((await payAgain(app, placed)).body.code).toBe('order_not_payable')

  await decide(app, { tx_ref: placed.txRef, outcome: 'success_without_return' })
  app.clock.advance(60)
  await app.runJobs()
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({
    status: 'PROCESSING',
    payment_status: 'PAID',
    payments: ['paid'],
    refunds: [],
  })
})

test('money that comes after the stock is gone goes back, and the shopper is notified', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  app.clock.advance(31 * 60)
  await app.runJobs()
  await moveUnits({ pool }, { productId: placed.productId }, 1)
  await decide(app, { tx_ref: placed.txRef, outcome: 'success_without_return' })
  expect(await statusOf(app, placed, placed.txRef)).toBe('REFUNDED')
  await app.runJobs()
  const records = await recordsOf(pool, placed.orderId)
  expect(records).toMatchObject({
    status: 'CANCELLED',
    payments: ['returned'],
    refunds: [placed.amountKobo],
    refund_states: ['sent'],
    ledger: ['card_in', 'card_out'],
  })
  expect(records.notifications.at(-1)).toContain('refund is on its way')
})

test('money that was paid in time and is found late pays its order', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, { tx_ref: placed.txRef, outcome: 'success_without_return' })
  app.clock.advance(45 * 60)
  await app.runJobs()
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({
    status: 'PROCESSING',
    payment_status: 'PAID',
    moves: ['open', 'paid'],
  })
})
