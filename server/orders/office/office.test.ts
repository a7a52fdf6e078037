import { beforeAll, expect, test } from 'vitest'
import { decide, requireWhole } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { listen } from '#server/platform/http/test-stream.ts'
import { type OfficeBrowser, outcome } from '#server/staff/test-staff.ts'
import { read, testOrderOffice } from './test-order-office.ts'

const database = await testDatabase()
const { app, clock, rows, member, signedIn, funded, place } = await testOrderOffice(database)
let support: OfficeBrowser

beforeAll(async () => {
  support = await signedIn(await member('Support'))
})

/** The codes that a query finds. */
async function found(query: string, by = support): Promise<string[]> {
  const { data } = await by.get(`/office/orders?${query}`)
  return data.rows.map(({ code }: { code: string }) => code)
}

async function move(code: string, status: string, note: string | null = null) {
  const { newest_move: seen_move } = await read(support, code)
  return support.post(`/office/orders/${code}/moves`, { seen_move, status, note })
}

test('an order is in the list once it is placed, the newest first, with what a member may make of it', async () => {
  const [first, second] = [await place(), await place('pay-on-pickup')]
  const { data } = await support.get('/office/orders')
  expect(data.rows.slice(0, 2)).toMatchObject([
    { code: second.code, status: 'PENDING', moves: ['PROCESSING', 'CANCELLED'], total: 4000 },
    { code: first.code, status: 'PROCESSING', moves: ['DELIVERED'], units: 2, needs: [] },
  ])
  expect(Date.parse(data.as_of)).toBeGreaterThanOrEqual(Date.parse(data.rows[0].placed_at))
})

test('filters and search find by state, payment, days, code, phone, e-mail and beginnings of names', async () => {
  const someone = await funded()
  const [{ email, phone_number }] = await rows(
    `UPDATE accounts SET first_name = 'Ọmọ́laràmí', last_name = 'Adéyẹmí-Cole', email = 'omolara@example.com',
       phone_number = '+2348031117777'
     WHERE id = $1 RETURNING email, phone_number`,
    [someone.accountId],
  )
  const { code } = await place('pay-on-pickup', { by: someone })
  const everywhere = [
    `search=${code.toLowerCase()}`,
    `search=${encodeURIComponent(email)}`,
    `search=${encodeURIComponent(phone_number)}`,
    'search=0803%20111%207777',
    'search=omola',
    'search=adeyemi%20omolar',
    'search=cole',
  ]
  for (const query of everywhere) expect([query, (await found(query))[0]]).toEqual([query, code])
  for (const query of [
    'search=molara',
    'search=08031117778',
    'search=zz%40example.com',
    'search=-',
  ]) {
    expect([query, await found(query)]).toEqual([query, []])
  }
  const today = clock.now().toISOString().slice(0, 10)
  const fitting = `search=omola&status=PENDING&payment=pay-on-pickup&paid=PENDING&delivery=pick-up&from=${today}&to=${today}`
  expect(await found(fitting)).toEqual([code])
  for (const other of [
    'status=REFUNDED',
    'payment=flutterwave',
    'delivery=carrier',
    'state=Lagos',
    'to=2020-01-01',
  ]) {
    expect([other, await found(`search=omola&${other}`)]).toEqual([other, []])
  }
  await move(code, 'CANCELLED')
  expect(await found('search=omola&status=PENDING')).toEqual([])
  expect(await found('search=omola&status=CANCELLED')).toEqual([code])
})

test('orders are found by the badge of their customer, which a delivery changes for all of them', async () => {
  const by = await funded()
  const [first, second] = [await place('wallets', { by }), await place('wallets', { by })]
  const withBadge = async (badge: string, more = '') => {
    const { data } = await support.get(`/office/orders?badge=${badge}${more}`)
    const codes = data.rows.map(({ code }: { code: string }) => code)
    return [first.code, second.code].filter((code) => codes.includes(code))
  }
  const bothCodes = [first.code, second.code]
  // One order of theirs was delivered before.
  expect(await withBadge('Bronze')).toEqual(bothCodes)
  await rows("UPDATE badges SET max_order = 1 WHERE name = 'Bronze'")
  await rows("UPDATE badges SET min_order = 2 WHERE name = 'Silver'")
  expect(await withBadge('Silver')).toEqual([])
  const store = await signedIn(await member('Store'))
  const { newest_move: seen_move } = await read(store, first.code)
  await store.post(`/office/orders/${first.code}/moves`, { seen_move, status: 'DELIVERED' })
  expect(await withBadge('Silver')).toEqual(bothCodes)
  expect(await withBadge('Silver', '&status=PROCESSING')).toEqual([second.code])
  const { customer } = await read(support, second.code)
  expect(customer).toMatchObject({ delivered: 2, badge: 'Silver' })
  await rows("UPDATE badges SET min_order = 3 WHERE name = 'Silver'")
  expect(await withBadge('Silver')).toEqual([])
  const choices = await support.get('/office/order-choices')
  expect(choices.data.badges).toContain('Bronze')
})

test('pages of the list follow each other by key', async () => {
  const before = (await support.get('/office/orders')).data.total.count
  for (let number = before; number < 52; number++) await place()
  const { data } = await support.get('/office/orders')
  expect(data.rows).toHaveLength(50)
  expect(data.total.count).toBeGreaterThanOrEqual(52)
  const rest = await support.get(`/office/orders?after=${data.next}`)
  const codes = [...data.rows, ...rest.data.rows].map(({ code }: { code: string }) => code)
  expect(new Set(codes).size).toBe(data.total.count)
  expect(outcome(await support.get('/office/orders?after=x'))).toBe('422 validation_failed')
})

test('a move by a member is told, audited and refused in the words of the life cycle', async () => {
  const { code } = await place('pay-on-pickup')
  expect(await move(code, 'IN TRANSIT')).toMatchObject({
    status: 409,
    message: 'An order that is PENDING cannot become IN TRANSIT.',
  })
  expect(await move(code, 'PROCESSING', 'Shelf 4')).toMatchObject({ status: 200 })
  expect(await move(code, 'DELIVERED')).toMatchObject({
    status: 409,
    message: 'Hand it over at the counter, which takes the payment.',
  })
  expect((await move(code, 'CANCELLED')).data).toMatchObject({ status: 'CANCELLED', moves: [] })
  const entries = await rows(
    `SELECT call, after FROM audit_entries WHERE subject = $1 AND refused IS NULL ORDER BY id`,
    [`order:${code}`],
  )
  expect(entries).toMatchObject([
    { call: 'POST /office/orders/{code}/moves', after: { status: 'PROCESSING', note: 'Shelf 4' } },
    { call: 'POST /office/orders/{code}/moves', after: { status: 'CANCELLED' } },
  ])
  // Support is not in the store.
  expect(await move((await place()).code, 'DELIVERED')).toMatchObject({
    status: 403,
    message: 'Your roles don’t allow handing orders over.',
  })
  await requireWhole(database)
})

test('who has not seen the newest move is told of it, and nothing moves', async () => {
  const { code } = await place('pay-on-pickup')
  const { newest_move: seen_move } = await read(support, code)
  await move(code, 'PROCESSING')
  const late = await support.post(`/office/orders/${code}/moves`, {
    seen_move,
    status: 'CANCELLED',
  })
  expect(late).toMatchObject({
    status: 409,
    code: 'edited_meanwhile',
    data: { by: 'Sade Williams', fields: { status: 'PROCESSING' } },
  })
  expect((await read(support, code)).status).toBe('PROCESSING')
})

test('of two members at once one moves the order', async () => {
  const { code } = await place('pay-on-pickup')
  const other = await signedIn(await member('Store'))
  const { newest_move: seen_move } = await read(support, code)
  const path = `/office/orders/${code}/moves`
  const done = await Promise.all([
    support.post(path, { seen_move, status: 'PROCESSING' }),
    other.post(path, { seen_move, status: 'CANCELLED' }),
  ])
  expect(done.map(outcome).toSorted()).toEqual([200, '409 edited_meanwhile'])
})

test('the page of an order masks contacts, and has one timeline of what happened', async () => {
  const someone = await funded()
  await rows(
    `UPDATE accounts SET email = 'chika.obi@example.com', phone_number = '+2348051234567' WHERE id = $1`,
    [someone.accountId],
  )
  const { code } = await place('wallets', { by: someone })
  const { newest_move: seen_move } = await read(support, code)
  await support.post(`/office/orders/${code}/notes`, { seen_move, note: 'Bring a bag.' })
  await support.post(`/office/orders/${code}/comments`, { comment: 'Called twice, no answer.' })
  const whole = await read(support, code)
  expect(whole.customer).toMatchObject({
    masked_email: 'c•••@example.com',
    masked_phone: '0805 ••• 4567',
  })
  expect(JSON.stringify(whole)).not.toMatch(/chika\.obi|1234567/)
  expect(whole.lines).toMatchObject([{ units: 2, amount: 2000, paid: 4000, refunded_units: 0 }])
  const titles = whole.timeline.map(({ kind, title, text, by }: Record<string, string>) =>
    [kind, title, text, by].join(' | '),
  )
  expect(titles).toEqual(
    expect.arrayContaining([
      'comment | Comment | Called twice, no answer. | Sade Williams',
      'note | Note to the customer | Bring a bag. | Sade Williams',
      'move | Placed |  | customer',
      expect.stringMatching(/^message \| E-mail: order paid, (waits|sent|arrived)/),
    ]),
  )
  const page = await someone.get(`/api/v1/orders/fetch/order/notes/${code}`)
  expect(JSON.stringify(page.body)).toContain('Bring a bag.')
  expect(JSON.stringify(page.body)).not.toContain('Called twice')
})

test('an order that is paid and in the store for a day is late, and one to hand over', async () => {
  const { code } = await place()
  expect(await found('needs=hand-over')).toContain(code)
  expect(await found('needs=late')).not.toContain(code)
  await clock.advance(25 * 3_600)
  const back = await signedIn(await member('Support'))
  expect(await found('needs=late', back)).toContain(code)
  expect(await found('needs=any', back)).toContain(code)
  expect((await back.get('/office/orders-waiting')).data).toMatchObject({
    in_store: { count: expect.any(Number), oldest_at: expect.any(String) },
    to_pick: { count: expect.any(Number), oldest_at: expect.any(String) },
    to_hand_over: { count: 0, oldest_at: null },
    needs: { late: { count: expect.any(Number), oldest_at: expect.any(String) } },
  })
  support = back
})

test('an order rings in open offices once it is paid or reserved, and where the role may see it', async () => {
  const office = await signedIn(await member('Store'))
  const stream = await listen(app.url, office.headers(), '', '/office/order-events')
  const { link } = await place('flutterwave')
  await place('pay-on-pickup')
  await expect.poll(() => stream.events.filter((name) => name === 'order')).toHaveLength(1)
  await decide(app.url, { link, outcome: 'success' })
  await expect
    .poll(() => stream.events.filter((name) => name === 'order'), { timeout: 5_000 })
    .toHaveLength(2)
  stream.leave()
  const catalogue = await signedIn(await member('Catalogue'))
  expect(outcome(await catalogue.get('/office/order-events'))).toBe('403 forbidden')
})
