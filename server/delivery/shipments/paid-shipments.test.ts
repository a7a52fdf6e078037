import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '../../catalogue/test-catalogue.ts'
import { fund, type Shopper, testShopper } from '../../checkout/test-checkout.ts'
import { testDatabase } from '../../platform/database/test-database.ts'
import { testApp } from '../../test-app.ts'
import { loadLocations } from '../delivery.ts'

const database = await testDatabase()
await loadLocations(database)
const { url, clock } = await testApp(database)
const app = { url, database, clock }

let kettle: number
beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 1_250_050, stock: 50 })
})

async function simulate(path: string, body: object) {
  const response = await fetch(`${url}/simulators/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.status
}

/** A shopper with money, an address and a kettle in the cart. */
async function shopperInLagos() {
  const shopper = await testShopper(app)
  await fund(app, shopper, 10_000_000)
  await shopper.post('/api/v1/carts/add', { product_orders: [{ product_id: kettle, quantity: 1 }] })
  const { rows } = await database.pool.query(
    "SELECT state_id AS state, id AS lg FROM location_lgas WHERE name = 'Ikeja'",
  )
  const { body } = await shopper.post('/api/v1/accounts/delivery/address', {
    ...rows[0],
    first_name: 'Ngozi Ada',
    last_name: 'Eze',
    phone_number: '8031234567',
    address: '5 Adelabu Street',
    country: 161,
    city: 'Ikeja',
  })
  return { shopper, addressId: body.data.delivery_address.id }
}

/** What a page sends once a carrier is chosen. */
async function orderWith(shopper: Shopper, addressId: number) {
  const { body } = await shopper.post('/api/v1/shipment/rate', {
    delivery_address: { id: addressId },
  })
  const quote = body.data[0] ?? expect.fail('nobody goes there')
  return {
    product_orders: [{ product_id: kettle, quantity: 1 }],
    delivery_address_id: addressId,
    shipping_method_id: 1,
    payment_code: 'wallets' as const,
    sub_total: 12_500.5,
    shipping: quote.amount,
    total: Math.round((12_500.5 + quote.amount) * 100) / 100,
    amount: quote.amount,
    carrier_id: quote.carrier_reference,
    carrier_name: quote.carrier_name,
    carrier_logo: quote.carrier_logo,
    delivery_time: quote.delivery_time,
    rate_id: quote.id,
  }
}

test('an order that is paid goes out by its carrier, and moves as its parcel does', async () => {
  const { shopper, addressId } = await shopperInLagos()
  const order = await orderWith(shopper, addressId)
  const placed = await shopper.place(order, 'parcel-order-1')
  expect([placed.status, placed.body.message]).toEqual([200, placed.body.message])
  const { order_code } = placed.body.data.orders
  const readOrder = async () =>
    (await shopper.get(`/api/v1/orders/single/order/${order_code}`)).body.data.orders
  expect(await readOrder()).toMatchObject({
    status: 'PROCESSING',
    shipping: order.shipping,
    shipping_details: { carrier_name: order.carrier_name, delivery_time: order.delivery_time },
  })

  expect(await simulate('carriers/move', { order_code, status: 'delayed' })).toBe(200)
  expect((await readOrder()).status).toBe('PROCESSING')
  const notes = await shopper.get(`/api/v1/orders/fetch/order/notes/${order_code}`)
  expect(notes.body.data.order_notes).toHaveLength(1)

  await simulate('carriers/move', { order_code, status: 'in-transit' })
  expect((await readOrder()).status).toBe('IN TRANSIT')
  await simulate('carriers/move', { order_code, status: 'delivered' })
  expect((await readOrder()).status).toBe('DELIVERED')
  await simulate('carriers/move', { order_code, status: 'in-transit' })
  expect((await readOrder()).status).toBe('DELIVERED')
})

test('an order shows its steps with their times, and the tracking that its carrier gives', async () => {
  const { shopper, addressId } = await shopperInLagos()
  const order = await orderWith(shopper, addressId)
  const { order_code } = (await shopper.place(order, 'parcel-order-2')).body.data.orders
  const readOrder = async () =>
    (await shopper.get(`/api/v1/orders/single/order/${order_code}`)).body.data.orders
  expect(await readOrder()).toMatchObject({
    refunded_to: [],
    steps: [{ status: 'PROCESSING', at: expect.stringMatching(/Z$/) }],
  })
  const number = expect.stringMatching(/^[A-Z]{3}\d{9}$/)
  await expect.poll(async () => (await readOrder()).tracking).toEqual({ number, url: null })
  const addresses = [
    ['https://track.example/SWI1', 'https://track.example/SWI1'],
    ['http://track.example/SWI1', null],
    ['javascript:alert(1)', null],
    ['no address', null],
  ] as const
  for (const [stored, presented] of addresses) {
    await database.pool.query(
      'UPDATE delivery_shipments SET tracking_url = $1 WHERE order_code = $2',
      [stored, order_code],
    )
    expect((await readOrder()).tracking).toEqual({ number, url: presented })
  }
  await clock.advance(3_600)
  await simulate('carriers/move', { order_code, status: 'in-transit' })
  const { steps, created_at } = await readOrder()
  expect(steps.map(({ status }) => status)).toEqual(['PROCESSING', 'IN TRANSIT'])
  expect(Date.parse(steps[1]?.at ?? '') - Date.parse(created_at)).toBeGreaterThanOrEqual(3_600_000)
})

test('a quote that does not hold places nothing', async () => {
  const { shopper, addressId } = await shopperInLagos()
  const order = await orderWith(shopper, addressId)
  const other = await shopperInLagos()
  const theirs = await orderWith(other.shopper, other.addressId)
  const attempts = {
    'a cheaper fee': { ...order, shipping: 1, amount: 1, total: 12_501.5 },
    'another’s quote': { ...order, rate_id: theirs.rate_id },
    'no quote': { ...order, rate_id: null },
    'more than was quoted': {
      ...order,
      product_orders: [{ product_id: kettle, quantity: 2 }],
      sub_total: 25_001,
      total: Math.round((25_001 + order.shipping) * 100) / 100,
    },
  }
  for (const [what, body] of Object.entries(attempts)) {
    const { status } = await shopper.place(body, `parcel-order-${what.length}-refused`)
    expect([what, status >= 400 && status < 500]).toEqual([what, true])
  }
  const { rows } = await database.pool.query(
    "SELECT FROM orders WHERE account_id = $1 AND status <> 'DELIVERED'",
    [shopper.accountId],
  )
  expect(rows).toEqual([])
})
