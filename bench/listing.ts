import type { Pool } from 'pg'
import { sortKeys } from '#contract/catalogue.ts'
import { dice } from '#database/seed/demo/random.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { load, percentile, type Times } from './load.ts'

const connections = 32
/**
 * For each order and page, in each mall: many enough that the first ones, which open the connections, are
 * less than a twentieth.
 */
const requests = 1_000

export const listing: Bench = {
  name: 'listing',
  how:
    `${requests} listing calls for each order and page, each with other filters (category, brand, ` +
    `price, discount) so that none is answered from the shelf, over ${connections} connections`,

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
    const median = { small: percentile(times.small, 0.5), large: percentile(times.large, 0.5) }
    return [
      { what: `median, ${small.products} products`, value: median.small, unit: 'ms' },
      { what: `median, ${large.products} products`, value: median.large, unit: 'ms' },
      { what: 'growth of the median', value: median.large / median.small, unit: '×', atMost: 1.5 },
      { what: 'p95', value: percentile(times.large, 0.95), unit: 'ms', atMost: 60 },
      { what: `p95 of the slowest (${slowest.what})`, value: slowest.p95, unit: 'ms', atMost: 60 },
    ] satisfies Figure[]
  },
}

interface ResponseCache {
  scope: number
  brand_id: number
  tier: number
  least: number
  most: number
}

/**
 * `{categoryId}?{filters}` for lists that reach to the page: any category, often a brand and a
 * discount; prices cut off a little at both ends, by another amount each time.
 */
async function filtersOf(
  { pool, products }: RunningApp,
  page: number,
  round = 'measured',
): Promise<string[]> {
  const shelves = await fullShelves(pool, page)
  const luck = dice(`listing ${products} ${page} ${round}`)
  return Array.from({ length: requests }, () => {
    const { scope, brand_id, tier, least, most } = luck.pick(shelves)
    const from = (least + luck.roll() * (most - least) * 0.01) / 100
    const to = (most - luck.roll() * (most - least) * 0.2) / 100
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
async function fullShelves(pool: Pool, page: number): Promise<ResponseCache[]> {
  const { rows } = await pool.query<ResponseCache>(
    `SELECT scope, brand_id, tier, least, most
     FROM (
       SELECT scope, brand_id, tier FROM listing_counts
       GROUP BY scope, brand_id, tier HAVING sum(products) >= $1
       ORDER BY md5(concat(scope, ':', brand_id, ':', tier)) LIMIT 200
     ) AS full_shelves
     CROSS JOIN LATERAL (
       SELECT min(price_kobo) AS least, max(price_kobo) AS most FROM listing
       WHERE listing.scope = full_shelves.scope
         AND full_shelves.brand_id IN (0, listing.brand_id)
     ) AS prices`,
    [page * 20],
  )
  return rows
}
