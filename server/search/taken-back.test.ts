import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { addProducts } from '../discovery/test-products.ts'

const database = await testDatabase()
const staff = await testStaff(database)
let office: OfficeBrowser
let fan: number

beforeAll(async () => {
  fan = (await addProducts(database.pool)).get('Binatone Standing Fan') ?? expect.fail()
  office = await staff.signedIn(await staff.member('Catalogue'))
})

const entriesOf = (subject: string) =>
  staff.rows('SELECT call, before, after FROM audit_entries WHERE subject = $1 ORDER BY id', [
    subject,
  ])

test('a failed search is dismissed, put back, and comes back by itself when it is asked for again', async () => {
  const at = (seconds: number) => new Date(staff.clock.now().getTime() + seconds * 1_000)
  const again = (term: string, seconds: number) =>
    staff.rows(
      `INSERT INTO search_failures (term, times, last_at) VALUES ($1, 1, $2)
       ON CONFLICT (term) DO UPDATE SET times = search_failures.times + 1, last_at = $2`,
      [term, at(seconds)],
    )
  const listed = async (query = ''): Promise<[term: string, dismissed: unknown][]> => {
    const { data } = await office.get(`/office/search/failures?search=zobo${query}`)
    return data.rows.map(({ term, dismissed }: { term: string; dismissed: unknown }) => [
      term,
      dismissed,
    ])
  }
  const move = async (to: string, term: string) =>
    outcome(await office.post(`/office/search/failures/${to}`, { term }))
  await again('zobo drink', -60)
  expect(await listed()).toEqual([['zobo drink', null]])
  expect(await move('restore', 'zobo drink')).toBe('404 not_found')
  expect(await move('dismiss', 'zobo nobody wrote')).toBe('404 not_found')

  expect(await move('dismiss', 'zobo drink')).toBe(200)
  expect(await listed()).toEqual([])
  const by = expect.objectContaining({ by: 'Sade Williams' })
  expect(await listed('&of=dismissed')).toEqual([['zobo drink', by]])
  expect(await move('restore', 'zobo drink')).toBe(200)
  expect(await listed()).toEqual([['zobo drink', null]])

  expect(await move('dismiss', 'zobo drink')).toBe(200)
  await again('zobo drink', 60)
  expect(await listed()).toEqual([['zobo drink', null]])
  expect(await listed('&of=dismissed')).toEqual([])
  // Who waits for it asks again too.
  await staff.rows(
    "INSERT INTO search_requests (term, phone, created_at) VALUES ('zobo leaves', '+2348030000001', $1)",
    [at(-60)],
  )
  expect(await move('dismiss', 'zobo leaves')).toBe(200)
  expect((await listed()).map(([term]) => term)).toEqual(['zobo drink'])
  expect((await entriesOf('search:failures')).map(({ before, after }) => [before, after])).toEqual([
    [{}, { dismissed: 'zobo drink' }],
    [{ dismissed: 'zobo drink' }, {}],
    [{}, { dismissed: 'zobo drink' }],
    [{}, { dismissed: 'zobo leaves' }],
  ])
})

test('deleted synonyms and pins that are put back have their ids, and later versions', async () => {
  const one = { term: 'wardrobe box', meanings: ['freezer'] }
  const { synonym } = (await office.post('/office/search/synonyms', one)).data
  const path = `/office/search/synonyms/${synonym.id}`
  expect(outcome(await office.call('DELETE', path))).toBe(200)
  const restored = { id: synonym.id, version: 1 }
  const again = await office.post('/office/search/synonyms', { ...one, restored })
  expect(again.data.synonym).toEqual({ ...synonym, version: 2 })
  expect((await entriesOf(`synonym:${synonym.id}`)).map(({ call }) => call)).toEqual([
    'POST /office/search/synonyms',
    'DELETE /office/search/synonyms/{id}',
    'POST /office/search/synonyms',
  ])
  // An id that is in use, or was never given, is nobody’s to choose.
  const taken = await office.post('/office/search/synonyms', { ...one, term: 'tall box', restored })
  expect(taken.data.synonym.id).toBeGreaterThan(synonym.id)
  const unknown = { id: taken.data.synonym.id + 50, version: 1 }
  const next = { ...one, term: 'small box', restored: unknown }
  const added = (await office.post('/office/search/synonyms', next)).data.synonym
  expect(added.id).toBeLessThan(unknown.id)
  expect(outcome(await office.post('/office/search/synonyms', { ...one, term: 'red box' }))).toBe(
    200,
  )

  const pinned = { term: 'hot weather', product_ids: [fan] }
  const { pins } = (await office.post('/office/search/pins', pinned)).data
  expect(outcome(await office.call('DELETE', `/office/search/pins/${pins.id}`))).toBe(200)
  const back = { ...pinned, restored: { id: pins.id, version: pins.version } }
  expect((await office.post('/office/search/pins', back)).data.pins).toEqual({
    ...pins,
    version: 2,
  })
})
