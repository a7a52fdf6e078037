import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Api, createApi, fillPath, queryString } from '#contract/client.ts'
import { sortKeys } from '#contract/shop/discovery.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { addProducts } from '../discovery/test-products.ts'
import { testApp } from '../test-app.ts'

const database = await testDatabase()
const { pool } = database
const staff = await testStaff(database)
/** Of another process: it hears of changes on the channel alone. */
const { url } = await testApp(database)
const api: Api = createApi(async ({ call, params, query }) => {
  const path = fillPath(call.replace('GET ', ''), params)
  return (await fetch(`${url}/api/v1${path}${queryString(query)}`)).json()
})
let office: OfficeBrowser
let ids: Map<string, number>
/** What a search for 'cable' finds by itself, the best first. */
let cables: ProductCard[]
/** The same with every product that could be pinned, by id. */
let cards: Map<number, ProductCard>

beforeAll(async () => {
  ids = await addProducts(pool)
  await pool.query(`
    INSERT INTO products (p_slug, code, name, category_id, parent_category_id, brand_id, seller_id,
      form, is_fixed, amount_kobo, weight_grams, key_features, description_html, popularity, created_at,
      state)
    SELECT 'cable-' || i, 'CB' || i, 'Oraimo Cable ' || i || ' m', category_id,
      parent_category_id, brand_id, seller_id, '', true, 100000 * (i % 10 + 1), 1, '', '', i, created_at, 'live'
    FROM (SELECT * FROM products WHERE name LIKE 'Oraimo Traveler%') AS products
    CROSS JOIN generate_series(1, 45) AS i`)
  office = await staff.signedIn(await staff.member('Catalogue'))
  cables = await found({ search_term: 'cable' })
  const others = [
    ...(await found({ search_term: 'phone' })),
    ...(await found({ search_term: 'fan' })),
  ]
  cards = new Map([...cables, ...others].map((card) => [card.id, card]))
})

/** All pages of a search, and that their totals agree. */
async function found(query: object): Promise<ProductCard[]> {
  const listed: ProductCard[] = []
  for (let page = 1; ; page += 1) {
    const { products } = await api('GET /search-and-filter-products', { query: { ...query, page } })
    listed.push(...products.data)
    if (page < products.last_page) continue
    expect(products.total).toBe(listed.length)
    return listed
  }
}

async function pin(term: string, product_ids: number[]) {
  const { data } = await office.get(`/office/search/pins?search=${encodeURIComponent(term)}`)
  const [known] = data.rows
  const body = { term, product_ids, version: known?.version }
  const answer = known
    ? await office.call('PATCH', `/office/search/pins/${known.id}`, body)
    : await office.post('/office/search/pins', body)
  expect(outcome(answer)).toBe(200)
}

const narrowings = fc.record({
  min_price: fc.constantFrom(undefined, 3_000),
  max_price: fc.constantFrom(undefined, 8_000),
  brands: fc.constantFrom(undefined, 'Oraimo', 'OX'),
  sorting_key: fc.constantFrom(...sortKeys),
})

test('pins come first in their order, on every page, under every filter, each product once', async () => {
  expect(cables).toHaveLength(45)
  const brandIds = new Map([...cards.values()].map(({ brand }) => [brand.name, brand.id]))
  const pinned = fc.uniqueArray(fc.constantFrom(...cards.keys()), { minLength: 1, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(pinned, narrowings, async (pins, { brands, ...query }) => {
      await pin('cable', pins)
      const brand = brands && brandIds.get(brands)
      const { min_price = 0, max_price = 1e9, sorting_key } = query
      const passes = ({ amount, brand_id }: ProductCard) =>
        amount >= min_price && amount <= max_price && (!brand || brand_id === brand)
      const isPinned = ({ id }: ProductCard) => pins.includes(id)
      const first = pins.flatMap((id) => cards.get(id) ?? [])
      const all = [...first, ...cables.filter((card) => !isPinned(card))].filter(passes)
      const narrowed = { search_term: 'Cable', ...query, ...(brand && { brands: String(brand) }) }
      await vi.waitFor(async () => {
        const listed = (await found(narrowed)).map(({ id }) => id)
        if (sorting_key === 'all') expect(listed).toEqual(all.map(({ id }) => id))
        else expect(listed.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      })
    }),
    { numRuns: 15 },
  )
})

test('another order than the best match is the shopper’s: pins stand in it as everything else', async () => {
  await pin('cable', [...cards.keys()].slice(0, 5))
  const listed = await found({ search_term: 'cable', sorting_key: 'lowest-price' })
  const prices = listed.map(({ amount }) => amount)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

const idOf = (name: string) => ids.get(name) ?? expect.fail(name)
const titles = async (search_term: string) => (await found({ search_term })).map(({ name }) => name)

test('what is said around a thing and prices leave a term its pins; suggestions begin with them', async () => {
  await pin('rice cooker', [idOf('Binatone Standing Fan'), idOf('LG 43-inch Smart TV, 43UQ70')])
  const pins = ['Binatone Standing Fan', 'LG 43-inch Smart TV, 43UQ70']
  const starts = async (term: string) => expect((await titles(term)).slice(0, 2)).toEqual(pins)
  await vi.waitFor(() => starts('rice cooker'))
  await starts('Abeg I want buy Rice-Cooker')
  await starts('rice cooker under 900k')
  const { products, did_you_mean } = await api('GET /search-and-filter-products', {
    query: { search_term: 'rice cooker' },
  })
  expect([products.total, did_you_mean]).toEqual([2, null])
  const { data } = await api('GET /search-suggestions', { query: { search_term: 'rice cooker' } })
  expect(data.suggestions.map(({ name }) => name)).toEqual(pins)
  expect(await titles('rice')).toEqual([])
})

test('a pinned product that is taken off sale is passed over, and is back when it is for sale again', async () => {
  const id = idOf('OX Rechargeable Fan 18 inch')
  await pin('kettle', [id, idOf('Philips LED Bulb 12W')])
  const both = ['OX Rechargeable Fan 18 inch', 'Philips LED Bulb 12W']
  await vi.waitFor(async () => expect(await titles('kettle')).toEqual(both))
  // What it needs to go live again.
  await pool.query(
    'INSERT INTO stock (product_id, on_hand) VALUES ($1, 0) ON CONFLICT DO NOTHING',
    [id],
  )
  await pool.query(
    `INSERT INTO product_images (product_id, position, hash, width, height, placeholder_color, alt)
     VALUES ($1, 0, repeat('a', 64), 8, 8, '#ffffff', 'A fan')`,
    [id],
  )
  await pool.query(`UPDATE products SET state = 'hidden' WHERE id = $1`, [id])
  await vi.waitFor(async () => expect(await titles('kettle')).toEqual(both.slice(1)))
  const { data } = await office.get('/office/search/pins?search=kettle')
  expect(data.rows[0].products.map(({ is_live }: { is_live: boolean }) => is_live)).toEqual([
    false,
    true,
  ])
  await pool.query(`UPDATE products SET state = 'live' WHERE id = $1`, [id])
  await vi.waitFor(async () => expect(await titles('kettle')).toEqual(both))
})

test('eleven products, none, a deleted one, a price or no word in the term are refused', async () => {
  const post = async (term: string, product_ids: number[]) =>
    outcome(await office.post('/office/search/pins', { term, product_ids }))
  const eleven = [...cards.keys()].slice(0, 11)
  expect(await post('sofa', eleven)).toBe('422 validation_failed')
  expect(await post('sofa', [])).toBe('422 validation_failed')
  expect(await post('sofa', [999_999])).toBe('422 validation_failed')
  expect(await post('sofa under 50k', eleven.slice(1))).toBe('422 validation_failed')
  expect(await post('!!', eleven.slice(1))).toBe('422 validation_failed')
  expect(await post('sofa', eleven.slice(1))).toBe(200)
  expect(await post('The Sofa', eleven.slice(1))).toBe('409 name_taken')
})
