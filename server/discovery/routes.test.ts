import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Api, createApi, fillPath, queryString } from '#contract/client.ts'
import { sortKeys } from '#contract/shop/discovery.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '../test-app.ts'
import { addProducts } from './test-products.ts'

const database = await testDatabase()
const { pool } = database
const { url } = await testApp(database)
const api: Api = createApi(async ({ call, params, query }) => {
  const path = fillPath(call.replace('GET ', ''), params)
  return (await fetch(`${url}/api/v1${path}${queryString(query)}`)).json()
})
let ids: Map<string, number>

beforeAll(async () => {
  ids = await addProducts(pool)
  // 70 cables, so that a search has pages; every third is in stock, every second costs less than before.
  await pool.query(`
    WITH added AS (
      INSERT INTO products (p_slug, code, name, category_id, parent_category_id, brand_id, seller_id,
        form, is_fixed, amount_kobo, previous_amount_kobo, weight_grams, key_features,
        description_html, popularity, created_at, state)
      SELECT 'cable-' || i, 'CB' || i, 'Oraimo Cable ' || i || ' m', category_id,
        parent_category_id, brand_id, seller_id, '', true, 100000 * (i % 10 + 1),
        CASE WHEN i % 2 = 0 THEN 200000 * (i % 10 + 1) END, 1, '', '', i, created_at, 'live'
      FROM (SELECT * FROM products WHERE name LIKE 'Oraimo Traveler%') AS products
      CROSS JOIN generate_series(1, 70) AS i
      RETURNING id
    )
    , moved AS (
      INSERT INTO stock_moves (product_id, kind, on_hand_before, on_hand_after, reason, moved_at, moved_by)
      SELECT id, 'received', 0, 5, 'A test', '2026-01-01', 'command:test' FROM added WHERE id % 3 = 0
    )
    INSERT INTO stock (product_id, on_hand) SELECT id, 5 FROM added WHERE id % 3 = 0`)
})

test('page by page, in every order, a search shows each of its products once', async () => {
  for (const sorting_key of sortKeys) {
    const seen: number[] = []
    for (let page = 1; page <= 5; page++) {
      const { products } = await api('GET /search-and-filter-products', {
        query: { search_term: 'cabel', sorting_key, page },
      })
      expect(products).toMatchObject({ total: 70, total_is_exact: true, last_page: 4 })
      seen.push(...products.data.map(({ id }) => id))
    }
    expect([seen.length, new Set(seen).size]).toEqual([70, 70])
  }
})

test('filters leave a part of what a search finds, and all of it that passes', async () => {
  const search = async (query: object) => {
    const pages = [1, 2, 3, 4].map((page) =>
      api('GET /search-and-filter-products', {
        query: { search_term: 'cable', ...query, page },
      }),
    )
    return (await Promise.all(pages)).flatMap(({ products }) => products.data)
  }
  const all = await search({})
  const filters = fc.record({
    discount: fc.constantFrom(undefined, 10 as const, 40 as const),
    min_price: fc.constantFrom(undefined, 3_000),
    max_price: fc.constantFrom(undefined, 7_000),
    in_stock: fc.constantFrom(undefined, '1' as const),
  })
  await fc.assert(
    fc.asyncProperty(filters, async (query) => {
      const { discount = 0, min_price = 0, max_price = 1e9, in_stock } = query
      const passing = all.filter(
        (card) =>
          card.discount >= discount &&
          card.amount >= min_price &&
          card.amount <= max_price &&
          (in_stock !== '1' || card.in_stock),
      )
      expect((await search(query)).map(({ id }) => id)).toEqual(passing.map(({ id }) => id))
    }),
    { numRuns: 25 },
  )
})

test('a price in the words is a price of the list, unless the shopper has set one', async () => {
  const query = { search_term: 'cable between 3k and 5k' }
  const { products } = await api('GET /search-and-filter-products', { query })
  expect(products.total).toBe(21)
  expect(products.data.every(({ amount }) => amount >= 3_000 && amount <= 5_000)).toBe(true)
  const wider = await api('GET /search-and-filter-products', {
    query: { ...query, max_price: 10_000 },
  })
  expect(wider.products.total).toBe(56)
})

test('facts narrow a list and a search, and are counted without the others of their kind', async () => {
  await pool.query("UPDATE categories SET fact_kinds = '{storage}' WHERE name LIKE '%martphones'")
  const { rows } = await pool.query("SELECT id FROM categories WHERE name = 'Smartphones'")
  const params = { categoryId: String(rows[0].id) }
  const facts = 'storage.128gb'
  const listed = await api('GET /products/all/category/{categoryId}', { params, query: { facts } })
  expect(listed.data.products.data.map(({ name }) => name)).toEqual([
    'Apple iPhone 13 128GB',
    'Samsung Galaxy A54 5G 128GB',
  ])
  const { products } = await api('GET /search-and-filter-products', {
    query: { search_term: 'iphone', facts },
  })
  expect(products.data.map(({ name }) => name)).toEqual(['Apple iPhone 13 128GB'])
  const { data } = await api('GET /products/filter/facets', { query: { ...params, facts } })
  expect(data.facts).toEqual([
    {
      kind: 'storage',
      values: [
        { fact: 'storage.128gb', name: '128 GB', count: 2, count_is_exact: true },
        { fact: 'storage.256gb', name: '256 GB', count: 1, count_is_exact: true },
      ],
    },
  ])
  for (const wrong of ['taste.sweet', 'storage', "storage.1'", 'storage.128gb,']) {
    const refused = await fetch(`${url}/api/v1/search-and-filter-products?facts=${wrong}`)
    expect([wrong, refused.status]).toEqual([wrong, 422])
  }
})

test('what a battery holds is no power', async () => {
  await pool.query(
    `UPDATE categories SET fact_kinds = '{power,battery}' WHERE name = 'Power Banks'`,
  )
  await pool.query(`UPDATE products SET name = name || ' 33W' WHERE name LIKE '%Powerbank%'`)
  const { rows } = await pool.query("SELECT id FROM categories WHERE name = 'Power Banks'")
  const params = { categoryId: String(rows[0].id) }
  const kinds = async (facts: string) => {
    const { data } = await api('GET /products/filter/facets', { query: { ...params, facts } })
    return data.facts.map(({ kind, values }) => [kind, values.map(({ name }) => name)])
  }
  expect(await kinds('battery.30000mah')).toEqual([['battery', ['20,000 mAh', '30,000 mAh']]])
  expect(await kinds('power.33w')).toEqual([['power', ['33 W']]])
  const query = { facts: 'battery.20000mah,power.33w' }
  const both = await api('GET /products/all/category/{categoryId}', { params, query })
  expect(both.data.products.data).toEqual([])
})

test('the listing call finds the same, in a category too', async () => {
  const { products } = await api('GET /search-and-filter-products', {
    query: { search_term: 'iphon 13' },
  })
  const listed = await api('GET /products/all/category/{categoryId}', {
    params: { categoryId: 'null' },
    query: { search_term: 'iphon 13' },
  })
  expect(listed.data.products.data).toEqual(products.data)

  const { rows } = await pool.query("SELECT id FROM categories WHERE name = 'Phone Cases'")
  const cases = await api('GET /products/all/category/{categoryId}', {
    params: { categoryId: String(rows[0].id) },
    query: { search_term: 'iphon 13' },
  })
  expect(cases.data.products.data[0]?.name).toBe('Case for iPhone 13')
})

test('a search in a category is read, corrected and ranked as one without', async () => {
  const { rows } = await pool.query("SELECT id FROM categories WHERE name = 'Phones & Tablets'")
  const params = { categoryId: String(rows[0].id) }
  for (const search_term of [
    'samsng galxy',
    'samsng a16',
    'iphon 13',
    'galaxy under 500k',
    'tokunbo iphone',
    'samsung phone',
    'samsung zzz9',
  ]) {
    const everywhere = await api('GET /search-and-filter-products', { query: { search_term } })
    const { data } = await api('GET /products/all/category/{categoryId}', {
      params,
      query: { search_term },
    })
    const { products, did_you_mean, missing_words } = everywhere
    const said = { did_you_mean: data.did_you_mean, missing_words: data.missing_words }
    expect(said).toEqual({ did_you_mean, missing_words })
    expect(data.products.data).toEqual(products.data)
    expect(products.data.length).toBeGreaterThan(0)
  }
})

/** A search whose number no product has → the words it lacks, and what comes first. */
test.each([
  ['samsung a16', ['a16'], ['Samsung Galaxy A14', 'Samsung Galaxy A54 5G 128GB']],
  ['samsng a16', ['a16'], ['Samsung Galaxy A14']],
  ['galaxy a55 5g', ['a55'], ['Samsung Galaxy A54 5G 128GB']],
  ['tecno spark 40 pro', ['40'], ['Tecno Spark 20 Pro']],
  ['iphone 12 64gb', ['12'], ['Apple iPhone 11 64GB']],
  ['40 inch lg tv', ['40'], ['LG 43-inch Smart TV, 43UQ70']],
  ['firman 4.5kva', ['4'], ['Sumec Firman 3.5kVA Generator, SPG3000E2']],
  ['zzz9 iphone 13', ['zzz9'], ['Apple iPhone 13 128GB']],
])('%s: without %j, the nearest first', async (search_term, missing, names) => {
  const { products, missing_words } = await api('GET /search-and-filter-products', {
    query: { search_term },
  })
  expect(missing_words).toEqual(missing)
  expect(products.data.slice(0, names.length).map(({ name }) => name)).toEqual(names)
  const { data } = await api('GET /search-suggestions', { query: { search_term } })
  expect(data.missing_words).toEqual(missing)
  expect(data.suggestions[0]?.name).toBe(names[0])
})

test('a number that is there is not missing', async () => {
  for (const search_term of ['samsung a14', 'iphone 13', 'oraimo 20000mah', 'samsung a1']) {
    const { data } = await api('GET /search-suggestions', { query: { search_term } })
    expect([search_term, data.missing_words]).toEqual([search_term, []])
  }
})

test('an empty search with a filter is the plain listing', async () => {
  const { products, did_you_mean } = await api('GET /search-and-filter-products', {
    query: { search_term: ' ', discount: 40 },
  })
  expect([products.total, did_you_mean]).toEqual([35, null])
})

test('facets count what a search would leave under brands that are not ticked', async () => {
  const { rows } = await pool.query("SELECT id FROM brands WHERE name = 'Apple'")
  const { data } = await api('GET /products/filter/facets', {
    query: { search_term: 'iphone', brand: String(rows[0].id) },
  })
  expect(data.brands.map(({ name, count }) => [name, count])).toEqual([
    ['Apple', 3],
    ['Oraimo', 1],
  ])
})

test('suggestions carry what the box shows', async () => {
  const { data } = await api('GET /search-suggestions', { query: { search_term: 'samsng gal' } })
  expect(data.suggestions[0]).toEqual({
    id: ids.get('Samsung Galaxy A54 5G 128GB'),
    p_slug: 'samsung-galaxy-a54-5g-128gb',
    name: 'Samsung Galaxy A54 5G 128GB',
    image_url: null,
    amount: 3_000,
    highest_amount: null,
    in_stock: false,
    is_fixed: 1,
  })
  expect(data.category).toBe(null)
  expect(data.did_you_mean).toBe('samsung gal')
  const whole = await api('GET /search-suggestions', { query: { search_term: 'samsng galxy' } })
  expect(whole.data.did_you_mean).toBe('samsung galaxy')
  const phones = await api('GET /search-suggestions', { query: { search_term: 'oraimo cable' } })
  expect(phones.data.category?.name).toBe('Power Banks')
  expect(phones.data.did_you_mean).toBe(null)
  const cheap = await api('GET /search-suggestions', {
    query: { search_term: 'oraimo cable under 2k' },
  })
  expect(cheap.data.suggestions.length).toBeGreaterThan(0)
  expect(cheap.data.suggestions.every(({ amount }) => amount <= 2_000)).toBe(true)
  expect((await api('GET /search-suggestions', { query: { search_term: '' } })).data).toEqual({
    suggestions: [],
    category: null,
    did_you_mean: null,
    missing_words: [],
  })
})

test('searches without matches are recorded, unless they may be personal data', async () => {
  // Those of the tests before are stored by now, or dropped.
  await pool.query('DELETE FROM search_failures')
  const terms = [
    'Wétin be xylophone',
    'ada@example.com',
    'wétin  BE xylophone',
    '+234 803 000 0000',
  ]
  for (const [i, search_term] of terms.entries()) {
    // Another page each time, since cached responses never reach the search.
    await api('GET /search-and-filter-products', { query: { search_term, page: i + 1 } })
    await vi.waitFor(async () => {
      const { rows } = await pool.query('SELECT sum(times)::integer AS times FROM search_failures')
      expect(rows[0].times).toBe(i < 2 ? 1 : 2)
    })
  }
  const { rows } = await pool.query('SELECT term, times FROM search_failures')
  expect(rows).toEqual([{ term: 'wetin be xylophone', times: 2 }])
})
