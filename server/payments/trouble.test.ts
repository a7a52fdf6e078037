import { expect, test } from 'vitest'
import { addShelves } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openLog } from '#server/platform/log.ts'
import { flutterwave } from './flutterwave.ts'
import { hurried, openTestCards, type Placed, type TestCards } from './test-cards.ts'
import { recordsOf } from './test-records.ts'

const database = await testDatabase()
const { pool } = database
await addShelves(database)

const troubles = ['slow', 'fails', 'refuses', 'nonsense'] as const

function decide({ ask }: TestCards, txRef: string) {
  const body = { tx_ref: txRef, outcome: 'success_without_return', deliveries: 0 }
  return ask('/simulators/flutterwave/decide', { body })
}

async function statusOf({ ask, clock }: TestCards, { txRef, accountId }: Placed) {
  clock.advance(2)
  return ask(`/api/v1/orders/payment/verify?tx_ref=${txRef}`, { accountId })
}

test.each(troubles)(
  'a page that does not open (%s) is asked for again: one page, one payment',
  async (mode) => {
    await using app = await openTestCards(database, { timeouts: hurried })
    const placed = await app.place()
    app.flutterwave.switches.set('links', mode)
    await expect(app.payments.linkOf(placed.paymentId)).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining('Your order is kept'),
    })
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['open'] })
    app.flutterwave.switches.set('links', 'works')
    const link = await app.payments.linkOf(placed.paymentId)
    expect(await app.payments.linkOf(placed.paymentId)).toBe(link)
    expect(new URL(link).searchParams.get('tx_ref')).toBe(placed.txRef)
  },
)

test.each(troubles)(
  'a provider that tells nothing of use (%s) settles nothing until it does',
  async (mode) => {
    await using app = await openTestCards(database, { timeouts: hurried })
    const placed = await app.place()
    await app.payments.linkOf(placed.paymentId)
    await decide(app, placed.txRef)
    app.flutterwave.switches.set('lookups', mode)
    expect((await statusOf(app, placed)).body.data.payment_status).toBe('PENDING')
    app.clock.advance(25)
    await app.runJobs()
    const again = `/api/v1/orders/${placed.orderCode}/payment`
    expect(await app.ask(again, { accountId: placed.accountId, body: {} })).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    })
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['open'], ledger: [] })
    app.flutterwave.switches.set('lookups', 'works')
    // Once it is no longer left alone.
    await expect
      .poll(async () => (await statusOf(app, placed)).body.data.payment_status, { timeout: 12_000 })
      .toBe('PAID')
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ ledger: ['card_in'] })
  },
)

test('a provider that is away is left alone for a while, then tried again', async () => {
  const cooldownMs = 60_000
  await using app = await openTestCards(database, { timeouts: { ...hurried, cooldownMs } })
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef)
  app.flutterwave.switches.set('lookups', 'fails')
  for (let tries = 0; tries < 5; tries += 1) await statusOf(app, placed)
  app.flutterwave.switches.set('lookups', 'works')
  // Still left alone: it would answer now.
  expect((await statusOf(app, placed)).body.data.payment_status).toBe('PENDING')
  // Pages are another matter.
  const another = await app.place()
  expect(await app.payments.linkOf(another.paymentId)).toContain(another.txRef)
})

test('a payment whose look-ups fail for days is not forgotten', async () => {
  await using app = await openTestCards(database)
  const placed = await app.place()
  await app.payments.linkOf(placed.paymentId)
  await decide(app, placed.txRef)
  app.flutterwave.switches.set('lookups', 'fails')
  // The mall was off; the orders' job ends what nobody seems to have paid.
  for (const hours of [34, 9, 9]) {
    app.clock.advance(hours * 3_600)
    await app.runJobs()
  }
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['failed'] })
  app.flutterwave.switches.set('lookups', 'works')
  await expect
    .poll(
      async () => {
        app.clock.advance(6 * 3_600)
        await app.runJobs()
        return (await recordsOf(pool, placed.orderId)).payments
      },
      { timeout: 12_000 },
    )
    .toEqual(['paid'])
  // Of one that nobody paid an answer is enough.
  const unpaid = await app.place()
  await app.payments.linkOf(unpaid.paymentId)
  app.clock.advance(34 * 3_600)
  await app.runJobs()
  const { rows } = await pool.query('SELECT next_check_at FROM payments WHERE order_id = $1', [
    unpaid.orderId,
  ])
  expect(rows).toEqual([{ next_check_at: null }])
})

test('neither the key nor the shared word nor who pays stands in the log', async () => {
  await using app = await openTestCards(database, { timeouts: hurried })
  const { switches, secretKey, webhookHash } = app.flutterwave
  for (const mode of troubles) {
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
  await using app = await openTestCards(database)
  const { url, secretKey, switches } = app.flutterwave
  const options = {
    url,
    secretKey,
    storeName: 'Oja',
    timeoutMs: 10_000,
    cooldownMs: 10,
    log: openLog('silent'),
  }
  const find = (given: Partial<typeof options>) => flutterwave({ ...options, ...given }).find('x')
  expect(await find({})).toEqual({ state: 'unknown' })
  await expect(find({ url: nowhere })).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(find({ secretKey: 'another' })).rejects.toMatchObject({ kind: 'unavailable' })
  switches.set('lookups', 'slow')
  await expect(find({ timeoutMs: 200 })).rejects.toMatchObject({ kind: 'unknown' })
  switches.set('lookups', 'nonsense')
  await expect(find({})).rejects.toMatchObject({ kind: 'unknown' })
})
