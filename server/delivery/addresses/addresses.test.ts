import { beforeAll, beforeEach, expect, test } from 'vitest'
import { shippingCodes } from '#contract/shipping-methods.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testDevice } from '#server/test-customer.ts'
import { loadLocations } from '../delivery.ts'

const database = await testDatabase()
await loadLocations(database)
const { url, clock } = await testApp(database)
const app = { url, database, clock }

let device: TestDevice
const place = { state: 0, lg: 0, otherLg: 0 }

beforeAll(async () => {
  const { rows } = await database.pool.query(
    `SELECT state.id AS state, lga.id AS lg,
       (SELECT id FROM location_lgas WHERE state_id <> state.id LIMIT 1) AS "otherLg"
     FROM location_lgas AS lga JOIN location_states AS state ON state.id = state_id
     WHERE iso_code = 'NG-LA' AND lga.name = 'Surulere'`,
  )
  Object.assign(place, rows[0])
})
beforeEach(async () => {
  device = await testDevice(app)
})

function form(changes: object = {}) {
  return {
    first_name: 'Ọláyínká',
    last_name: "N'Dour Al-Amin",
    phone_number: '8031234567',
    address: '5 Adelabu Street',
    country: 161,
    state: place.state,
    lg: place.lg,
    city: 'Surulere',
    ...changes,
  }
}

async function add(changes: object = {}) {
  const { status, body } = await device.post('/api/v1/accounts/delivery/address', form(changes))
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data.delivery_address
}

async function list() {
  const { body } = await device.get('/api/v1/accounts/delivery/addresses')
  return body.data.delivery_addresses.data
}

async function defaultId() {
  const { body } = await device.get('/api/v1/accounts/default/delivery/address')
  return body.data.delivery_addresses?.id ?? null
}

test('an address is stored as it was typed, with the names of its places', async () => {
  expect(await list()).toEqual([])
  expect(await defaultId()).toBeNull()
  const { status, body } = await device.post('/api/v1/accounts/delivery/address', {
    ...form({ landmark: 'Opposite the market' }),
    state: String(place.state),
    country: '161',
  })
  expect(status).toBe(200)
  expect(body.data.message).toBe('Delivery address saved successfully')
  expect(body.data.delivery_address).toEqual({
    ...form({ landmark: 'Opposite the market' }),
    id: expect.any(Number),
    state: { id: place.state, name: 'Lagos' },
    state_id: place.state,
    lg: { id: place.lg, name: 'Surulere' },
    lg_id: place.lg,
    address_type_id: 1,
    is_default: 1,
  })
  expect(await list()).toEqual([body.data.delivery_address])
})

const unfilled = 'All inputs must be filled'
const wrong: [field: string, value: unknown, message: string][] = [
  ['first_name', '', unfilled],
  ['first_name', undefined, unfilled],
  ['first_name', 'Ada2', 'First name must start with a letter and with no special character'],
  ['last_name', '-Obi', 'Last name must start with a letter and with no special character'],
  ['phone_number', '', unfilled],
  ['phone_number', '08031234567', "Remove the first '0' of your phone number: for example - 80..."],
  ['phone_number', '2348035550', "Remove the first '0' of your phone number: for example - 80..."],
  ['phone_number', '803123456', "Remove the first '0' of your phone number: for example - 80..."],
  ['address', 'x'.repeat(46), 'Address maximum length is 45 characters'],
  ['address', '   ', unfilled],
  ['address', '\u200b\u200b', unfilled],
  ['address', '5 Adelabu\u0007Street', 'has characters that cannot be kept'],
  ['city', '1a', 'City can only be text'],
  ['city', 'I', 'City can only be text'],
  ['city', '', unfilled],
  ['state', '', unfilled],
  ['lg', null, unfilled],
  ['country', 566, 'We deliver in Nigeria only'],
  ['address_type_id', 99, 'Choose one of the kinds of address'],
  ['state', 2_147_483_647, 'Choose one of the states'],
  ['state', [25], unfilled],
  ['lg', true, unfilled],
  ['landmark', 'x'.repeat(121), 'Landmark maximum length is 120 characters'],
]

test.each(wrong)('%s: %j is refused in the specified words', async (field, value, message) => {
  const { status, body } = await device.post(
    '/api/v1/accounts/delivery/address',
    form({ [field]: value }),
  )
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  expect(await list()).toEqual([])
})

test('an area of another state, or none, is refused; the edges of the rules pass', async () => {
  for (const lg of [place.otherLg, 2_147_483_647]) {
    const { status, body } = await device.post('/api/v1/accounts/delivery/address', form({ lg }))
    expect([status, body.errors.lg]).toEqual([422, ['Choose a local government area of the state']])
  }
  await add({ address: 'x'.repeat(45), city: 'Ed', phone_number: '1000000000', landmark: '' })
  // As many as people see: each letter has two marks.
  await add({ address: 'ẹ\u0301'.repeat(45) })
  const { first_name, address } = await add({
    first_name: 'Mary  Jane\u200b',
    address: '5\u2028Adelabu\n Street\u202e',
  })
  expect([first_name, address]).toEqual(['Mary Jane', '5 Adelabu Street'])
})

test('the first is the default; another becomes it with its flag, or by the call; it comes first', async () => {
  const first = await add()
  const second = await add({ city: 'Ikeja' })
  expect([first.is_default, second.is_default]).toEqual([1, 0])
  const third = await add({ is_default: 1 })
  expect(await defaultId()).toBe(third.id)
  expect((await list()).map(({ id }) => id)).toEqual([third.id, second.id, first.id])

  const changed = await device.post('/api/v1/accounts/change/default/address', { id: first.id })
  expect(changed.status).toBe(200)
  expect((await list()).filter((one: { is_default: number }) => one.is_default)).toMatchObject([
    { id: first.id },
  ])
})

test('an address is changed in place; the default stays the default', async () => {
  const [first, second] = [await add(), await add()]
  const change = (id: number, changes: object = {}) =>
    device.patch(`/api/v1/accounts/delivery/addresses/${id}`, form(changes))
  const { status, body } = await change(first.id, {
    address: '9 Palm Street',
    landmark: 'The gate',
  })
  expect(status).toBe(200)
  expect(body.data.delivery_address).toEqual({
    ...first,
    address: '9 Palm Street',
    landmark: 'The gate',
  })
  expect(await list()).toEqual([body.data.delivery_address, second])
  await change(second.id, { is_default: 1 })
  expect(await defaultId()).toBe(second.id)
  const wrong = await change(first.id, { lg: place.otherLg })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['lg']])
  const other = await testDevice(app)
  for (const id of [first.id, 999_999]) {
    const path = `/api/v1/accounts/delivery/addresses/${id}`
    expect((await other.patch(path, form({ address: 'Mine' }))).status).toBe(404)
  }
  expect(await list()).toHaveLength(2)
  expect((await list()).map((one: { address: string }) => one.address)).not.toContain('Mine')
})

test('a deleted default leaves its place to the newest', async () => {
  const [first, second, third] = [await add(), await add(), await add()]
  const remove = (id: number) => device.post(`/api/v1/accounts/delete-delivery-address/${id}`)
  expect((await remove(second.id)).status).toBe(200)
  expect(await defaultId()).toBe(first.id)
  await remove(first.id)
  expect(await defaultId()).toBe(third.id)
  await remove(third.id)
  expect(await defaultId()).toBeNull()
  expect((await remove(third.id)).status).toBe(404)
})

test('nobody touches another customer’s addresses', async () => {
  const { id } = await add()
  const stranger = await testDevice(app)
  const attempts = await Promise.all([
    stranger.post('/api/v1/accounts/change/default/address', { id }),
    stranger.post(`/api/v1/accounts/delete-delivery-address/${id}`),
    stranger.post('/api/v1/shipment/rate', { delivery_address: { id } }),
  ])
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await defaultId()).toBe(id)
})

test('twenty changes at once leave exactly one default; more than fifty addresses are too many', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => add({ is_default: 1 })))
  const answers = await Promise.all(
    made.map(({ id }, place) =>
      place % 3 === 0
        ? device.post(`/api/v1/accounts/delete-delivery-address/${id}`)
        : device.post('/api/v1/accounts/change/default/address', { id }),
    ),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const saved = await list()
  expect(saved).toHaveLength(13)
  expect(saved.filter((one: { is_default: number }) => one.is_default)).toHaveLength(1)

  await Promise.all(Array.from({ length: 37 }, () => add()))
  const { status, body } = await device.post('/api/v1/accounts/delivery/address', form())
  expect([status, body.code]).toEqual([400, 'list_full'])
})

test('kinds of address, shipping methods with a note, and a fee for every state can be read', async () => {
  const { body: kinds } = await device.get('/api/v1/address/types')
  expect(kinds.address_types[0]).toEqual({ id: 1, name: 'Home' })
  const { body: methods } = await device.get('/api/v1/shipment/shipping/types')
  expect(methods.data.shipping.map(({ code }) => code)).toEqual(shippingCodes)
  expect(methods.data.shipping[1]).toMatchObject({ delivery_fee: 1_000 })
  expect(methods.data.text).toContain('Ibadan')

  const { body } = await device.get('/api/v1/shipment/estimates')
  const { estimates } = body.data
  expect(estimates).toHaveLength(37)
  const fees = new Map(estimates.map((one: { name: string; fee: number }) => [one.name, one.fee]))
  expect(Number(fees.get('Oyo'))).toBeLessThan(Number(fees.get('Lagos')))
  expect(Number(fees.get('Lagos'))).toBeLessThan(Number(fees.get('Borno')))
})
