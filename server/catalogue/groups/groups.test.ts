import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { addCategories, addProduct, brandIds, subIds, topIds } from '../test-catalogue.ts'

const database = await testDatabase()
const { rows, member, signedIn } = await testStaff(database)
const hash = 'd'.repeat(64)
const brand = { name: 'Àṣà Home', slug: '', picture_hash: hash, best_rank: '' }
const category = {
  name: 'Kettles & Jugs',
  slug: '',
  parent_id: '1',
  is_visible: true,
  popular_rank: '',
  picture_hash: hash,
  fact_kinds: ['capacity'],
}

let ada: OfficeBrowser
let bola: OfficeBrowser

beforeAll(async () => {
  await addCategories(database)
  await addProduct(database, { category: 11, brand: 1 })
  await rows(
    `INSERT INTO pictures (hash, width, height, placeholder_color) VALUES ($1, 8, 8, '#102030')`,
    [hash],
  )
  // The test's own ids are below.
  for (const table of ['brands', 'sellers', 'categories']) {
    await rows(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), 1000)`)
  }
  ada = await signedIn(await member('Owner'))
  bola = await signedIn(await member('Owner'))
})

async function lastEntry(subject: string) {
  const [entry] = await rows(
    'SELECT call, before, after FROM audit_entries WHERE subject = $1 ORDER BY id DESC LIMIT 1',
    [subject],
  )
  return entry
}

test('a brand is added, changed by two, and deleted', async () => {
  const { data } = await ada.post('/office/brands', brand)
  expect(data).toMatchObject({ name: 'Àṣà Home', slug: 'asa-home', best_rank: null, version: 1 })
  const path = `/office/brands/${data.id}`
  const first = await ada.call('PATCH', path, { ...data, name: 'Asa House', best_rank: '2' })
  expect(first.data).toMatchObject({ name: 'Asa House', best_rank: 2, version: 2 })
  expect(await lastEntry(`brand:${data.id}`)).toMatchObject({
    before: { name: 'Àṣà Home', best_rank: '' },
    after: { name: 'Asa House', best_rank: '2' },
  })
  const second = await bola.call('PATCH', path, { ...data, slug: 'asa' })
  expect([outcome(second), second.data]).toMatchObject([
    '409 edited_meanwhile',
    { version: 2, fields: { name: 'Asa House', slug: 'asa-home', best_rank: '2' } },
  ])
  expect(outcome(await bola.call('DELETE', `${path}?version=1`))).toBe('409 edited_meanwhile')
  expect((await bola.call('DELETE', `${path}?version=2`)).status).toBe(200)
  expect(outcome(await ada.get(path))).toBe('404 not_found')
})

test('what is used is not deleted, and the refusal says what uses it', async () => {
  for (const [path, words] of [
    ['/office/brands/1', 'There are products of this brand.'],
    ['/office/sellers/1', 'There are products of this seller.'],
    ['/office/categories/11', 'Move its products and sub-categories first.'],
    ['/office/categories/1', 'Move its products and sub-categories first.'],
  ]) {
    const refused = await ada.call('DELETE', `${path}?version=1`)
    expect([path, outcome(refused), refused.message]).toEqual([path, '409 conflict', words])
  }
})

test('a picture that is not stored, and a name that is taken, are refused under their fields', async () => {
  const unknown = await ada.post('/office/brands', { ...brand, picture_hash: 'e'.repeat(64) })
  expect(outcome(unknown)).toBe('422 validation_failed')
  const [{ name }] = await rows('SELECT name FROM brands WHERE id = 2')
  const taken = await ada.post('/office/brands', { ...brand, name })
  expect([outcome(taken), taken.message]).toEqual([
    '422 validation_failed',
    'Another brand has this name.',
  ])
  // A picture that it has already is no new one, even where nobody noted it.
  const stored = (await ada.get('/office/brands/2')).data
  expect((await ada.call('PATCH', '/office/brands/2', { ...stored, best_rank: '' })).status).toBe(
    200,
  )
})

test('brands and sellers are listed by name, page by page', async () => {
  await rows(
    `INSERT INTO sellers (name, slug) SELECT 'Shop ' || lpad(i::text, 3, '0'), 'shop-' || i
     FROM generate_series(1, 120) AS i`,
  )
  const names: string[] = []
  for (let after = ''; ; ) {
    const { data } = await ada.get(`/office/sellers?search=SHOP${after}`)
    names.push(...data.rows.map(({ name }: { name: string }) => name))
    expect(data.total).toEqual({ count: 120, is_at_least: false })
    if (data.next === null) break
    after = `&after=${encodeURIComponent(data.next)}`
  }
  expect(names).toHaveLength(120)
  expect(names).toEqual(names.toSorted())
  expect((await ada.get('/office/brands?search=brand')).data.rows).toHaveLength(brandIds.length)
})

test('categories have two levels and an order, which is set by all siblings at once', async () => {
  const { data } = await ada.post('/office/categories', category)
  expect(data).toMatchObject({ slug: 'kettles-jugs', parent_id: 1, position: 13 })
  const third = { ...category, name: 'Third', parent_id: String(data.id) }
  expect((await ada.post('/office/categories', third)).message).toBe('Categories have two levels.')

  const order = async () =>
    (await ada.get('/office/categories')).data.categories
      .filter(({ parent_id }: { parent_id: number | null }) => parent_id === 1)
      .map(({ id }: { id: number }) => id)
  expect(await order()).toEqual([11, 12, data.id])
  const set = (ids: number[]) => ada.post('/office/categories/order', { parent_id: 1, ids })
  expect((await set([data.id, 11, 12])).status).toBe(200)
  expect(await order()).toEqual([data.id, 11, 12])
  expect(await lastEntry('category:1')).toMatchObject({
    before: { order: [11, 12, data.id] },
    after: { order: [data.id, 11, 12] },
  })
  for (const wrong of [
    [11, 12],
    [11, 12, 21],
    [11, 11, 12],
    [...subIds, data.id],
  ]) {
    expect(outcome(await set(wrong))).toBe('409 conflict')
  }
  expect((await ada.get(`/office/categories/${data.id}`)).data.version).toBe(1)
  const hidden = { ...data, is_visible: false, fact_kinds: ['size', 'colour'] }
  const edited = await ada.call('PATCH', `/office/categories/${data.id}`, hidden)
  expect(edited.data).toMatchObject({
    is_visible: false,
    fact_kinds: ['size', 'colour'],
    position: 0,
  })
  expect(topIds).toContain(edited.data.parent_id)
})

test('what banners and tiles lead to is not deleted, and what it was an accessory of has an entry', async () => {
  const { data } = await ada.post('/office/categories', { ...category, name: 'Lamps for desks' })
  const path = `/office/categories/${data.id}?version=${data.version}`
  const [banner] = await rows(
    `INSERT INTO content_banners (place, position, alt, picture_hash, category_id)
     VALUES ('home_middle', 90, 'Desk lamps in June', $1, $2) RETURNING id`,
    [hash, data.id],
  )
  await rows(
    `INSERT INTO content_menus (position, name, url, picture_hash)
     VALUES (90, 'Bright desks', '/categories?prod=x&categories=12,${data.id}', $1),
       (91, 'Others', '/categories?categories=${data.id}1', $1)`,
    [hash],
  )
  await rows(
    'INSERT INTO category_accessories (category_id, accessory_id, position, is_by_model) VALUES (11, $1, 9, false)',
    [data.id],
  )
  const refused = await ada.call('DELETE', path)
  expect(outcome(refused)).toBe('409 conflict')
  expect(refused.message).toBe(
    'Still in use: the banner ‘Desk lamps in June’ and the tile ‘Bright desks’. Change or remove that first.',
  )
  await rows('DELETE FROM content_banners WHERE id = $1', [banner.id])
  await rows('DELETE FROM content_menus WHERE position = 90')
  expect((await ada.call('DELETE', path)).status).toBe(200)
  expect(await lastEntry('category:11')).toMatchObject({
    call: 'DELETE /office/categories/{id}',
    before: { accessory_category: 'Lamps for desks' },
  })
})

test('a brand and a product that are led to, pinned or planned for are not deleted', async () => {
  const { data: made } = await ada.post('/office/brands', { ...brand, name: 'Led To' })
  await rows(
    `INSERT INTO content_menus (position, name, url, picture_hash)
     VALUES (92, 'Led', '/categories?brands=${made.id}', $1)`,
    [hash],
  )
  const ofBrand = await ada.call('DELETE', `/office/brands/${made.id}?version=${made.version}`)
  expect(ofBrand.message).toBe('Still in use: the tile ‘Led’. Change or remove that first.')

  const id = await addProduct(database, { category: 11, brand: 1 })
  const { data: product } = await ada.get(`/office/products/${id}`)
  const path = `/office/products/${id}?version=${product.version}`
  const [term] = await rows(
    `INSERT INTO search_pinned_terms (term, edited_at, edited_by)
     VALUES ('lamp for desk', '2026-01-01', 'job:test') RETURNING id`,
  )
  await rows('INSERT INTO search_pins (term_id, place, product_id) VALUES ($1, 1, $2)', [
    term.id,
    id,
  ])
  const [plan] = await rows(
    `INSERT INTO price_plans (product_id, amount_kobo, starts_at, ends_at, created_at, created_by)
     VALUES ($1, 100, '2030-01-01', '2030-02-01', '2026-01-01', 'job:test') RETURNING id`,
    [id],
  )
  await rows(
    `INSERT INTO content_menus (position, name, url, picture_hash) VALUES (93, 'One', $2, $1)`,
    [hash, `/product-details/${product.slug}`],
  )
  const refused = await ada.call('DELETE', path)
  expect(outcome(refused)).toBe('409 conflict')
  expect(refused.message).toBe(
    `Still in use: price plan ${plan.id}, the tile ‘One’ and the pins of ‘lamp for desk’. Change or remove that first.`,
  )
  await rows('DELETE FROM content_menus WHERE position > 90')
  await rows('DELETE FROM price_plans WHERE id = $1', [plan.id])
  await rows('DELETE FROM search_pins WHERE term_id = $1', [term.id])
  expect((await ada.call('DELETE', path)).data).toEqual({ outcome: 'deleted' })
})
