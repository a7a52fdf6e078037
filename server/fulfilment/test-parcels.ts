import { randomUUID } from 'node:crypto'
import { testOrderOffice } from '#server/orders/office/test-order-office.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OfficeBrowser } from '#server/staff/test-staff.ts'

export const barcode = '6151100000012'

interface Line {
  line_id: number
  units: number
  picked: number
}

/** A mall whose store picks lamps at a bin, with a member who works there. */
export async function testParcels(database: Database) {
  const office = await testOrderOffice(database)
  const { rows, lamp, member, signedIn, place } = office
  await rows('UPDATE stock_facts SET barcode = $2, bin = $3 WHERE product_id = $1', [
    lamp,
    barcode,
    'A-2',
  ])
  const store = await signedIn(await member('Store'))

  /** Sends an order to somebody, in place of its pick-up. */
  async function sendTo(
    code: string,
    { carrier = 'Swift', recipient = 'Ada', street = '12 Adeola Street' } = {},
  ): Promise<void> {
    await rows(
      `UPDATE orders SET shipping_code = 'carrier', shipping_method = 'Carrier',
         carrier_name = $2, recipient = $3, phone = '+2348031234567', street = $4,
         city = 'Ibadan', lg = 'Ibadan North', state = 'Oyo' WHERE order_code = $1`,
      [code, carrier, recipient, street],
    )
  }

  /** Takes all that waits, and picks all of it. */
  async function pickAll(by: OfficeBrowser = store) {
    const { data: batch } = await by.post('/office/pick-batches', { count: 50 })
    const scans = batch.lines.flatMap(({ line_id, units, picked }: Line) =>
      Array.from({ length: units - picked }, () => ({ key: randomUUID(), line_id, barcode })),
    )
    await by.post(`/office/pick-batches/${batch.id}/scans`, { scans })
    return batch
  }

  function pack(code: string, scanned: object[], more: object = {}, by: OfficeBrowser = store) {
    const body = { scanned, weight_grams: null, ...more }
    return by.post(`/office/fulfilments/${code}/packing`, body)
  }

  /** A packed order of two lamps that this carrier takes. */
  async function packed(carrier = 'Swift'): Promise<string> {
    const { code } = await place()
    await sendTo(code, { carrier })
    await pickAll()
    const { status, message } = await pack(code, [{ code: barcode, units: 2 }])
    if (status !== 200) throw new Error(message)
    return code
  }

  return { ...office, store, sendTo, pickAll, pack, packed }
}
