import { beforeAll, expect, test, vi } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { fund, requireWhole, testShopper } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { loadLocations } from '../delivery.ts'

const database = await testDatabase()
await loadLocations(database)
const { app, clock, rows, member, signedIn } = await testStaff(database)
const shop = { url: app.url, database, clock }
const store = await signedIn(await member('Store'))
let kettle = 0

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 1_250_050, stock: 500 })
})

async function simulate(body: object) {
  await fetch(`${app.url}/simulators/carriers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** A paid order by the cheapest carrier, whose booking has failed for good. */
async function failed() {
  const shopper = await testShopper(shop)
  await fund(shop, shopper, 100_000_000)
  const product_orders = [{ product_id: kettle, quantity: 1 }]
  await shopper.post('/api/v1/carts/add', { product_orders })
  const [place] = await rows(
    "SELECT state_id AS state, id AS lg FROM location_lgas WHERE name = 'Ikeja'",
  )
  const { body: saved } = await shopper.post('/api/v1/accounts/delivery/address', {
    ...place,
    first_name: 'Ngozi',
    last_name: 'Eze',
    phone_number: '8031234567',
    address: '5 Adelabu Street',
    country: 161,
    city: 'Ikeja',
  })
  const { id } = saved.data.delivery_address
  const { body: rated } = await shopper.post('/api/v1/shipment/rate', { delivery_address: { id } })
  const quote = rated.data[0] ?? expect.fail('nobody goes there')
  await simulate({ booking: 'broke' })
  const { body } = await shopper.place({
    product_orders,
    delivery_address_id: id,
    shipping_method_id: 1,
    payment_code: 'wallets',
    sub_total: 12_500.5,
    shipping: quote.amount,
    total: Math.round((12_500.5 + quote.amount) * 100) / 100,
    rate_id: quote.id,
  })
  const code = String(body.data.orders.order_code)
  await rows('UPDATE delivery_shipments SET attempts = 49 WHERE order_code = $1', [code])
  await reached(code, 'failed')
  await simulate({ booking: 'works' })
  return { code, carrier: quote.carrier_name, shopper }
}

/** Waits until the booker has moved its parcel there. */
function reached(code: string, state: string) {
  return vi.waitFor(
    async () => {
      const { data } = await store.get(`/office/orders/${code}`)
      expect(data.delivery.parcel?.state).toBe(state)
      return data
    },
    { interval: 100, timeout: 30_000 },
  )
}

function book(code: string, carrier: object | null, by: OfficeBrowser = store) {
  return by.post(`/office/orders/${code}/parcel`, { carrier })
}

/** The ledger's entries of an order's parcel, kobo. */
function carriage(code: string) {
  return rows(
    `SELECT book, amount_kobo::integer FROM wallet_entries
     JOIN wallet_transactions ON wallet_transactions.id = transaction_id
     WHERE kind = 'carriage' AND reference = $1 ORDER BY transaction_id, book`,
    [code],
  )
}

test('another carrier takes a failed parcel: the difference is the mall’s, in the ledger, and the customer pays nothing', async () => {
  const { code, carrier } = await failed()
  const { data } = await store.get(`/office/orders/${code}/parcel-quotes`)
  const other = data.quotes.find((one: { carrier: string }) => one.carrier !== carrier)
  expect(other.differs).toBeGreaterThan(0)
  const choice = { reference: other.carrier_reference, fee: other.fee }
  expect(await book(code, { ...choice, fee: other.fee - 50 })).toMatchObject({
    status: 409,
    message: expect.stringContaining(`${other.carrier} takes ₦`),
  })
  expect(outcome(await book(code, choice))).toBe(200)
  const before = await store.get(`/office/orders/${code}`)
  const order = await reached(code, 'booked')
  expect(order).toMatchObject({ delivery: { carrier: other.carrier } })
  expect(order.timeline).toContainEqual(
    expect.objectContaining({ kind: 'note', text: expect.stringContaining(other.carrier) }),
  )
  expect([order.total, order.shipping_fee]).toEqual([before.data.total, before.data.shipping_fee])
  const kobo = Math.round(other.differs * 100)
  const entries = [
    { book: 'carriage', amount_kobo: kobo },
    { book: 'carriers', amount_kobo: -kobo },
  ]
  expect(await carriage(code)).toEqual(entries)
  expect(await book(code, null)).toMatchObject({
    status: 409,
    message: 'No booking of this order’s parcel has failed.',
  })
  await requireWhole(database)
})

test('once the order is cancelled, the mall owes the carrier nothing', async () => {
  const { code, carrier, shopper } = await failed()
  const { data } = await store.get(`/office/orders/${code}/parcel-quotes`)
  const other = data.quotes.find((one: { carrier: string }) => one.carrier !== carrier)
  await book(code, { reference: other.carrier_reference, fee: other.fee })
  await reached(code, 'booked')
  await shopper.post(`/api/v1/orders/${code}/cancel`, {})
  await reached(code, 'cancelled')
  const entries = await carriage(code)
  expect(entries).toHaveLength(4)
  expect(entries.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)).toBe(0)
  const ofCarriage = entries.filter(({ book }) => book === 'carriage')
  expect(ofCarriage.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)).toBe(0)
  await requireWhole(database)
})

test('the same carrier once more, of two presses at once one books; roles without orders.edit do neither', async () => {
  const { code, carrier } = await failed()
  const other = await signedIn(await member('Catalogue'))
  expect(outcome(await book(code, null, other))).toBe('403 forbidden')
  expect(outcome(await other.get(`/office/orders/${code}/parcel-quotes`))).toBe('403 forbidden')
  const both = await Promise.all([book(code, null), book(code, null)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await reached(code, 'booked')).toMatchObject({ delivery: { carrier } })
  expect(await carriage(code)).toEqual([])
  expect(outcome(await book('NOSUCHORD2', null))).toBe('404 not_found')
  const [{ count }] = await rows(
    'SELECT count(*)::integer FROM audit_entries WHERE subject = $1 AND call LIKE $2',
    [`order:${code}`, '%/parcel'],
  )
  expect(count).toBe(1)
})
