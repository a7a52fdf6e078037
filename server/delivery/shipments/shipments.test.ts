import { createHmac } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testAccount } from '#server/test-customer.ts'
import { requestShipment, withdrawShipment } from '../delivery.ts'
import { testCarriers } from '../terminal/test-carriers.ts'
import { testOrder, testQuote } from './test-orders.ts'

const database = await testDatabase()
const carriers = await testCarriers(database)
const { clock, moves, url, terminal, simulator } = carriers

beforeEach(async () => {
  moves.length = 0
  await simulator('', { booking: 'works', webhook: 'works' })
})

const to = {
  recipient: 'Ngozi Eze',
  phone: '+2348031234567',
  street: '5 Adelabu Street',
  landmark: null,
  city: 'Ikeja',
  lg: 'Ikeja',
  state: 'Lagos',
}

/** A paid order whose shipment is requested. */
async function paidOrder(where: Partial<typeof to> = {}) {
  const accountId = await testAccount(carriers)
  const order = await testOrder(database, accountId, clock.now())
  const quoteId = await testQuote(carriers, accountId)
  const request = {
    orderId: order.id,
    orderCode: order.code,
    quoteId,
    to: { ...to, ...where },
    at: clock.now(),
  }
  await inTransaction(database.pool, (client) => requestShipment(client, request))
  return { ...order, request }
}

async function shipment(orderId: number) {
  const { rows } = await database.pool.query(
    'SELECT state, provider_id, tracking_number, attempts, unsure FROM delivery_shipments WHERE order_id = $1',
    [orderId],
  )
  return rows[0]
}

/** Waits until the worker has moved it to this state. */
async function reached(orderId: number, state: string) {
  return vi.waitFor(
    async () => {
      const found = await shipment(orderId)
      expect(found?.state).toBe(state)
      return found
    },
    { interval: 50 },
  )
}

function move(code: string, status: string) {
  return simulator('/move', { order_code: code, status })
}

async function parcelsOf(code: string): Promise<{ shipment_id: string }[]> {
  const response = await fetch(`${terminal.url}/shipments`, {
    headers: { authorization: `Bearer ${terminal.secretKey}` },
  })
  const { data } = await response.json()
  return data.filter(
    (one: { metadata: { order_code: string } }) => one.metadata.order_code === code,
  )
}

test('a paid order is booked by itself, once, and its parcel moves the order', async () => {
  const { id, code, request } = await paidOrder()
  await inTransaction(database.pool, (client) => requestShipment(client, request))
  const booked = await reached(id, 'booked')
  expect(booked.tracking_number).toMatch(/^[A-Z]{3}\d{9}$/)
  expect(await parcelsOf(code)).toHaveLength(1)

  expect((await move(code, 'delayed')).status).toBe(200)
  await move(code, 'in-transit')
  await move(code.toLowerCase(), 'delivered')
  expect(moves.map(({ orderId, status }) => [orderId, status])).toEqual([
    [id, 'delayed'],
    [id, 'in-transit'],
    [id, 'delivered'],
  ])
  expect(moves[0]?.note).toContain('later than planned')
  expect((await shipment(id)).state).toBe('delivered')
})

test('tracking events that come twice or too late move nothing twice or back', async () => {
  const { id, code } = await paidOrder()
  await reached(id, 'booked')
  await simulator('', { webhook: 'twice' })
  await move(code, 'in-transit')
  await move(code, 'in-transit')
  await move(code, 'delivered')
  await move(code, 'in-transit')
  await move(code, 'delayed')
  expect(moves.map(({ status }) => status)).toEqual(['in-transit', 'delivered'])
  expect((await shipment(id)).state).toBe('delivered')
})

test('each delay is noted once', async () => {
  const { id, code } = await paidOrder()
  const { provider_id: shipment_id } = await reached(id, 'booked')
  await simulator('', { webhook: 'twice' })
  await move(code, 'delayed')
  carriers.advance(60)
  await move(code, 'delayed')
  expect(moves.map(({ status }) => status)).toEqual(['delayed', 'delayed'])
  // Half a character in the carrier's words is a mark in its place.
  const events = [{ status: 'delayed', description: 'Held at Ogere \ud83d' }]
  expect(await send({ event: 'shipment.updated', data: { shipment_id, events } })).toBe(200)
  expect(moves.at(-1)?.note).toBe('Held at Ogere \ufffd')
})

test('tracking events in parallel are applied once', async () => {
  const { id } = await paidOrder()
  const { provider_id } = await reached(id, 'booked')
  const event = { event: 'shipment.in-transit', data: { shipment_id: provider_id } }
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)))
  expect(answers).toEqual(Array.from({ length: 20 }, () => 200))
  expect(moves).toHaveLength(1)
})

async function send(event: object, { key = terminal.secretKey, spaces = 0 } = {}) {
  const body = JSON.stringify(event, null, spaces)
  const signed = spaces > 0 ? JSON.stringify(event) : body
  const response = await fetch(`${url}/webhooks/terminal`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-terminal-signature': createHmac('sha512', key).update(signed).digest('hex'),
    },
    body,
  })
  return response.status
}

test('only signed events count; those of other shipments are accepted and change nothing', async () => {
  const { id, code } = await paidOrder()
  const { provider_id } = await reached(id, 'booked')
  const event = { event: 'shipment.delivered', data: { shipment_id: provider_id } }
  expect(await send(event, { key: 'another key' })).toBe(403)
  await simulator('', { webhook: 'forged' })
  expect((await move(code, 'in-transit')).body.taken).toBe(false)
  const strange = [
    { event: 'shipment.delivered', data: { shipment_id: 'SH-0' } },
    { event: 'shipment.confirmed', data: { shipment_id: provider_id, status: 'confirmed' } },
    { event: 'address.created', data: { address_id: 'AD-1' } },
    { event: 'shipment.updated', data: { shipment_id: provider_id, events: [null, 7, {}] } },
    { other: true },
  ]
  for (const one of strange) expect(await send(one)).toBe(200)
  expect(moves).toEqual([])
  // Signed over the JSON without its spaces.
  expect(await send(event, { spaces: 2 })).toBe(200)
  expect(moves.map(({ status }) => status)).toEqual(['delivered'])
})

test('the quote that was accepted is booked, for the address that it was made for alone', async () => {
  const rateOf = async ({ id }: { id: number }) => {
    const text = 'SELECT provider_rate_id FROM delivery_shipments WHERE order_id = $1'
    return (await database.pool.query(text, [id])).rows[0].provider_rate_id
  }
  expect(await rateOf(await paidOrder())).toMatch(/^RT-/)
  for (const other of [{ street: '9 Broad Street' }, { recipient: 'Chidi Eze' }]) {
    expect(await rateOf(await paidOrder(other))).toBeNull()
  }
})

test('a quote that cannot be booked any more, or for another street, is requested anew from the same carrier', async () => {
  const { id, code } = await paidOrder({ street: '9 Broad Street' })
  await reached(id, 'booked')
  expect(await parcelsOf(code)).toHaveLength(1)

  await simulator('', { booking: 'stale' })
  const second = await paidOrder()
  await vi.waitFor(async () => expect((await shipment(second.id)).attempts).toBe(1))
  await simulator('', { booking: 'works' })
  await due()
  await reached(second.id, 'booked')
  expect(await parcelsOf(second.code)).toHaveLength(1)
})

/** Makes what waits for another attempt due now. */
async function due() {
  await database.pool.query(
    'UPDATE delivery_shipments SET next_attempt_at = $1, claimed_until = NULL',
    [clock.now()],
  )
}

test('a booking that was taken without an answer is found again, not made twice', async () => {
  await simulator('', { booking: 'hangs' })
  const { id, code } = await paidOrder()
  await vi.waitFor(async () => expect((await shipment(id)).unsure).toBe(true))
  await simulator('', { booking: 'works' })
  await due()
  const { provider_id } = await reached(id, 'booked')
  expect((await parcelsOf(code)).map(({ shipment_id }) => shipment_id)).toEqual([provider_id])
})

test('twelve orders and three processes that book at once make twelve bookings', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => paidOrder()))
  await Promise.all([carriers.runJobs(), carriers.runJobs(), carriers.runJobs()])
  for (const { id, code } of orders) {
    await reached(id, 'booked')
    expect(await parcelsOf(code)).toHaveLength(1)
  }
})

test('an empty wallet at the provider makes a shipment wait, not get lost', async () => {
  await simulator('', { booking: 'broke' })
  const { id } = await paidOrder()
  await vi.waitFor(async () => expect((await shipment(id)).attempts).toBeGreaterThan(0))
  expect((await shipment(id)).state).toBe('waiting')
  await simulator('', { booking: 'works' })
  await due()
  await reached(id, 'booked')
})

test('a carrier that cancels is booked again; one that returns a parcel leaves it to staff', async () => {
  const { id, code } = await paidOrder()
  const first = await reached(id, 'booked')
  await send({ event: 'shipment.cancelled', data: { shipment_id: first.provider_id } })
  expect(moves).toMatchObject([{ status: 'delayed', note: expect.stringContaining('cancelled') }])
  const second = await reached(id, 'booked')
  expect(second.provider_id).not.toBe(first.provider_id)

  await move(code, 'in-transit')
  await send({ event: 'shipment.cancelled', data: { shipment_id: second.provider_id } })
  expect((await shipment(id)).state).toBe('failed')
})

test('an order whose quote is deleted is paid all the same, and left to staff', async () => {
  const accountId = await testAccount(carriers)
  const { id: orderId, code: orderCode } = await testOrder(database, accountId, clock.now())
  const request = { orderId, orderCode, quoteId: 'A'.repeat(22), to, at: clock.now() }
  await inTransaction(database.pool, (client) => requestShipment(client, request))
  expect((await shipment(orderId)).state).toBe('failed')
  const { rows } = await database.pool.query(
    'SELECT parcel FROM delivery_shipments WHERE order_id = $1',
    [orderId],
  )
  expect(rows).toEqual([{ parcel: { to, items: [] } }])
})

test('lost tracking events are found by a look-up', async () => {
  const { id, code } = await paidOrder()
  await reached(id, 'booked')
  await simulator('', { webhook: 'lost' })
  await move(code, 'delayed')
  await move(code, 'in-transit')
  await carriers.runJobs()
  expect(moves).toEqual([])
  carriers.advance(4 * 3_600)
  await carriers.runJobs()
  expect(moves.filter(({ orderId }) => orderId === id).map(({ status }) => status)).toEqual([
    'delayed',
    'in-transit',
  ])
})

test('the delivery of a cancelled order ends, before and after it was booked', async () => {
  const early = await paidOrder()
  await inTransaction(database.pool, (client) =>
    withdrawShipment(client, { orderId: early.id, at: clock.now() }),
  )
  const late = await paidOrder()
  await reached(late.id, 'booked')
  await inTransaction(database.pool, (client) =>
    withdrawShipment(client, { orderId: late.id, at: clock.now() }),
  )
  await reached(late.id, 'cancelled')
  await vi.waitFor(async () => {
    const state = (await shipment(early.id)).state
    expect(state).toBe('cancelled')
  })
  expect(moves).toEqual([])
  expect((await move(late.code, 'in-transit')).status).toBe(404)
})

test('the console moves parcels by its form, and says what it does not understand', async () => {
  expect((await move('NOBODY', 'delivered')).status).toBe(404)
  expect((await move('NOBODY', 'lost')).status).toBe(422)
  expect((await simulator('', { booking: 'toString' })).status).toBe(422)
  expect(terminal.panel.panel()).toContain('/simulators/carriers/move')
})
