import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '../catalogue/test-catalogue.ts'
import {
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
  testShopper,
} from '../checkout/test-checkout.ts'
import { testDatabase } from '../platform/database/test-database.ts'
import { runJobs } from '../platform/jobs/jobs.ts'
import { testApp } from '../test-app.ts'

const database = await testDatabase()
await addCategories(database)
const DATA_DIR = await mkdtemp(join(tmpdir(), 'oja-cards-'))
afterAll(() => rm(DATA_DIR, { recursive: true }))

// Two processes of one mall, each with its own simulator; the simulators share one file.
const one = await testApp(database, { DATA_DIR, PUBLIC_URL: 'https://mall.example' })
const other = await testApp(database, { DATA_DIR, PUBLIC_URL: 'https://mall.example' })
const app = { url: one.url, database, clock: one.clock }

async function placeByCard(shopper: Shopper) {
  const productId = await addProduct(database, { amount: 1_500_050, stock: 3 })
  const lines = [{ product_id: productId, quantity: 2 }]
  const body = pickUp(lines, 30_001, { payment_code: 'flutterwave' })
  const answer = (await shopper.place(body)).body
  const link = new URL(answer.link ?? '')
  return { code: answer.data.orders.order_code, link, productId }
}

async function orderOf(shopper: Shopper, code: string) {
  return (await shopper.get(`/api/v1/orders/single/order/${code}`)).body.data.orders
}

/** The page is on the mall's public address; this process answers it. */
function here({ pathname, search }: URL): string {
  return one.url + pathname + search
}

function decide(body: object) {
  return fetch(`${one.url}/simulators/flutterwave/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('from the cart to a paid order, by the buttons of the payment page', async () => {
  const shopper = await testShopper(app)
  const { code, link, productId } = await placeByCard(shopper)
  expect(link.origin).toBe('https://mall.example')
  const page = await (await fetch(here(link))).text()
  expect(page).toContain('₦30,001.00')
  expect(page).toContain(code)

  const id = link.searchParams.get('link') ?? ''
  const txRef = link.searchParams.get('tx_ref') ?? ''
  const pressed = await fetch(`${one.url}/simulators/flutterwave/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ link: id, outcome: 'success', payment_type: 'card' }),
  })
  const back = new URL(pressed.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe('https://mall.example/loader')
  expect(back.searchParams.get('status')).toBe('successful')
  expect(back.searchParams.get('tx_ref')).toBe(txRef)

  const verified = await shopper.get(`/api/v1/orders/payment/verify${back.search}`)
  expect(verified.body.data).toEqual({ order_code: code, payment_status: 'PAID' })
  expect(await stockOf(database, productId)).toEqual({ on_hand: 1, held: 0 })
  expect(await (await fetch(`${one.url}/simulators`)).text()).toContain(txRef)
  await requireWhole(database)
})

test('the browser closed before it came back: the event pays the order', async () => {
  const shopper = await testShopper(app)
  const { code, link } = await placeByCard(shopper)
  await decide({ link: link.href, outcome: 'success_without_return', deliveries: 3 })
  await expect.poll(async () => (await orderOf(shopper, code)).payment_status).toBe('PAID')
  await requireWhole(database)
})

test('no event, and the process that opened the page is gone: another one finds out', async () => {
  const shopper = await testShopper(app)
  const { code, link, productId } = await placeByCard(shopper)
  await decide({ link: link.href, outcome: 'success_without_return', deliveries: 0 })
  expect((await orderOf(shopper, code)).payment_status).toBe('PENDING')
  await other.clock.advance(60)
  await runJobs(other.http.jobs)
  expect(await orderOf(shopper, code)).toMatchObject({
    status: 'PROCESSING',
    payment_status: 'PAID',
  })
  expect(await stockOf(database, productId)).toEqual({ on_hand: 1, held: 0 })
  await requireWhole(database)
})

test('payment methods', async () => {
  const answer = await (await fetch(`${one.url}/api/v1/payments/method`)).json()
  const methods: { code: string; default: number }[] = answer.data.payment_methods
  expect(methods.map((method) => [method.code, method.default])).toEqual([
    ['wallets', 1],
    ['flutterwave', 1],
    ['pay-on-pickup', 0],
  ])
})
