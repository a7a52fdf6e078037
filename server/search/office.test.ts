import { randomInt } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { addProducts } from '../discovery/test-products.ts'
import { testApp } from '../test-app.ts'

const database = await testDatabase()
const { pool } = database
const staff = await testStaff(database)
const other = await testApp(database)
let office: OfficeBrowser
let colleague: OfficeBrowser
let ids: Map<string, number>

beforeAll(async () => {
  ids = await addProducts(pool)
  office = await staff.signedIn(await staff.member('Catalogue'))
  colleague = await staff.signedIn(await staff.member('Manager'))
})

const idOf = (name: string) => ids.get(name) ?? expect.fail(name)
const namesIn = (outcome: { products: { name: string }[] }) =>
  outcome.products.map(({ name }) => name)

/** What shoppers find, at a process that knows of changes by the channel alone. */
async function shoppersFind(term: string): Promise<string[]> {
  const address = `${other.url}/api/v1/search-and-filter-products?search_term=${encodeURIComponent(term)}`
  const { products } = await (await fetch(address)).json()
  return products.data.map(({ name }: { name: string }) => name)
}

const entriesOf = (subject: string) =>
  staff.rows('SELECT call, before, after FROM audit_entries WHERE subject = $1 ORDER BY id', [
    subject,
  ])

// The first of this file: a search that finds nothing is recorded while nobody waits for it.
test('searches that found nothing are listed by number, with how many wait; who waits, for who may see customers', async () => {
  const phone = () => `+23480${randomInt(10_000_000, 99_999_999)}`
  await pool.query(
    `INSERT INTO search_failures (term, times, last_at)
     SELECT 'thing ' || i, i % 7 + 1, '2026-11-20' FROM generate_series(1, 70) AS i`,
  )
  const wait = (term: string) =>
    pool.query(
      `INSERT INTO search_requests (term, account_id, phone, created_at)
       VALUES ($1, NULL, $2, '2026-11-21')`,
      [term, phone()],
    )
  for (const term of ['drone', 'drone', 'drone', 'thing 3', 'call me 08031234567']) await wait(term)

  const seen: { term: string; times: number; waiting: number }[] = []
  let after = ''
  do {
    const { data } = await office.get(`/office/search/failures?${after && `after=${after}`}`)
    expect(data.total).toEqual({ count: 71, is_at_least: false })
    seen.push(...data.rows)
    after = data.next === null ? '' : encodeURIComponent(data.next)
  } while (after)
  expect(seen).toHaveLength(71)
  expect(new Set(seen.map(({ term }) => term)).size).toBe(71)
  const times = seen.map((row) => row.times)
  expect(times).toEqual(times.toSorted((one, next) => next - one))
  expect(seen.at(-1)).toMatchObject({ term: 'drone', times: 0, waiting: 3 })

  const byWaiting = await colleague.get('/office/search/failures?order=waiting')
  expect(byWaiting.data.rows.slice(0, 3)).toMatchObject([
    { term: 'drone', waiting: 3 },
    { term: 'call me 08031234567', waiting: 1 },
    { term: 'thing 3', times: 4, waiting: 1 },
  ])
  const { data } = await office.get('/office/search/failures?search=DRONE')
  expect(data.rows).toHaveLength(1)
  expect(JSON.stringify(data)).not.toContain('+234')
  expect(outcome(await office.get('/office/search/failures?after=x'))).toBe('422 validation_failed')

  expect(outcome(await office.get('/office/search/requests?term=drone'))).toBe('403 forbidden')
  const { waiting } = (await colleague.get('/office/search/requests?term=drone')).data
  expect(waiting).toHaveLength(3)
  expect(waiting[0]).toMatchObject({ account_id: null, phone: expect.stringMatching(/^\+23480/) })
})

test('a synonym is added, changed and deleted: every process finds by it at once, and the audit has it', async () => {
  expect(await shoppersFind('blower')).toEqual([])
  const added = await office.post('/office/search/synonyms', {
    term: 'The Blower',
    meanings: ['Standing  Fan', 'standing fan', ''],
  })
  const { synonym } = added.data
  expect(synonym).toMatchObject({ term: 'blower', meanings: ['standing fan'], version: 1 })
  await vi.waitFor(async () =>
    expect(await shoppersFind('blower')).toEqual(['Binatone Standing Fan']),
  )

  const path = `/office/search/synonyms/${synonym.id}`
  const body = { term: 'airblow', meanings: ['standing fan', 'rechargeable fan'], version: 1 }
  const edited = await office.call('PATCH', path, body)
  expect(edited.data.synonym).toMatchObject({
    meanings: ['rechargeable fan', 'standing fan'],
    version: 2,
  })
  await vi.waitFor(async () =>
    expect((await shoppersFind('airblow')).toSorted()).toEqual([
      'Binatone Standing Fan',
      'OX Rechargeable Fan 18 inch',
    ]),
  )
  const listed = await office.get('/office/search/synonyms?search=rechargeable%20')
  expect(listed.data.rows.map(({ term }: { term: string }) => term)).toContain('airblow')

  expect(outcome(await office.call('DELETE', path))).toBe(200)
  await vi.waitFor(async () => expect(await shoppersFind('airblow')).toEqual([]))
  expect(outcome(await office.get(path))).toBe('404 not_found')
  expect(await entriesOf(`synonym:${synonym.id}`)).toEqual([
    {
      call: 'POST /office/search/synonyms',
      before: {},
      after: { term: 'blower', meanings: ['standing fan'] },
    },
    {
      call: 'PATCH /office/search/synonyms/{id}',
      before: { term: 'blower', meanings: ['standing fan'] },
      after: { term: 'airblow', meanings: ['rechargeable fan', 'standing fan'] },
    },
    {
      call: 'DELETE /office/search/synonyms/{id}',
      before: { term: 'airblow', meanings: ['rechargeable fan', 'standing fan'] },
      after: {},
    },
  ])
})

test('two edit one synonym, or the pins of one term: the second learns who was first, and what differs', async () => {
  const { synonym } = (
    await office.post('/office/search/synonyms', { term: 'cooler box', meanings: ['freezer'] })
  ).data
  const path = `/office/search/synonyms/${synonym.id}`
  const edit = { term: 'cooler box', meanings: ['chest freezer'], version: 1 }
  expect(outcome(await colleague.call('PATCH', path, edit))).toBe(200)
  const late = await office.call('PATCH', path, { ...edit, meanings: ['deep freezer'] })
  expect(outcome(late)).toBe('409 edited_meanwhile')
  expect(late.data).toMatchObject({
    version: 2,
    by: 'Sade Williams',
    fields: { meanings: ['chest freezer'] },
  })
  expect(late.data.fields).not.toHaveProperty('term')

  const [fan, lantern] = [idOf('Binatone Standing Fan'), idOf('Lontor Rechargeable Lantern')]
  const { pins } = (
    await office.post('/office/search/pins', { term: 'light', product_ids: [fan, lantern] })
  ).data
  const pinsPath = `/office/search/pins/${pins.id}`
  const turned = { term: 'light', product_ids: [lantern, fan], version: 1 }
  expect(outcome(await colleague.call('PATCH', pinsPath, turned))).toBe(200)
  const second = await office.call('PATCH', pinsPath, { ...turned, product_ids: [fan] })
  expect(outcome(second)).toBe('409 edited_meanwhile')
  expect(second.data.fields).toEqual({ product_ids: `${lantern},${fan}` })
  expect(outcome(await office.call('DELETE', pinsPath))).toBe(200)
  expect(await entriesOf(`pins:${pins.id}`)).toMatchObject([
    { after: { term: 'light', product_ids: [fan, lantern] } },
    { before: { product_ids: [fan, lantern] }, after: { product_ids: [lantern, fan] } },
    { before: { product_ids: [lantern, fan] }, after: {} },
  ])
})

test('what no search could use as a synonym is refused', async () => {
  const post = async (term: string, meanings: string[]) =>
    outcome(await office.post('/office/search/synonyms', { term, meanings }))
  expect(await post('', ['fan'])).toBe('422 validation_failed')
  expect(await post('...', ['fan'])).toBe('422 validation_failed')
  expect(await post('chiller', [])).toBe('422 validation_failed')
  expect(await post('chiller', ['!'])).toBe('422 validation_failed')
  expect(await post('chiller', ['Chiller'])).toBe('422 validation_failed')
  expect(await post('chiller below 20k', ['freezer'])).toBe('422 validation_failed')
  expect(await post('very big long chiller', ['freezer'])).toBe('422 validation_failed')
  expect(await post('shoe size 42', ['sneakers'])).toBe('422 validation_failed')
  expect(await post('genset', ['generator'])).toBe('409 name_taken')
  const many = Array.from({ length: 21 }, (_, i) => `word ${i}`)
  expect(await post('chiller', many)).toBe('422 validation_failed')
})

test('a draft is tried beside what is: nothing is written, and shoppers see nothing of it', async () => {
  const tables = ['search_synonyms', 'search_pins', 'search_failures', 'audit_entries']
  const counts = async () =>
    Promise.all(
      tables.map(async (table) => (await pool.query(`SELECT count(*) FROM ${table}`)).rows),
    )
  const before = await counts()
  const attempt = async (body: object) => (await office.post('/office/search/try', body)).data

  const synonym = { id: null, term: 'zzap', meanings: ['generator'] }
  const tried = await attempt({ search_term: 'zzap', synonym })
  expect(tried.before.products).toEqual([])
  expect(namesIn(tried.after)).toEqual(['Sumec Firman 3.5kVA Generator, SPG3000E2'])

  const fan = idOf('Binatone Standing Fan')
  const pinned = await attempt({
    search_term: 'generator',
    pins: { id: null, term: 'Generator', product_ids: [fan] },
  })
  expect(pinned.after.pinned).toEqual([fan])
  expect([pinned.before.total, pinned.after.total]).toEqual([1, 2])
  const elsewhere = await attempt({
    search_term: 'lantern',
    pins: { id: null, term: 'Generator', product_ids: [fan] },
  })
  expect(elsewhere.after).toEqual(elsewhere.before)
  expect((await attempt({ search_term: 'generator' })).after).toBeNull()

  // As if a stored one were deleted.
  const { rows } = (await office.get('/office/search/synonyms?search=genset')).data
  const stored = rows.find(({ term }: { term: string }) => term === 'genset')
  const without = await attempt({
    search_term: 'genset',
    synonym: { id: stored.id, term: 'genset', meanings: [] },
  })
  expect(namesIn(without.before)).toEqual(['Sumec Firman 3.5kVA Generator, SPG3000E2'])
  expect(without.after.products).toEqual([])

  expect(await counts()).toEqual(before)
  expect(await shoppersFind('zzap')).toEqual([])
})
