import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testDevice } from '#server/test-customer.ts'
import { loadLocations, quoteFor } from '../delivery.ts'

const database = await testDatabase()
await loadLocations(database)
const { url, clock } = await testApp(database, { SIMULATORS_CARRIER_DOWN: 'Kano, Borno' })
const app = { url, database, clock }

let kettle: number
let device: TestDevice

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 1_250_050, stock: 50 })
})
beforeEach(async () => {
  device = await testDevice(app)
  for (const carrier of ['swift-danfo', 'harmattan-express', 'river-and-road']) {
    await simulate({ carrier, mode: 'works' })
  }
})

async function simulate(body: object) {
  const response = await fetch(`${url}/simulators/carriers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}

async function put(quantity: number) {
  const line = { product_id: kettle, quantity }
  await device.post('/api/v1/carts/add', { product_orders: [line] })
}

const firstPlace = rareStatement(
  'test-first-place',
  { state: number, lg: number },
  `SELECT state.id AS state, lga.id AS lg
   FROM location_states AS state JOIN location_lgas AS lga ON state_id = state.id
   WHERE state.name = $1 ORDER BY lga.id LIMIT 1`,
)

function placeIn(state: string) {
  return one(database, firstPlace, [state])
}

async function addressIn(state: string, city: string) {
  return {
    ...(await placeIn(state)),
    first_name: 'Ngozi',
    last_name: 'Eze',
    phone_number: '8031234567',
    address: '5 Adelabu Street',
    country: 161,
    city,
  }
}

async function quotes(state: string, city: string) {
  const delivery_address = await addressIn(state, city)
  return device.post('/api/v1/shipment/rate', { delivery_address })
}

test('every carrier quotes, cheapest first, with its picture, time and day', async () => {
  await put(2)
  // A first quote does not wait for a slow picture: the next one has it.
  const { status, body } = await vi.waitFor(async () => {
    const answer = await quotes('Lagos', 'Ikeja')
    expect(answer.body.data.map(({ carrier_logo }) => carrier_logo)).not.toContain('')
    return answer
  })
  expect([status, body.message, body.not_answering]).toEqual([200, 'OK', []])
  expect(body.data).toHaveLength(3)
  const amounts = body.data.map(({ amount }) => amount)
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  // One carrier sends its figures as text.
  expect(body.data.map(({ carrier_name }) => carrier_name).toSorted()).toEqual([
    'Harmattan Express',
    'River & Road Haulage',
    'Swift Danfo',
  ])
  for (const quote of body.data) {
    expect(quote).toMatchObject({
      id: expect.stringMatching(/^[\w-]{22}$/),
      carrier_logo: expect.stringMatching(/^\/media\/[\w-]{16}$/),
      delivery_time: expect.stringMatching(/^Within \d+ days?$/),
      carrier_reference: expect.stringMatching(/^CA-/),
    })
    expect(Math.round(quote.amount * 100)).toBeCloseTo(quote.amount * 100, 6)
    expect(Date.parse(quote.delivery_date ?? '')).toBeGreaterThan(clock.now().getTime())
  }
  expect((await fetch(`${url}${body.data[0]?.carrier_logo}?w=96`)).status).toBe(200)
})

test('weight and distance cost; what a client says of weights and the store does not count', async () => {
  const cheapest = async (state: string, city: string) =>
    (await quotes(state, city)).body.data[0]?.amount ?? 0
  await put(1)
  const light = await cheapest('Lagos', 'Ikeja')
  expect(await cheapest('Sokoto', 'Sokoto')).toBeGreaterThan(light)
  await put(20)
  const heavy = await cheapest('Lagos', 'Ikeja')
  expect(heavy).toBeGreaterThan(light)
  const { body } = await device.post('/api/v1/shipment/rate', {
    delivery_address: await addressIn('Lagos', 'Ikeja'),
    pickup_address: { city: 'Ikeja', state: 'Lagos' },
    parcel: { weight_unit: 'kg', items: [{ weight: '0.001', quantity: 1 }] },
    carrier_id: 'CA-1',
    currency: 'NGN',
  })
  expect(body.data[0]?.amount).toBe(heavy)
  for (const carrier_id of [20_771, '', null]) {
    const of = { delivery_address: await addressIn('Lagos', 'Ikeja'), carrier_id }
    expect((await device.post('/api/v1/shipment/rate', of)).status).toBe(200)
  }
})

test('fees are in steps of ₦50, and a park is cheaper than any carrier to a door', async () => {
  await put(1)
  const { shipping } = (await device.get('/api/v1/shipment/shipping/types')).body.data
  const park = shipping.find(({ code }) => code === 'public-transport')
  for (const [state, city] of [
    ['Oyo', 'Ibadan'],
    ['Lagos', 'Ikeja'],
    ['Sokoto', 'Sokoto'],
  ] as const) {
    for (const { amount } of (await quotes(state, city)).body.data) {
      expect([amount % 50, amount > (park?.delivery_fee ?? 0)]).toEqual([0, true])
    }
  }
})

test('a town that carriers do not know is reached through the state’s capital, also from a saved address', async () => {
  await put(1)
  const capital = await quotes('Kwara', 'Ilorin')
  const village = await quotes('Kwara', 'Jebba')
  expect(village.body.data.map(({ amount }) => amount)).toEqual(
    capital.body.data.map(({ amount }) => amount),
  )
  const saved = await device.post(
    '/api/v1/accounts/delivery/address',
    await addressIn('Federal Capital Territory', 'Lugbe'),
  )
  const { id } = saved.body.data.delivery_address
  const { body } = await device.post('/api/v1/shipment/rate', { delivery_address: { id } })
  expect(body.data).toHaveLength(3)
})

test('an empty cart, a wrong address and a visitor are refused', async () => {
  expect((await quotes('Lagos', 'Ikeja')).body).toMatchObject({
    code: 'cart_empty',
    message: 'Your cart is empty!',
  })
  await put(1)
  const address = await addressIn('Lagos', 'Ikeja')
  const { lg } = await placeIn('Oyo')
  const elsewhere = await device.post('/api/v1/shipment/rate', {
    delivery_address: { ...address, lg },
  })
  expect(elsewhere.status).toBe(422)
  const broken = await device.post('/api/v1/shipment/rate', { delivery_address: { city: 'Ikeja' } })
  expect(broken.status).toBe(422)
  const response = await fetch(`${url}/api/v1/shipment/rate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ delivery_address: address }),
  })
  expect(response.status).toBe(401)
})

test('carriers that are late, fail or do not go there leave the others, and are named', async () => {
  await put(1)
  await simulate({ carrier: 'harmattan-express', mode: 'fails' })
  await simulate({ carrier: 'river-and-road', mode: 'slow' })
  const some = await quotes('Ogun', 'Abeokuta')
  expect(some.body.message).toBe(
    'No response from Harmattan Express. You can choose another carrier.',
  )
  expect(some.body.not_answering).toEqual(['Harmattan Express'])
  expect(some.body.data).toHaveLength(2)

  await simulate({ carrier: 'harmattan-express', mode: 'refuses' })
  const fewer = await quotes('Ondo', 'Akure')
  expect(fewer.body).toMatchObject({ not_answering: [], message: 'OK' })
  expect(fewer.body.data).toHaveLength(2)

  for (const carrier of ['swift-danfo', 'river-and-road']) {
    await simulate({ carrier, mode: 'refuses' })
  }
  const none = await quotes('Ondo', 'Akure')
  expect(none.body).toMatchObject({ data: [], status: true })
  expect(none.body.message).toContain('Choose another delivery method')
})

test('where no carrier ever answers, the mall does, and other states are not touched', async () => {
  await put(1)
  const { status, body } = await quotes('Kano', 'Kano')
  expect([status, body.code]).toEqual([503, 'provider_unavailable'])
  expect(body.message).toContain('Choose another delivery method')
  expect((await quotes('Katsina', 'Katsina')).body.data).toHaveLength(3)
})

test('a quote holds for its customer, its lines and its area, for 30 minutes', async () => {
  await put(3)
  const { body } = await quotes('Edo', 'Benin City')
  const quote = body.data[0] ?? expect.fail('nobody goes there')
  const place = await placeIn('Edo')
  const right = {
    rateId: quote.id,
    accountId: device.accountId,
    lines: [{ productId: kettle, combinationId: null, quantity: 3 }],
    to: { stateId: place.state, lgId: place.lg },
    at: clock.now(),
  }
  const find = (changes: object) => quoteFor(database.pool, { ...right, ...changes })
  expect(await find({})).toMatchObject({
    feeKobo: Math.round(quote.amount * 100),
    carrierName: quote.carrier_name,
    deliveryDate: new Date(quote.delivery_date ?? ''),
  })
  const almost = new Date(right.at.getTime() + 29 * 60_000)
  await find({ at: almost })
  const wrong = {
    'another’s': { accountId: (await testDevice(app)).accountId },
    'other lines': { lines: [{ productId: kettle, combinationId: null, quantity: 2 }] },
    'another area': { to: { stateId: place.state, lgId: place.lg + 1 } },
    unknown: { rateId: 'A'.repeat(22) },
    old: { at: new Date(right.at.getTime() + 31 * 60_000) },
  }
  for (const [what, changes] of Object.entries(wrong)) {
    await expect(find(changes), what).rejects.toMatchObject({ code: 'quote_expired' })
  }
})
