import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type Api, createApi, fillPath, queryString } from '#contract/client.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '../../test-app.ts'
import { addProducts } from '../test-products.ts'

const database = await testDatabase()
const { url } = await testApp(database)
const api: Api = createApi(async ({ call, params, query }) => {
  const path = fillPath(call.replace('GET ', ''), params)
  return (await fetch(`${url}/api/v1${path}${queryString(query)}`)).json()
})

const phrases = readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [phrase = '', bounds = ''] = line.split(' => ')
    const [min, max] = bounds === 'none' ? [] : bounds.split('..').map((bound) => Number(bound))
    return { phrase, min: min || 0, max: max || Number.MAX_SAFE_INTEGER }
  })

/** Prices on each bound and a naira beside it, so that another bound is another total. */
const prices = [...new Set(phrases.flatMap(({ min, max }) => [min, max]))]
  .filter((bound) => bound > 0 && bound < 1e9)
  .flatMap((bound) => [bound - 1, bound, bound + 1])
  .concat(100, 60, 2_007, 5_000_001)
const laptops = [...new Set(prices)].toSorted((a, b) => a - b)

beforeAll(async () => {
  await addProducts(database.pool)
  // Of the others only the words stay known.
  await database.pool.query('DELETE FROM products')
  await database.pool.query(
    `INSERT INTO products (p_slug, code, name, category_id, parent_category_id, brand_id, seller_id,
       form, is_fixed, amount_kobo, weight_grams, key_features, description_html, popularity, created_at, state)
     SELECT 'bench-' || price, 'BL' || place, 'Zinox Laptop', category_id, parent_category_id, brand_id, 1,
       '', true, 100 * price::bigint, 1, '', '', 1, '2026-01-01', 'live'
     FROM unnest($1::integer[]) WITH ORDINALITY AS made (price, place)
     CROSS JOIN (SELECT id AS category_id, parent_id AS parent_category_id FROM categories WHERE name = 'Laptops') AS category
     CROSS JOIN (SELECT id AS brand_id FROM brands WHERE name = 'HP') AS brand`,
    [laptops],
  )
})

async function found(search_term: string, sorting_key: 'lowest-price' | 'highest-price') {
  const { products } = await api('GET /search-and-filter-products', {
    query: { search_term, sorting_key },
  })
  return products.data.map(({ amount }) => amount)
}

test('each phrase is understood as it is meant, or left alone', async () => {
  expect(phrases.length).toBeGreaterThan(170)
  const answers = await Promise.all(
    phrases.map(async ({ phrase }) => {
      const [[lowest], [highest]] = await Promise.all([
        found(phrase, 'lowest-price'),
        found(phrase, 'highest-price'),
      ])
      return { phrase, lowest, highest }
    }),
  )
  const meant = phrases.map(({ phrase, min, max }) => {
    const within = laptops.filter((price) => price >= min && price <= max)
    return { phrase, lowest: within[0], highest: within.at(-1) }
  })
  expect(answers).toEqual(meant)
})

test('prices alone are a list of all that costs so much', async () => {
  const { products } = await api('GET /search-and-filter-products', {
    query: { search_term: 'under 5k' },
  })
  expect(products.total).toBe(laptops.filter((price) => price <= 5_000).length)
  const { data } = await api('GET /products/filter/facets', { query: { search_term: 'under 5k' } })
  expect(data.brands.map(({ name, count }) => [name, count])).toEqual([['HP', products.total]])
})

test('a corrected search keeps what it says of prices', async () => {
  const { did_you_mean } = await api('GET /search-and-filter-products', {
    query: { search_term: 'zinx laptop not above 650k' },
  })
  expect(did_you_mean).toBe('zinox laptop not above 650k')
})
