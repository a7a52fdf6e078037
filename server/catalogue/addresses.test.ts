import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { addProduct } from './catalogue.ts'
import { newProduct, testManage } from './manage/test-manage.ts'
import { addCategories, brandIds, subIds } from './test-catalogue.ts'

const database = await testDatabase()
const { app, rows, member, signedIn, clock } = await testStaff(database)
const deps = testManage(database, clock)
const hash = 'c'.repeat(64)

let ada: OfficeBrowser

beforeAll(async () => {
  await addCategories(database)
  for (const table of ['brands', 'sellers', 'categories']) {
    await rows(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), 1000)`)
  }
  await rows(
    `INSERT INTO pictures (hash, width, height, placeholder_color) VALUES ($1, 8, 8, '#102030')`,
    [hash],
  )
  ada = await signedIn(await member('Owner'))
})

const onSale = async (slug: string) => (await addProduct(deps, newProduct({ slug }))).id

async function rename(id: number, slug: string) {
  const { data } = await ada.get(`/office/products/${id}`)
  return ada.call('PATCH', `/office/products/${id}`, { ...data, slug })
}

async function move(id: number, state: 'hidden' | 'live') {
  const { version } = (await ada.get(`/office/products/${id}`)).data
  const moved = await ada.post(`/office/products/${id}/state`, { version, state })
  expect(moved.status).toBe(200)
}

/** The product that an address leads to, and its present address; null: none. */
async function at(slug: string) {
  const response = await fetch(`${app.url}/api/v1/products/details/${slug}`)
  if (response.status === 404) return null
  const { product } = (await response.json()).data
  return [product.id, product.p_slug]
}

test('a former address leads to the present one, after several changes too', async () => {
  const id = await onSale('one')
  for (const slug of ['two', 'three', 'four']) {
    expect((await rename(id, slug)).data).toMatchObject({ slug })
  }
  for (const slug of ['one', 'two', 'three', 'four']) {
    await expect.poll(() => at(slug)).toEqual([id, 'four'])
  }
  // And so do all calls of its page.
  for (const path of ['products/similar/one', 'products/variation/details/one?variation_ids=1']) {
    expect((await fetch(`${app.url}/api/v1/${path}`)).status, path).toBe(200)
  }
  // Back again: none leads to itself.
  await rename(id, 'two')
  for (const slug of ['one', 'two', 'three', 'four']) {
    await expect.poll(() => at(slug)).toEqual([id, 'two'])
  }
  await move(id, 'hidden')
  await expect.poll(() => at('one')).toBeNull()
})

test('another product on sale takes the address, and gives it back once it is gone', async () => {
  const first = await onSale('kettle-of-ada')
  await rename(first, 'kettle-renamed')
  await expect.poll(() => at('kettle-of-ada')).toEqual([first, 'kettle-renamed'])
  const second = await onSale('kettle-of-ada')
  await expect.poll(() => at('kettle-of-ada')).toEqual([second, 'kettle-of-ada'])
  await move(second, 'hidden')
  await expect.poll(() => at('kettle-of-ada')).toEqual([first, 'kettle-renamed'])
  await move(second, 'live')
  await expect.poll(() => at('kettle-of-ada')).toEqual([second, 'kettle-of-ada'])
  // Who had it last has it in the end.
  await rename(second, 'kettle-of-bola')
  await expect.poll(() => at('kettle-of-ada')).toEqual([second, 'kettle-of-bola'])
  const { version } = (await ada.get(`/office/products/${second}`)).data
  await ada.call('DELETE', `/office/products/${second}?version=${version}`)
  await expect.poll(() => at('kettle-of-ada')).toBeNull()
})

test.each(['IPHONE', 'iphone.', 'ẹ̀wà', '01', '0', '手机', '%20', '%2F', 'a_b', 'x'.repeat(201)])(
  'no product is at %s, and asking for it is no fault of ours',
  async (slug) => {
    await onSale('iphone').catch(() => undefined)
    const status = (await fetch(`${app.url}/api/v1/products/details/${slug}`)).status
    expect([404, 422]).toContain(status)
  },
)

test('an address that is made of the name is free, whatever has been taken', async () => {
  const product = { category_id: subIds[0], brand_id: brandIds[0], seller_id: 1 }
  const add = async (name: string, code: string) => {
    const { data, ...answer } = await ada.post('/office/products', { ...product, name, code })
    expect([name, code, outcome(answer)]).toEqual([name, code, 200])
    return (await ada.get(`/office/products/${data.id}`)).data.slug
  }
  expect(await add('Pot', 'A 1')).toBe('pot')
  expect(await add('Pot', 'A-1')).toBe('pot-a-1')
  expect(await add('Pot!', 'A_1')).toBe('pot-a-1-2')
  expect(await add('手机', '一')).toBe('product')
  expect(await add('手机', '二')).toBe('product-2')
  expect(await add('2026', '2026')).toBe('product-2026')
  const long = 'Very '.repeat(39)
  expect((await add(long, 'L-1')).length).toBeLessThanOrEqual(200)
  expect((await add(long, 'L-2')).length).toBeLessThanOrEqual(200)
  // At once, too.
  const slugs = await Promise.all([1, 2, 3, 4].map((n) => add('Stove', `ST ${n}`)))
  expect(new Set(slugs).size).toBe(4)
  // What leads to another product stays with it.
  const pot = await onSale('saucepan')
  await rename(pot, 'saucepan-new')
  expect(await add('Saucepan', 'S-1')).toBe('saucepan-s-1')
})

test('so are those of brands, categories and sellers', async () => {
  const kinds = {
    brands: { picture_hash: hash, best_rank: '' },
    sellers: {},
    categories: {
      parent_id: '',
      is_visible: true,
      popular_rank: '',
      picture_hash: hash,
      fact_kinds: [],
    },
  }
  for (const [kind, fields] of Object.entries(kinds)) {
    const slugs: string[] = []
    for (const name of ['A & B', 'A-B', 'a b', '手机', '电话']) {
      const { data, ...answer } = await ada.post(`/office/${kind}`, { ...fields, name, slug: '' })
      expect([kind, name, outcome(answer)]).toEqual([kind, name, 200])
      slugs.push(data.slug)
      // Saved again as it is, it keeps its address.
      const again = await ada.call('PATCH', `/office/${kind}/${data.id}`, { ...data, slug: '' })
      expect(again.data.slug).toBe(data.slug)
    }
    const noun = { brands: 'brand', sellers: 'seller', categories: 'category' }[kind]
    expect(slugs.slice(0, 3)).toEqual(['a-b', 'a-b-2', 'a-b-3'])
    expect(new Set(slugs).size).toBe(5)
    for (const slug of slugs.slice(3)) expect(slug).toMatch(new RegExp(`^${noun}(-\\d+)?$`))
  }
})
