import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillPath, queryString } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errors } from '#contract/errors.ts'
import { pickUp, testShopper } from './checkout/test-checkout.ts'
import { number, text } from './platform/database/columns.ts'
import { one } from './platform/database/query.ts'
import { rareStatement } from './platform/database/statement.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testOrder } from './reviews/test-orders.ts'
import { type TestDevice, testDevice } from './test-customer.ts'
import {
  type CallInput,
  type Foreign,
  foreignCalls,
  type Owned,
  ownCalls,
} from './test-foreign-calls.ts'
import { type TestPerson, testPeople } from './test-people.ts'

const database = await testDatabase()
const { app, kettle, regular } = await testPeople(database)

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain))
const forPeople = endpoints
  .filter(({ access }) => access === 'optional' || access === 'customer')
  .map(({ method, path }) => `${method} ${path}`)
/** An open stream: `notifications/events.test.ts` tests whose events it sends. */
const stream = 'GET /events'

let ada: TestPerson
let owned: Owned
let foreign: Foreign[]

beforeAll(async () => {
  ada = await regular()
  owned = await ownedBy(ada)
  foreign = foreignCalls(owned, kettle)
})

test('each call for the signed in is tried with another’s things, or has none in it', () => {
  const tried = [...foreign.map(({ call }) => call), ...Object.keys(ownCalls(kettle)), stream]
  expect([...new Set(tried)].sort()).toEqual(forPeople.sort())
})

test('each name of a thing in a call is somebody’s or everybody’s', () => {
  const names = endpoints.flatMap(({ params, query, body }) =>
    [params, query, body].flatMap((schema) => (schema ? namesIn(schema) : [])),
  )
  const things = names.filter((name) => /(id|ids|code|ref|key|slug)$/i.test(name))
  expect([...new Set(things)].sort()).toEqual([...ones, ...everybodys].sort())
})

/** Fields that identify what one customer owns: `foreignCalls` sends each of them. */
const ones = [
  'delivery_address_id',
  'id',
  'notification_id',
  'order_code',
  'orderId',
  'productOrderId',
  'rate_id',
  'tx_ref',
]
/** Fields that are the same for everybody, secret, or chosen by the caller. */
const everybodys = [
  'address_type_id',
  'carrier_id',
  'categoryId',
  'combo_id',
  'country_id',
  'isoCode',
  'lg_id',
  'payment_code',
  'product_id',
  'products_id',
  'shipping_method_id',
  'state_id',
  'variation_ids',
  'code',
  'coupon_code',
  'key',
  'merge_id',
  'rawId',
  'recovery_code',
  'sorting_key',
  'verification_code',
]

test('with another customer’s ids nobody reads or changes that customer’s data', async () => {
  const before = await everythingOf(ada)
  for (const { refused, ...sent } of foreign) {
    const { status, text } = await send(await testDevice(app), sent)
    expect([sent.call, status, text]).toEqual([
      sent.call,
      errors[refused].status,
      expect.stringContaining(`"code":"${refused}"`),
    ])
  }
  for (const [call, sent] of Object.entries(ownCalls(kettle))) {
    const { status, text } = await send(await testDevice(app), { ...sent, call })
    expect([call, status, status < 500]).toEqual([call, status, true])
    // The first name under a signed review is public.
    for (const mark of [`Quarter${ada.name}`, ada.email, owned.delivered.code, owned.open.code]) {
      expect([call, text.includes(mark)]).toEqual([call, false])
    }
  }
  expect(await everythingOf(ada)).toBe(before)
})

test('under another customer’s idempotency key everybody places an order of their own', async () => {
  const [one, other] = await Promise.all([testShopper(app), testShopper(app)])
  const order = pickUp([{ product_id: kettle, quantity: 1 }], 1_000, {
    payment_code: 'flutterwave',
  })
  const codes = []
  for (const shopper of [one, other, one]) {
    const { body } = await shopper.place(order, 'the-same-key')
    codes.push(body.data.orders.order_code)
  }
  expect(codes[2]).toBe(codes[0])
  expect(codes[1]).not.toBe(codes[0])
})

test('whose things they are can make each of these calls', async () => {
  for (const { refused: _, ...sent } of foreign) {
    const { status, text } = await send(ada, sent)
    expect([sent.call, status, text]).toEqual([sent.call, 200, text])
  }
  expect(await everythingOf(ada)).not.toContain(`"session_id":${owned.sessionId}`)
})

async function send(
  { headers }: TestDevice,
  { call, params, query, body }: CallInput & { call: string },
) {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(`${app.url}/api/v1${fillPath(path, params)}${queryString(query)}`, {
    method,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    body: method !== 'GET' ? JSON.stringify(body ?? {}) : undefined,
  })
  return { status: response.status, text: await response.text() }
}

/** The personal data of one customer, without what changes by itself. */
async function everythingOf({ get }: TestDevice): Promise<string> {
  const { made_at, messages, ...data } = (await get('/api/v1/accounts/data')).body.data
  return JSON.stringify(data, (name, value) => (name === 'last_seen_at' ? undefined : value))
}

async function ownedBy(person: TestPerson): Promise<Owned> {
  const { accountId } = person
  const delivered = await testOrder(app, accountId, [kettle])
  const pickUp = { shipping_method_id: 3, sub_total: 1_000, shipping: 0, total: 1_000 }
  const product_orders = [{ product_id: kettle, quantity: 1 }]
  const order = { product_orders, ...pickUp, payment_code: 'flutterwave' }
  const placed = await person.post('/api/v1/orders/checkout', order)
  const code = placed.body.data.orders.order_code
  const [passkey, notification, address, payment] = await Promise.all([
    one(database, addPasskey, [accountId, app.clock.now()]),
    one(database, newestNotification, [accountId]),
    one(database, newestAddress, [accountId]),
    one(database, paymentOfOrder, [code]),
  ])
  const rates = await person.post('/api/v1/shipment/rate', { delivery_address: address })
  const quote = rates.body.data[0] ?? expect.fail('nobody goes there')
  const area = await one(database, areaOfQuote, [quote.id])
  return {
    sessionId: (await testDevice(app, accountId)).sessionId,
    addressId: address.id,
    passkeyId: passkey.id,
    notificationId: notification.id,
    delivered: { ...delivered, lineId: delivered.lineIds[0] ?? expect.fail('an order has a line') },
    open: { code, txRef: payment.tx_ref },
    quote: { id: quote.id, amount: quote.amount, ...area },
  }
}

const addPasskey = rareStatement(
  'test-add-passkey',
  { id: number },
  `INSERT INTO account_passkeys
     (account_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
   VALUES ($1, 'a', 'b', 0, '{}', 'Phone', false, $2) RETURNING id`,
)

const newestNotification = rareStatement(
  'test-newest-notification',
  { id: number },
  'SELECT max(id) AS id FROM notifications WHERE account_id = $1',
)

const newestAddress = rareStatement(
  'test-newest-address',
  { id: number },
  'SELECT max(id) AS id FROM delivery_addresses WHERE account_id = $1',
)

const paymentOfOrder = rareStatement(
  'test-payment-of-order',
  { tx_ref: text },
  'SELECT tx_ref FROM payments WHERE order_code = $1',
)

const areaOfQuote = rareStatement(
  'test-area-of-quote',
  { state_id: number, lg_id: number },
  'SELECT state_id, lga_id AS lg_id FROM delivery_quotes WHERE id = $1',
)

/** Field names at any depth of a call's input. */
function namesIn(schema: z.ZodType): string[] {
  return namesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function namesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(namesOf)]
}
