import { expect, test } from 'vitest'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openLog } from '#server/platform/log.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { balanceOf } from '#server/wallet/wallet.ts'
import { describeDiscrepancies } from '../discrepancies.ts'
import { flutterwave } from '../flutterwave/flutterwave.ts'
import {
  openTestPayments,
  type PlacedOrder,
  shortTimeouts,
  type TestPayments,
} from '../test-payments.ts'
import { recordsOf } from '../test-records.ts'
import { refundPayment } from './refund.ts'
import { describeRefunds, refundRefused } from './refused.ts'
import { sendRefunds } from './send-refunds.ts'

const database = await testDatabase()
const { pool } = database
await addCategories(database)

/** A paid order, and its refunds at the provider. */
async function paid(app: TestPayments) {
  const placed = await app.place(100_000)
  await app.payments.linkOf(placed.paymentId)
  const decision = { tx_ref: placed.txRef, outcome: 'success', deliveries: 0 }
  await app.call('/simulators/flutterwave/decide', { body: decision })
  app.clock.advance(20)
  await app.runJobs()
  const id = app.flutterwave.book.transactionFor(placed.txRef)?.id ?? 0
  const back = () => app.flutterwave.book.refundsOf(id).map((refund) => refund.amount_refunded)
  return { placed, back }
}

function refund({ orderId }: PlacedOrder, amountKobo: number, key: string) {
  const request = { orderId, amountKobo, reason: 'a test', by: { staff: 1 }, key, at: new Date() }
  return inTransaction(pool, (client) => refundPayment(client, request))
}

test('parts and the rest go back to the card, each once', async () => {
  await using app = await openTestPayments(database)
  const { placed, back } = await paid(app)
  await refund(placed, 30_050, `${placed.orderCode} 1`)
  await refund(placed, 30_050, `${placed.orderCode} 1`)
  await refund(placed, 69_950, `${placed.orderCode} 2`)
  await expect(refund(placed, 1, `${placed.orderCode} 3`)).rejects.toMatchObject({
    code: 'conflict',
  })
  await Promise.all([app.runJobs(), app.runJobs()])
  await app.runJobs()
  expect(back()).toEqual([300.5, 699.5])
  const { refund_states, ledger } = await recordsOf(pool, placed.orderId)
  expect(refund_states).toEqual(['sent', 'sent'])
  expect(ledger).toEqual(['card_in', 'card_out', 'card_out'])
})

test.each(['slow', 'nonsense', 'fails'] as const)(
  'a refund of which the provider says nothing of use (%s) goes back once all the same',
  async (mode) => {
    await using app = await openTestPayments(database, { timeouts: shortTimeouts })
    const { placed, back } = await paid(app)
    app.flutterwave.switches.set('refunds', mode)
    await refund(placed, 40_000, `${placed.orderCode} 1`)
    await app.runJobs()
    expect((await recordsOf(pool, placed.orderId)).refund_states).toEqual(['sending'])
    expect(back()).toEqual(mode === 'fails' ? [] : [400])

    // The refund's outcome is unknown, and the list can't be read either: nothing is sent again.
    app.flutterwave.switches.set('lookups', 'fails')
    app.clock.advance(100)
    await app.runJobs()
    expect(back()).toEqual(mode === 'fails' ? [] : [400])

    app.flutterwave.switches.set('refunds', 'works')
    app.flutterwave.switches.set('lookups', 'works')
    await expect
      .poll(async () => {
        app.clock.advance(3_600)
        await app.runJobs()
        return (await recordsOf(pool, placed.orderId)).refund_states
      })
      .toEqual(['sent'])
    expect(back()).toEqual([400])
    expect((await recordsOf(pool, placed.orderId)).ledger).toEqual(['card_in', 'card_out'])
  },
)

test('a refund that may have been taken, is in no list and is refused for days is left to staff', async () => {
  await using app = await openTestPayments(database, { timeouts: shortTimeouts })
  const { placed, back } = await paid(app)
  app.flutterwave.switches.set('refunds', 'fails')
  await refund(placed, 40_000, `${placed.orderCode} 1`)
  await app.runJobs()
  app.flutterwave.switches.set('refunds', 'refuses')
  app.clock.advance(3_600)
  await app.runJobs()
  expect((await recordsOf(pool, placed.orderId)).refund_states).toEqual(['sending'])
  app.clock.advance(4 * 24 * 3_600)
  await app.runJobs()
  expect((await recordsOf(pool, placed.orderId)).refund_states).toEqual(['refused'])
  expect(back()).toEqual([])
})

test('a process that was held up for a minute does not undo what another has recorded', async () => {
  await using app = await openTestPayments(database, { timeouts: shortTimeouts })
  const { placed, back } = await paid(app)
  await refund(placed, 40_000, `${placed.orderCode} 1`)
  const { url, secretKey, switches } = app.flutterwave
  const log = openLog('silent')
  const provider = flutterwave({ url, secretKey, log, storeName: 'Oja', ...shortTimeouts })
  const deps = { database, clock: app.clock, log, provider }
  const [called, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = sendRefunds({
    ...deps,
    provider: {
      ...provider,
      async refund() {
        called.resolve()
        await resumed.promise
        throw new ProviderError('unavailable', 'it was not taken')
      },
    },
  })
  await called.promise
  app.clock.advance(61)
  switches.set('refunds', 'nonsense')
  await sendRefunds(deps)
  resumed.resolve()
  await late
  expect((await recordsOf(pool, placed.orderId)).refund_states).toEqual(['sending'])
  expect(back()).toEqual([400])
})

/** Until the provider has refused for so long that staff have to decide. */
async function refusedForGood(app: TestPayments, placed: PlacedOrder) {
  app.flutterwave.switches.set('refunds', 'refuses')
  await refund(placed, 100_000, `${placed.orderCode} 1`)
  await app.runJobs()
  expect((await recordsOf(pool, placed.orderId)).refund_states).toEqual(['waiting'])
  app.clock.advance(4 * 24 * 3_600)
  await app.runJobs()
  expect((await recordsOf(pool, placed.orderId)).refund_states).toEqual(['refused'])
  expect(app.logged.join('\n')).toContain('staff have to act')
  app.flutterwave.switches.set('refunds', 'works')
}

function refusedBack(app: TestPayments, { orderCode }: PlacedOrder, to: 'card' | 'wallet') {
  const request = { orderCode, to, by: { staff: 2 }, at: app.clock.now() }
  return inTransaction(pool, (client) => refundRefused(client, request))
}

test('a refund that is refused for a while, as the provider has no money, goes back later', async () => {
  await using app = await openTestPayments(database)
  const { placed, back } = await paid(app)
  app.flutterwave.switches.set('refunds', 'refuses')
  await refund(placed, 100_000, `${placed.orderCode} 1`)
  await app.runJobs()
  app.flutterwave.switches.set('refunds', 'works')
  app.clock.advance(24 * 3_600)
  await app.runJobs()
  expect(back()).toEqual([1_000])
})

test('a refund that was refused for good is sent again by staff', async () => {
  await using app = await openTestPayments(database)
  const { placed, back } = await paid(app)
  await refusedForGood(app, placed)
  const described = { amount: 100_000, currency: 'NGN', state: 'refused', attempts: 2 }
  expect(await describeRefunds(pool, placed.orderCode)).toEqual([
    { ...described, requestedBy: { staff: 1 } },
  ])
  const both = await Promise.allSettled([
    refusedBack(app, placed, 'card'),
    refusedBack(app, placed, 'card'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await app.runJobs()
  expect(back()).toEqual([1_000])
  // Whoever sent it again.
  expect(await describeRefunds(pool, placed.orderCode)).toMatchObject([
    { state: 'sent', requestedBy: { staff: 2 } },
  ])
})

test('a refund that was refused for good goes into the wallet, once, and no more to the card', async () => {
  await using app = await openTestPayments(database)
  const { placed, back } = await paid(app)
  await refusedForGood(app, placed)
  expect(await refusedBack(app, placed, 'wallet')).toBe(100_000)
  await expect(refusedBack(app, placed, 'wallet')).rejects.toMatchObject({ code: 'conflict' })
  await expect(refund(placed, 1, `${placed.orderCode} 2`)).rejects.toMatchObject({
    code: 'conflict',
  })
  await app.runJobs()
  expect(back()).toEqual([])
  expect(await balanceOf(pool, placed.accountId)).toBe(100_000)
})

test('money that does not add up is listed with its transaction', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place(100_000)
  await app.payments.linkOf(placed.paymentId)
  app.flutterwave.switches.set('money', 'dollars')
  const decision = { tx_ref: placed.txRef, outcome: 'success', deliveries: 0 }
  await app.call('/simulators/flutterwave/decide', { body: decision })
  app.clock.advance(20)
  await app.runJobs()
  await app.runJobs()
  const id = app.flutterwave.book.transactionFor(placed.txRef)?.id
  expect(await describeDiscrepancies(pool)).toContainEqual({
    orderCode: placed.orderCode,
    at: expect.any(Date),
    transactionId: String(id),
    kind: 'currency',
    detail: '1000 USD came',
    refundState: 'sent',
  })
})
