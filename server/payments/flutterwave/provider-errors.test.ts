import { expect, test } from 'vitest'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openLog } from '#server/platform/log.ts'
import {
  openTestPayments,
  type PlacedOrder,
  shortTimeouts,
  type TestPayments,
} from '../test-payments.ts'
import { recordsOf } from '../test-records.ts'
import { flutterwave } from './flutterwave.ts'

const database = await testDatabase()
const { pool } = database
await addCategories(database)

const failures = ['slow', 'fails', 'refuses', 'nonsense'] as const

function decide({ call }: TestPayments, txRef: string) {
  const body = { tx_ref: txRef, outcome: 'success_without_return', deliveries: 0 }
  return call('/simulators/flutterwave/decide', { body })
}

async function statusOf({ call, clock }: TestPayments, { txRef, accountId }: PlacedOrder) {
  clock.advance(2)
  return call(`/api/v1/orders/payment/verify?tx_ref=${txRef}`, { accountId })
}

test.each(failures)(
  'a page that does not open (%s) is requested again: one page, one payment',
  async (mode) => {
    await using app = await openTestPayments(database, { timeouts: shortTimeouts })
    const placed = await app.place()
    app.flutterwave.switches.set('links', mode)
    await expect(app.payments.linkOf(placed.paymentId)).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining('We are holding your order'),
    })
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['open'] })
    app.flutterwave.switches.set('links', 'works')
    const link = await app.payments.linkOf(placed.paymentId)
    expect(await app.payments.linkOf(placed.paymentId)).toBe(link)
    expect(new URL(link).searchParams.get('tx_ref')).toBe(placed.txRef)
  },
)

test.each(failures)(
  'an unusable answer of the provider (%s) settles nothing, the next usable one does',
  async (mode) => {
    await using app = await openTestPayments(database, { timeouts: shortTimeouts })
    const placed = await app.place()
    await app.payments.linkOf(placed.paymentId)
    await decide(app, placed.txRef)
    app.flutterwave.switches.set('lookups', mode)
    expect((await statusOf(app, placed)).body.data.payment_status).toBe('PENDING')
    app.clock.advance(25)
    await app.runJobs()
    const again = `/api/v1/orders/${placed.orderCode}/payment`
    expect(await app.call(again, { accountId: placed.accountId, body: {} })).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    })
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['open'], ledger: [] })
    app.flutterwave.switches.set('lookups', 'works')
    // Once the circuit breaker is closed again.
    await expect
      .poll(async () => (await statusOf(app, placed)).body.data.payment_status)
      .toBe('PAID')
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ ledger: ['card_in'] })
  },
)

test('a provider that is unavailable is not called for a while, then called again', async () => {
  const cooldownMs = 60_000
  await using app = await openTestPayments(database, { timeouts: { ...shortTimeouts, cooldownMs } })
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef)
  app.flutterwave.switches.set('lookups', 'fails')
  for (let attempt = 0; attempt < 5; attempt += 1) await statusOf(app, placed)
  app.flutterwave.switches.set('lookups', 'works')
  // The breaker is still open, although the provider would answer now.
  expect((await statusOf(app, placed)).body.data.payment_status).toBe('PENDING')
  // Opening pages has a breaker of its own.
  const another = await app.place()
  expect(await app.payments.linkOf(another.paymentId)).toContain(another.txRef)
})

test('a payment whose look-ups fail for days is settled afterwards', async () => {
  await using app = await openTestPayments(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef)
  app.flutterwave.switches.set('lookups', 'fails')
  // The server was down; the orders' job cancels what seems to be unpaid.
  for (const hours of [34, 9, 9]) {
    app.clock.advance(hours * 3_600)
    await app.runJobs()
  }
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['failed'] })
  app.flutterwave.switches.set('lookups', 'works')
  await expect
    .poll(async () => {
      app.clock.advance(6 * 3_600)
      await app.runJobs()
      return (await recordsOf(pool, placed.orderId)).payments
    })
    .toEqual(['paid'])
  // For an unpaid one an answer is enough.
  const unpaid = await app.place()
  await app.payments.linkOf(unpaid.paymentId)
  app.clock.advance(34 * 3_600)
  await app.runJobs()
  const { rows } = await pool.query('SELECT next_check_at FROM payments WHERE order_id = $1', [
    unpaid.orderId,
  ])
  expect(rows).toEqual([{ next_check_at: null }])
})

test('the log contains neither the key nor the webhook hash nor the payer', async () => {
  await using app = await openTestPayments(database, { timeouts: shortTimeouts })
  const { switches, secretKey, webhookHash } = app.flutterwave
  for (const mode of failures) {
    const placed = await app.place()
    switches.set('links', mode)
    await app.payments.linkOf(placed.paymentId).catch(() => {})
  }
  const wrong = { method: 'POST', headers: { 'verif-hash': `x${webhookHash}` }, body: '{}' }
  await fetch(`${app.url}/webhooks/flutterwave`, wrong)
  const logged = app.logged.join('\n')
  expect(logged).toContain('no page for a card payment')
  expect(logged).not.toContain(secretKey)
  expect(logged).not.toContain(webhookHash)
  expect(logged).not.toContain('@example.com')
})

/** Nothing listens there, and `fetch` allows the port. */
const nowhere = 'http://127.0.0.1:59998/v3'

test('what a call’s failure means', async () => {
  await using app = await openTestPayments(database)
  const { url, secretKey, switches } = app.flutterwave
  const options = {
    url,
    secretKey,
    storeName: 'Oja',
    timeoutMs: 10_000,
    cooldownMs: 10,
    log: openLog('silent'),
  }
  const find = (changes: Partial<typeof options>) =>
    flutterwave({ ...options, ...changes }).find('x')
  expect(await find({})).toEqual({ state: 'unknown' })
  await expect(find({ url: nowhere })).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(find({ secretKey: 'another' })).rejects.toMatchObject({ kind: 'unavailable' })
  switches.set('lookups', 'slow')
  await expect(find({ timeoutMs: 200 })).rejects.toMatchObject({ kind: 'unknown' })
  switches.set('lookups', 'nonsense')
  await expect(find({})).rejects.toMatchObject({ kind: 'unknown' })
})
