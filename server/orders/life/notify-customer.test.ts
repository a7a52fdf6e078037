import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type PaymentCode, pickupFigures } from '#contract/shop/payment-methods.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { decide, fund, pickUp, type Shopper, testShopper } from '#server/checkout/test-checkout.ts'
import { afterOrders } from '#server/events.ts'
import { openOutbox } from '#server/messages/messages.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testApp, testSecret } from '#server/test-app.ts'
import { ordersPdf } from '../files/order-files.ts'
import { receiptPdf } from '../files/receipt.ts'
import { orderVerbs } from '../orders.ts'
import { readOrder } from '../read.ts'

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

const staff = { staff: 3 }

let lamp: number
beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 200_000, stock: 1_000 })
})

/** A shopper with a mail address, and an order of two lamps. */
async function ordered(payment_code: PaymentCode = 'wallets') {
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
  await expect.poll(() => mailsTo(email, words)).toHaveLength(1)
  return (await mailsTo(email, words))[0]?.text ?? ''
}

async function notificationsOf({ get }: Shopper, code: string): Promise<string[]> {
  const { body } = await get('/api/v1/accounts/get-notifications')
  return body.data.notifications.data
    .filter(({ reference }) => reference === code)
    .map(({ content }) => content)
}

function parcel(
  orderId: number,
  status: 'in-transit' | 'delivered' | 'delayed',
  note: string | null = null,
) {
  const by = { provider: 'terminal' }
  return inTransaction(database.pool, (tx) =>
    orders.moveParcel(tx, { orderId, status, note, by, at: clock.now() }),
  )
}

test('what is paid or kept is told with what was bought, however it is paid', async () => {
  const fromWallet = await ordered()
  expect(await oneMail(fromWallet.email, 'is paid')).toMatch(/2 × Product/)
  const reserved = await ordered('pay-on-pickup')
  expect(await oneMail(reserved.email, 'is reserved')).toMatch(/2 × Product/)
  const byCard = await ordered('flutterwave')
  await decide(url, { tx_ref: byCard.txRef, outcome: 'success' })
  expect(await oneMail(byCard.email, 'is paid')).toMatch(/2 × Product/)
})

test('what was delivered is told once, with its items and the way to its page', async () => {
  const { shopper, code, email, orderId } = await ordered()
  await parcel(orderId, 'delivered')
  await parcel(orderId, 'delivered')
  const mail = await oneMail(email, 'was picked up at our store')
  expect(mail).toContain(code)
  expect(mail).toMatch(/2 × Product/)
  expect(mail).toContain(`https://mall.example/dashboard/orders/orderdetails?order_code=${code}`)
  const notifications = (await notificationsOf(shopper, code)).filter((content) =>
    content.includes('picked up'),
  )
  expect(notifications).toHaveLength(1)
})

test('what comes later is told with the carrier’s words; the same words again are no news', async () => {
  const { shopper, code, email, orderId } = await ordered()
  for (let n = 0; n < 3; n += 1) await parcel(orderId, 'delayed', 'The bridge at Ogere is closed.')
  const mail = await oneMail(email, 'is delayed')
  expect(mail).toContain('The bridge at Ogere is closed.')
  expect(mail).toMatch(/2 × Product/)
  await parcel(orderId, 'delayed', 'The bridge opens tomorrow.')
  await expect.poll(() => mailsTo(email, 'is delayed')).toHaveLength(2)
  const notifications = (await notificationsOf(shopper, code)).filter((content) =>
    content.includes('is delayed'),
  )
  expect(notifications).toHaveLength(2)
  const notes = await shopper.get(`/api/v1/orders/fetch/order/notes/${code}`)
  expect(notes.body.data.order_notes).toHaveLength(2)
})

test('a note of the staff is no delay', async () => {
  const { shopper, code, email } = await ordered()
  await orders.noteByHand({ orderCode: code, note: 'Bring a bag.', by: { staff: 3 } })
  expect(await oneMail(email, 'There is a note')).toContain('Bring a bag.')
  expect((await notificationsOf(shopper, code))[0]).toBe(`A note on order ${code}: Bring a bag.`)
})

test('a card payment that fails is told once, also where the next one fails too', async () => {
  const { shopper, code, txRef, email } = await ordered('flutterwave')
  const failed = () =>
    expect.poll(async () => (await notificationsOf(shopper, code)).length).toBeGreaterThan(0)
  await decide(url, { tx_ref: txRef, outcome: 'fail', deliveries: 2 })
  await failed()
  const mail = await oneMail(email, 'did not go through')
  expect(mail).toContain('You can pay again until')
  expect(mail).toMatch(/2 × Product/)
  const { body } = await shopper.post(`/api/v1/orders/${code}/payment`, {})
  await decide(url, { link: body.link, outcome: 'fail' })
  await expect.poll(async () => (await notificationsOf(shopper, code)).length).toBe(2)
  await shopper.post(`/api/v1/orders/${code}/cancel`, {})
  // Messages leave in order: what follows has arrived.
  await oneMail(email, 'was cancelled')
  expect(await mailsTo(email, 'did not go through')).toHaveLength(1)
})

const soldAtCounter = { status: 'DELIVERED', note: null, by: staff, isSold: true } as const

test('each move of a pick-up goes out once, in its own words', async () => {
  const { code, shopper } = await ordered('pay-on-pickup')
  await orders.moveByHand({ orderCode: code, status: 'PROCESSING', note: null, by: staff })
  await orders.moveByHand({ ...soldAtCounter, orderCode: code })
  expect(await templatesTo(shopper)).toEqual(['order_reserved', 'order_ready', 'order_collected'])
})

test('pay on pickup is priced at pickup: method, messages, notifications, receipt, terms and questions say so', async () => {
  const { code, shopper, email } = await ordered('pay-on-pickup')
  await orders.moveByHand({ orderCode: code, status: 'PROCESSING', note: null, by: staff })
  const { rows } = await database.pool.query('SELECT phone_number FROM accounts WHERE email = $1', [
    email,
  ])
  const messages = [
    await oneMail(email, 'is reserved'),
    await oneMail(String(rows[0].phone_number), 'is ready until'),
  ]
  const notifications = await notificationsOf(shopper, code)
  expect(notifications).toHaveLength(2)
  expect(await listNotes(shopper, code)).toEqual([`Paid at the counter: ${pickupFigures}`])
  await orders.moveByHand({ ...soldAtCounter, orderCode: code })
  expect(await listNotes(shopper, code)).toEqual([])
  const receipt = (await receiptNotes(shopper, code)).join()
  const { body: methods } = await shopper.get('/api/v1/payments/method')
  const method = methods.data.payment_methods.find((one) => one.code === 'pay-on-pickup')
  const { body: terms } = await shopper.get('/api/v1/help-center/terms-and-condition')
  const { body: questions } = await shopper.get('/api/v1/get-faq-list')
  const help = [JSON.stringify(terms), JSON.stringify(questions)]
  for (const words of [...messages, ...notifications, receipt, method?.description, ...help]) {
    expect(words).toMatch(/priced at pickup, subject to price change/i)
  }
  for (const words of help) expect(words).toContain(pickupFigures)

  // What is paid already is not priced once more.
  const paid = await ordered()
  await orders.moveByHand({ orderCode: paid.code, status: 'DELIVERED', note: null, by: staff })
  expect(await receiptNotes(paid.shopper, paid.code)).toEqual([])
})

/** What stands below a receipt, and below a list of orders as a PDF. */
async function receiptNotes({ accountId }: Shopper, code: string) {
  const order = await readOrder(database.pool, accountId, code)
  return order ? receiptPdf(order, { storeName: 'Oja', customer: 'Ada' }).notes : []
}
async function listNotes({ accountId }: Shopper, code: string) {
  const order = await readOrder(database.pool, accountId, code)
  const facts = { storeName: 'Oja', customer: 'Ada', chosen: 'all', total: 1, at: clock.now() }
  return order ? ordersPdf([order], facts).notes : []
}

test('a parcel that leaves and arrives is told twice in all', async () => {
  const { shopper, orderId } = await ordered()
  await database.pool.query(
    `UPDATE orders SET shipping_code = 'carrier', recipient = 'Ngozi Eze', phone = '+2348031234567',
       street = '5 Adelabu Street', state = 'Lagos' WHERE id = $1`,
    [orderId],
  )
  for (const status of ['in-transit', 'in-transit', 'delivered', 'delivered'] as const) {
    await parcel(orderId, status)
  }
  expect(await templatesTo(shopper)).toEqual(['order_paid', 'order_sent', 'order_delivered'])
})

test('money that goes back is told, of a refund and of a payment that came too late', async () => {
  const refunded = await ordered()
  const { code: orderCode } = refunded
  await orders.refund({ orderCode, of: 'all', isAgain: false, by: staff })
  expect(await templatesTo(refunded.shopper)).toEqual(['order_paid', 'order_refunded'])
  expect(await oneMail(refunded.email, 'is on its way')).toContain('₦4,000.00')

  const late = await ordered('flutterwave')
  await late.shopper.post(`/api/v1/orders/${late.code}/cancel`, {})
  await decide(url, { tx_ref: late.txRef, outcome: 'success_without_return', deliveries: 2 })
  await expect
    .poll(() => templatesTo(late.shopper))
    .toEqual(['order_cancelled', 'payment_returned'])
})

/** The messages about orders to somebody, in the order in which they were written. */
async function templatesTo({ accountId }: Shopper): Promise<string[]> {
  const { rows } = await database.pool.query(
    `SELECT template FROM messages
     WHERE contact IN (SELECT unnest(ARRAY[email, phone_number]) FROM accounts WHERE id = $1)
       AND template ~ '^(order|payment)_' ORDER BY id`,
    [accountId],
  )
  return rows.map(({ template }) => String(template))
}
