import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { fund, requireWhole, type Shopper, testShopper } from '#server/checkout/test-checkout.ts'
import { loadLocations } from '#server/delivery/delivery.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'

const database = await testDatabase()
await loadLocations(database)
const { url, clock } = await testApp(database)
const app = { url, database, clock }

let lamp: number
beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 200_000, stock: 10_000 })
})

function cancel(shopper: Shopper, code: string) {
  return shopper.post(`/api/v1/orders/${code}/cancel`, {})
}

async function orderOf(shopper: Shopper, code: string) {
  return (await shopper.get(`/api/v1/orders/single/order/${code}`)).body.data.orders
}

async function balance(shopper: Shopper): Promise<number> {
  return (await shopper.get('/api/v1/accounts')).body.data.wallet.available_balance
}

async function notificationsOf(shopper: Shopper, code: string): Promise<string[]> {
  const { body } = await shopper.get('/api/v1/accounts/get-notifications')
  const notifications = body.data.notifications.data
  return notifications.filter(({ reference }) => reference === code).map(({ content }) => content)
}

/** A kettle that a carrier has booked, to Ikeja. */
async function withCarrier() {
  const shopper = await testShopper(app)
  await fund(app, shopper, 10_000_000)
  await shopper.post('/api/v1/carts/add', { product_orders: [{ product_id: lamp, quantity: 1 }] })
  const { rows } = await database.pool.query(
    "SELECT state_id AS state, id AS lg FROM location_lgas WHERE name = 'Ikeja'",
  )
  const address = await shopper.post('/api/v1/accounts/delivery/address', {
    ...rows[0],
    first_name: 'Ngozi',
    last_name: 'Eze',
    phone_number: '8031234567',
    address: '5 Adelabu Street',
    country: 161,
    city: 'Ikeja',
  })
  const { id } = address.body.data.delivery_address
  const rates = await shopper.post('/api/v1/shipment/rate', { delivery_address: { id } })
  const quote = rates.body.data[0] ?? expect.fail('nobody goes there')
  const { body } = await shopper.place({
    product_orders: [{ product_id: lamp, quantity: 1 }],
    delivery_address_id: id,
    shipping_method_id: 1,
    payment_code: 'wallets',
    sub_total: 2_000,
    shipping: quote.amount,
    total: Math.round((2_000 + quote.amount) * 100) / 100,
    rate_id: quote.id,
  })
  const code = String(body.data.orders.order_code)
  await expect.poll(() => shipmentOf(code)).toBe('booked')
  return { shopper, code }
}

async function shipmentOf(code: string): Promise<string | undefined> {
  const { rows } = await database.pool.query(
    'SELECT state FROM delivery_shipments WHERE order_code = $1',
    [code],
  )
  return rows[0]?.state
}

async function carrierSays(order_code: string, status: string) {
  const response = await fetch(`${url}/simulators/carriers/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_code, status }),
  })
  return response.status
}

test('the parcel of a cancelled order is withdrawn at its carrier', async () => {
  const { shopper, code } = await withCarrier()
  expect((await cancel(shopper, code)).status).toBe(200)
  await expect.poll(() => shipmentOf(code)).toBe('cancelled')
  expect(await balance(shopper)).toBe(100_000)
  await requireWhole(database)
})

test('a parcel that the carrier collects first is delivered; one collected after that is told once', async () => {
  const first = await withCarrier()
  await carrierSays(first.code, 'in-transit')
  expect((await cancel(first.shopper, first.code)).body.code).toBe('order_not_cancellable')

  const { shopper, code } = await withCarrier()
  const cancelled = cancel(shopper, code)
  await Promise.all([cancelled, carrierSays(code, 'in-transit')])
  const { status } = await orderOf(shopper, code)
  expect(status).toBe((await cancelled).status === 200 ? 'CANCELLED' : 'IN TRANSIT')
  await carrierSays(code, 'delivered')
  const contents = await notificationsOf(shopper, code)
  const warnings = contents.filter((content) => content.includes('do not accept the parcel'))
  const state = await shipmentOf(code)
  const hasLeft = status === 'CANCELLED' && (state === 'in-transit' || state === 'delivered')
  expect(warnings).toHaveLength(hasLeft ? 1 : 0)
  await requireWhole(database)
})
