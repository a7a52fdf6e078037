import type { Database } from '#server/platform/database/database.ts'
import { isCachedCount, type Narrowing } from './listing-query.ts'
import {
  among,
  anyBrand,
  brandsMark,
  narrowed,
  narrowingValues,
  passes,
} from './listing-statements.ts'

/** So many products are looked at; of a longer list the counts are told as 'at least'. */
const readLimit = 20_000

const tiers = [10, 20, 30, 40] as const
const stars = [1, 2, 3, 4, 5] as const

/**
 * How many products each choice of a filter would leave, with all other filters as they are.
 * From the kept counts where they know, else by reading a bounded part of the list.
 */
export async function countFacets(database: Database, narrowing: Narrowing) {
  const [brands, rest, cachedTiers] = await Promise.all([
    isCachedCount(narrowing) ? cachedBrands(database, narrowing) : readBrands(database, narrowing),
    readRest(database, narrowing),
    isCachedCount(narrowing) ? cachedDiscounts(database, narrowing) : null,
  ])
  const bounded = (count: number) => ({ count, count_is_exact: rest.is_all })
  return {
    brands,
    discounts: tiers.map((tier) => ({
      at_least: tier,
      ...(cachedTiers
        ? { count: cachedTiers.get(tier) ?? 0, count_is_exact: true }
        : bounded(rest[`discount_${tier}`])),
    })),
    ratings: stars.map((star) => ({ at_least: star, ...bounded(rest[`stars_${star}`]) })),
    in_stock: bounded(rest.in_stock),
  }
}

interface BrandCount {
  id: number
  name: string
  count: number
  count_is_exact: boolean
}

/** Wanted brands are told even when they have nothing here, so that they can be unticked. */
async function cachedBrands({ pool }: Database, { scope, discount, brands }: Narrowing) {
  const { rows } = await pool.query<BrandCount>({
    name: 'facets-kept-brands',
    text: `
      SELECT id, name, coalesce(count, 0) AS count, true AS count_is_exact
      FROM brands LEFT JOIN (
        SELECT brand_id, sum(products)::integer AS count FROM listing_counts
        WHERE scope = $1 AND tier = $2 GROUP BY brand_id
      ) AS counted ON brand_id = id
      WHERE count > 0 OR id = ANY ($3::integer[])
      ORDER BY lower(name), id`,
    values: [scope, discount, brands],
  })
  return rows
}

async function cachedDiscounts({ pool }: Database, { scope, brands }: Narrowing) {
  const { rows } = await pool.query<{ tier: number; count: number }>({
    name: 'facets-kept-discounts',
    text: `
      SELECT tier, sum(products)::integer AS count FROM listing_counts
      WHERE scope = $1 AND brand_id = ANY ($2::integer[]) GROUP BY tier`,
    values: [scope, brands.length > 0 ? brands : [0]],
  })
  return new Map(rows.map((row) => [row.tier, row.count]))
}

async function readBrands({ pool }: Database, narrowing: Narrowing) {
  const values = [
    ...narrowingValues({ ...narrowing, brands: [] }),
    ...amongValues(narrowing),
    narrowing.brands,
  ]
  const { rows } = await pool.query<BrandCount>({
    name: `facets-brands${narrowing.among ? '-among' : ''}`,
    text: `
      WITH read AS MATERIALIZED (${readText({ ...narrowing, brands: [] })}), counted AS (
        SELECT brand_id, count(*)::integer AS count FROM read WHERE ${passes} GROUP BY brand_id
      )
      SELECT id, name, coalesce(count, 0) AS count, (${isAll(narrowing)}) AS count_is_exact
      FROM brands LEFT JOIN counted ON brand_id = id
      WHERE count > 0 OR id = ANY ($${values.length}::integer[])
      ORDER BY lower(name), id`,
    values,
  })
  return rows
}

type RestCounts = { is_all: boolean } & Record<
  `discount_${(typeof tiers)[number]}` | `stars_${(typeof stars)[number]}` | 'in_stock',
  number
>

async function readRest({ pool }: Database, narrowing: Narrowing): Promise<RestCounts> {
  const counted = (name: string, where: string) =>
    `(count(*) FILTER (WHERE ${where}))::integer AS ${name}`
  const { rows } = await pool.query<RestCounts>({
    name: `facets${brandsMark(narrowing)}${narrowing.among ? '-among' : ''}`,
    text: `
      WITH read AS MATERIALIZED (${readText(narrowing)})
      SELECT
        ${[
          ...tiers.map((tier) =>
            counted(`discount_${tier}`, `discount >= ${tier} AND stars >= $6 AND in_stock >= $7`),
          ),
          ...stars.map((star) =>
            counted(`stars_${star}`, `discount >= $5 AND stars >= ${star} AND in_stock >= $7`),
          ),
          counted('in_stock', 'discount >= $5 AND stars >= $6 AND in_stock'),
        ].join(',\n        ')},
        (${isAll(narrowing)}) AS is_all
      FROM read`,
    values: [...narrowingValues(narrowing), ...amongValues(narrowing)],
  })
  const [row] = rows
  if (!row) throw new Error('an aggregate without GROUP BY answers one row')
  return row
}

/** $8 and $9, where a search narrows the list. */
function amongValues({ among }: Narrowing): unknown[] {
  return among ? [among.ids, among.isExact] : []
}

function readText({ among: found, brands }: Narrowing): string {
  const columns = 'brand_id, price_kobo, discount, stars, in_stock'
  return found
    ? `SELECT ${columns} FROM ${among('$8')} WHERE price_kobo BETWEEN $3 AND $4 AND ${anyBrand}`
    : `SELECT ${columns} FROM ${narrowed({ brands })} LIMIT ${readLimit + 1}`
}

function isAll({ among }: Narrowing): string {
  return among ? 'SELECT $9::boolean' : `SELECT count(*) <= ${readLimit} FROM read`
}
