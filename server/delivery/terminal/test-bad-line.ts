import { expect, vi } from 'vitest'
import { number, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { during, firstOf, kindOf, lineToBe, options, type Rig } from '#server/test-bad-lines.ts'
import { testAccount } from '#server/test-customer.ts'
import { openBadLine } from '#simulators/bad-line.ts'
import { requestShipment } from '../delivery.ts'
import { testOrder, testQuote } from '../shipments/test-orders.ts'
import { terminalShipments } from './shipments.ts'
import { testCarriers } from './test-carriers.ts'

const shipmentOf = rareStatement(
  'test-shipment-of',
  { state: text, attempts: number },
  'SELECT state, attempts FROM delivery_shipments WHERE order_id = $1',
)

/** Terminal: tracking a parcel, and booking one. */
export async function carrierRigs(database: Database): Promise<{ tracking: Rig; booking: Rig }> {
  const { line: laid, via } = lineToBe(openBadLine)
  const carriers = await testCarriers(database, { via })
  const line = await laid
  const { secretKey } = carriers.terminal
  const client = () => terminalShipments({ ...options, terminal: { url: line.url, secretKey } })
  const bookings = /^POST .*\/pickup$/
  const shipment = (orderId: number) => one(database, shipmentOf, [orderId])
  const area = { city: 'Ikeja', lg: 'Ikeja', state: 'Lagos' }
  const place = { street: '5 Adelabu Street', landmark: null, ...area }
  const to = { recipient: 'Ngozi Eze', phone: '+2348031234567', ...place }

  return {
    tracking: { kind: (fault) => during(line, fault, /./, () => kindOf(client().track('x'))) },
    booking: {
      kind: (fault) =>
        during(line, fault, bookings, () => kindOf(client().book({ rateId: 'x', orderCode: 'X' }))),
      async next(fault) {
        const accountId = await testAccount(carriers)
        const { id: orderId, code: orderCode } = await testOrder(database, accountId, new Date())
        const quoteId = await testQuote(carriers, accountId)
        const request = { orderId, orderCode, quoteId, to, at: carriers.clock.now() }
        await during(line, fault, bookings, async () => {
          await inTransaction(database.pool, (tx) => requestShipment(tx, request))
          await vi.waitFor(async () =>
            expect((await shipment(orderId)).attempts).toBeGreaterThan(0),
          )
        })
        await vi.waitFor(
          async () => {
            carriers.advance(60)
            expect((await shipment(orderId)).state).toBe('booked')
          },
          { interval: 200 },
        )
        const made = carriers.parcels.list().filter(({ order_code }) => order_code === orderCode)
        expect(made).toHaveLength(1)
        return firstOf(line.calls, /^GET .*\/shipments\?/, bookings)
      },
    },
  }
}
