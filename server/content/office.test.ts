import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openLog } from '#server/platform/log.ts'
import {
  type OfficeBrowser,
  outcome,
  type TestMember,
  testStaff,
} from '#server/staff/test-staff.ts'
import { openSchedule } from './schedule.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const { app, clock, rows, member, signedIn } = staff
const minute = 60
const always = { starts_at: null, ends_at: null }

let editor: TestMember
let browser: OfficeBrowser
let picture_hash: string
beforeAll(async () => {
  editor = await member('Catalogue')
  await rows(
    `INSERT INTO categories (id, name, slug, is_visible, position, picture_hash)
     VALUES (1, 'Fans', 'fans', true, 0, $1)`,
    ['f'.repeat(64)],
  )
})
beforeEach(async () => {
  browser = await signedIn(editor)
  for (const name of ['banners', 'menus', 'representatives', 'socials']) {
    await rows(`DELETE FROM content_${name}`)
  }
  picture_hash = await newPicture()
})

async function newPicture(): Promise<string> {
  const background = `#${randomBytes(3).toString('hex')}`
  const create = { width: 40, height: 20, channels: 3, background } as const
  const file = new Uint8Array(await sharp({ create }).png().toBuffer())
  return (await browser.upload('/office/pictures', file)).data.picture.hash
}

const banner = (more: object = {}) => ({
  ...always,
  place: 'home_top',
  alt: 'A fan',
  title: 'Fans',
  line: 'For the heat',
  tone: 'leaf',
  picture_hash,
  category_id: 1,
  ...more,
})
const tile = (more: object = {}) => ({
  ...always,
  name: 'Fans',
  url: '/categories?prod=fan',
  picture_hash,
  ...more,
})
const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000).toISOString()

async function add(kind: string, body: object) {
  const answer = await browser.post(`/office/content/${kind}`, body)
  expect([answer.status, answer.message]).toEqual([200, expect.any(String)])
  return answer.data.row
}
const shop = async (path: string) => (await (await fetch(`${app.url}/api/v1${path}`)).json()).data
const visibleTiles = async () =>
  (await shop('/list-menu')).menus.map(({ name }: { name: string }) => name)
const begin = () => app.http.jobs.find(({ name }) => name === 'content-begins-and-ends')?.run()

test('a banner is added, shown, changed and deleted, and each is entered', async () => {
  const { id, version } = await add('banners', banner())
  const top = async () => (await shop('/banner/home-top')).banners.top
  await expect.poll(top).toMatchObject([{ id, alt: 'A fan', words: { title: 'Fans' } }])
  const changed = await browser.call('PATCH', `/office/content/banners/${id}`, {
    ...banner({ alt: 'Two fans' }),
    version,
  })
  expect(changed.data.row).toMatchObject({
    alt: 'Two fans',
    version: 2,
    edited_by: 'Sade Williams',
  })
  await expect.poll(top).toMatchObject([{ alt: 'Two fans' }])
  expect((await browser.call('DELETE', `/office/content/banners/${id}`)).status).toBe(200)
  await expect.poll(top).toEqual([])
  const entries = await rows(
    'SELECT before, after FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`banner:${id}`],
  )
  expect(entries).toMatchObject([
    { before: {}, after: { place: 'home_top', alt: 'A fan' } },
    { before: { alt: 'A fan' }, after: { alt: 'Two fans' } },
    { before: { alt: 'Two fans' }, after: {} },
  ])
  expect(entries[1].after).toEqual({ alt: 'Two fans' })
})

test.each([
  ['another site', tile({ url: 'https://example.com' }), 'url'],
  [
    'an end before its beginning',
    tile({ starts_at: '2027-01-02T00:00:00Z', ends_at: '2027-01-01T00:00:00Z' }),
    'ends_at',
  ],
  ['a picture that is not stored', tile({ picture_hash: 'e'.repeat(64) }), 'picture_hash'],
  ['no name', tile({ name: ' ' }), 'name'],
])('a tile with %s is refused', async (_, wrong, field) => {
  const body = 'picture_hash' in wrong && wrong.picture_hash ? wrong : { ...wrong, picture_hash }
  const refused = await browser.post('/office/content/tiles', body)
  expect(outcome(refused)).toBe('422 validation_failed')
  expect(Object.keys(Object(Reflect.get(refused, 'errors')))).toContain(field)
})

test('a banner has all its words or none, and leads to a category that is there', async () => {
  for (const wrong of [{ title: null }, { line: null }, { tone: null }, { category_id: 77 }]) {
    const refused = await browser.post('/office/content/banners', banner(wrong))
    expect(outcome(refused)).toBe('422 validation_failed')
  }
  await add('banners', banner({ title: null, line: null, tone: null }))
})

test.each([
  '/product-details/tecno-spark-40',
  '/categories?brands=3',
  '/categories?prod=standing%20fan',
  '/refund-policy',
  '/',
])('a banner leads to another address of the mall than its category: %s', async (url) => {
  const { id } = await add('banners', banner({ url }))
  const top = async () => (await shop('/banner/home-top')).banners.top
  await expect.poll(top).toContainEqual(expect.objectContaining({ id, category_id: 1, url }))
})

test.each([
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  '/dashboard',
  '/nowhere',
  '/product-details/',
  'categories?prod=fan',
])('a banner that leads out of the mall, or nowhere, is refused in words: %s', async (url) => {
  const refused = await browser.post('/office/content/banners', banner({ url }))
  expect(outcome(refused)).toBe('422 validation_failed')
  expect(Reflect.get(refused, 'errors')).toEqual({
    url: [
      'An address in the shop: /product-details/…, /categories?brands=3, /categories?prod=fan, /faq',
    ],
  })
})

test('of two edits of one version the second is told who, when and what', async () => {
  const { id, version } = await add('tiles', tile())
  const send = (more: object) =>
    browser.call('PATCH', `/office/content/tiles/${id}`, { ...tile(more), version })
  expect((await send({ name: 'Standing fans' })).status).toBe(200)
  const refused = await send({ url: '/categories?prod=standing' })
  expect(outcome(refused)).toBe('409 edited_meanwhile')
  expect(refused.data).toMatchObject({
    version: 2,
    by: 'Sade Williams',
    fields: { name: 'Standing fans', url: '/categories?prod=fan' },
  })
})

test('the order of a place is saved whole, and refused where the place has others by now', async () => {
  const names = ['One', 'Two', 'Three']
  const ids: number[] = []
  for (const name of names) ids.push((await add('tiles', tile({ name }))).id)
  await expect.poll(visibleTiles).toEqual(names)
  const order = (ids: number[]) => browser.post('/office/content/tiles/order', { ids })
  expect((await order(ids.toReversed())).status).toBe(200)
  await expect.poll(visibleTiles).toEqual(names.toReversed())
  expect(outcome(await order(ids.slice(1)))).toBe('409 conflict')
  expect(outcome(await order([...ids, 1]))).toBe('409 conflict')
})

test('what is shown follows the clock, at every moment', async () => {
  const time = fc.option(fc.integer({ min: -5, max: 5 }), { nil: null })
  const periods = fc.array(
    fc
      .record({ from: time, until: time })
      .filter(({ from, until }) => from === null || until === null || from < until),
    { minLength: 1, maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(
      periods,
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
      async (all, steps) => {
        browser = await signedIn(editor)
        await rows('DELETE FROM content_menus')
        const start = clock.now().getTime()
        const iso = (of: number | null) =>
          of === null ? null : new Date(start + (of * minute + minute / 2) * 1_000).toISOString()
        for (const [place, { from, until }] of all.entries()) {
          await add(
            'tiles',
            tile({ name: String(place), starts_at: iso(from), ends_at: iso(until) }),
          )
        }
        for (const step of [0, ...steps]) {
          await clock.advance(step * minute)
          await begin()
          const now = clock.now()
          const right = all.flatMap(({ from, until }, place) => {
            const [begins, ends] = [iso(from), iso(until)]
            const isVisible =
              (!begins || new Date(begins) <= now) && (!ends || new Date(ends) > now)
            return isVisible ? [String(place)] : []
          })
          await expect.poll(visibleTiles).toEqual(right)
        }
      },
    ),
    { numRuns: 8 },
  )
})

test('a beginning is announced in its moment, also where the job runs before it', async () => {
  await add('tiles', tile({ starts_at: new Date(clock.now().getTime() + 700).toISOString() }))
  const schedule = openSchedule({ database, clock, log: openLog('error') })
  expect(await visibleTiles()).toEqual([])
  await schedule.run()
  await expect.poll(visibleTiles).toEqual(['Fans'])
  schedule.close()
})

test('of links and addresses those that began last are shown', async () => {
  const none = { facebook: '', instagram: '', x: '', linkedlin: '', youtube: '', tiktok: '' }
  const address = async () =>
    (await (await fetch(`${app.url}/api/v1/get-social-handle`)).json()).handle.data.address
  await add('socials', { ...always, ...none, address: 'Ring Road, Ibadan' })
  await add('socials', {
    ...none,
    starts_at: at(minute),
    ends_at: at(3 * minute),
    address: 'Dugbe, Ibadan',
  })
  await expect.poll(address).toBe('Ring Road, Ibadan')
  await clock.advance(2 * minute)
  await begin()
  await expect.poll(address).toBe('Dugbe, Ibadan')
  await clock.advance(2 * minute)
  await begin()
  await expect.poll(address).toBe('Ring Road, Ibadan')
  const [entry] = await rows(
    `SELECT after FROM audit_entries WHERE subject LIKE 'socials:%' ORDER BY id DESC LIMIT 1`,
  )
  expect(entry.after.address).toBe('(changed)')
})
