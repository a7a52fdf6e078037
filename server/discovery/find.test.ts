import { beforeAll, expect, test } from 'vitest'
import { kobo } from '#contract/money.ts'
import type { Reader } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { find, searchFor } from './find.ts'
import { countAmong, countFacets } from './listing/facets.ts'
import { everything, type Filters, type ListingQuery } from './listing/filters.ts'
import { listAmong, listProducts } from './listing/listing.ts'
import { addProducts } from './test-products.ts'

const database = await testDatabase()
beforeAll(() => addProducts(database.pool))

const all: ListingQuery = { ...everything, sort: 'all', page: 1 }
const terms = [
  'samsung galaxy',
  'phone',
  'rechargeable fan',
  'rechargeab lantern',
  'oraimo',
  'iphone under 200k',
  'samsng',
  'genrator spg',
  'qqqq',
  'qqqq phone',
  '',
]
const queries: ListingQuery[] = [
  all,
  { ...all, page: 2 },
  { ...all, sort: 'lowest-price' },
  { ...all, sort: 'newest', minPrice: kobo(1_000_00) },
  { ...all, inStock: true },
  { ...all, discount: 10 },
]
const within: ListingQuery[] = [
  { ...all, brands: [1, 2] },
  { ...all, scope: 1 },
]

/** A list and facets of all that the words find, by the ids of their matches. */
async function byIds(words: string, query: ListingQuery) {
  const matches = await searchFor(database, words, query, query.sort)
  const ofAllBrands = await searchFor(database, words, { ...query, brands: [] })
  const within = <T extends Filters>(filters: T): T => {
    const { minPrice, maxPrice } = matches.prices
    return {
      ...filters,
      minPrice: filters.minPrice ?? minPrice,
      maxPrice: filters.maxPrice ?? maxPrice,
    }
  }
  const { didYouMean, isMissing, missingWords } = matches
  return {
    list: matches.isAll
      ? await listProducts(database, within(query))
      : await listAmong(database, within(query), matches),
    counted: ofAllBrands.isAll
      ? await countFacets(database, within(query))
      : await countAmong(database, within(query), ofAllBrands),
    spelling: { didYouMean, isMissing, missingWords },
  }
}

test.each(terms.filter((term) => term !== ''))(
  '%j is listed and counted as what it finds, in every order and by every filter',
  async (words) => {
    for (const query of [...queries, ...within]) {
      const expected = await byIds(words, query)
      const { sort, page } = query
      const request = { words, filters: query, page: { sort, page } }
      const { list, spelling } = await find(database, request)
      expect({ list, spelling }).toMatchObject({ list: expected.list, spelling: expected.spelling })
      const { facets } = await find(database, { words, filters: query, facets: true })
      expect({ ...facets, facts: 0 }).toEqual({ ...expected.counted, facts: 0 })
      const both = await find(database, { ...request, facets: true })
      expect(both).toMatchObject({ list, spelling, facets })
    }
  },
)

test('without words it is the list of everything', async () => {
  for (const query of [...queries, ...within]) {
    const { sort, page } = query
    const { list } = await find(database, { words: '', filters: query, page: { sort, page } })
    expect(list).toEqual(await listProducts(database, query))
  }
})

test.each(['phone', 'phones & tablets', 'phon', 'table'])(
  '%j takes two turns with PostgreSQL: its list, its facets, or both of one match',
  async (words) => {
    const page = { sort: 'all', page: 1 } as const
    const { reader, statements } = counted(database)
    const { list } = await find(reader, { words, filters: everything, page, facets: true })
    expect(list.total).toBeGreaterThanOrEqual(5)
    expect(statements.splice(0)).toEqual(['search-vocabulary', 'find-list-and-facets-given'])
    await find(reader, { words, filters: everything, page })
    expect(statements.splice(0)).toEqual(['search-vocabulary', 'find-list-given'])
    await find(reader, { words, filters: everything, facets: true })
    expect(statements.splice(0)).toEqual(['search-vocabulary', 'find-facets'])
  },
)

function counted(inner: Reader): { reader: Reader; statements: (string | undefined)[] } {
  const statements: (string | undefined)[] = []
  const counting = (db: Db): Db => ({
    query(config) {
      statements.push(config.name)
      return db.query(config)
    },
  })
  const reader = {
    ...counting(inner),
    onOneConnection: <T>(read: (db: Db) => Promise<T>) =>
      inner.onOneConnection((db) => read(counting(db))),
  }
  return { reader, statements }
}
