import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { decide, fund, pickUp, type Shopper, testShopper } from '#server/checkout/test-checkout.ts'
import { afterOrders } from '#server/events.ts'
import { openOutbox } from '#server/messages/messages.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testApp, testSecret } from '#server/test-app.ts'
import { orderVerbs } from '../orders.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database, { PUBLIC_URL: 'https://mall.example' })
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

let lamp: number
beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 200_000, stock: 1_000 })
})

/** A shopper with a mail address, and an order of two lamps. */
async function ordered(payment_code: 'wallets' | 'flutterwave' = 'wallets') {
  const shopper = await testShopper(app)
  await fund(app, shopper, 10_000_000)
  const { body } = await shopper.place(
    pickUp([{ product_id: lamp, quantity: 2 }], 4_000, { payment_code }),
  )
  const code = String(body.data.orders.order_code)
  const txRef = new URL(body.link ?? url).searchParams.get('tx_ref') ?? ''
  const { rows } = await database.pool.query('SELECT email FROM accounts WHERE id = $1', [
    shopper.accountId,
  ])
  const { rows: ids } = await database.pool.query('SELECT id FROM orders WHERE order_code = $1', [
    code,
  ])
  return { shopper, code, txRef, email: String(rows[0].email), orderId: Number(ids[0].id) }
}

const Mails = z.array(z.object({ text: z.string() }))

/** The mails to somebody with these words in them. */
async function mailsTo(email: string, words: string) {
  const answer = await fetch(`${url}/simulators/inbox.json?to=${encodeURIComponent(email)}`)
  const mails = Mails.parse(await answer.json())
  return mails.filter(({ text }) => text.includes(words))
}

async function oneMail(email: string, words: string) {
  await expect.poll(() => mailsTo(email, words), { timeout: 12_000 }).toHaveLength(1)
  return (await mailsTo(email, words))[0]?.text ?? ''
}

async function toldOf({ get }: Shopper, code: string): Promise<string[]> {
  const { body } = await get('/api/v1/accounts/get-notifications')
  const notifications = body.data.notifications.data
  return notifications.filter(({ reference }) => reference === code).map(({ content }) => content)
}

function parcel(orderId: number, status: 'delivered' | 'delayed', note: string | null = null) {
  const by = { provider: 'terminal' }
  return inTransaction(database.pool, (tx) =>
    orders.moveParcel(tx, { orderId, status, note, by, at: clock.now() }),
  )
}

test('what was delivered is told once, with its items and the way to its page', async () => {
  const { shopper, code, email, orderId } = await ordered()
  await parcel(orderId, 'delivered')
  await parcel(orderId, 'delivered')
  const mail = await oneMail(email, 'was handed over')
  expect(mail).toContain(code)
  expect(mail).toMatch(/2 × Product/)
  expect(mail).toContain(`https://mall.example/dashboard/orders/orderdetails?order_code=${code}`)
  const told = (await toldOf(shopper, code)).filter((content) => content.includes('picked up'))
  expect(told).toHaveLength(1)
})

test('what comes later is told with the carrier’s words; the same words again are no news', async () => {
  const { shopper, code, email, orderId } = await ordered()
  for (let n = 0; n < 3; n += 1) await parcel(orderId, 'delayed', 'The bridge at Ogere is closed.')
  const mail = await oneMail(email, 'comes later')
  expect(mail).toContain('The bridge at Ogere is closed.')
  expect(mail).toMatch(/2 × Product/)
  await parcel(orderId, 'delayed', 'The bridge opens tomorrow.')
  await expect.poll(() => mailsTo(email, 'comes later'), { timeout: 12_000 }).toHaveLength(2)
  const told = (await toldOf(shopper, code)).filter((content) => content.includes('is delayed'))
  expect(told).toHaveLength(2)
  const notes = await shopper.get(`/api/v1/orders/fetch/order/notes/${code}`)
  expect(notes.body.data.order_notes).toHaveLength(2)
})

test('a note of the staff is no delay', async () => {
  const { shopper, code, email } = await ordered()
  await orders.noteByHand({ orderCode: code, note: 'Bring a bag.' })
  expect(await oneMail(email, 'wrote a note')).toContain('Bring a bag.')
  expect((await toldOf(shopper, code))[0]).toBe(`A note on order ${code}: Bring a bag.`)
})

test('a card payment that fails is told once, also where the next one fails too', async () => {
  const { shopper, code, txRef, email } = await ordered('flutterwave')
  const failed = () =>
    expect
      .poll(async () => (await toldOf(shopper, code)).length, { timeout: 12_000 })
      .toBeGreaterThan(0)
  await decide(url, { tx_ref: txRef, outcome: 'fail', deliveries: 2 })
  await failed()
  const mail = await oneMail(email, 'did not go through')
  expect(mail).toContain('You can pay again until')
  expect(mail).toMatch(/2 × Product/)
  const { body } = await shopper.post(`/api/v1/orders/${code}/payment`, {})
  await decide(url, { link: body.link, outcome: 'fail' })
  await expect.poll(async () => (await toldOf(shopper, code)).length, { timeout: 12_000 }).toBe(2)
  await shopper.post(`/api/v1/orders/${code}/cancel`, {})
  // Messages leave in order: what follows has arrived.
  await oneMail(email, 'was cancelled')
  expect(await mailsTo(email, 'did not go through')).toHaveLength(1)
})
