import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct } from '#server/catalogue/test-catalogue.ts'
import { pickUp, requireWhole } from '#server/checkout/test-checkout.ts'
import { read } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome } from '#server/staff/test-staff.ts'
import { testParcels } from '../test-parcels.ts'

const database = await testDatabase()
const { rows, store, funded, member, signedIn, prove } = await testParcels(database)
const phone = await addProduct(database, { amount: 100_000, stock: 1_000 })
const charger = await addProduct(database, { amount: 100_000, stock: 1_000 })
const codes = new Map<number, string>()
for (const { id, code } of await rows('SELECT id, code FROM products')) codes.set(id, code)

/** An IMEI with its check digit. */
function imei(body: number): string {
  const digits = String(body).padStart(14, '3')
  const sum = [...digits].reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** A picked order of phones, and a charger; answers its code, and what packs it. */
async function picked(units: number) {
  const by = await funded()
  const lines = [
    { product_id: phone, quantity: units },
    { product_id: charger, quantity: 1 },
  ]
  const { body } = await by.place(pickUp(lines, (units + 1) * 1_000))
  const code = String(body.data.orders.order_code)
  const { data: batch } = await store.post('/office/pick-batches', { count: 50 })
  const scans = batch.lines.flatMap((line: { line_id: number; units: number }) =>
    Array.from({ length: line.units }, () => ({
      key: randomUUID(),
      line_id: line.line_id,
      barcode: null,
    })),
  )
  await store.post(`/office/pick-batches/${batch.id}/scans`, { scans })
  const { data } = await store.get(`/office/fulfilments/${code}`)
  const [line, other] = data.lines
  const scanned = [
    { code: codes.get(phone), units },
    { code: codes.get(charger), units: 1 },
  ]
  const pack = (numbers: string[], lineId = line.line_id) =>
    store.post(`/office/fulfilments/${code}/packing`, {
      scanned,
      weight_grams: null,
      serials: [{ line_id: lineId, numbers }],
    })
  return { code, by, line, other, pack }
}

test('a member says in the office that a product has IMEIs; a role without products.edit does not', async () => {
  const editor = await signedIn(await member('Catalogue'))
  const facts = async () => {
    const { data } = await editor.get(`/office/products/${phone}`)
    return { ...data, category_id: data.category_id, serials: 'imei' }
  }
  expect(outcome(await store.call('PATCH', `/office/products/${phone}`, await facts()))).toBe(
    '403 forbidden',
  )
  const wrong = { ...(await facts()), serials: 'barcode' }
  expect(outcome(await editor.call('PATCH', `/office/products/${phone}`, wrong))).toBe(
    '422 validation_failed',
  )
  const { data } = await editor.call('PATCH', `/office/products/${phone}`, await facts())
  expect(data).toMatchObject({ serials: 'imei' })
})

test('each unit has one IMEI, which is checked, found again, and seen on the order’s page', async () => {
  const { code, line, other, pack } = await picked(2)
  expect([line.serials, other.serials]).toEqual(['imei', null])
  const [one, two] = [imei(1), imei(2)]
  const mistyped = `${one.slice(0, 14)}${(Number(one[14]) + 1) % 10}`
  for (const [numbers, words] of [
    [[], '0 of 2 numbers'],
    [[one], '1 of 2 numbers'],
    [[one, two, imei(3)], '3 of 2 numbers'],
    [[one, one], 'is there twice'],
    [[one, mistyped], 'a digit is wrong'],
    [[one, '12345'], 'it has 15 digits'],
  ] as const) {
    const { data, ...refused } = await pack([...numbers])
    expect([data, refused.status, refused.errors?.serials?.[0]]).toEqual([
      undefined,
      422,
      expect.stringContaining(words),
    ])
  }
  expect(outcome(await pack([one, two], other.line_id))).toBe('422 validation_failed')
  expect(outcome(await pack([one, two], 999_999))).toBe('422 validation_failed')
  const spaced = `${two.slice(0, 6)} ${two.slice(6, 12)} ${two.slice(12)}`
  const { data } = await pack([one, spaced])
  expect(data.lines).toMatchObject([{ numbers: [one, two].toSorted() }, { numbers: [] }])
  const { lines } = await read(store, code)
  expect(lines).toMatchObject([{ serials: [one, two].toSorted() }, { serials: [] }])
  for (const search of [two, spaced, ` ${two} `]) {
    const found = await store.get(`/office/orders?search=${encodeURIComponent(search)}`)
    expect(found.data.rows).toMatchObject([{ code }])
  }
  expect((await store.get(`/office/orders?search=${two.slice(1)}`)).data.rows).toEqual([])
})

test('no number is in two boxes, also at once; one of an order that ended or came back is free again', async () => {
  const number = imei(77)
  const [first, second] = [await picked(1), await picked(1)]
  const both = await Promise.all([first, second].map(({ pack }) => pack([number])))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [has, lacks] = both[0]?.status === 200 ? [first, second] : [second, first]
  expect(await lacks.pack([number])).toMatchObject({
    message: `${number} was packed for order ${has.code}.`,
  })
  // It ends in the house: its unit goes back to its bin.
  await has.by.post(`/api/v1/orders/${has.code}/cancel`, {})
  expect((await lacks.pack([number])).data).toMatchObject({ state: 'packed' })
  const { newest_move: seen_move } = await read(store, lacks.code)
  await store.post(`/office/orders/${lacks.code}/moves`, { seen_move, status: 'DELIVERED' })
  const third = await picked(1)
  expect(outcome(await third.pack([number]))).toBe('409 conflict')
  const who = await member('Owner')
  const owner = await signedIn(who)
  await prove(owner, who)
  const { newest_move } = await read(owner, lacks.code)
  const refund = { seen_move: newest_move, refund: { of: 'all' }, reason: 'it came back' }
  expect(outcome(await owner.post(`/office/orders/${lacks.code}/refunds`, refund))).toBe(200)
  expect((await third.pack([number])).data).toMatchObject({ state: 'packed' })
  await requireWhole(database)
})

test('the customer’s download has the numbers of what they bought', async () => {
  const { by, pack } = await picked(1)
  await pack([imei(900)])
  const answer = await by.get('/api/v1/accounts/data')
  expect(JSON.stringify(answer)).toContain(imei(900))
})
