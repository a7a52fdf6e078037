import { number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Filters } from './filters.ts'

/** Stored counts of products: exact, whatever the size of the mall. */
export interface Counts {
  /** In the scope, of all brands and discounts. */
  inScope: number
  /** The chosen brands that have anything in the scope. */
  brands: number[]
  /** In the scope, of the chosen brands. */
  ofBrands: number
  /** Of these, those with the chosen discount. */
  matching: number
}

/** ms. */
const recentFor = 60_000
const maxRecent = 2_000
const recent = new Map<string, { counts: Counts; at: number }>()

/**
 * What the stored counts were a minute ago at most, but for an empty list, which is always read
 * afresh: enough to choose how to read a list, where no answer depends on that.
 */
export async function recentCounts(db: Db, filters: Filters): Promise<Counts> {
  const key = JSON.stringify([filters.scope, filters.brands, filters.discount])
  const known = recent.get(key)
  if (known && performance.now() - known.at < recentFor) return known.counts
  const fresh = await cachedCounts(db, filters)
  if (recent.size >= maxRecent) recent.clear()
  if (fresh.matching > 0) recent.set(key, { counts: fresh, at: performance.now() })
  return fresh
}

/** What is known beforehand of a list, from scope, brands and discount alone. */
export async function cachedCounts(db: Db, { scope, brands, discount }: Filters): Promise<Counts> {
  const rows = await many(db, counts, [scope, [0, ...brands], discount])
  const inScope = rows.find((row) => row.brand_id === 0 && row.tier === 0)?.products ?? 0
  const relevant = rows.filter((row) => (row.brand_id === 0) === (brands.length === 0))
  const sum = (tier: number) =>
    relevant.filter((row) => row.tier === tier).reduce((all, row) => all + row.products, 0)
  return {
    inScope,
    brands: relevant.filter((row) => row.tier === 0).map((row) => row.brand_id),
    ofBrands: sum(0),
    matching: sum(discount),
  }
}

// `(SELECT $2)` as in listing-statements.ts: planned once.
const counts = statement(
  'listing-counts',
  { brand_id: number, tier: number, products: number },
  `SELECT brand_id, tier, sum(products)::integer AS products FROM listing_counts
   WHERE scope = $1 AND brand_id = ANY ((SELECT $2::integer[])::integer[]) AND tier IN (0, $3)
   GROUP BY brand_id, tier HAVING sum(products) > 0`,
)
