import { expect, test } from 'vitest'
import { requireWhole, stockOf } from '#server/checkout/test-checkout.ts'
import { read } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { outcome } from '#server/staff/test-staff.ts'
import { type Line, testCounter } from './test-counter.ts'

const database = await testDatabase()
const counter = await testCounter(database)
const { app, clock, rows, lamp, bulb, member, signedIn, buyers } = counter
const { priced, ready, seenBy, sale, hand, orderOf, booked, cashier } = counter
let store = await cashier(1)

test('the counter shows both prices and takes those of the day; what is left is free again', async () => {
  const [before, beforeBulbs] = [await stockOf(database, lamp), await stockOf(database, bulb)]
  const code = await ready(store)
  await priced(lamp, 210_000)
  await priced(bulb, 45_050)
  const { data } = await seenBy(store, code)
  expect(data).toMatchObject({ code, is_due: true, placed_total: 5_500, has_coupon: false })
  expect(data.lines).toMatchObject([
    { units: 2, placed_amount: 2_000, today_amount: 2_100, coupon: 0 },
    { units: 3, placed_amount: 500, today_amount: 450.5, coupon: 0 },
  ])
  const answer = await hand(store, code, await sale(store, code, [1, 3], 4_000))
  expect([answer.status, answer.data]).toEqual([
    200,
    { code, is_left: false, paid: 3_451.5, change: 548.5 },
  ])
  expect(await orderOf(code)).toMatchObject({
    status: 'DELIVERED',
    payment_status: 'PAID',
    product_count: 4,
    sub_total: 3_451.5,
    total_amount: 3_451.5,
    order_amount: 3_451.5,
    at_counter: { placed_total: 5_500, left: [expect.stringMatching(/^1 × Product/)] },
    product_order: [
      { quantity: 1, product: { amount: 2_100 } },
      { quantity: 3, product: { amount: 450.5 } },
    ],
  })
  expect(await booked(code)).toEqual([-345_150])
  expect(await stockOf(database, lamp)).toEqual({ ...before, on_hand: before.on_hand - 1 })
  expect(await stockOf(database, bulb)).toEqual({
    ...beforeBulbs,
    on_hand: beforeBulbs.on_hand - 3,
  })
  const [{ email }] = await rows(
    'SELECT email FROM accounts JOIN orders ON account_id = accounts.id WHERE order_code = $1',
    [code],
  )
  const mails = `${app.url}/simulators/inbox.json?to=${encodeURIComponent(email)}`
  await expect.poll(async () => (await fetch(mails)).text()).toContain('You paid ₦3,451.50.')
  const { timeline, lines, refundable } = await read(store, code)
  expect([refundable, lines.map((line: { paid: number }) => line.paid)]).toEqual([
    3_451.5,
    [2_100, 1_351.5],
  ])
  expect(timeline).toContainEqual(
    expect.objectContaining({
      title: 'Sold at the counter for ₦3,451.50; ₦5,500.00 when it was placed',
      text: expect.stringMatching(
        /^1 of 2 × .+: ₦2,100.00 each, ₦2,000.00 when it was placed\n3 of 3 × .+: ₦450.50 each/,
      ),
    }),
  )
  await requireWhole(database)
})

test('a line that is left whole is no part of the order; a coupon takes its percentage of what is taken', async () => {
  const code = await ready(store, { coupon_code: 'TENTH', total: 4_950 })
  await priced(bulb, 70_000)
  const { data } = await seenBy(store, code)
  expect(data.lines.map(({ coupon }: Line) => coupon)).toEqual([400, 150])
  const answer = await hand(store, code, await sale(store, code, [0, 2]))
  expect(answer.data.paid).toBe(1_260)
  expect(await orderOf(code)).toMatchObject({
    sub_total: 1_400,
    coupon: 'TENTH',
    coupon_value: 140,
    total_amount: 1_260,
    product_order: [{ quantity: 2 }],
  })
  // Products that were left are not reviewed.
  const buyer = buyers.get(code)
  const [{ id }] = await rows(
    'SELECT order_lines.id FROM order_lines JOIN orders ON order_id = orders.id WHERE order_code = $1 ORDER BY position',
    [code],
  )
  const words = { user_who_rated: 'Ngozi', caption: 'Good', review_details: 'A good lamp.' }
  const review = { rating: 5, ...words }
  expect((await buyer?.post(`/api/v1/orders/review/product/${id}`, review))?.body.code).toBe(
    'not_found',
  )
  // Never more than was paid for it comes back.
  const owner = await signedIn(await member('Owner'))
  const { newest_move: seen_move } = await read(owner, code)
  const refund = (units: number) =>
    owner.post(`/office/orders/${code}/refunds`, {
      seen_move,
      refund: { of: 'lines', lines: [{ line: 1, units }] },
      reason: 'both are broken',
    })
  expect(outcome(await refund(3))).toBe('409 conflict')
  expect(outcome(await refund(2))).toBe(200)
  expect(await orderOf(code)).toMatchObject({ status: 'REFUNDED', refunded: 1_260 })
  await requireWhole(database)
})

test('a coupon for what was left is given back', async () => {
  const used = () => rows(`SELECT used FROM coupons WHERE code = 'BULBS'`)
  const before = await used()
  const code = await ready(store, { coupon_code: 'BULBS', total: 4_750 })
  expect((await hand(store, code, await sale(store, code, [2, 0]))).data.paid).toBe(4_000)
  expect(await orderOf(code)).toMatchObject({ coupon: null, coupon_value: 0, total_amount: 4_000 })
  expect(await used()).toEqual(before)
  await requireWhole(database)
})

test('an order that is left whole ends: nothing is owed, and its units and coupon are free', async () => {
  const before = await stockOf(database, lamp)
  const used = () => rows(`SELECT count(*)::integer FROM coupon_claims WHERE given_back_at IS NULL`)
  const usedBefore = await used()
  const code = await ready(store, { coupon_code: 'TENTH', total: 4_950 })
  const body = await sale(store, code, [0, 0])
  expect(outcome(await hand(store, code, body))).toBe('409 conflict')
  expect((await hand(store, code, { ...body, payment: null })).data).toEqual({
    code,
    is_left: true,
    paid: 0,
    change: 0,
  })
  expect(await orderOf(code)).toMatchObject({ status: 'CANCELLED', total_amount: 4_950 })
  expect(await stockOf(database, lamp)).toEqual(before)
  expect(await used()).toEqual(usedBefore)
  expect(outcome(await seenBy(store, code))).toBe('409 conflict')
  await requireWhole(database)
})

test('a paid pick-up is handed over as it is, once it is packed', async () => {
  const code = await ready(store, { payment_code: 'wallets' })
  expect((await seenBy(store, code)).message).toBe(
    'This order is not ready: it is still being picked or packed.',
  )
  const { data: batch } = await store.post('/office/pick-batches', { count: 50 })
  const scans = batch.lines.flatMap(({ line_id, units }: Line) =>
    Array.from({ length: units }, () => ({ key: crypto.randomUUID(), line_id, barcode: null })),
  )
  await store.post(`/office/pick-batches/${batch.id}/scans`, { scans })
  const { data: box } = await store.get(`/office/fulfilments/${code}`)
  const scanned = box.lines.map((line: { product_code: string; units: number }) => ({
    code: line.product_code,
    units: line.units,
  }))
  await store.post(`/office/fulfilments/${code}/packing`, { scanned, weight_grams: null })
  await priced(lamp, 999_900)
  const waiting = (await store.get('/office/counter')).data.waiting
  expect(waiting).toContainEqual(
    expect.objectContaining({ code, is_due: false, kept_until: null, units: 5 }),
  )
  const body = await sale(store, code, [2, 3])
  expect(body.lines[0].seen_price).toBe(2_000)
  expect(outcome(await hand(store, code, body))).toBe('409 conflict')
  expect((await hand(store, code, { ...body, payment: null })).data).toMatchObject({ paid: 0 })
  expect(await orderOf(code)).toMatchObject({ status: 'DELIVERED', total_amount: 5_500 })
  expect(await booked(code)).toEqual([])
  await requireWhole(database)
})

test('what cannot be handed over is refused in words', async () => {
  const code = await ready(store)
  const body = await sale(store, code, [2, 3])
  const refused = async (change: object) => outcome(await hand(store, code, { ...body, ...change }))
  expect(await refused({ proof: 'Somebody Else' })).toBe('409 conflict')
  expect(outcome(await store.get(`/office/counter/${code}?proof=Nobody`))).toBe('409 conflict')
  expect(await refused({ lines: body.lines.slice(1) })).toBe('422 validation_failed')
  expect(await refused({ lines: [body.lines[0], body.lines[0]] })).toBe('422 validation_failed')
  const [first, second] = body.lines
  expect(await refused({ lines: [{ ...first, taken: 3 }, second] })).toBe('422 validation_failed')
  expect(await refused({ payment: null })).toBe('422 validation_failed')
  expect(await refused({ payment: { by: 'cash', tendered: 5_499.99 } })).toBe(
    '422 validation_failed',
  )
  expect(await refused({ seen_move: body.seen_move + 1_000 })).toBe('409 edited_meanwhile')
  const other = await signedIn(await member('Store'))
  expect((await hand(other, code, body)).message).toMatch(/^Open your till first/)
  // The price changes between showing and paying.
  await priced(bulb, 50_001)
  expect(await refused({})).toBe('409 price_changed')
  await priced(bulb, 50_000)
  // The moves of the order's page take no money.
  const move = { seen_move: body.seen_move, status: 'DELIVERED' }
  expect(outcome(await store.post(`/office/orders/${code}/moves`, move))).toBe('409 conflict')
  expect((await read(store, code)).moves).not.toContain('DELIVERED')
  expect(await booked(code)).toEqual([])
  expect(await refused({ payment: { by: 'terminal', reference: 'RRN 0001' } })).toBe(200)
  expect(await refused({})).toBe('409 edited_meanwhile')
  const next = await ready(store)
  const reused = {
    ...(await sale(store, next, [2, 3])),
    payment: { by: 'terminal', reference: 'RRN 0001' },
  }
  expect(outcome(await hand(store, next, reused))).toBe('422 validation_failed')
  expect(await orderOf(next)).toMatchObject({ status: 'PROCESSING', total_amount: 5_500 })
  await requireWhole(database)
})

test('two counters at once, and pressed twice: one effect', async () => {
  const code = await ready(store)
  const body = await sale(store, code, [1, 0])
  const all = await Promise.all(
    ['one', 'one', 'two', 'three'].map((key) => hand(store, code, body, `${code}-${key}`)),
  )
  const done = all.filter(({ status }) => status === 200)
  expect(done.length).toBeGreaterThan(0)
  expect(new Set(done.map(({ data }) => data.paid))).toEqual(new Set([2_000]))
  for (const one of all) expect([200, '409 edited_meanwhile']).toContain(outcome(one))
  expect(await booked(code)).toEqual([-200_000])
  await requireWhole(database)
})

test('a till is one member’s, and its difference is named', async () => {
  const who = await member('Store')
  const mine = await signedIn(who)
  expect(outcome(await mine.post('/office/till-sessions', { till_id: 1, cash: 0 }))).toBe(
    '409 conflict',
  )
  const { data: session } = await mine.post('/office/till-sessions', { till_id: 2, cash: 5_000 })
  expect(outcome(await mine.post('/office/till-sessions', { till_id: 3, cash: 0 }))).toBe(
    '409 conflict',
  )
  const code = await ready(store)
  await hand(mine, code, await sale(store, code, [1, 0], 5_000))
  const card = await ready(store)
  const byCard = {
    ...(await sale(store, card, [1, 0])),
    payment: { by: 'terminal', reference: 'RRN 7' },
  }
  await hand(mine, card, byCard)
  const closing = `/office/till-sessions/${session.id}/closing`
  expect(outcome(await store.post(closing, { cash: 7_000 }))).toBe('404 not_found')
  expect((await mine.get('/office/tills')).data.mine).toMatchObject({ expected: null })
  const { data: closed } = await mine.post(closing, { cash: 6_900 })
  expect(closed).toMatchObject({ expected: 7_000, counted: 6_900, difference: -100 })
  expect(outcome(await mine.post(closing, { cash: 7_000 }))).toBe('409 conflict')
  const { data: list } = await store.get('/office/till-sessions?differs=yes')
  expect(list.rows).toMatchObject([
    { id: session.id, till: 'Till 2', member: 'Sade Williams', difference: -100 },
  ])
  const audit = await rows(`SELECT after FROM audit_entries WHERE subject = $1 ORDER BY id`, [
    `till-session:${session.id}`,
  ])
  expect(audit.at(-1)?.after).toMatchObject({ difference: -100, expected: 7_000 })
  await expect(
    rows('UPDATE till_sessions SET counted_kobo = 700000 WHERE id = $1', [session.id]),
  ).rejects.toThrow('is closed')
})

test('the code from the message finds the order, and is as good as a name', async () => {
  const code = await ready(store)
  const [{ digits }] = await rows(
    'SELECT digits FROM pickup_codes JOIN orders ON orders.id = order_id WHERE order_code = $1',
    [code],
  )
  const notifications = await buyers.get(code)?.get('/api/v1/accounts/get-notifications')
  expect(notifications?.body.data.notifications.data[0]?.content).toContain(
    `Say ${digits} at the counter.`,
  )
  expect((await store.get(`/office/counter-codes/${digits}`)).data).toEqual({ code })
  const body = { ...(await sale(store, code, [2, 3])), proof: digits }
  const other = String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
  expect(outcome(await store.get(`/office/counter-codes/${other}`))).toBe('404 not_found')
  expect(outcome(await hand(store, code, { ...body, proof: other }))).toBe('409 conflict')
  expect(outcome(await hand(store, code, body))).toBe(200)
  // It is free for another order.
  expect(outcome(await store.get(`/office/counter-codes/${digits}`))).toBe('404 not_found')
})

test('a pick-up whose time is over is released, told and listed, and the counter sells it no more', async () => {
  const code = await ready(store)
  const body = await sale(store, code, [2, 3])
  await clock.advance(4 * 24 * 3_600)
  await runJobs(app.http.jobs)
  store = await signedIn(await member('Store'))
  const { data } = await store.get('/office/counter')
  expect(data.released.map((one: { code: string }) => one.code)).toContain(code)
  expect(data.waiting.map((one: { code: string }) => one.code)).not.toContain(code)
  expect(outcome(await hand(store, code, body))).toBe('409 edited_meanwhile')
  expect((await seenBy(store, code)).message).toContain('were released')
  await requireWhole(database)
})
