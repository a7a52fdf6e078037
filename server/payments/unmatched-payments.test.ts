import { expect, test } from 'vitest'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { faults, noFaults } from '#server/wallet/test-money.ts'
import { describeDiscrepancies } from './discrepancies.ts'
import { describeRefunds, refundRefused } from './refunds/refused.ts'
import { openTestPayments, type PlacedOrder, type TestPayments } from './test-payments.ts'
import { recordsOf } from './test-records.ts'

const database = await testDatabase()
const { pool } = database
await addCategories(database)

/** An order of ₦1,000 that is paid. */
async function paid(app: TestPayments): Promise<PlacedOrder> {
  const placed = await app.place(100_000)
  await app.payments.linkOf(placed.paymentId)
  const decision = { tx_ref: placed.txRef, outcome: 'success', deliveries: 0 }
  await app.call('/simulators/flutterwave/decide', { body: decision })
  await sendEvent(app, placed)
  expect((await recordsOf(pool, placed.orderId)).payment_status).toBe('PAID')
  return placed
}

/** A second payment under the same reference, at the provider. Answers its transaction. */
function paidAgain(
  { flutterwave: { book } }: TestPayments,
  { txRef }: PlacedOrder,
  changes: object = {},
) {
  const first = book.transactionFor(txRef)
  if (!first) throw new Error('nobody has paid yet')
  const second = { ...first, id: first.id + 1, ...changes }
  book.write(second)
  return second.id
}

async function sendEvent(
  { url, flutterwave }: TestPayments,
  { txRef }: PlacedOrder,
): Promise<void> {
  const id = flutterwave.book.transactionFor(txRef)?.id
  const data = { id, tx_ref: txRef, status: 'successful', amount: 1, currency: 'NGN' }
  const { status } = await fetch(`${url}/webhooks/flutterwave`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'verif-hash': flutterwave.webhookHash },
    body: JSON.stringify({ event: 'charge.completed', data }),
  })
  expect(status).toBe(200)
}

/** The sum of each book for an order, kobo; books that sum to zero are left out. */
async function ledgerOf({ orderCode }: PlacedOrder): Promise<Record<string, number>> {
  const rows = await many(pool, sumsOfBooks, [orderCode])
  return Object.fromEntries(rows.map(({ book, sum }) => [book, sum]))
}

const sumsOfBooks = rareStatement(
  'test-sums-of-books',
  { book: text, sum: number },
  `SELECT book, sum(amount_kobo)::bigint AS sum
   FROM wallet_entries JOIN wallet_transactions ON id = transaction_id
   WHERE reference = $1 GROUP BY book HAVING sum(amount_kobo) <> 0`,
)

test('a second payment under the same reference goes back by itself, once; the order stays paid', async () => {
  await using app = await openTestPayments(database)
  const placed = await paid(app)
  const second = paidAgain(app, placed)
  await Promise.all([sendEvent(app, placed), sendEvent(app, placed), sendEvent(app, placed)])
  expect(await ledgerOf(placed)).toEqual({ card: -200_000, sales: 100_000, suspense: 100_000 })
  await Promise.all([app.runJobs(), app.runJobs()])
  await sendEvent(app, placed)
  await app.runJobs()

  expect(app.flutterwave.book.refundsOf(second)).toMatchObject([{ amount_refunded: 1_000 }])
  expect(await ledgerOf(placed)).toEqual({ card: -100_000, sales: 100_000 })
  const records = await recordsOf(pool, placed.orderId)
  expect(records).toMatchObject({
    status: 'PROCESSING',
    payment_status: 'PAID',
    payments: ['paid'],
    discrepancies: ['second'],
    refunds: [100_000],
    refund_states: ['sent'],
  })
  expect(
    records.notifications.filter((text) => text.includes('refund is on its way')),
  ).toHaveLength(1)
  expect(await describeDiscrepancies(pool)).toContainEqual(
    expect.objectContaining({
      orderCode: placed.orderCode,
      detail: '₦1,000.00 more under the same reference',
      refundState: 'sent',
    }),
  )
  expect(await faults(pool)).toEqual(noFaults)
})

test('dollars under a settled reference go back as dollars, and are not in the ledger', async () => {
  await using app = await openTestPayments(database)
  const placed = await paid(app)
  const second = paidAgain(app, placed, { amount: 12.5, currency: 'USD' })
  await sendEvent(app, placed)
  await app.runJobs()
  expect(app.flutterwave.book.refundsOf(second)).toMatchObject([{ amount_refunded: 12.5 }])
  expect(await ledgerOf(placed)).toEqual({ card: -100_000, sales: 100_000 })
  expect(await describeRefunds(pool, placed.orderCode)).toEqual([
    {
      amount: 1_250,
      currency: 'USD',
      state: 'sent',
      attempts: 1,
      requestedBy: { provider: 'flutterwave' },
    },
  ])
})

test('a refused refund of such money is sent again by staff, and never into a wallet', async () => {
  await using app = await openTestPayments(database)
  const placed = await paid(app)
  const second = paidAgain(app, placed)
  app.flutterwave.switches.set('refunds', 'refuses')
  await sendEvent(app, placed)
  for (let days = 0; days < 4; days++) {
    await app.runJobs()
    app.clock.advance(24 * 3_600)
  }
  expect((await recordsOf(pool, placed.orderId)).refund_states).toEqual(['refused'])
  expect(await ledgerOf(placed)).toMatchObject({ suspense: 100_000 })
  app.flutterwave.switches.set('refunds', 'works')
  const again = (to: 'card' | 'wallet') =>
    inTransaction(pool, (client) =>
      refundRefused(client, {
        orderCode: placed.orderCode,
        to,
        by: { staff: 2 },
        at: app.clock.now(),
      }),
    )
  await expect(again('wallet')).rejects.toMatchObject({ code: 'conflict' })
  expect(await again('card')).toBe(100_000)
  await app.runJobs()
  expect(app.flutterwave.book.refundsOf(second)).toHaveLength(1)
  expect(await ledgerOf(placed)).toEqual({ card: -100_000, sales: 100_000 })
})

test('the database itself gives back no more of it than came', async () => {
  await using app = await openTestPayments(database)
  const placed = await paid(app)
  paidAgain(app, placed)
  await sendEvent(app, placed)
  const more = pool.query(
    `INSERT INTO payment_refunds (payment_id, unmatched_id, amount_kobo, reason, key, next_attempt_at,
       created_at, requested_at, requested_by)
     SELECT payment_id, id, 1, 'a test', 'one kobo more', $2, $2, $2, 'staff:1' FROM payment_unmatched
     WHERE payment_id = $1`,
    [placed.paymentId, app.clock.now()],
  )
  await expect(more).rejects.toThrow('payment_unmatched_never_give_back_more')
})

test('a transaction under another reference is nobody’s to give back', async () => {
  await using app = await openTestPayments(database)
  const placed = await paid(app)
  paidAgain(app, placed)
  app.flutterwave.switches.set('money', 'strange')
  await sendEvent(app, placed)
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({ refunds: [], ledger: ['card_in'] })
})
