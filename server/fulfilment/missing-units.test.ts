import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { read } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome } from '#server/staff/test-staff.ts'
import { barcode, testParcels } from './test-parcels.ts'

const database = await testDatabase()
const { store, place, pack } = await testParcels(database)

test('an unpaid pick-up goes on without missing units, and the counter sells what is there', async () => {
  const { code } = await place('pay-on-pickup', { units: 3 })
  const { data: batch } = await store.post('/office/pick-batches', { count: 50 })
  const [line] = batch.lines
  const scans = [1, 2].map(() => ({ key: randomUUID(), line_id: line.line_id, barcode }))
  await store.post(`/office/pick-batches/${batch.id}/scans`, { scans })
  await store.post(`/office/pick-batches/${batch.id}/missing`, { line_id: line.line_id })
  const resumed = await store.post(`/office/fulfilments/${code}/resume`, { how: 'without-missing' })
  expect(resumed.data).toMatchObject({ state: 'picked', is_paid: false, lines: [{ units: 2 }] })
  const { timeline } = await read(store, code)
  expect(timeline.map(({ text }: { text: string | null }) => text)).toContainEqual(
    expect.stringMatching(/^We do not have these units: 1 × Product/),
  )
  expect(outcome(await pack(code, [{ code: barcode, units: 3 }]))).toBe('409 conflict')
  expect(outcome(await pack(code, [{ code: barcode, units: 2 }]))).toBe(200)
  const { data } = await store.get(`/office/counter/${code}?proof=Ngozi`)
  const [{ line_id, today_amount: seen_price }] = data.lines
  expect(data.lines).toMatchObject([{ units: 3, available: 2 }])
  const sell = (taken: number) =>
    store.post(`/office/counter/${code}`, {
      seen_move: data.newest_move,
      proof: 'Ngozi',
      lines: [{ line_id, taken, seen_price }],
      payment: { by: 'terminal', reference: 'RRN 0002' },
    })
  expect(outcome(await sell(3))).toBe('422 validation_failed')
  expect((await sell(2)).data).toMatchObject({ paid: 2 * seen_price })
  expect((await store.get(`/office/fulfilments/${code}`)).data.state).toBe('handed-over')
  await requireWhole(database)
})
