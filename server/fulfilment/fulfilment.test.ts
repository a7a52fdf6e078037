import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { read, testOrderOffice } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome } from '#server/staff/test-staff.ts'

const database = await testDatabase()
const office = await testOrderOffice(database)
const { clock, rows, lamp, member, signedIn, prove, funded, place } = office
const barcode = '6151100000012'
let store: OfficeBrowser

beforeAll(async () => {
  await rows('UPDATE stock_facts SET barcode = $2, bin = $3 WHERE product_id = $1', [
    lamp,
    barcode,
    'A-2',
  ])
  store = await signedIn(await member('Store'))
})

interface Line {
  line_id: number
  order_code: string
  units: number
  picked: number
}

async function take(by = store, count = 50) {
  return by.post('/office/pick-batches', { count })
}

/** Sends one scan for each unit of these lines. */
function scansOf(lines: Line[], read: string | null = barcode) {
  return lines.flatMap(({ line_id, units, picked }) =>
    Array.from({ length: units - picked }, () => ({ key: randomUUID(), line_id, barcode: read })),
  )
}

function scan(batch: { id: number }, scans: object[], by = store) {
  return by.post(`/office/pick-batches/${batch.id}/scans`, { scans })
}

/** Takes all that waits, and picks all of it. */
async function pickAll(by = store) {
  const { data: batch } = await take(by)
  await scan(batch, scansOf(batch.lines), by)
  return batch
}

function pack(code: string, scanned: object[], more: object = {}, by = store) {
  const body = { scanned, weight_grams: null, ...more }
  return by.post(`/office/fulfilments/${code}/packing`, body)
}

async function stateOf(code: string, by = store): Promise<string> {
  return (await by.get(`/office/fulfilments/${code}`)).data.state
}

test('paid and reserved orders are picked, packed and ready; what is not paid is not', async () => {
  const [paid, reserved, unpaid] = [
    await place(),
    await place('pay-on-pickup'),
    await place('flutterwave'),
  ]
  const { data: batch } = await take()
  const codes = batch.orders.map(({ code }: { code: string }) => code)
  expect(codes).toEqual([paid.code, reserved.code])
  expect(codes).not.toContain(unpaid.code)
  expect(batch.lines).toMatchObject([
    { order_code: paid.code, box: 1, bin: 'A-2', units: 2, picked: 0, barcode },
    { order_code: reserved.code, box: 2, bin: 'A-2', units: 2 },
  ])
  const { data } = await scan(batch, scansOf(batch.lines))
  expect(data.batch).toMatchObject({
    is_done: true,
    orders: [{ state: 'picked' }, { state: 'picked' }],
  })
  for (const code of codes) {
    expect(outcome(await pack(code, [{ code: barcode, units: 2 }]))).toBe(200)
  }
  expect(await read(store, reserved.code)).toMatchObject({ status: 'PROCESSING' })
  const titles = (await read(store, paid.code)).timeline.map(
    ({ title }: { title: string }) => title,
  )
  expect(titles).toEqual(
    expect.arrayContaining([
      'Packed',
      'Picked',
      'Is being picked',
      expect.stringMatching(/^(SMS|E-mail): order ready, /),
    ]),
  )
  await requireWhole(database)
})

test('a scan counts once, however often a phone sends it; wrong codes and units too many count nothing', async () => {
  await place('wallets', { units: 3 })
  const { data: batch } = await take()
  const [line] = batch.lines
  const first = { key: randomUUID(), line_id: line.line_id, barcode }
  const wrong = { key: randomUUID(), line_id: line.line_id, barcode: '4006381333931' }
  const foreign = { key: randomUUID(), line_id: 999_999, barcode }
  const { data } = await scan(batch, [first, wrong, first, foreign])
  expect(data.outcomes.map((one: { outcome: string }) => one.outcome)).toEqual([
    'counted',
    'wrong',
    'counted',
    'wrong',
  ])
  expect(data.batch.lines[0].picked).toBe(1)
  // An answer that was lost: all of it again, with more.
  const rest = scansOf([{ ...line, picked: 1 }], null)
  const again = await Promise.all([1, 2, 3].map(() => scan(batch, [first, wrong, ...rest])))
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  const { data: after } = await store.get(`/office/pick-batches/${batch.id}`)
  expect(after).toMatchObject({ is_done: true, lines: [{ picked: 3 }] })
  const late = await scan(batch, [{ key: randomUUID(), line_id: line.line_id, barcode }])
  expect(late.data.outcomes).toMatchObject([{ outcome: 'wrong' }])
})

test('eight pickers at once share two hundred orders: each is in one batch', async () => {
  const shoppers = await Promise.all(Array.from({ length: 10 }, funded))
  await Promise.all(
    shoppers.map(async (by) => {
      for (let number = 0; number < 20; number++) await place('wallets', { by, units: 1 })
    }),
  )
  const pickers: OfficeBrowser[] = []
  for (let number = 0; number < 8; number++) pickers.push(await signedIn(await member('Store')))
  const taken = await Promise.all(
    pickers.map(async (by) => {
      const codes: string[] = []
      for (;;) {
        const { status, data } = await take(by, 7)
        if (status !== 200) return codes
        codes.push(...data.orders.map(({ code }: { code: string }) => code))
      }
    }),
  )
  const all = taken.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBe(200)
  expect(taken.filter((codes) => codes.length > 0).length).toBeGreaterThan(1)
})

test('a batch is its picker’s; after two hours without a scan another member goes on with it', async () => {
  await place()
  const { data: batch } = await take()
  const other = await signedIn(await member('Store'))
  expect(await scan(batch, scansOf(batch.lines), other)).toMatchObject({
    status: 409,
    message: 'Sade Williams picks this batch.',
  })
  const takeOver = (by: OfficeBrowser) => by.post(`/office/pick-batches/${batch.id}/take-over`, {})
  expect(outcome(await takeOver(other))).toBe('409 conflict')
  await clock.advance(2 * 3_600 + 60)
  const rested = await signedIn(await member('Store'))
  expect((await rested.get('/office/picking')).data.batches).toContainEqual(
    expect.objectContaining({ id: batch.id, is_free: true, is_mine: false }),
  )
  expect(outcome(await takeOver(rested))).toBe(200)
  expect(outcome(await scan(batch, scansOf(batch.lines), rested))).toBe(200)
  store = rested
})

test('of three two are found: the order stops, and support lets it wait or refunds the rest and goes on', async () => {
  const [waits, goesOn] = [
    await place('wallets', { units: 3 }),
    await place('wallets', { units: 3 }),
  ]
  const { data: batch } = await take()
  for (const line of batch.lines) await scan(batch, scansOf([{ ...line, units: 2 }]))
  for (const { line_id } of batch.lines) {
    const { status } = await store.post(`/office/pick-batches/${batch.id}/missing`, { line_id })
    expect(status).toBe(200)
  }
  const stopped = await store.get(`/office/fulfilments/${waits.code}`)
  expect(stopped.data).toMatchObject({
    state: 'stopped',
    reason: expect.stringContaining('2 of 3 found'),
  })
  expect(outcome(await pack(waits.code, [{ code: barcode, units: 2 }]))).toBe('409 conflict')
  const resume = (code: string, how: string, by = store) =>
    by.post(`/office/fulfilments/${code}/resume`, { how })
  expect(outcome(await resume(goesOn.code, 'without-missing'))).toBe('403 forbidden')
  const who = await member('Manager')
  const manager = await signedIn(who)
  await clock.advance(6 * 60)
  expect(outcome(await resume(goesOn.code, 'without-missing', manager))).toBe('403 step_up_needed')
  await prove(manager, who)
  expect((await resume(waits.code, 'wait')).data).toMatchObject({ state: 'waiting' })
  expect((await resume(goesOn.code, 'without-missing', manager)).data).toMatchObject({
    state: 'picked',
    lines: [{ units: 2 }],
  })
  expect(await read(store, goesOn.code)).toMatchObject({ refunded: 2000 })
  expect(outcome(await pack(goesOn.code, [{ code: barcode, units: 3 }]))).toBe('409 conflict')
  expect(outcome(await pack(goesOn.code, [{ code: barcode, units: 2 }]))).toBe(200)
  expect((await pickAll()).orders.map(({ code }: { code: string }) => code)).toEqual([waits.code])
  expect(await stateOf(waits.code)).toBe('picked')
  await requireWhole(database)
})

test('a packed pick-up is handed over where its customer collects it', async () => {
  const { code } = await place('pay-on-pickup')
  await pickAll()
  await pack(code, [{ code: barcode, units: 2 }])
  expect(
    await store.post(`/office/fulfilments/${code}/hand-over`, { taken_by: 'Ada' }),
  ).toMatchObject({
    message: 'This order is picked up at the store.',
  })
  const { data } = await store.get(`/office/counter/${code}?proof=Ngozi`)
  const [{ line_id, today_amount: seen_price }] = data.lines
  const lines = [{ line_id, taken: 2, seen_price }]
  const payment = { by: 'terminal', reference: 'RRN 0001' }
  const sale = { seen_move: data.newest_move, proof: 'Ngozi', lines, payment }
  await store.post(`/office/counter/${code}`, sale)
  expect(await stateOf(code)).toBe('handed-over')
  expect(outcome(await pack(code, [{ code: barcode, units: 2 }]))).toBe('409 conflict')
  await requireWhole(database)
})

test('a packed order leaves with a carrier or at a park, where the waybill is told to its customer', async () => {
  const { code } = await place()
  await rows(
    `UPDATE orders SET shipping_code = 'public-transport', recipient = 'Ada', phone = '+2348031234567',
       street = '1 Test Road', state = 'Oyo' WHERE order_code = $1`,
    [code],
  )
  const handOver = (body: object) => store.post(`/office/fulfilments/${code}/hand-over`, body)
  expect(outcome(await handOver({ taken_by: 'ABC Motors', waybill: '77' }))).toBe('409 conflict')
  await pickAll()
  await pack(code, [{ code: barcode, units: 2 }])
  expect(outcome(await handOver({ taken_by: 'ABC Motors' }))).toBe('422 validation_failed')
  const sent = { taken_by: 'ABC Motors', waybill: '77-1', driver_phone: '0803 111 2222' }
  expect((await handOver(sent)).data).toMatchObject({ state: 'handed-over' })
  expect(outcome(await handOver(sent))).toBe('409 conflict')
  const { status, timeline } = await read(store, code)
  expect(status).toBe('IN TRANSIT')
  expect(timeline.map(({ text }: { text: string | null }) => text)).toContain(
    'ABC Motors, waybill 77-1, driver 0803 111 2222',
  )
})

test('nothing is packed wrong: foreign, short, double, and a weight far off', async () => {
  const { code } = await place('wallets', { units: 3 })
  await pickAll()
  expect(await pack(code, [])).toMatchObject({ message: expect.stringContaining('0 of 3 scanned') })
  expect(await pack(code, [{ code: barcode, units: 2 }])).toMatchObject({ status: 409 })
  expect(await pack(code, [{ code: barcode, units: 4 }])).toMatchObject({ status: 409 })
  const foreign = [
    { code: barcode, units: 3 },
    { code: 'OTHER-1', units: 1 },
  ]
  expect(await pack(code, foreign)).toMatchObject({ message: 'OTHER-1 is not in this order.' })
  const whole = [{ code: barcode, units: 3 }]
  const { expected_grams } = (await store.get(`/office/fulfilments/${code}`)).data
  const heavy = { weight_grams: expected_grams * 2 }
  expect(outcome(await pack(code, whole, heavy))).toBe('422 validation_failed')
  const near = { weight_grams: Math.round(expected_grams * 1.15) }
  expect((await pack(code, whole, near)).data).toMatchObject({ state: 'packed' })
  expect(outcome(await pack(code, whole, { ...heavy, is_weight_confirmed: true }))).toBe(
    '409 conflict',
  )
})

test('an order that ends while it is picked stops, and leaves its batch', async () => {
  const by = await funded()
  const { code } = await place('wallets', { by })
  const { data: batch } = await take()
  await by.post(`/api/v1/orders/${code}/cancel`, {})
  expect(await stateOf(code)).toBe('stopped')
  const scans = scansOf(batch.lines)
  expect(
    (await scan(batch, scans)).data.outcomes.every(
      (one: { outcome: string }) => one.outcome === 'wrong',
    ),
  ).toBe(true)
  expect(await pack(code, [{ code: barcode, units: 2 }])).toMatchObject({
    status: 409,
    message: 'This order is CANCELLED.',
  })
})

test('the database refuses a fulfilment that leaves its life, and a unit picked beyond those to find', async () => {
  await place()
  const { data: batch } = await take()
  const [{ line_id }] = batch.lines
  await expect(
    rows("UPDATE fulfilments SET state = 'handed-over' WHERE batch_id = $1", [batch.id]),
  ).rejects.toThrow('cannot go from picking to handed-over')
  await expect(
    rows('UPDATE pick_lines SET picked = 3 WHERE line_id = $1', [line_id]),
  ).rejects.toThrow('pick_lines_picked_check')
})
