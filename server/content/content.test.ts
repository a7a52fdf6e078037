import { beforeAll, expect, test } from 'vitest'
import { bannerPlaces } from '#contract/banner-places.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import { testApp } from '#server/test-app.ts'
import { type Content, replaceContent } from './content.ts'

const database = await testDatabase()
const { url } = await testApp(database)

const hash = (digit: string) => digit.repeat(64)

const words: Content = {
  banners: [...bannerPlaces, 'home_left' as const].map((place, i) => ({
    place,
    alt: `Banner ${i}`,
    words: i === 0 ? { title: 'Banner', line: 'The first', tone: 'leaf' } : null,
    pictureHash: hash('a'),
    categoryId: 1,
  })),
  menus: [
    { name: 'Phones', url: '/categories?categories=1', pictureHash: hash('b') },
    { name: 'Fans', url: '/categories?prod=fan', pictureHash: hash('c') },
  ],
  representatives: [
    { kind: 'orders', name: 'Morenike', phoneNumber: '+2347000000101', pictureHash: hash('d') },
    { kind: 'disputes', name: 'Nsikak', phoneNumber: '+2347000000302', pictureHash: hash('e') },
  ],
  socials: {
    facebook: 'https://www.facebook.com/a-demo',
    instagram: '',
    x: 'https://x.com/a_demo',
    linkedlin: 'https://www.linkedin.com/company/a-demo',
    youtube: '',
    tiktok: '',
    address: 'Ibadan',
  },
}

beforeAll(async () => {
  await database.pool.query(
    `INSERT INTO categories (id, name, slug, is_visible, position, picture_hash)
     VALUES (1, 'Phones', 'phones', true, 0, $1)`,
    [hash('f')],
  )
})

/** Resolves once the change has invalidated the cached responses. */
async function replace(by: Content): Promise<void> {
  await inTransaction(database.pool, (tx) => replaceContent(tx, by))
  await expect.poll(async () => (await get('/list-menu')).data.menus).toHaveLength(by.menus.length)
}

async function get(path: string) {
  const response = await fetch(`${url}/api/v1${path}`)
  expect(response.status).toBe(200)
  return await response.json()
}

test('a mall without content answers with empty lists and texts', async () => {
  expect((await get('/banner/home-top')).data.banners).toEqual({
    left: [],
    right_top: [],
    right_bottom: [],
    middle: [],
    top: [],
  })
  expect((await get('/list-menu')).data.menus).toEqual([])
  expect((await get('/representatives/orders')).data.representatives).toEqual([])
  expect((await get('/get-social-handle')).handle.data.address).toBe('')
})

test('banners are listed by place, in their order', async () => {
  await replace(words)
  const { banners } = (await get('/banner/home-top')).data
  expect(banners.left.map(({ alt }: { alt: string }) => alt)).toEqual(['Banner 0', 'Banner 11'])
  expect(banners.left[0]).toMatchObject({ img: pictureAddress(hash('a')), category_id: 1 })
  expect(banners.left.map(({ words }: { words: object | null }) => words)).toEqual([
    { title: 'Banner', line: 'The first', tone: 'leaf' },
    null,
  ])
  for (const place of ['right_top', 'right_bottom', 'middle', 'top']) {
    expect(banners[place]).toHaveLength(1)
  }
  const product = (await get('/banner/product-details')).data.banners
  expect(Object.values(product).map((list) => Array.isArray(list) && list.length)).toEqual([
    1, 1, 1, 1,
  ])
  expect((await get('/banner/cart-page')).data.banners.middle).toHaveLength(1)
  expect((await get('/banner/category-page')).data.banners.top).toHaveLength(1)
})

test('menu, representatives and social links are answered as they were written', async () => {
  await replace(words)
  expect((await get('/list-menu')).data.menus).toEqual([
    { name: 'Phones', url: '/categories?categories=1', icon: pictureAddress(hash('b')) },
    { name: 'Fans', url: '/categories?prod=fan', icon: pictureAddress(hash('c')) },
  ])
  expect((await get('/representatives/orders')).data.representatives).toMatchObject([
    { name: 'Morenike', phone_number: '+2347000000101', image_url: pictureAddress(hash('d')) },
  ])
  expect((await get('/representatives/logistics')).data.representatives).toEqual([])
  expect((await get('/representatives/disputes')).data.representatives).toHaveLength(1)
  expect((await get('/get-social-handle')).handle.data).toEqual(words.socials)
})

test('a change is announced, so that cached responses are invalidated', async () => {
  await replace(words)
  await replace({ ...words, menus: words.menus.slice(1), banners: [] })
  expect((await get('/list-menu')).data.menus).toMatchObject([{ name: 'Fans' }])
  expect((await get('/banner/cart-page')).data.banners.middle).toEqual([])
})

test.each([
  ['another site', { url: 'https://example.com/' }],
  ['another site without its scheme', { url: '//example.com/' }],
  ['a backslash that browsers read as a slash', { url: '/\\example.com' }],
  ['a picture that is no hash', { pictureHash: '../secret' }],
])('a tile with %s is refused, and what was there stays', async (_, wrong) => {
  await replace(words)
  const [tile] = words.menus
  if (!tile) throw new Error('no tile')
  await expect(replace({ ...words, menus: [{ ...tile, ...wrong }] })).rejects.toThrow()
  expect((await get('/list-menu')).data.menus).toHaveLength(2)
})
