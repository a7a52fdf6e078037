import { beforeAll, expect, test } from 'vitest'
import { kobo } from '#contract/money.ts'
import {
  countFacets,
  filtersOf,
  type ListingQuery,
  listProducts,
  narrowedTo,
} from '#server/catalogue/catalogue.ts'
import type { Reader } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { countSearch, listSearch } from './listed.ts'
import { search } from './matches.ts'
import { addProducts } from './test-products.ts'

const database = await testDatabase()
beforeAll(() => addProducts(database.pool))

const all: ListingQuery = { scope: 0, brands: [], ...filtersOf({}), sort: 'all', page: 1 }
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

test.each(terms)(
  '%j is listed as what it finds, in every order and by every filter',
  async (term) => {
    for (const query of [...queries, ...within]) {
      const found = await search(database, term, query)
      const { list, didYouMean, isMissing } = await listSearch(database, term, {
        ...query,
        facts: [],
      })
      const narrowed = term === '' ? query : narrowedTo(query, found)
      expect(list).toEqual(await listProducts(database, narrowed))
      expect({ didYouMean, isMissing }).toEqual({
        didYouMean: found.didYouMean,
        isMissing: found.isMissing,
      })
    }
  },
)

test.each(terms.filter((term) => term !== ''))(
  '%j is counted as what it finds, by every filter',
  async (term) => {
    for (const query of [...queries, ...within]) {
      const found = await search(database, term, { ...query, brands: [] })
      const counted = await countSearch(database, term, { ...query, facts: [] })
      expect(counted).toEqual(await countFacets(database, narrowedTo(query, found)))
    }
  },
)

test.each(['phone', 'phones & tablets', 'phon', 'table'])(
  '%j has enough matches, and takes two turns with PostgreSQL, as its facets do',
  async (term) => {
    const { reader, turns } = counted(database)
    const { list } = await listSearch(reader, term, { ...all, facts: [] })
    expect(list.total).toBeGreaterThanOrEqual(5)
    expect(turns()).toBe(2)
    await countSearch(reader, term, { ...all, facts: [] })
    expect(turns()).toBe(4)
  },
)

function counted(inner: Reader): { reader: Reader; turns: () => number } {
  let turns = 0
  const counting = (db: Db): Db => ({
    query(config) {
      turns += 1
      return db.query(config)
    },
  })
  const reader = {
    ...counting(inner),
    onOneConnection: <T>(read: (db: Db) => Promise<T>) =>
      inner.onOneConnection((db) => read(counting(db))),
  }
  return { reader, turns: () => turns }
}
