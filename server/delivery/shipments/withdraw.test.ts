import { createHmac } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testAccount } from '#server/test-customer.ts'
import { eraseAddresses, requestShipment, withdrawShipment } from '../delivery.ts'
import { testCarriers } from '../terminal/test-carriers.ts'
import { testOrder, testQuote } from './test-orders.ts'

const database = await testDatabase()
const { pool } = database
const carriers = await testCarriers(database)
const { clock, moves, url, terminal, simulator } = carriers

beforeEach(async () => {
  moves.length = 0
  await simulator('', { booking: 'works', webhook: 'works' })
})

/** A paid order whose shipment is requested. */
async function paidOrder() {
  const accountId = await testAccount(carriers)
  const order = await testOrder(database, accountId, clock.now())
  const to = {
    recipient: 'Ngozi Eze',
    phone: '+2348031234567',
    street: '5 Adelabu Street',
    landmark: null,
    city: 'Ikeja',
    lg: 'Ikeja',
    state: 'Lagos',
  }
  const quoteId = await testQuote(carriers, accountId)
  const request = { orderId: order.id, orderCode: order.code, quoteId, to, at: clock.now() }
  await inTransaction(pool, (tx) => requestShipment(tx, request))
  return { ...order, accountId }
}

async function shipment(orderId: number) {
  const { rows } = await pool.query(
    'SELECT state, provider_id, unsure, attempts, reason FROM delivery_shipments WHERE order_id = $1',
    [orderId],
  )
  return rows[0]
}

function reached(orderId: number, expected: object) {
  return vi.waitFor(
    async () => {
      const found = await shipment(orderId)
      expect(found).toMatchObject(expected)
      return found
    },
    { interval: 50 },
  )
}

/** Makes what waits for another attempt due now. */
async function due(orderId: number) {
  await pool.query(
    `UPDATE delivery_shipments SET next_attempt_at = $1, claimed_until = least(claimed_until, $1)
     WHERE order_id = $2`,
    [clock.now(), orderId],
  )
}

function withdraw(orderId: number) {
  return inTransaction(pool, (tx) => withdrawShipment(tx, { orderId, at: clock.now() }))
}

/** An order's parcels with the carriers. */
function parcelStates(code: string): string[] {
  const held = carriers.parcels.list().filter(({ order_code }) => order_code === code)
  return held.map(({ status }) => status)
}

test('a withdrawn delivery that may have been booked is looked up and cancelled', async () => {
  await simulator('', { booking: 'hangs' })
  const { id, code } = await paidOrder()
  await reached(id, { unsure: true })
  await withdraw(id)
  await simulator('', { booking: 'works' })
  await due(id)
  await reached(id, { state: 'cancelled' })
  expect(parcelStates(code)).toEqual(['cancelled'])
})

test('a withdrawn delivery is cancelled after its customer has left, too', async () => {
  await simulator('', { booking: 'hangs' })
  const { id, code, accountId } = await paidOrder()
  await reached(id, { unsure: true })
  await withdraw(id)
  await inTransaction(pool, (tx) => eraseAddresses(tx, accountId, [id]))
  await simulator('', { booking: 'works' })
  await due(id)
  await reached(id, { state: 'cancelled' })
  expect(parcelStates(code)).toEqual(['cancelled'])
})

test('a delivery that is withdrawn while its booking hangs is cancelled too', async () => {
  await simulator('', { booking: 'hangs' })
  const { id, code } = await paidOrder()
  await vi.waitFor(() => expect(parcelStates(code)).toEqual(['confirmed']))
  await withdraw(id)
  await simulator('', { booking: 'works' })
  await vi.waitFor(
    async () => {
      await due(id)
      expect(await shipment(id)).toMatchObject({ state: 'cancelled' })
    },
    { interval: 200 },
  )
  expect(parcelStates(code)).toEqual(['cancelled'])
})

test('a booking without an answer that is on its way already is not made twice', async () => {
  await simulator('', { booking: 'hangs' })
  const { id, code } = await paidOrder()
  await reached(id, { unsure: true })
  await simulator('/move', { order_code: code, status: 'in-transit' })
  await simulator('', { booking: 'works' })
  await due(id)
  await vi.waitFor(async () => expect((await shipment(id)).state).not.toBe('waiting'))
  expect(parcelStates(code)).toEqual(['in-transit'])
})

test('a booking is found on the last page of many', async () => {
  await simulator('', { booking: 'hangs' })
  const { id, code } = await paidOrder()
  await reached(id, { unsure: true })
  await simulator('', { booking: 'works' })
  const mine = carriers.parcels.find(({ order_code }) => order_code === code)
  if (!mine) throw new Error('nothing was booked')
  for (let n = 0; n < 101; n += 1) {
    carriers.parcels.save({ ...mine, shipment_id: `SH-${n}`, order_code: `ANOTHER${n}` })
  }
  await due(id)
  await reached(id, { state: 'booked' })
  expect(parcelStates(code)).toEqual(['confirmed'])
})

async function send(event: object) {
  const body = JSON.stringify(event)
  const signature = createHmac('sha512', terminal.secretKey).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-terminal-signature': signature }
  return (await fetch(`${url}/webhooks/terminal`, { method: 'POST', headers, body })).status
}

test('tracking events that wait while the order is refunded do not revive its parcel', async () => {
  const { id, code } = await paidOrder()
  const { provider_id } = await reached(id, { state: 'booked' })
  const refund = await pool.connect()
  await refund.query('BEGIN')
  await refund.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [id])
  const sent = send({ event: 'shipment.cancelled', data: { shipment_id: provider_id } })
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1))
  await withdrawShipment(refund, { orderId: id, at: clock.now() })
  await refund.query('COMMIT')
  refund.release()
  expect(await sent).toBe(200)
  await reached(id, { state: 'cancelled' })
  await carriers.runJobs()
  expect(parcelStates(code)).toHaveLength(1)
})

test('a parcel that its carrier gives back after its customer has left is not sent anew', async () => {
  const { id, code, accountId } = await paidOrder()
  const { provider_id } = await reached(id, { state: 'booked' })
  await inTransaction(pool, (tx) => eraseAddresses(tx, accountId, [id]))
  const event = { event: 'shipment.cancelled', data: { shipment_id: provider_id } }
  expect(await send(event)).toBe(200)
  await reached(id, { state: 'waiting', attempts: 1, reason: 'its customer has left' })
  expect(parcelStates(code)).toHaveLength(1)
})
