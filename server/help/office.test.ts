import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { loadHelp } from './help.ts'
import { delivered } from './pages/delivered.ts'

const database = await testDatabase()
const { app, clock, rows, member, signedIn } = await testStaff(database)
const load = () => loadHelp({ database, clock, storeName: 'Oja' })

let browser: OfficeBrowser
beforeAll(async () => {
  browser = await signedIn(await member('Catalogue'))
})
beforeEach(async () => {
  await rows('DELETE FROM help_pages')
  await load()
})

const shop = async (path: string) => (await fetch(`${app.url}/api/v1${path}`)).json()
const refunds = async () => (await shop('/help-center/refund-policy')).data.message
const page = async (name: string) => (await browser.get(`/office/help/${name}`)).data

test('the tables begin with the delivered words, also at a second start', async () => {
  const ids = await rows('SELECT id FROM help_sections ORDER BY id')
  await load()
  expect(await rows('SELECT id FROM help_sections ORDER BY id')).toEqual(ids)
  expect(await refunds()).toEqual(delivered['refund-policy']('Oja'))
  const questions = (await shop('/get-faq-list')).message
  expect(questions.map(({ topic_title }: { topic_title: string }) => topic_title)).toEqual(
    delivered.faq().map(({ topic_title }) => topic_title),
  )
})

test('a page that nobody edited follows the words of a newer mall, an edited one does not', async () => {
  await rows(`UPDATE help_sections SET body = 'Older words' WHERE kind <> 'feature'`)
  const { sections } = await page('refund-policy')
  const { id, version, title } = sections[0]
  const words = { title, body: 'Ours', topic: null, icon: null, version }
  expect((await browser.call('PATCH', `/office/help/sections/${id}`, words)).status).toBe(200)
  await load()
  await expect.poll(async () => (await refunds()).subtitles[0].description).toBe('Ours')
  expect((await refunds()).subtitles[1].description).toBe('Older words')
  const terms = (await shop('/help-center/terms-and-condition')).data.message
  expect(terms).toEqual(delivered['terms-and-condition']('Oja'))
})

test('sections are added, changed, ordered and deleted, and each is entered', async () => {
  const added = await browser.post('/office/help/faq/sections', {
    kind: 'question',
    topic: 'Account and login',
    icon: null,
    title: 'Who answers?',
    body: 'We do.',
  })
  const { id } = added.data.section
  const first = async () => (await shop('/get-faq-list')).message[0].questions
  await expect.poll(async () => (await first()).at(-1)).toMatchObject({ id, answer: 'We do.' })
  const ids = (await page('faq')).sections.map((one: { id: number }) => one.id)
  const order = (ids: number[]) => browser.post('/office/help/faq/order', { ids })
  expect((await order([id, ...ids.slice(0, -1)])).status).toBe(200)
  await expect.poll(async () => (await first())[0].id).toBe(id)
  expect(outcome(await order(ids.slice(1)))).toBe('409 conflict')
  expect((await browser.call('DELETE', `/office/help/sections/${id}`)).status).toBe(200)
  await expect.poll(async () => (await first())[0].id).not.toBe(id)
  const entries = await rows('SELECT call FROM audit_entries WHERE subject = $1 ORDER BY id', [
    `help-section:${id}`,
  ])
  expect(entries.map(({ call }) => call)).toEqual([
    'POST /office/help/{page}/sections',
    'DELETE /office/help/sections/{id}',
  ])
})

test('of two edits of one version the second is told what the first one wrote', async () => {
  const { page: head } = await page('about-us')
  const send = (more: object) => {
    const { title, description, features_title, version } = head
    const body = { title, description, features_title, version, ...more }
    return browser.call('PATCH', '/office/help/about-us', body)
  }
  expect((await send({ title: 'Who we are' })).status).toBe(200)
  const refused = await send({ description: 'Ours' })
  expect(outcome(refused)).toBe('409 edited_meanwhile')
  expect(refused.data).toMatchObject({
    version: 2,
    by: 'Sade Williams',
    fields: { title: 'Who we are', description: head.description },
  })
})

test.each([
  ['a question on a page of sections', 'about-us', { kind: 'question', topic: 'A', icon: null }],
  ['a section among the questions', 'faq', { kind: 'section', topic: null, icon: null }],
  ['a question without a topic', 'faq', { kind: 'question', topic: null, icon: null }],
  ['a highlight without an icon', 'about-us', { kind: 'feature', topic: null, icon: null }],
])('%s is refused', async (_, name, kind) => {
  const body = { title: 'A', body: 'B', ...kind }
  expect(outcome(await browser.post(`/office/help/${name}/sections`, body))).toBe(
    '422 validation_failed',
  )
})
