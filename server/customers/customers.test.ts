import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testOrder } from '#server/reviews/test-orders.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { testDevice } from '#server/test-customer.ts'
import { password, testPeople } from '#server/test-people.ts'

const database = await testDatabase()
const { rows, member, signedIn, clock } = await testStaff(database)
const { app, kettle, customer, regular } = await testPeople(database)
let support: OfficeBrowser
let manager: OfficeBrowser
let finance: OfficeBrowser
let owner: OfficeBrowser

beforeAll(async () => {
  support = await signedIn(await member('Support'))
  manager = await signedIn(await member('Manager'))
  finance = await signedIn(await member('Finance'))
  owner = await signedIn(await member('Owner'))
})

/** The ids that a search finds. */
async function found(search: string): Promise<number[]> {
  const { data } = await support.get(`/office/customers?search=${encodeURIComponent(search)}`)
  return data.rows.map(({ id }: { id: number }) => id)
}

/** How often the audit has this call about this subject. */
async function entries(subject: string, call: string): Promise<number> {
  const [{ count }] = await rows(
    'SELECT count(*)::integer AS count FROM audit_entries WHERE subject = $1 AND call = $2 AND refused IS NULL',
    [subject, call],
  )
  return count
}

test('a customer is found by phone, e-mail, an order’s code and beginnings of names, with masked contacts', async () => {
  const { accountId, email, phoneNumber, order } = await regular()
  await rows(
    `UPDATE accounts SET first_name = 'Ọmọ́laràmí', last_name = 'Adéyẹmí-Cole' WHERE id = $1`,
    [accountId],
  )
  const typed = [
    email.toUpperCase(),
    phoneNumber,
    `0${phoneNumber.slice(4, 7)} ${phoneNumber.slice(7)}`,
    order.code.toLowerCase(),
    'omola',
    'adeyemi OMOLAR',
    'cole',
  ]
  for (const search of typed) expect([search, await found(search)]).toEqual([search, [accountId]])
  for (const search of ['molara', '08099999999', 'zz@example.com', '-', 'NOSUCHORD2']) {
    expect([search, await found(search)]).toEqual([search, []])
  }
  const { data } = await support.get('/office/customers?search=omola')
  expect(data.rows).toMatchObject([
    {
      name: 'Ọmọ́laràmí Adéyẹmí-Cole',
      masked_phone: `0${phoneNumber.slice(4, 7)} ••• ${phoneNumber.slice(-4)}`,
    },
  ])
  expect(JSON.stringify(data)).not.toContain(email)
  expect(JSON.stringify(data)).not.toContain(phoneNumber.slice(4))
})

test('the list has the newest first, in pages', async () => {
  for (let times = 0; times < 2; times += 1) await customer()
  const { data } = await support.get('/office/customers')
  const ids: number[] = data.rows.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(data.total.count).toBeGreaterThanOrEqual(ids.length)
  const next = await support.get(`/office/customers?after=${ids[0]}`)
  expect(next.data.rows[0].id).toBe(ids[1])
  expect(outcome(await support.get('/office/customers?after=x'))).toBe('422 validation_failed')
})

test('one page has what the mall knows of a customer, and no contact in full', async () => {
  const { accountId, email, phoneNumber, name, order } = await regular()
  const { data } = await support.get(`/office/customers/${accountId}`)
  expect(data).toMatchObject({
    name: `${name} Quarter${name}`,
    ended_at: null,
    wallet_balance: 0,
    delivered: 1,
    identity: { status: 'verified' },
    addresses: [{ masked_phone: '0803 ••• 4567', address: expect.stringContaining('Surulere') }],
    devices: [{ name: 'Chrome on Android' }],
    comments: [],
  })
  expect(data.badge).toEqual(expect.any(String))
  expect(data.reviews.map(({ rating }: { rating: number }) => rating).toSorted()).toEqual([4, 5])
  const [{ product_id }] = data.reviews.filter((review: { product: unknown }) => review.product)
  const [{ name: product }] = await rows('SELECT name FROM products WHERE id = $1', [product_id])
  expect(data.reviews).toContainEqual(expect.objectContaining({ product_id, product }))
  expect(data.reviews).toContainEqual(expect.objectContaining({ product_id: null, product: null }))
  expect(data.messages[0]).toMatchObject({ title: expect.stringMatching(/^(SMS|E-mail): /) })
  for (const secret of [email, phoneNumber.slice(4), '8031234567']) {
    expect(JSON.stringify(data)).not.toContain(secret)
  }
  const { data: orders } = await support.get(`/office/orders?customer=${accountId}`)
  expect(orders.rows.map(({ code }: { code: string }) => code)).toEqual([order.code])
  const whole = await support.get(`/office/orders/${order.code}`)
  expect(whole.data.customer.id).toBe(accountId)
  expect(outcome(await support.get('/office/customers/999999'))).toBe('404 not_found')
})

test('a contact is read in full with its permission alone, and once in the audit', async () => {
  const { accountId, email, phoneNumber, order } = await regular()
  const ofCustomer = `/office/customers/${accountId}/contacts`
  const ofOrder = `/office/orders/${order.code}/contacts`
  for (const path of [ofCustomer, ofOrder]) {
    expect([path, outcome(await finance.get(path))]).toEqual([path, '403 forbidden'])
  }
  const calls: [string, string][] = [
    [`customer:${accountId}`, 'GET /office/customers/{id}/contacts'],
    [`order:${order.code}`, 'GET /office/orders/{code}/contacts'],
  ]
  for (const [subject, call] of calls) expect(await entries(subject, call)).toBe(0)
  for (let times = 0; times < 2; times += 1) {
    expect((await support.get(ofCustomer)).data).toEqual({ email, phone_number: phoneNumber })
    expect((await manager.get(ofOrder)).data).toEqual({
      email,
      phone_number: phoneNumber,
      delivery_phone: phoneNumber,
    })
  }
  for (const [subject, call] of calls)
    expect([subject, await entries(subject, call)]).toEqual([subject, 1])
  const written = await rows('SELECT after::text FROM audit_entries')
  expect(JSON.stringify(written)).not.toContain(email)
})

test('a device is signed out by a member who may, with one entry, and all of them', async () => {
  const person = await customer()
  const other = await testDevice(app, person.accountId)
  const path = `/office/customers/${person.accountId}/end-sessions`
  const call = 'POST /office/customers/{id}/end-sessions'
  const isIn = async (device: typeof other) => (await device.get('/api/v1/accounts')).status === 200
  expect(outcome(await support.post(path, { device: other.sessionId }))).toBe('403 forbidden')
  expect(await isIn(other)).toBe(true)
  for (let times = 0; times < 2; times += 1) {
    const { data } = await manager.post(path, { device: other.sessionId })
    expect(data.devices).toMatchObject([{ id: person.sessionId }])
  }
  expect(await entries(`customer:${person.accountId}`, call)).toBe(1)
  expect([await isIn(other), await isIn(person)]).toEqual([false, true])
  // Of somebody else.
  const stranger = await customer()
  await manager.post(path, { device: stranger.sessionId })
  expect(await isIn(stranger)).toBe(true)
  expect((await manager.post(path, { device: null })).data.devices).toEqual([])
  expect(await isIn(person)).toBe(false)
  expect(
    outcome(await manager.post('/office/customers/999999/end-sessions', { device: null })),
  ).toBe('404 not_found')
})

test('members comment on a customer, who reads it in the own data alone, and it goes with the account', async () => {
  const person = await customer()
  const path = `/office/customers/${person.accountId}/comments`
  expect(outcome(await finance.post(path, { comment: 'Called.' }))).toBe('403 forbidden')
  const { data } = await support.post(path, { comment: 'Wants the <b>blue</b> one.' })
  expect(data.comments).toMatchObject([
    { comment: 'Wants the <b>blue</b> one.', by: 'Sade Williams' },
  ])
  const audit = await rows('SELECT after::text FROM audit_entries WHERE subject = $1', [
    `customer:${person.accountId}`,
  ])
  expect(JSON.stringify(audit)).not.toContain('blue')
  const deleted = await person.post('/api/v1/accounts/delete', { password })
  expect(deleted.status).toBe(200)
  expect(
    await rows('SELECT FROM customer_comments WHERE account_id = $1', [person.accountId]),
  ).toEqual([])
  expect(outcome(await support.post(path, { comment: 'Again.' }))).toBe('409 conflict')
  const left = await owner.get(`/office/customers/${person.accountId}`)
  expect(left.data).toMatchObject({ name: '', masked_email: null, ended_at: expect.any(String) })
  expect(await found(person.name)).toEqual([])
})

test('data are exported for a customer who asks, with step-up and a reason, once in the audit', async () => {
  const person = await regular()
  const path = `/office/customers/${person.accountId}/data`
  const why = { reason: 'Asked by letter' }
  expect(outcome(await finance.post(path, why))).toBe('403 forbidden')
  expect(outcome(await manager.post(path, { reason: '' }))).toBe('422 validation_failed')
  const { data } = await manager.post(path, why)
  expect(data.account).toMatchObject({ email: person.email })
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['orders', 'wallet', 'messages']))
  expect(await entries(`customer:${person.accountId}`, 'POST /office/customers/{id}/data')).toBe(1)
  const [{ reason, after }] = await rows(
    `SELECT reason, after::text FROM audit_entries WHERE call = 'POST /office/customers/{id}/data' AND refused IS NULL`,
  )
  expect(reason).toBe(why.reason)
  expect(after).not.toContain(person.email)
  expect(outcome(await manager.post('/office/customers/999999/data', why))).toBe('404 not_found')
  await clock.advance(6 * 60)
  expect(outcome(await manager.post(path, why))).toBe('403 step_up_needed')
})

test('an account ends for a customer who asks, not with open orders, and only once', async () => {
  const manager = await signedIn(await member('Manager'))
  const person = await customer()
  const path = `/office/customers/${person.accountId}/end`
  const why = { reason: 'Asked at the telephone' }
  const other = await signedIn(await member('Finance'))
  expect(outcome(await other.post(path, why))).toBe('403 forbidden')
  const open = await testOrder(app, person.accountId, [kettle], 'PROCESSING')
  expect(outcome(await manager.post(path, why))).toBe('409 account_in_use')
  await rows(`UPDATE orders SET status = 'DELIVERED' WHERE id = $1`, [open.id])
  const { data } = await manager.post(path, why)
  expect(data).toMatchObject({ name: '', masked_email: null, ended_at: expect.any(String) })
  expect((await person.get('/api/v1/accounts')).status).toBe(401)
  expect(outcome(await manager.post(path, why))).toBe('409 conflict')
  expect(await entries(`customer:${person.accountId}`, 'POST /office/customers/{id}/end')).toBe(1)
  // A member's own account works here.
  const { accountId } = await member('Store')
  expect(outcome(await manager.post(`/office/customers/${accountId}/end`, why))).toBe(
    '409 account_in_use',
  )
})

test('an account that was opened at the telephone ends with its number', async () => {
  const manager = await signedIn(await member('Manager'))
  const caller = { name: 'Ada Eze', phone: '0803 555 0001' }
  const { data } = await support.post('/office/telephone/callers', caller)
  const number = '+2348035550001'
  expect(JSON.stringify(await rows('SELECT * FROM accounts'))).toContain(number)
  const why = { reason: 'Asked at the telephone' }
  expect((await manager.post(`/office/customers/${data.id}/end`, why)).status).toBe(200)
  expect(JSON.stringify(await rows('SELECT * FROM accounts'))).not.toContain(number)
})

test('a number that was told at the telephone is not the account’s once somebody else has proved it', async () => {
  const manager = await signedIn(await member('Manager'))
  const why = { reason: 'Asked at the telephone' }
  const caller = await customer()
  const number = '+2348099912345'
  await rows('UPDATE accounts SET unproved_number = $2, phone_number = NULL WHERE id = $1', [
    caller.accountId,
    number,
  ])
  const message = () =>
    rows(
      `INSERT INTO messages (reference, contact, channel, template, sealed_values, state,
         next_attempt_at, expires_at, created_at)
       VALUES (gen_random_uuid(), $1, 'whatsapp', 'x', '\\x00', 'sent', now(), now(), now())`,
      [number],
    )
  const messages = async () => {
    const { data } = await manager.post(`/office/customers/${caller.accountId}/data`, why)
    return data.messages.filter(({ contact }: { contact: string }) => contact === number)
  }
  await message()
  expect(await messages()).toHaveLength(1)
  const owner = await customer()
  await rows('UPDATE accounts SET phone_number = $2, phone_number_since = now() WHERE id = $1', [
    owner.accountId,
    number,
  ])
  expect(await messages()).toEqual([])
  await manager.post(`/office/customers/${caller.accountId}/end`, why)
  expect(await rows('SELECT contact FROM messages WHERE contact = $1', [number])).toHaveLength(1)
})
