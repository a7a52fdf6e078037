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

async function standOf({ ask, clock }: TestCards, { txRef, accountId }: Placed) {
  clock.advance(2)
  return ask(`/api/v1/orders/payment/verify?tx_ref=${txRef}`, { accountId })
}

test.each(troubles)(
  'a page that does not open (%s) is asked for again: one page, one payment',
  async (mode) => {
    await using mall = await openTestCards(database, { timeouts: hurried })
    const placed = await mall.place()
    mall.flutterwave.knobs.set('links', mode)
    await expect(mall.payments.linkOf(placed.paymentId)).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining('Your order is kept'),
    })
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['open'] })
    mall.flutterwave.knobs.set('links', 'works')
    const link = await mall.payments.linkOf(placed.paymentId)
    expect(await mall.payments.linkOf(placed.paymentId)).toBe(link)
    expect(new URL(link).searchParams.get('tx_ref')).toBe(placed.txRef)
  },
)

test.each(troubles)(
  'a provider that tells nothing of use (%s) settles nothing until it does',
  async (mode) => {
    await using mall = await openTestCards(database, { timeouts: hurried })
    const placed = await mall.place()
    await mall.payments.linkOf(placed.paymentId)
    await decide(mall, placed.txRef)
    mall.flutterwave.knobs.set('lookups', mode)
    expect((await standOf(mall, placed)).body.data.payment_status).toBe('PENDING')
    mall.clock.advance(25)
    await mall.runJobs()
    const again = `/api/v1/orders/${placed.orderCode}/payment`
    expect(await mall.ask(again, { accountId: placed.accountId, body: {} })).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    })
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['open'], ledger: [] })
    mall.flutterwave.knobs.set('lookups', 'works')
    // Once it is no longer left alone.
    await expect
      .poll(async () => (await standOf(mall, placed)).body.data.payment_status, { timeout: 12_000 })
      .toBe('PAID')
    expect(await recordsOf(pool, placed.orderId)).toMatchObject({ ledger: ['card_in'] })
  },
)

test('a provider that is away is left alone for a while, then tried again', async () => {
  const cooldownMs = 60_000
  await using mall = await openTestCards(database, { timeouts: { ...hurried, cooldownMs } })
  const placed = await mall.place()
  await mall.payments.linkOf(placed.paymentId)
  await decide(mall, placed.txRef)
  mall.flutterwave.knobs.set('lookups', 'fails')
  for (let tries = 0; tries < 5; tries += 1) await standOf(mall, placed)
  mall.flutterwave.knobs.set('lookups', 'works')
  // Still left alone: it would answer now.
  expect((await standOf(mall, placed)).body.data.payment_status).toBe('PENDING')
  // Pages are another matter.
  const another = await mall.place()
  expect(await mall.payments.linkOf(another.paymentId)).toContain(another.txRef)
})

test('a payment whose look-ups fail for days is not forgotten', async () => {
  await using mall = await openTestCards(database)
  const placed = await mall.place()
  await mall.payments.linkOf(placed.paymentId)
  await decide(mall, placed.txRef)
  mall.flutterwave.knobs.set('lookups', 'fails')
  // The mall was off; the orders' job ends what nobody seems to have paid.
  for (const hours of [34, 9, 9]) {
    mall.clock.advance(hours * 3_600)
    await mall.runJobs()
  }
  expect(await recordsOf(pool, placed.orderId)).toMatchObject({ payments: ['failed'] })
  mall.flutterwave.knobs.set('lookups', 'works')
  await expect
    .poll(
      async () => {
        mall.clock.advance(6 * 3_600)
        await mall.runJobs()
        return (await recordsOf(pool, placed.orderId)).payments
      },
      { timeout: 12_000 },
    )
    .toEqual(['paid'])
  // Of one that nobody paid an answer is enough.
  const unpaid = await mall.place()
  await mall.payments.linkOf(unpaid.paymentId)
  mall.clock.advance(34 * 3_600)
  await mall.runJobs()
  const { rows } = await pool.query('SELECT next_check_at FROM payments WHERE order_id = $1', [
    unpaid.orderId,
  ])
  expect(rows).toEqual([{ next_check_at: null }])
})

test('neither the key nor the shared word nor who pays stands in the log', async () => {
  await using mall = await openTestCards(database, { timeouts: hurried })
  const { knobs, secretKey, webhookHash } = mall.flutterwave
  for (const mode of troubles) {
    const placed = await mall.place()
    knobs.set('links', mode)
    await mall.payments.linkOf(placed.paymentId).catch(() => {})
  }
  const wrong = { method: 'POST', headers: { 'verif-hash': `x${webhookHash}` }, body: '{}' }
  await fetch(`${mall.url}/webhooks/flutterwave`, wrong)
  const logged = mall.logged.join('\n')
  expect(logged).toContain('no page for a card payment')
  expect(logged).not.toContain(secretKey)
  expect(logged).not.toContain(webhookHash)
  expect(logged).not.toContain('@example.com')
})

/** Nothing listens there, and `fetch` allows the port. */
const nowhere = 'http://127.0.0.1:59998/v3'

test('what a call’s failure means', async () => {
  await using mall = await openTestCards(database)
  const { url, secretKey, knobs } = mall.flutterwave
  const options = {
    url,
    secretKey,
    mall: 'Oja',
    timeoutMs: 10_000,
    cooldownMs: 10,
    log: openLog('silent'),
  }
  const find = (given: Partial<typeof options>) => flutterwave({ ...options, ...given }).find('x')
  expect(await find({})).toEqual({ state: 'unknown' })
  await expect(find({ url: nowhere })).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(find({ secretKey: 'another' })).rejects.toMatchObject({ kind: 'unavailable' })
  knobs.set('lookups', 'slow')
  await expect(find({ timeoutMs: 200 })).rejects.toMatchObject({ kind: 'unknown' })
  knobs.set('lookups', 'nonsense')
  await expect(find({})).rejects.toMatchObject({ kind: 'unknown' })
})
