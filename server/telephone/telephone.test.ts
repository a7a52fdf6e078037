import { randomInt } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { decide, requireWhole } from '#server/checkout/test-checkout.ts'
import { makeRegulars } from '#server/checkout/test-regulars.ts'
import { testOrderOffice } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome } from '#server/staff/test-staff.ts'

const database = await testDatabase()
const {
  app,
  clock,
  rows,
  member,
  signedIn,
  lamp,
  funded,
  place: placeInShop,
} = await testOrderOffice(database)
let support: OfficeBrowser
let supportId: number
const pickUpId = 3

beforeAll(async () => {
  const taker = await member('Support')
  supportId = taker.id
  support = await signedIn(taker)
})

const someNumber = () => `0803${randomInt(1_000_000, 9_999_999)}`

/** An order of two lamps, as the office sends it. */
const order = (customer: number, more: object = {}) => ({
  customer,
  product_orders: [{ product_id: lamp, quantity: 2 }],
  shipping_method_id: pickUpId,
  payment_code: 'flutterwave',
  ...more,
})
const seen = { sub_total: 4_000, shipping: 0, total: 4_000 }

async function caller(phone = someNumber()): Promise<number> {
  const { data } = await support.post('/office/telephone/callers', { name: 'Ada Eze', phone })
  return data.id
}

/** The tokens of all links to pay an order that its customer was sent. */
async function tokensOf(code: string): Promise<string[]> {
  const [{ contact }] = await rows('SELECT contact FROM messages WHERE order_code = $1', [code])
  const inbox = `${app.url}/simulators/inbox.json?to=${encodeURIComponent(contact)}`
  const text = await (await fetch(inbox)).text()
  return [...new Set([...text.matchAll(/\/pay#([\w-]{22})/g)].map(([, token]) => token ?? ''))]
}

/** The token of the link that the customer of an order was sent. */
async function tokenOf(code: string): Promise<string> {
  await expect.poll(() => tokensOf(code), { timeout: 10_000 }).toHaveLength(1)
  return (await tokensOf(code))[0] ?? ''
}

async function shop(path: string, body: object) {
  const answer = await fetch(`${app.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { ...(await answer.json()), status: answer.status }
}

test('somebody unknown gets an account by name and number, which proves nothing and opens no door', async () => {
  const phone = someNumber()
  expect((await support.get(`/office/telephone/callers?phone=${phone}`)).data.callers).toEqual([])
  const { data } = await support.post('/office/telephone/callers', { name: 'Ada Eze', phone })
  expect(data).toMatchObject({
    name: 'Ada Eze',
    masked_phone: `${phone.slice(0, 4)} ••• ${phone.slice(-4)}`,
    masked_email: null,
    is_proved: false,
  })
  const found = await support.get(`/office/telephone/callers?phone=%2B234${phone.slice(1)}`)
  expect(found.data.callers).toEqual([data])
  expect(JSON.stringify(found.data)).not.toContain(phone.slice(1))
  const again = await support.post('/office/telephone/callers', { name: 'Obi', phone })
  expect(outcome(again)).toBe('409 conflict')
  const login = await shop('/accounts/login', {
    mode: 'phone',
    phone_number: phone.slice(1),
    password: '$argon2id$',
  })
  expect(login.status).toBeLessThan(500)
  expect(login.status).toBeGreaterThanOrEqual(400)
  for (const wrong of ['0803', 'Ada Eze', '+442079460000']) {
    const refused = await support.get(
      `/office/telephone/callers?phone=${encodeURIComponent(wrong)}`,
    )
    expect([wrong, refused.status]).toEqual([wrong, 422])
  }
})

test('an order by telephone is placed as shoppers place, marked, and paid by its link without a login', async () => {
  const customer = await caller()
  const sums = await support.post('/office/telephone/sums', order(customer))
  expect(sums.data).toEqual({ ...seen, coupon_amount: 0 })
  expect(await rows('SELECT FROM orders WHERE account_id = $1', [customer])).toEqual([])
  const placed = await support.post('/office/telephone/orders', { ...order(customer), ...seen })
  expect(placed.data).toMatchObject({ is_reserved: true, is_link_sent: true })
  const { order_code: code } = placed.data
  const { data: read } = await support.get(`/office/orders/${code}`)
  expect(read).toMatchObject({ taken_by: expect.any(String), payment_status: 'PENDING' })
  expect(read.timeline).toContainEqual(
    expect.objectContaining({ title: 'Placed', by: read.taken_by }),
  )
  const { data: listed } = await support.get(`/office/orders?search=${code}`)
  expect(listed.rows).toMatchObject([{ code, by_telephone: true }])

  const token = await tokenOf(code)
  const looked = await shop('/orders/payment-link', { token })
  expect(looked.data).toMatchObject({ order_code: code, total: 4_000, payment_status: 'PENDING' })
  expect(Object.keys(looked.data).toSorted()).toEqual([
    'order_code',
    'pay_until',
    'payment_status',
    'total',
  ])
  const { link } = await shop('/orders/payment-link/pay', { token })
  // The same page for whoever presses twice.
  expect((await shop('/orders/payment-link/pay', { token })).link).toBe(link)
  await decide(app.url, { link, outcome: 'success_without_return' })
  const tx_ref = (await rows('SELECT tx_ref FROM payments WHERE order_code = $1', [code]))[0].tx_ref
  const paid = await shop('/orders/payment-link', { token, tx_ref })
  expect(paid.data.payment_status).toBe('PAID')
  expect((await shop('/orders/payment-link/pay', { token })).code).toBe('order_not_payable')
  await requireWhole(database)
})

test('a lost link is sent anew, and the former one is dead; not once the order is paid', async () => {
  const placed = await support.post('/office/telephone/orders', {
    ...order(await caller()),
    ...seen,
  })
  const { order_code: code } = placed.data
  const first = await tokenOf(code)
  const again = () => support.post(`/office/telephone/orders/${code}/link`, {})
  expect((await support.get(`/office/orders/${code}`)).data.is_paid_by_link).toBe(true)
  expect(outcome(await again())).toBe(200)
  await expect.poll(() => tokensOf(code), { timeout: 10_000 }).toHaveLength(2)
  const second = (await tokensOf(code)).find((token) => token !== first) ?? ''
  expect((await shop('/orders/payment-link', { token: first })).code).toBe('not_found')
  expect((await shop('/orders/payment-link', { token: second })).data.order_code).toBe(code)
  const { link } = await shop('/orders/payment-link/pay', { token: second })
  await decide(app.url, { link, outcome: 'success' })
  await expect
    .poll(async () => (await support.get(`/office/orders/${code}`)).data.is_paid_by_link)
    .toBe(false)
  expect(outcome(await again())).toBe('409 conflict')
  // Its customer placed it.
  const own = await placeInShop()
  const ofShop = `/office/telephone/orders/${own.code}/link`
  expect(outcome(await support.post(ofShop, {}))).toBe('409 conflict')
})

test('the link is of one order, and ends with the time to pay', async () => {
  const [mine, other] = [await caller(), await caller()]
  const place = async (customer: number) =>
    (await support.post('/office/telephone/orders', { ...order(customer), ...seen })).data
      .order_code
  const code = await place(mine)
  const otherCode = await place(other)
  const token = await tokenOf(code)
  const [{ tx_ref }] = await rows('SELECT tx_ref FROM payments WHERE order_code = $1', [otherCode])
  expect((await shop('/orders/payment-link', { token, tx_ref })).code).toBe('not_found')
  expect((await shop('/orders/payment-link', { token: 'A'.repeat(22) })).code).toBe('not_found')
  expect((await shop('/orders/payment-link', { token: '' })).code).toBe('not_found')
  const stored = await rows('SELECT link_hash::text FROM orders_by_telephone')
  expect(JSON.stringify(stored)).not.toContain(token)
  await rows(`UPDATE orders SET pay_until = placed_at + interval '1 ms' WHERE order_code = $1`, [
    code,
  ])
  for (const path of ['/orders/payment-link', '/orders/payment-link/pay']) {
    expect((await shop(path, { token })).code).toBe('not_found')
  }
})

test('at pick-up a proved number is needed, and the bounds of trust hold as for shoppers', async () => {
  const atPickUp = { payment_code: 'pay-on-pickup' }
  const unknown = { ...order(await caller(), atPickUp), ...seen }
  expect(outcome(await support.post('/office/telephone/orders', unknown))).toBe('400 phone_needed')
  const regular = await funded()
  const [{ phone_number }] = await rows('SELECT phone_number FROM accounts WHERE id = $1', [
    regular.accountId,
  ])
  const { data } = await support.get(`/office/telephone/callers?phone=0${phone_number.slice(4)}`)
  expect(data.callers).toMatchObject([{ id: regular.accountId, is_proved: true }])
  const body = { ...order(regular.accountId, atPickUp), ...seen }
  const codes = new Set<string>()
  for (let times = 0; times < 5; times += 1) {
    const placed = await support.post('/office/telephone/orders', body)
    expect(placed.data).toMatchObject({ is_link_sent: false })
    codes.add(placed.data.order_code)
  }
  expect(codes.size).toBe(5)
  expect(outcome(await support.post('/office/telephone/orders', body))).toBe('409 unpaid_limit')
})

test('nobody spends another’s wallet, serves themselves, or places what differs from what was told', async () => {
  const rich = await funded()
  const by = (more: object) =>
    support.post('/office/telephone/orders', { ...order(rich.accountId), ...seen, ...more })
  expect(outcome(await by({ payment_code: 'wallets' }))).toBe('422 validation_failed')
  expect(outcome(await by({ total: 3_999 }))).toBe('409 price_changed')
  expect(outcome(await by({ coupon_code: 'NOSUCH' }))).toBe('400 coupon_refused')
  const [{ account_id }] = await rows('SELECT account_id FROM staff_members WHERE id = $1', [
    supportId,
  ])
  const own = { ...order(account_id), ...seen }
  expect(outcome(await support.post('/office/telephone/orders', own))).toBe('409 conflict')
  expect(await rows('SELECT FROM orders WHERE account_id = $1', [account_id])).toEqual([])
  const gone = await caller()
  await rows(
    `UPDATE accounts SET last_name = NULL, unproved_number = NULL, deleted_at = now() WHERE id = $1`,
    [gone],
  )
  expect(outcome(await support.post('/office/telephone/orders', { ...order(gone), ...seen }))).toBe(
    '404 not_found',
  )
  // The wallet's money is in no answer.
  for (const path of [
    '/office/telephone/callers?phone=08030000000',
    '/office/telephone/items?search=lamp',
  ]) {
    expect(JSON.stringify(await support.get(path))).not.toMatch(/balance|wallet/i)
  }
})

test('the database refuses a mark of what is paid, or the member’s own', async () => {
  const shopper = await funded()
  await makeRegulars({ database, clock }, [shopper.accountId])
  const [{ id }] = await rows(`SELECT id FROM orders ORDER BY id LIMIT 1`)
  await rows(`DELETE FROM orders_by_telephone WHERE order_id = $1`, [id])
  await expect(
    rows('INSERT INTO orders_by_telephone (order_id, taken_by, taken_at) VALUES ($1, $2, now())', [
      id,
      supportId,
    ]),
  ).rejects.toThrow('unpaid, and of somebody else')
})

test('who may not edit orders takes none', async () => {
  const finance = await signedIn(await member('Finance'))
  const customer = await caller()
  expect(outcome(await finance.get('/office/telephone/callers?phone=08030000000'))).toBe(
    '403 forbidden',
  )
  expect(
    outcome(await finance.post('/office/telephone/orders', { ...order(customer), ...seen })),
  ).toBe('403 forbidden')
})
