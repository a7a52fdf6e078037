import { beforeAll, expect, test } from 'vitest'
import { type Api, createApi, fillPath, queryString } from '#contract/client.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { discovery } from '#contract/shop/discovery.ts'
import type { Reader } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '../test-app.ts'
import { addProducts } from './test-products.ts'

const database = await testDatabase()
const { pool } = database

/** The statements of the last calls, and their turns: what is sent while another is under way waits for no answer. */
const read = { statements: [] as string[], turns: 0, underway: 0 }
function counting(db: Pick<Reader, 'query'>): Pick<Reader, 'query'> {
  return {
    async query(config) {
      if (read.underway === 0) read.turns += 1
      read.statements.push(config.name ?? '')
      read.underway += 1
      try {
        return await db.query(config)
      } finally {
        read.underway -= 1
      }
    },
  }
}
const reader = (): Reader => ({
  ...counting(database),
  onOneConnection: (work) => database.onOneConnection((db) => work(counting(db))),
})
const unheard = { listening() {}, announced() {}, lost() {} }
const replica = { ...unheard, reader, metrics: [], close: async () => {} }
const { url } = await testApp(database, {}, undefined, replica)
const api: Api = createApi(async ({ call, params, query }) => {
  const path = fillPath(call.replace('GET ', ''), params)
  return (await fetch(`${url}/api/v1${path}${queryString(query)}`)).json()
})
let phones: string
let brands: string

beforeAll(async () => {
  await addProducts(pool)
  await pool.query("UPDATE categories SET fact_kinds = '{colour}'")
  await pool.query("UPDATE products SET color = 'Sea blue'")
  const idOf = async (table: string, name: string) =>
    String((await pool.query(`SELECT id FROM ${table} WHERE name = $1`, [name])).rows[0].id)
  phones = await idOf('categories', 'Phones & Tablets')
  brands = `${await idOf('brands', 'Apple')},${await idOf('brands', 'Oraimo')}`
})

type Query = NonNullable<CallInput<typeof discovery.listing>['query']>

/** Statements behind the one that reads the words. */
test.each<[string, () => Query, string[]]>([
  ['as typed', () => ({}), ['find-list-and-facets-given']],
  [
    'filtered and in an order',
    () => ({ max_price: 1_000_000, key: 'newest' }),
    ['find-list-and-facets-newest'],
  ],
  ['in an order alone', () => ({ key: 'lowest-price' }), ['find-list-lowest-price', 'find-facets']],
  ['of two brands', () => ({ brand: brands }), ['find-list-given', 'find-facets']],
])('a fresh page of words %s takes two turns', async (_, chosen, statements) => {
  for (const search_term of ['phones & tablets', 'phónes']) {
    const { key, brand, ...filters } = chosen()
    const counted = { ...filters, search_term }
    const searched = await fresh(['search-vocabulary', ...statements], () =>
      api('GET /search-and-filter-products', {
        query: { ...counted, sorting_key: key, brands: brand, with_facets: '1' },
      }),
    )
    const listed = await fresh(['search-vocabulary', ...statements], () =>
      api('GET /products/all/category/{categoryId}', {
        params: { categoryId: phones },
        query: { ...counted, key, brand, with_facets: '1' },
      }),
    )
    const query = { ...counted, brand }
    const { data } = await api('GET /products/filter/facets', { query })
    expect(searched.facets).toEqual(data)
    const within = { ...query, categoryId: phones }
    const { data: inCategory } = await api('GET /products/filter/facets', { query: within })
    expect(listed.data.facets).toEqual(inCategory)
  }
})

async function fresh<T>(statements: string[], call: () => Promise<T>): Promise<T> {
  Object.assign(read, { statements: [], turns: 0 })
  const answer = await call()
  expect(read).toMatchObject({ turns: 2, statements })
  return answer
}

test('chosen facts are counted without their kind in the same turn', async () => {
  const query = { search_term: 'phones & tablets', facts: 'colour.seablue' }
  const { facets } = await fresh(
    ['search-vocabulary', 'find-list-and-facets-given', 'find-facets'],
    () => api('GET /search-and-filter-products', { query: { ...query, with_facets: '1' } }),
  )
  expect(facets?.facts).toMatchObject([{ kind: 'colour', values: [{ fact: 'colour.seablue' }] }])
  const { data } = await api('GET /products/filter/facets', { query })
  expect(facets).toEqual(data)
})

test('a call that does not ask for facets has none, and a list without words may have them', async () => {
  const params = { categoryId: phones }
  const plain = await api('GET /products/all/category/{categoryId}', { params })
  expect(plain.data).not.toHaveProperty('facets')
  const query = { with_facets: '1' } as const
  const both = await api('GET /products/all/category/{categoryId}', { params, query })
  const { data } = await api('GET /products/filter/facets', { query: params })
  expect(both.data).toEqual({ ...plain.data, products: expect.anything(), facets: data })
  expect(both.data.products.data).toEqual(plain.data.products.data)
  const words = await api('GET /search-and-filter-products', { query: { search_term: 'phone' } })
  expect(words).not.toHaveProperty('facets')
})
