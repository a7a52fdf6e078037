import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct } from '#server/catalogue/test-catalogue.ts'
import { pickUp, requireWhole } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import type { OfficeBrowser } from '#server/staff/test-staff.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { barcode, testParcels } from './test-parcels.ts'
import { ScanModel, type ScannedLine, type SentScan } from './test-scans.ts'

const database = await testDatabase()
const { clock, rows, lamp, member, signedIn, funded, place } = await testParcels(database)

interface Line {
  line_id: number
  order_code: string
  units: number
  picked: number
}

interface Batch {
  id: number
  lines: Line[]
  orders: { code: string }[]
}

const scansOf = (lines: Line[]): SentScan[] =>
  lines.flatMap(({ line_id, units, picked }) =>
    Array.from({ length: units - picked }, () => ({ key: randomUUID(), line_id, barcode })),
  )

const orderCount = sized(100, 500)

async function placeOrders(): Promise<void> {
  const shoppers = await Promise.all(Array.from({ length: 10 }, funded))
  await Promise.all(
    shoppers.map(async (by) => {
      for (let count = 0; count < orderCount / 10; count++) await place('wallets', { by, units: 2 })
    }),
  )
  await rows(
    `UPDATE orders SET shipping_code = 'carrier', shipping_method = 'Carrier', carrier_name = 'Swift',
       recipient = 'Ada', phone = '+2348031234567', street = '1 Test Road', city = 'Ibadan',
       lg = 'Ibadan North', state = 'Oyo'
     WHERE status = 'PROCESSING'`,
  )
}

async function take(by: OfficeBrowser): Promise<Batch | null> {
  const { status, data } = await by.post('/office/pick-batches', { count: 5 })
  return status === 200 ? data : null
}

function send(by: OfficeBrowser, id: number, scans: SentScan[]) {
  return by.post(`/office/pick-batches/${id}/scans`, { scans })
}

/** Packs the orders of a batch, and hands each over: pressed twice at once. Answers how often one succeeded. */
async function finish(by: OfficeBrowser, { orders }: Pick<Batch, 'orders'>): Promise<number> {
  let left = 0
  for (const { code } of orders) {
    const box = { scanned: [{ code: barcode, units: 2 }], weight_grams: null }
    await by.post(`/office/fulfilments/${code}/packing`, box)
    const press = () => by.post(`/office/fulfilments/${code}/hand-over`, { taken_by: 'Swift' })
    const answers = await Promise.all([press(), press()])
    left += answers.filter(({ status }) => status === 200).length
  }
  return left
}

/** Picks until nothing waits; what it sends is sent twice at once. Answers the orders that left. */
async function pickOn(by: OfficeBrowser): Promise<number> {
  let left = 0
  for (let batch = await take(by); batch; batch = await take(by)) {
    const scans = scansOf(batch.lines)
    const { id } = batch
    await Promise.all([send(by, id, scans), send(by, id, scans.toReversed())])
    left += await finish(by, batch)
  }
  return left
}

test(`of 8 pickers on ${formatCount(orderCount)} orders two are killed and one is off line: each order is in one batch and leaves once`, {
  timeout: proofMs,
}, async () => {
  await placeOrders()
  const pickers: OfficeBrowser[] = []
  for (let count = 0; count < 8; count++) pickers.push(await signedIn(await member('Store')))
  const [first, second, offLine, ...others] = pickers
  if (!first || !second || !offLine) throw new Error('there are eight')
  // Two die with their batch half scanned; one walks into a dead spot with theirs.
  const killed = await Promise.all([first, second].map(take))
  for (const [place, batch] of killed.entries()) {
    if (!batch) throw new Error('nothing waits')
    await send(pickers[place] ?? first, batch.id, scansOf(batch.lines).slice(0, 5))
  }
  const pending = await take(offLine)
  if (!pending) throw new Error('nothing waits')
  const stored = scansOf(pending.lines)
  let left = (await Promise.all(others.map(pickOn))).reduce((sum, count) => sum + count, 0)

  await clock.advance(10 * 60)
  const [halves, again] = [stored.slice(0, 6), stored]
  expect(
    await Promise.all([halves, again].map((scans) => send(offLine, pending.id, scans))),
  ).toMatchObject([{ status: 200 }, { status: 200 }])
  left += await finish(offLine, pending)

  await clock.advance(2 * 3_600)
  const rested = await signedIn(await member('Store'))
  for (const batch of killed) {
    const { data } = await rested.post(`/office/pick-batches/${batch?.id}/take-over`, {})
    await send(rested, data.id, scansOf(data.lines))
    left += await finish(rested, data)
  }
  left += await pickOn(rested)
  expect(left).toBe(orderCount)
  const wrong = await rows(
    `SELECT order_code FROM orders
       WHERE shipping_code = 'carrier' AND (
         status <> 'IN TRANSIT'
         OR 1 <> (SELECT count(*) FROM order_moves WHERE order_id = orders.id AND status = 'IN TRANSIT')
         OR 1 <> (SELECT count(*) FROM fulfilment_moves WHERE order_id = orders.id AND state = 'handed-over')
         OR 1 <> (SELECT count(*) FROM fulfilment_moves WHERE order_id = orders.id AND state = 'picking')
         OR 2 <> (SELECT sum(picked) FROM pick_lines WHERE order_id = orders.id)
       )`,
  )
  expect(wrong).toEqual([])
  await requireWhole(database)
})

const kettleCode = '6151100000029'

/** A batch of twenty orders, each of lamps and kettles. */
async function twoKinds(
  store: OfficeBrowser,
): Promise<Omit<Batch, 'lines'> & { lines: ScannedLine[] }> {
  const kettle = await addProduct(database, { amount: 300_000, stock: 1_000 })
  await rows('UPDATE stock_facts SET barcode = $2 WHERE product_id = $1', [kettle, kettleCode])
  const by = await funded()
  for (let count = 0; count < 20; count++) {
    const [lamps, kettles] = [1 + randomInt(12), 1 + randomInt(12)]
    const lines = [
      { product_id: lamp, quantity: lamps },
      { product_id: kettle, quantity: kettles },
    ]
    await by.place(pickUp(lines, lamps * 2_000 + kettles * 3_000))
  }
  return (await store.post('/office/pick-batches', { count: 50 })).data
}

test('of 1,000 random scans, wrong, foreign, short and double, none counts wrong; no wrong box is closed', {
  timeout: proofMs,
}, async () => {
  const store = await signedIn(await member('Store'))
  const batch = await twoKinds(store)
  const model = new ScanModel(batch.lines)
  for (let left = 1_000; left > 0; ) {
    const scans = Array.from({ length: Math.min(left, 1 + randomInt(60)) }, () => model.random())
    left -= scans.length
    const expected = model.outcomesOf(scans)
    const { data } = await send(store, batch.id, scans)
    const outcomes = data.outcomes.map(({ outcome }: { outcome: string }) => outcome)
    expect(outcomes).toEqual(expected)
  }
  const { data: after } = await store.get(`/office/pick-batches/${batch.id}`)
  for (const { line_id, picked } of after.lines) {
    expect([line_id, picked]).toEqual([line_id, model.counts.get(line_id)])
  }
  const rest = scansOf(after.lines).map((scan) => ({ ...scan, barcode: null }))
  if (rest.length > 0) await send(store, batch.id, rest)
  for (const { code } of batch.orders) {
    await tryBoxes(
      store,
      code,
      batch.lines.filter(({ order_code }) => order_code === code),
    )
  }
})

/** Boxes that lack something, or have something else, too much or what is half read, and then the right one. */
async function tryBoxes(store: OfficeBrowser, code: string, lines: ScannedLine[]): Promise<void> {
  const right = lines.map((line) => ({ code: line.barcode, units: line.units }))
  const [one] = right
  if (!one) throw new Error('an order has lines')
  const wrong = [
    [],
    right.slice(1),
    [...right, { code: 'FOREIGN-1', units: 1 }],
    [{ ...one, units: one.units + 1 }, ...right.slice(1)],
    [...right, one],
    right.map((line) => ({ ...line, code: line.code.slice(0, 9) })),
  ]
  const pack = (scanned: object[]) =>
    store.post(`/office/fulfilments/${code}/packing`, { scanned, weight_grams: null })
  for (const scanned of wrong) {
    expect([scanned, (await pack(scanned)).status]).toEqual([scanned, 409])
  }
  expect((await pack(right.toReversed())).data.state).toBe('packed')
}
