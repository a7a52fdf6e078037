import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fillPath } from '#contract/client.ts'
import type { OfficeEndpoint } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/contract.ts'
import { addCategories, addProduct, brandIds, subIds } from './catalogue/test-catalogue.ts'
import { testShopper } from './checkout/test-checkout.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from './staff/test-staff.ts'
import { inputs } from './test-office-input.ts'
import { type CallContents, orderContents } from './test-order-contents.ts'

const database = await testDatabase()
const { app, rows, member, signedIn, clock } = await testStaff(database)
let owner: OfficeBrowser
const hash = 'a'.repeat(64)
const reason = 'a test of keys'

beforeAll(async () => {
  await addCategories(database)
  for (const table of ['brands', 'categories', 'sellers']) {
    await rows(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), 1000)`)
  }
  await rows(
    `INSERT INTO pictures (hash, width, height, placeholder_color) VALUES ($1, 800, 600, '#102030')`,
    [hash],
  )
  owner = await signedIn(await member('Owner'))
})

const named = () => `N${randomUUID().slice(0, 8)}`

async function draft(): Promise<string> {
  const body = {
    name: named(),
    code: named(),
    category_id: subIds[0],
    brand_id: brandIds[0],
    seller_id: 1,
  }
  return String((await owner.post('/office/products', body)).data.id)
}

async function codeOf(id: number): Promise<string> {
  const [{ code }] = await rows('SELECT code FROM products WHERE id = $1', [id])
  return code
}

/** A bulk change that is checked; `state`: or has been applied. */
async function bulk(state: 'ready' | 'done'): Promise<{ id: string }> {
  const file = `product_code,stock_on_hand\n${await codeOf(await addProduct(database))},25\n`
  const { data } = await owner.upload(
    '/office/bulk/files?name=a.csv',
    new TextEncoder().encode(file),
    'text/csv',
  )
  const id = String(data.id)
  const is = async () => (await owner.get(`/office/bulk/${id}`)).data.state
  await expect.poll(is).toBe('ready')
  if (state === 'done') {
    await owner.post(`/office/bulk/${id}/apply`)
    await expect.poll(is).toBe('done')
  }
  return { id }
}

/** The account of somebody who has just opened it. */
async function customer(): Promise<{ id: string }> {
  const { accountId } = await testShopper({ url: app.url, database, clock })
  return { id: String(accountId) }
}

/** A contact message; the owner may have taken it. */
async function question({ isTaken }: { isTaken: boolean }): Promise<{ id: string }> {
  const sent = { first_name: named(), last_name: 'Eze', email: 'q@example.com', message: 'Where?' }
  await fetch(`${app.url}/api/v1/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const [{ id }] = await rows('SELECT max(id) AS id FROM contact_messages')
  if (isTaken) await owner.post(`/office/questions/${id}/take`)
  return { id: String(id) }
}

/** What each call is sent where nothing of `test-office-input.ts` is there. */
const made: Record<string, () => Promise<CallContents>> = {
  'POST /office/members/{id}/invite-again': async () => {
    const { data } = await owner.post('/office/members', { email: `${named()}@example.com` })
    return { params: { id: String(data.id) } }
  },
  'POST /office/questions/{id}/take': async () => ({ params: await question({ isTaken: false }) }),
  'POST /office/questions/{id}/release': async () => ({
    params: await question({ isTaken: true }),
  }),
  'POST /office/questions/{id}/answer': async () => ({
    params: await question({ isTaken: true }),
    body: { answer: 'In the store.' },
  }),
  'POST /office/customers/{id}/adjustments': async () => ({
    params: await customer(),
    body: { direction: 'in', value: 100, reason },
  }),
  'POST /office/customers/{id}/comments': async () => ({
    params: await customer(),
    body: { comment: 'Called.' },
  }),
  'POST /office/brands': async () => ({
    body: { name: named(), slug: '', picture_hash: hash, best_rank: null },
  }),
  'POST /office/products': async () => ({
    body: { name: named(), code: named(), category_id: null, brand_id: brandIds[0], seller_id: 1 },
  }),
  'POST /office/products/{id}/variations': async () => {
    const options = [{ id: null, name: 'Size', values: [{ id: null, name: 'S', swatch: null }] }]
    const combinations = [{ id: null, places: [0], amount: 10, on_hand: 5 }]
    return { params: { id: await draft() }, body: { version: 1, options, combinations } }
  },
  'POST /office/products/{id}/stock': async () => ({
    params: { id: await draft() },
    body: { on_hand: 7 },
  }),
  'POST /office/stock/{item}/moves': async () => ({
    params: { item: String(await addProduct(database)) },
    body: { kind: 'received', units: 10, reason },
  }),
  'POST /office/price-plans': async () => ({
    body: {
      item: String(await addProduct(database)),
      amount: 950,
      starts_at: '2030-01-01T09:00:00.000Z',
      ends_at: '2030-01-02T09:00:00.000Z',
    },
  }),
  'POST /office/content/banners': async () => ({
    body: { ...inputs['POST /office/content/banners']?.body?.(), category_id: subIds[0] },
  }),
  'POST /office/help/{page}/sections': async () => {
    await rows(
      `INSERT INTO help_pages (name, title, description, is_delivered, edited_at, edited_by)
       VALUES ('faq', 'Questions', '', true, '2026-01-01', 'job:test') ON CONFLICT DO NOTHING`,
    )
    const [given] = [inputs['POST /office/help/{page}/sections']]
    return { params: { page: 'faq' }, body: given?.body?.() ?? {} }
  },
  'POST /office/search/pins': async () => ({
    body: { term: named(), product_ids: [await addProduct(database)] },
  }),
  'POST /office/bulk/files': async () => ({
    query: 'name=b.csv',
    file: `product_code,price\n${await codeOf(await addProduct(database))},990\n`,
  }),
  'POST /office/bulk/selections': async () => ({
    body: {
      of: { product_ids: [await addProduct(database)] },
      column: 'form',
      how: 'set',
      value: 'New',
    },
  }),
  'POST /office/bulk/cells': async () => {
    const cell = {
      product_id: await addProduct(database),
      version: 1,
      column: 'form',
      value: 'Old',
    }
    return { body: { cells: [cell] } }
  },
  'POST /office/telephone/orders': async () => ({ body: await telephoneOrder() }),
  'POST /office/telephone/orders/{code}/link': async () => {
    const { data } = await owner.post('/office/telephone/orders', await telephoneOrder())
    return { params: { code: data.order_code }, body: {} }
  },
  ...orderContents({ app, database, clock, rows }, () => owner),
  'POST /office/bulk/{id}/apply': async () => ({ params: await bulk('ready') }),
  'POST /office/bulk/{id}/undo': async () => ({ params: await bulk('done') }),
}

async function telephoneOrder() {
  const { id } = await customer()
  const product_id = await addProduct(database, { amount: 200_000 })
  const product_orders = [{ product_id, quantity: 1 }]
  const sums = { sub_total: 2_000, shipping: 0, total: 2_000 }
  const how = { shipping_method_id: 3, payment_code: 'flutterwave' }
  return { customer: Number(id), product_orders, ...how, ...sums }
}

const keyed = Object.values(officeContract)
  .flatMap((domain) => Object.values<OfficeEndpoint>(domain))
  .filter((endpoint) => endpoint.keyed)
  .map(({ path }) => `POST ${path}`)

function send(call: string, { params, query, body, file }: CallContents, key: string) {
  const path = fillPath(call.slice('POST '.length), params) + (query ? `?${query}` : '')
  return file === undefined
    ? owner.call('POST', path, body, key)
    : owner.upload(path, new TextEncoder().encode(file), 'text/csv', key)
}

/** Changes that the audit has of a call: each is one effect. */
async function effects(call: string): Promise<number> {
  const [{ count }] = await rows(
    'SELECT count(DISTINCT request_id)::integer AS count FROM audit_entries WHERE call = $1 AND refused IS NULL',
    [call],
  )
  return count
}

test.each(keyed)('%s: the answer is lost, and pressed again it has one effect', async (call) => {
  const given = inputs[call]
  const sent = (await made[call]?.()) ?? { ...given, body: given?.body?.() ?? {} }
  const before = await effects(call)
  const key = randomUUID()
  const first = await send(call, sent, key)
  expect([call, first.status, first.message]).toEqual([call, 200, expect.any(String)])
  expect(await send(call, sent, key)).toEqual(first)
  expect(await effects(call)).toBe(before + 1)
  const other = otherContents(sent)
  if (!other) return
  expect([call, outcome(await send(call, other, key))]).toEqual([
    call,
    '409 idempotency_key_reused',
  ])
  expect(await effects(call)).toBe(before + 1)
})

/** The same with another value in one field; null: the call has no contents. */
function otherContents({ file, body = {}, ...sent }: CallContents): CallContents | null {
  if (file) return { ...sent, file: `${file}\n` }
  const [name, value] =
    Object.entries(body).find(([, one]) => typeof one === 'number') ??
    Object.entries(body).find(([at]) => /^(name|term|email|title|url|address|value)$/.test(at)) ??
    []
  if (name === undefined) return null
  return { ...sent, body: { ...body, [name]: typeof value === 'number' ? value + 1 : `x${value}` } }
}

test('ten are received once, also by two presses at once, and other figures under the key are refused', async () => {
  const id = await addProduct(database, { stock: 10 })
  const path = `/office/stock/${id}/moves`
  const ten = { kind: 'received', units: 10, reason }
  const both = await Promise.all([1, 2, 3].map(() => owner.call('POST', path, ten, 'one-form')))
  expect(both.map(outcome)).toEqual([200, 200, 200])
  expect(both.map(({ data }) => data.on_hand)).toEqual([20, 20, 20])
  const refused = await owner.call('POST', path, { ...ten, units: 12 }, 'one-form')
  expect(outcome(refused)).toBe('409 idempotency_key_reused')
  expect(refused.message).toContain('We already received this form')
  // A key is one member's, and one call's.
  const store = await signedIn(await member('Store'))
  expect((await store.call('POST', path, ten, 'one-form')).data.on_hand).toBe(30)
  expect(
    outcome(await owner.call('POST', '/office/sellers', { name: named(), slug: '' }, 'one-form')),
  ).toBe(200)
  // Without a key each press counts; a refused one leaves its key free.
  expect((await owner.post(path, ten)).data.on_hand).toBe(40)
  const wrong = { kind: 'damaged', units: 41, reason }
  expect(outcome(await owner.call('POST', path, wrong, 'two'))).toBe('422 validation_failed')
  expect((await owner.call('POST', path, { ...wrong, units: 40 }, 'two')).data.on_hand).toBe(0)
  expect(outcome(await owner.call('POST', path, ten, 'with a blank'))).toBe('422 validation_failed')
})

test('a key is good for a day', async () => {
  const id = await addProduct(database, { stock: 0 })
  const ten = { kind: 'received', units: 10, reason }
  const press = () => owner.call('POST', `/office/stock/${id}/moves`, ten, 'yesterday')
  expect((await press()).data.on_hand).toBe(10)
  await clock.advance(25 * 3_600)
  owner = await signedIn(await member('Owner'))
  await rows(
    `UPDATE office_keys SET member_id = (SELECT max(id) FROM staff_members) WHERE key = 'yesterday'`,
  )
  expect((await press()).data.on_hand).toBe(20)
})
