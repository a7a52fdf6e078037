import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '#server/platform/log.ts'
import { terminalShipments } from './shipments.ts'

const hour = 3_600_000
const requestedAt = new Date('2026-11-20T12:00:00Z')

/** The shipments at Terminal, in the order in which it lists them. */
let held: object[] = []
let pagesRequested = 0
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const size = Number(searchParams.get('perPage'))
  const from = (Number(searchParams.get('page')) - 1) * size
  pagesRequested += 1
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ status: true, data: held.slice(from, from + size) }))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
// A server that listens has an address with a port.
const { port } = server.address() as AddressInfo
afterAll(() => server.close())
beforeEach(() => {
  pagesRequested = 0
})

const terminal = { url: `http://127.0.0.1:${port}`, secretKey: 'key' }
const find = () =>
  terminalShipments({
    terminal,
    timeoutMs: 5_000,
    cooldownMs: 10,
    log: openLog('silent'),
  }).findBooking({ orderCode: 'MINE', since: requestedAt })

function shipment(hoursBefore: number, code = 'OTHER') {
  return {
    shipment_id: `SH-${code}-${hoursBefore}`,
    status: 'confirmed',
    created_at: new Date(requestedAt.getTime() - hoursBefore * hour).toISOString(),
    metadata: { order_code: code },
  }
}

/** Six thousand bookings, one an hour, the newest first. */
const years = Array.from({ length: 6_000 }, (_, hours) => shipment(hours - 50))

test('of years of bookings only those since the request are read, and then there is none', async () => {
  held = years
  expect(await find()).toBeNull()
  expect(pagesRequested).toBe(2)
})

test('a list in another order, or without times, is read on until the booking is found', async () => {
  const others = years.slice(0, 450)
  held = [...others.toReversed(), shipment(0, 'MINE')]
  expect((await find())?.providerId).toBe('SH-MINE-0')
  held = [...others.map((one) => ({ ...one, created_at: undefined })), shipment(0, 'MINE')]
  expect((await find())?.providerId).toBe('SH-MINE-0')
})

test('a list that does not end leaves it unknown: a second booking would cost twice', async () => {
  held = years.toReversed()
  await expect(find()).rejects.toMatchObject({ kind: 'unknown' })
})
