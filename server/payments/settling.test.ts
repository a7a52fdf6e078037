import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { nullable, number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openTestPayments, type PlacedOrder, type TestPayments } from './test-payments.ts'
import { recordsOf } from './test-records.ts'

const database = await testDatabase()
const { pool } = database
await addCategories(database)

/** The records of an order that was paid once. */
const paidOnce = {
  status: 'PROCESSING',
  payment_status: 'PAID',
  payments: ['paid'],
  moves: ['open', 'paid'],
  discrepancies: [],
  refunds: [],
  ledger: ['card_in'],
}

/** The shopper decides at the provider, by default without an event. */
function decide({ call }: TestPayments, txRef: string, outcome: string, more: object = {}) {
  const body = { tx_ref: txRef, outcome, deliveries: 0, ...more }
  return call('/simulators/flutterwave/decide', { body })
}

function verify({ call }: TestPayments, { txRef, accountId }: PlacedOrder, more = '') {
  return call(`/api/v1/orders/payment/verify?tx_ref=${txRef}${more}`, { accountId })
}

/** The three sources from which the server learns of a payment. */
const sources = {
  return: verify,
  async event({ url, flutterwave }: TestPayments, { txRef }: PlacedOrder) {
    const id = flutterwave.book.transactionFor(txRef)?.id
    const data = { id, tx_ref: txRef, status: 'successful', amount: 1, currency: 'NGN' }
    const { status } = await fetch(`${url}/webhooks/flutterwave`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'verif-hash': flutterwave.webhookHash },
      body: JSON.stringify({ event: 'charge.completed', data }),
    })
    expect(status).toBe(200)
  },
  async reconcile({ clock, runJobs }: TestPayments) {
    clock.advance(25)
    await runJobs()
  },
} as const
type Source = keyof typeof sources

const orders: Source[][] = [
  ['return', 'event', 'reconcile'],
  ['return', 'reconcile', 'event'],
  ['event', 'return', 'reconcile'],
  ['event', 'reconcile', 'return'],
  ['reconcile', 'return', 'event'],
  ['reconcile', 'event', 'return'],
  ['reconcile'],
  ['return', 'return'],
  ['event', 'event', 'event'],
]

test.each(orders.map((order) => [order.join(', '), order] as const))(
  'paid and reported by %s: settled by the first, once',
  async (_, order) => {
    await using app = await openTestPayments(database)
    const placed = await app.place()
    await app.payments.linkOf(placed.paymentId)
    await decide(app, placed.txRef, 'success_without_return')
    for (const source of order) {
      await sources[source](app, placed)
      expect(await recordsOf(pool, placed.orderId)).toMatchObject(paidOnce)
    }
    expect((await verify(app, placed)).body.data).toEqual({
      order_code: placed.orderCode,
      payment_status: 'PAID',
    })
  },
)

test('reported by all at once: settled once, the shopper is notified once', async () => {
  await using app = await openTestPayments(database)
  for (let round = 0; round < 5; round += 1) {
    const placed = await app.place()
    await app.payments.linkOf(placed.paymentId)
    await decide(app, placed.txRef, 'success')
    const all: Source[] = ['event', 'return', 'reconcile', 'event', 'return', 'event']
    await Promise.all(all.map((source) => sources[source](app, placed)))
    const records = await recordsOf(pool, placed.orderId)
    expect(records).toMatchObject(paidOnce)
    expect(records.notifications).toHaveLength(1)
  }
})

test('reported by nobody: the reconciler finds the payment within a minute of the mall’s clock', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  app.clock.advance(16)
  await app.runJobs()
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payment_status: 'PENDING' })
  await decide(app, placed.txRef, 'success_without_return')
  app.clock.advance(44)
  await app.runJobs()
  expect(await recordsOf(pool, placed.orderId)).toMatchObject(paidOnce)
})

test('the reconciler runs by itself', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef, 'success_without_return')
  app.clock.advance(20)
  await vi.waitFor(
    async () => expect(await recordsOf(pool, placed.orderId)).toMatchObject(paidOnce),
    { interval: 200 },
  )
})

test.each([
  ['twice', 'a repeated event'],
  ['shuffled', 'a false failure before and after'],
  ['wrong', 'an event with another amount'],
] as const)('events that come %s: paid once', async (mode, _) => {
  await using app = await openTestPayments(database)
  app.flutterwave.switches.set('webhooks', mode)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef, 'success', { deliveries: 2 })
  const events = async () => (await one(pool, eventsOfPayment, [placed.paymentId])).times
  const expected = { twice: 4, shuffled: 6, wrong: 2 }[mode]
  await vi.waitFor(async () => expect(await events()).toBe(expected))
  expect(await recordsOf(pool, placed.orderId)).toMatchObject(paidOnce)
})

const eventsOfPayment = rareStatement(
  'test-events-of-payment',
  { times: nullable(number) },
  'SELECT sum(times) AS times FROM payment_events WHERE payment_id = $1',
)

test('an event that is badly signed, of somebody else’s reference, or no event changes nothing', async () => {
  await using app = await openTestPayments(database)
  const { webhookHash } = app.flutterwave
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef, 'success_without_return')
  const send = async (hash: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'verif-hash': hash }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${app.url}/webhooks/flutterwave`, sent)).status
  }
  const event = { event: 'charge.completed', data: { id: 1, tx_ref: placed.txRef, status: 'x' } }
  expect(await send('', event)).toBe(403)
  expect(await send(`${webhookHash}0`, event)).toBe(403)
  expect(await send(webhookHash.toUpperCase(), event)).toBe(403)
  expect(await send(webhookHash, { data: { ...event.data, tx_ref: 'mall-other' } })).toBe(200)
  expect(await send(webhookHash, { data: { id: {}, tx_ref: 3 } })).toBe(200)
  expect(await send(webhookHash, null)).toBe(200)
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({
    payment_status: 'PENDING',
    moves: ['open'],
  })
})

test.each([
  ['less', { payment_status: 'FAILED', payments: ['returned'], discrepancies: ['amount'] }],
  ['more', { payment_status: 'FAILED', payments: ['returned'], discrepancies: ['amount'] }],
  ['dollars', { payment_status: 'FAILED', payments: ['failed'], discrepancies: ['currency'] }],
  ['strange', { payment_status: 'PENDING', payments: ['open'], discrepancies: ['reference'] }],
] as const)('money that is %s than asked for pays nothing', async (mode, expected) => {
  await using app = await openTestPayments(database)
  app.flutterwave.switches.set('money', mode)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef, 'success', { deliveries: 1 })
  await sources.event(app, placed)
  await verify(app, placed)
  expect(await recordsOf(pool, placed.orderId)).toMatchObject(expected)
  await app.runJobs()
  const { refunds, refund_states, ledger } = await recordsOf(pool, placed.orderId)
  const came = { less: 1_292_525, more: 5_170_100, dollars: 2_585_050, strange: 0 }[mode]
  // What came goes back, all of it.
  expect(refunds).toEqual(came ? [came] : [])
  expect(refund_states).toEqual(came ? ['sent'] : [])
  // The ledger has naira only.
  expect(ledger).toEqual(mode === 'less' || mode === 'more' ? ['card_in', 'card_out'] : [])
})

test('another’s payment is not found, nor is one that never was', async () => {
  await using app = await openTestPayments(database)
  const [mine, another] = [await app.place(), await app.place()]
  const foreign = { ...mine, accountId: another.accountId }
  expect((await verify(app, foreign)).status).toBe(404)
  expect((await verify(app, { ...mine, txRef: 'mall-0' })).status).toBe(404)
  const again = `/api/v1/orders/${mine.orderCode}/payment`
  expect((await app.call(again, { accountId: another.accountId, body: {} })).status).toBe(404)
  expect((await app.call(again, { body: {} })).status).toBe(401)
})

test('its order is locked and read once: the stock, the order, then the payment', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef, 'success_without_return')
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  await verify(app, placed)
  const texts = queries.mock.calls.map(([config]) => `${Object(config).text ?? config}`)
  queries.mockRestore()
  const lock = /FOR UPDATE OF (stock)|FROM (orders|payments) WHERE id = \$1 FOR UPDATE/
  const locked = texts.flatMap((text) => lock.exec(text)?.slice(1).filter(Boolean) ?? [])
  expect(texts.filter((text) => text.includes('FROM sold_lines'))).toHaveLength(1)
  expect(locked).toEqual(['stock', 'orders', 'payments'])
  expect(await recordsOf(pool, placed.orderId)).toMatchObject(paidOnce)
})
