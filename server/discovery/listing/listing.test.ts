import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kobo } from '#contract/money.ts'
import { sortKeys } from '#contract/shop/discovery.ts'
import { nullable, number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import {
  addCategories,
  addProducts,
  brandIds,
  subIds,
  topIds,
} from '../../catalogue/test-catalogue.ts'
import {
  type Among,
  everything as allProducts,
  type Filters,
  type ListingQuery,
  perPage,
} from './filters.ts'
import { type ListingResult, listAmong, listProducts } from './listing.ts'

// Enough products that large sets are walked, with few different values, so that ties abound.
const size = 6_500
const database = await testDatabase()
await addCategories(database)
await fill()
const everything = await readModel()

test('every list equals what a plain filter and sort of all products gives', async () => {
  await fc.assert(
    fc.asyncProperty(queries(), async (query) => {
      const found = await listed(query)
      const expected = naive(query)
      const start = (query.page - 1) * perPage
      expect(idsOf(found)).toEqual(expected.slice(start, start + perPage))
      if (found.isExact) expect(found.total).toBe(expected.length)
      else {
        expect(found.total).toBeLessThanOrEqual(expected.length)
        expect(found.total).toBeGreaterThanOrEqual(
          found.cards.length > 0 ? start + found.cards.length : 0,
        )
      }
    }),
    { numRuns: 400 },
  )
})

test('a crawl from page to page meets each product once, in every order', async () => {
  for (const sort of sortKeys) {
    const met: number[] = []
    for (let page = 1; ; page++) {
      const ids = idsOf(await listProducts(database, { ...all, sort, page }))
      if (ids.length === 0) break
      met.push(...ids)
    }
    expect(met.length).toBe(size)
    expect(new Set(met).size).toBe(size)
  }
})

test('the same list twice is the same list', async () => {
  const query = { ...all, sort: 'popular' as const, page: 7 }
  expect(await listProducts(database, query)).toEqual(await listProducts(database, query))
})

test('totals of whole categories, brands and discounts are exact', async () => {
  for (const scope of [0, ...topIds, ...subIds]) {
    const query = { ...all, scope, brands: [2, 5], discount: 20 }
    const { total, isExact } = await listProducts(database, query)
    expect({ total, isExact }).toEqual({ total: naive(query).length, isExact: true })
  }
})

test('a large list narrowed by price is counted no further than needed, and says so', async () => {
  // Counts are remembered for a minute in the process, which the whole mall of another test may have filled.
  const brands = brandIds.toReversed()
  const query = { ...all, brands, minPrice: kobo(1), page: 3 }
  const { cards, total, isExact } = await listProducts(database, query)
  expect(cards.length).toBe(perPage)
  expect(isExact).toBe(false)
  expect(total).toBeGreaterThanOrEqual(3 * perPage)
})

test('what a search found is listed in its order, or sorted', async () => {
  const ids = [90, 12, 4000, 7, 999_999, 3]
  const among = { ids, isExact: false, isByWords: true }
  const found = await listed({ ...all, among })
  expect(idsOf(found)).toEqual([90, 12, 4000, 7, 3])
  expect(found).toMatchObject({ total: 5, isExact: false })
  const query: AnyList = { ...all, among, sort: 'lowest-price' }
  expect(idsOf(await listed(query))).toEqual(naive(query))
})

function idsOf({ cards }: ListingResult): number[] {
  return cards.map(({ id }) => id)
}

const all: ListingQuery = {
  ...allProducts,
  sort: 'all',
  page: 1,
}

async function fill() {
  const products = Array.from({ length: size }, (_, i) => {
    const amount = 1_000 * (1 + ((i * 7919) % 97))
    // Brands are not evenly spread, so that lists of several are read in both ways.
    const brand = i % 10 < 8 ? 1 : brandIds[i % brandIds.length]
    return {
      category: subIds[(i * 31) % (subIds.length - 1)],
      brand,
      amount,
      previous: i % 3 === 0 ? Math.ceil(amount * (1 + (i % 11) / 10)) + 1 : null,
      popularity: (i * 13) % 50,
      stock: i % 9 === 0 ? 0 : 5,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 40))),
    }
  })
  await addProducts(database, products)
  await database.pool.query(`
    UPDATE products SET star_counts = ARRAY[id % 2, 0, id % 5, id % 3, id % 4] WHERE id % 4 <> 0`)
  await database.pool.query('VACUUM ANALYZE')
}

type Model = Awaited<ReturnType<typeof readModel>>[number]

function readModel() {
  const row = {
    id: number,
    category_id: number,
    parent_category_id: number,
    brand_id: number,
    price: number,
    previous: nullable(number),
    popularity: number,
    created: number,
    average: number,
    left: number,
  }
  const model = rareStatement(
    'test-model',
    row,
    `SELECT products.id, category_id, parent_category_id, brand_id, amount_kobo AS price,
      previous_amount_kobo AS previous, popularity, extract(epoch FROM created_at)::float8 AS created,
      coalesce((star_counts[1] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5])::float8
        / nullif(star_counts[1] + star_counts[3] + star_counts[4] + star_counts[5], 0), 0) AS average,
      on_hand - held AS left
    FROM products JOIN stock ON product_id = products.id ORDER BY products.id`,
  )
  return many(database, model)
}

type AnyList = ListingQuery & { among?: Among | undefined }

function listed({ among, ...query }: AnyList): Promise<ListingResult> {
  return among ? listAmong(database, query, among) : listProducts(database, query)
}

function naive(query: AnyList): number[] {
  const places = new Map(query.among?.ids.map((id, place) => [id, place]))
  return everything
    .filter((product) => passes(product, query) && (!query.among || places.has(product.id)))
    .sort((a, b) =>
      query.among?.isByWords && query.sort === 'all'
        ? (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)
        : compare(a, b, query.sort),
    )
    .map((product) => product.id)
}

function passes(product: Model, filters: Filters): boolean {
  const { scope, brands, discount, minPrice = 0, maxPrice = Infinity, stars, inStock } = filters
  const off = product.previous === null ? 0 : 100 - (product.price * 100) / product.previous
  return (
    (scope === 0 || product.category_id === scope || product.parent_category_id === scope) &&
    (brands.length === 0 || brands.includes(product.brand_id)) &&
    (discount === 0 || off >= discount) &&
    product.price >= minPrice &&
    product.price <= maxPrice &&
    product.average >= stars &&
    (!inStock || product.left > 0)
  )
}

function compare(a: Model, b: Model, sort: ListingQuery['sort']): number {
  const descending = {
    all: Number(b.left > 0) - Number(a.left > 0) || b.popularity - a.popularity,
    popular: b.popularity - a.popularity,
    newest: b.created - a.created,
    'highest-price': b.price - a.price,
    'lowest-price': a.price - b.price,
  }[sort]
  return descending || (sort === 'lowest-price' ? a.id - b.id : b.id - a.id)
}

function queries(): fc.Arbitrary<AnyList> {
  const price = fc.option(fc.integer({ min: 0, max: 110_000 }).map(kobo), { nil: undefined })
  return fc.record({
    scope: fc.constantFrom(0, 0, ...topIds, ...subIds),
    brands: fc.oneof(fc.constant<number[]>([]), fc.subarray([...brandIds, 77])),
    discount: fc.constantFrom(0, 0, 10, 20, 30, 40),
    minPrice: price,
    maxPrice: price,
    stars: fc.constantFrom(0, 0, 0, 1, 3, 4, 5),
    inStock: fc.boolean(),
    facts: fc.constant([]),
    sort: fc.constantFrom(...sortKeys),
    page: fc.oneof(
      fc.constant(1),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 400 }),
    ),
    among: fc.option(
      fc.record({
        ids: fc.uniqueArray(fc.integer({ min: 1, max: size }), { maxLength: 200 }),
        isExact: fc.constant(true),
        isByWords: fc.boolean(),
      }),
      { nil: undefined, freq: 5 },
    ),
  })
}
