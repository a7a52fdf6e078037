import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome, testStaff } from '#server/staff/test-staff.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const [ada, bola] = await Promise.all([staff.member('Store'), staff.member('Manager')])
const [browserOfAda, browserOfBola] = [await staff.signedIn(ada), await staff.signedIn(bola)]

const view = { list: 'stock', name: 'Waiting', query: 'state=invited', is_for_all: false }

async function seen(browser: typeof browserOfAda) {
  const { data } = await browser.get('/office/views?list=stock')
  return data.views
}

test('a view is its maker’s, until it is for all; nobody else removes it', async () => {
  const { id } = (await browserOfAda.post('/office/views', view)).data.view
  expect(await seen(browserOfAda)).toMatchObject([{ id, name: 'Waiting', is_own: true }])
  expect(await seen(browserOfBola)).toEqual([])

  const again = await browserOfAda.post('/office/views', { ...view, is_for_all: true })
  expect(again.data.view).toMatchObject({ id, is_for_all: true })
  expect(await seen(browserOfBola)).toMatchObject([
    { id, query: 'state=invited', is_own: false, by: 'Sade Williams' },
  ])
  expect((await browserOfAda.get('/office/views?list=audit')).data.views).toEqual([])

  expect(outcome(await browserOfBola.post(`/office/views/${id}/remove`))).toBe('404 not_found')
  expect(outcome(await browserOfAda.post(`/office/views/${id}/remove`))).toBe(200)
  expect(await seen(browserOfBola)).toEqual([])
  const entries = await staff.rows('SELECT actor FROM audit_entries WHERE subject = $1', [
    `view:${id}`,
  ])
  expect(entries).toEqual(Array(3).fill({ actor: `staff:${ada.id}` }))
})

test('views for all are made and read by who may see the list', async () => {
  const auditor = await staff.signedIn(await staff.member('Auditor'))
  expect(outcome(await auditor.post('/office/views', { ...view, is_for_all: true }))).toBe(
    '403 forbidden',
  )
  expect(outcome(await auditor.post('/office/views', { ...view, name: 'Mine' }))).toBe(200)
  const unknown = { ...view, list: 'secrets', is_for_all: true }
  expect(outcome(await browserOfBola.post('/office/views', unknown))).toBe('403 forbidden')
  const { id } = (await browserOfAda.post('/office/views', { ...view, is_for_all: true })).data.view
  expect(await seen(auditor)).toMatchObject([{ name: 'Mine', is_own: true }])
  expect(await seen(browserOfBola)).toMatchObject([{ id }])
  await browserOfAda.post(`/office/views/${id}/remove`)
})

test('a view without a name, of no list, or beyond fifty is refused', async () => {
  const post = async (change: object) =>
    outcome(await browserOfBola.post('/office/views', { ...view, ...change }))
  expect(await post({ name: ' ' })).toBe('422 validation_failed')
  expect(await post({ list: 'Members!' })).toBe('422 validation_failed')
  expect(await post({ query: 'x'.repeat(1_001) })).toBe('422 validation_failed')
  for (let n = 0; n < 50; n += 1) expect(await post({ name: `View ${n}` })).toBe(200)
  expect(await post({ name: 'One more' })).toBe('400 list_full')
  expect(await post({ name: 'View 7' })).toBe(200)
  expect(await seen(browserOfBola)).toHaveLength(50)
})

test('totals say how many fit the filter, on every page', async () => {
  const owner = await staff.signedIn(await staff.member('Owner'))
  const { data } = await owner.get('/office/members?search=Sade')
  expect(data.total).toEqual({ count: data.rows.length, is_at_least: false })
  const none = await owner.get('/office/members?state=left')
  expect(none.data.total).toEqual({ count: 0, is_at_least: false })
  const entries = await owner.get(`/office/audit?member=${bola.id}`)
  expect(entries.data.total.count).toBeGreaterThan(50)
  const next = await owner.get(`/office/audit?member=${bola.id}&after=${entries.data.next}`)
  expect(next.data.total).toEqual(entries.data.total)
})
