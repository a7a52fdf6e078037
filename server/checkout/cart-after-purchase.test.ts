import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addCategories, addChoices, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { decide, fund, type OrderBody, pickUp, type Shopper, testShopper } from './test-checkout.ts'

const database = await testDatabase()
await addCategories(database)
const { url, clock } = await testApp(database)
const app = { url, database, clock }

const kettle = await addProduct(database, { amount: 100_000, stock: 500 })
const lamp = await addProduct(database, { amount: 200_000, stock: 500 })
const shirt = await addProduct(database)
const sizes = await addChoices(
  database,
  shirt,
  [2],
  [0, 1].map((place) => ({ places: [place], amount: 300_000, stock: 500 })),
)
const [small = 0, large = 0] = sizes.combinations

const kettles = (quantity: number) => ({ product_id: kettle, quantity })
const lamps = (quantity: number) => ({ product_id: lamp, quantity })
const shirts = (...variation: { id: number; quantity: number }[]) => ({
  product_id: shirt,
  variation,
})

async function shopperWith(...product_orders: OrderBody['product_orders']): Promise<Shopper> {
  const shopper = await testShopper(app)
  await fund(app, shopper, 100_000_000)
  await shopper.post('/api/v1/carts/add', { product_orders })
  return shopper
}

/** Product, or `product/combination`, → quantity. */
async function cartOf(shopper: Shopper): Promise<Record<string, number>> {
  const { body } = await shopper.get('/api/v1/carts')
  return Object.fromEntries(
    body.data.cart.map(({ product, variation, quantity }) => [
      variation ? `${product.id}/${variation.combo_id}` : String(product.id),
      quantity,
    ]),
  )
}

test('what a wallet order takes leaves the cart; what it leaves stays', async () => {
  const shopper = await shopperWith(
    kettles(5),
    lamps(1),
    shirts({ id: small, quantity: 2 }, { id: large, quantity: 1 }),
  )
  const order = [kettles(3), shirts({ id: small, quantity: 2 })]
  expect((await shopper.place(pickUp(order, 9_000), 'key')).status).toBe(200)
  const left = { [kettle]: 2, [lamp]: 1, [`${shirt}/${large}`]: 1 }
  expect(await cartOf(shopper)).toEqual(left)
  // The same order again takes nothing more.
  expect((await shopper.place(pickUp(order, 9_000), 'key')).status).toBe(200)
  expect(await cartOf(shopper)).toEqual(left)
})

test('an order that is refused leaves the cart as it is', async () => {
  const shopper = await shopperWith(kettles(5))
  expect((await shopper.place(pickUp([kettles(5)], 1))).status).toBe(409)
  expect(await cartOf(shopper)).toEqual({ [kettle]: 5 })
})

test('a pick-up that is paid at the counter leaves the cart at once', async () => {
  const shopper = await shopperWith(kettles(2), lamps(1))
  const payment_code = 'pay-on-pickup'
  expect((await shopper.place(pickUp([kettles(2)], 2_000, { payment_code }))).status).toBe(200)
  expect(await cartOf(shopper)).toEqual({ [lamp]: 1 })
})

test('a card order leaves the cart once it is paid, and only then; what came meanwhile stays', async () => {
  const shopper = await shopperWith(kettles(2))
  const body = pickUp([kettles(2)], 2_000, { payment_code: 'flutterwave' })
  const { link = '' } = (await shopper.place(body)).body
  expect(await cartOf(shopper)).toEqual({ [kettle]: 2 })
  await decide(url, { link, outcome: 'fail' })
  expect(await cartOf(shopper)).toEqual({ [kettle]: 2 })
  await shopper.post('/api/v1/carts/add', { product_orders: [kettles(3), lamps(1)] })
  // The page is closed, and a transfer that was under way arrives.
  const tx_ref = String(new URL(link).searchParams.get('tx_ref'))
  await decide(url, { tx_ref, outcome: 'success_without_return' })
  await vi.waitFor(async () => expect(await cartOf(shopper)).toEqual({ [kettle]: 1, [lamp]: 1 }), {
    interval: 100,
  })
})

test('a cart that is changed while it is bought: no deadlock, and never less than nothing', async () => {
  const shopper = await shopperWith(kettles(9), lamps(9))
  const order = () => shopper.place(pickUp([lamps(1), kettles(1)], 3_000))
  const change = (quantity: number) =>
    shopper.post('/api/v1/carts/add', { product_orders: [kettles(quantity), lamps(quantity)] })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, round) => (round % 2 ? order() : change(1 + (round % 5)))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const quantity of Object.values(await cartOf(shopper))) expect(quantity).toBeGreaterThan(0)
})

test('the provider that opens no page: the answer names the order that waits', async () => {
  const shopper = await shopperWith(kettles(1))
  const setLinks = (mode: string) =>
    fetch(`${url}/simulators/flutterwave/modes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'links', mode }),
    })
  await setLinks('fails')
  const body = pickUp([kettles(1)], 1_000, { payment_code: 'flutterwave' })
  const refused = await shopper.place(body, 'card')
  expect(refused).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
  const { order_code: code } = z.object({ order_code: z.string() }).parse(refused.body.data)
  await setLinks('works')
  const order = await shopper.get(`/api/v1/orders/single/order/${code}`)
  expect(order.body.data.orders).toMatchObject({ status: 'PENDING', payment_status: 'PENDING' })
  expect(await cartOf(shopper)).toEqual({ [kettle]: 1 })
})
