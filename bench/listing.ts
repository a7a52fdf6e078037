import { sortKeys } from '#contract/shop/discovery.ts'
import { dice } from '#database/seed/demo/random.ts'
import { certain, number, type Row, text } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { load, percentile, type Times } from './load.ts'

const connections = 32
/**
 * For each sort key and page, in each mall. The first ones open the connections; among so many they are
 * less than a twentieth.
 */
const requests = 1_000

export const listing: Bench = {
  name: 'listing',
  how:
    `${requests} listing calls for each sort key and page, each with other filters (category, brand, ` +
    `price, discount) so that none is answered from the cache, over ${connections} connections`,

  async run({ small, large }) {
    const times: Record<'small' | 'large', Times> = { small: [], large: [] }
    const slowest = { what: '', p95: 0 }
    for (const page of [1, 50]) {
      const filters = { small: await filtersOf(small, page), large: await filtersOf(large, page) }
      for (const sort of sortKeys) {
        const paths = (filters: string[]) =>
          filters.map(
            (filter) => `/api/v1/products/all/category/${filter}&key=${sort}&page=${page}`,
          )
        // The first round finds code not compiled and statements not planned; it is not measured.
        for (const app of [small, large]) {
          await load(app.origin, paths(await filtersOf(app, page, `warm-up ${sort}`)), connections)
        }
        times.small.push(...(await load(small.origin, paths(filters.small), connections)))
        const here = await load(large.origin, paths(filters.large), connections)
        times.large.push(...here)
        const p95 = percentile(here, 0.95)
        if (p95 > slowest.p95) Object.assign(slowest, { what: `${sort}, page ${page}`, p95 })
      }
    }
    const narrowed = await load(large.origin, await narrowedPaths(large.pool), connections)
    const median = { small: percentile(times.small, 0.5), large: percentile(times.large, 0.5) }
    return [
      { what: `median, ${small.products} products`, value: median.small, unit: 'ms' },
      { what: `median, ${large.products} products`, value: median.large, unit: 'ms' },
      { what: 'growth of the median', value: median.large / median.small, unit: '×', atMost: 1.5 },
      { what: 'p95', value: percentile(times.large, 0.95), unit: 'ms', atMost: 60 },
      { what: `p95 of the slowest (${slowest.what})`, value: slowest.p95, unit: 'ms', atMost: 60 },
      { what: 'p95, five filters', value: percentile(narrowed, 0.95), unit: 'ms', atMost: 80 },
    ] satisfies Figure[]
  },
}

/** Category, brand, price, stock and two facts of a product: at least that one is listed. */
async function narrowedPaths(pool: Pool): Promise<string[]> {
  const rows = await many(pool, someWithFacts, [requests])
  return rows.map(({ category_id, brand_id, amount, facts }) => {
    const query = new URLSearchParams({
      brand: String(brand_id),
      min_price: (amount * 0.5).toFixed(2),
      max_price: (amount * 1.5).toFixed(2),
      in_stock: '1',
      facts,
    })
    return `/api/v1/products/all/category/${category_id}?${query}`
  })
}

const someWithFacts = rareStatement(
  'bench-with-facts',
  // Naira; a product with two facts has a text of both.
  { category_id: certain(number), brand_id: number, amount: certain(number), facts: certain(text) },
  `SELECT category_id, brand_id, (amount_kobo / 100)::integer AS amount, facts
   FROM (SELECT * FROM products WHERE state = 'live' ORDER BY md5(id::text) LIMIT 10 * $1) AS sampled
   CROSS JOIN LATERAL (
     SELECT string_agg(kind || '.' || slug, ',') AS facts, count(*) AS kinds FROM (
       SELECT DISTINCT ON (kind) kind, slug FROM product_facts
       WHERE product_id = sampled.id ORDER BY kind, slug LIMIT 2
     ) AS of_product
   ) AS described
   WHERE kinds = 2 LIMIT $1`,
)

const filteredList = {
  scope: number,
  brand_id: number,
  tier: number,
  // A list that is long enough has products.
  lowest_kobo: certain(number),
  highest_kobo: certain(number),
}
type FilteredList = Row<typeof filteredList>

/**
 * `{categoryId}?{filters}` of lists that are long enough for the page: any category, often a brand and a
 * discount; the price range is narrowed a little at both ends, each time by another amount.
 */
async function filtersOf(
  { pool, products }: RunningApp,
  page: number,
  round = 'measured',
): Promise<string[]> {
  const lists = await fullLists(pool, page)
  const luck = dice(`listing ${products} ${page} ${round}`)
  return Array.from({ length: requests }, () => {
    const { scope, brand_id, tier, lowest_kobo, highest_kobo } = luck.pick(lists)
    const from = (lowest_kobo + luck.roll() * (highest_kobo - lowest_kobo) * 0.01) / 100
    const to = (highest_kobo - luck.roll() * (highest_kobo - lowest_kobo) * 0.2) / 100
    const query = new URLSearchParams({
      brand: brand_id === 0 ? '' : String(brand_id),
      discount: tier === 0 ? '' : String(tier),
      min_price: from.toFixed(2),
      max_price: to.toFixed(2),
    })
    return `${scope === 0 ? 'null' : scope}?${query}`
  })
}

/** Lists long enough for the page, with their lowest and highest price in kobo. */
async function fullLists(pool: Pool, page: number): Promise<FilteredList[]> {
  return many(pool, longLists, [page * 20])
}

const longLists = rareStatement(
  'bench-long-lists',
  filteredList,
  `SELECT scope, brand_id, tier, lowest_kobo, highest_kobo
   FROM (
     SELECT scope, brand_id, tier FROM listing_counts
     GROUP BY scope, brand_id, tier HAVING sum(products) >= $1
     ORDER BY md5(concat(scope, ':', brand_id, ':', tier)) LIMIT 200
   ) AS full_lists
   CROSS JOIN LATERAL (
     SELECT min(price_kobo) AS lowest_kobo, max(price_kobo) AS highest_kobo FROM listing
     WHERE listing.scope = full_lists.scope
       AND full_lists.brand_id IN (0, listing.brand_id)
   ) AS prices`,
)
