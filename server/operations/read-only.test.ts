import { beforeAll, expect, test } from 'vitest'
import { fillPath } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { switchTexts } from '#contract/switches.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { decide, fund, pickUp, type Shopper, testShopper } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testDevice } from '#server/test-customer.ts'
import { closedAt, testSwitches } from './test-switches.ts'

const database = await testDatabase()
let rendered = 0
const pages = {
  async render() {
    const headers = new Headers({ 'content-type': 'text/html' })
    return { status: 200, headers, html: `<p>${++rendered}</p>` }
  },
}
const { app, staff, other, turn, inBoth, isPaid } = await testSwitches(database, pages)
const { url } = app
let shopper: Shopper
let kettle: number
const line = () => [{ product_id: kettle, quantity: 1 }]

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { stock: 50 })
  shopper = await testShopper(app)
  await fund(app, shopper, 1_000_000)
})

const changing = Object.values(contract)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter(({ method, changesState }) => method !== 'GET' || changesState)

test('what goes on in a read-only mall says so in the contract', () => {
  const open = changing.filter(({ inReadOnly }) => inReadOnly)
  expect(open.map(({ path }) => path)).toEqual([
    '/logout',
    '/carts/current-prices',
    // It reads an order. A payment that was tried is settled, as everywhere.
    '/orders/payment-link',
  ])
})

test('a read-only mall refuses all that shoppers change, and says until when; the rest goes on', async () => {
  const card = pickUp(line(), 1_000, { payment_code: 'flutterwave' })
  const { body: begun } = await shopper.place(card)
  await turn('read-only', true)

  for (const { method, path, inReadOnly } of changing) {
    if (inReadOnly) continue
    const response = await fetch(`${other.url}/api/v1${fillPath(path, numbered(path))}`, {
      method,
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    })
    const { code, message } = await response.json()
    expect([path, response.status, code]).toEqual([path, 503, 'read_only'])
    expect(message).toBe(switchTexts['read-only'].words)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  for (const path of ['/categories', '/carts', '/accounts', `/products/details/${kettle}`]) {
    const response = await fetch(`${other.url}/api/v1${path}`, { headers: shopper.headers })
    expect([path, response.status]).toEqual([path, 200])
  }
  const prices = { lines: [{ product_id: kettle }] }
  expect((await shopper.post('/api/v1/carts/current-prices', prices)).status).toBe(200)

  // The provider's event is taken: the money has moved.
  await decide(url, { link: String(begun.link), outcome: 'success_without_return' })
  const { order_code: code } = begun.data.orders
  await isPaid(code)
  // Whoever closed it can open it: the office is not a shopper.
  const office = await staff.signedIn(await staff.member('Owner'))
  const { switches } = (await office.get('/office/mall/switches')).data
  const { version } = switches.find(({ name }: { name: string }) => name === 'read-only')
  const open = { is_on: false, reason: 'moved', version }
  expect((await office.post('/office/mall/switches/read-only', open)).status).toBe(200)
  await inBoth(async (base) => expect(await closedAt(base)).toEqual({}))
  expect((await shopper.place(pickUp(line(), 1_000))).status).toBe(200)
  const leaving = await testDevice(app)
  await turn('read-only', true)
  expect((await leaving.post('/api/v1/logout')).status).toBe(200)
})

/** Something for each parameter of a path. */
function numbered(path: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, '1']))
}

test('a page that is kept is rendered anew once something is closed', async () => {
  const page = async () => (await fetch(`${url}/faq`)).text()
  await turn('read-only', false)
  const first = await page()
  expect(await page()).toBe(first)
  await turn('read-only', true)
  expect(await page()).not.toBe(first)
})
