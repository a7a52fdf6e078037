import type { Counts } from './listing-counts.ts'
import { type Found, type ListingQuery, type Narrowing, perPage } from './listing-query.ts'

/**
 * The SQL of listings. Statements differ by order and by whether brands are asked for, no more, so
 * that all of them stay prepared; a filter that is off has a value that lets everything pass.
 * Each is written so that its generic plan is the good one: where the order of an index must be
 * followed, `OFFSET 0` keeps the filters from tempting the planner to another index and a sort.
 */

/** So many rows, and no more, are read to gather a list or to learn that it is long. */
const gatherLimit = 5_000

const orders = {
  all: { column: 'standing', direction: 'DESC' },
  popular: { column: 'popularity', direction: 'DESC' },
  newest: { column: 'created_at', direction: 'DESC' },
  'highest-price': { column: 'price_kobo', direction: 'DESC' },
  'lowest-price': { column: 'price_kobo', direction: 'ASC' },
} as const

export const passes =
  'price_kobo BETWEEN $3 AND $4 AND discount >= $5 AND stars >= $6 AND in_stock >= $7'
export const anyBrand = '(cardinality($2::integer[]) = 0 OR brand_id = ANY ($2))'

/** $1 to $7 of every statement. */
export function narrowingValues({ scope, brands, discount, stars, inStock, ...price }: Narrowing) {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = price
  return [scope, brands, minPrice, maxPrice, discount, stars, inStock]
}

/** What scope, brands and prices leave, read by price: `FROM ${narrowed(…)} LIMIT …`. */
export function narrowed(byBrand: boolean): string {
  const within = 'scope = $1 AND price_kobo BETWEEN $3 AND $4'
  return byBrand
    ? `unnest($2::integer[]) AS brand (id) CROSS JOIN LATERAL (
         SELECT * FROM listing WHERE ${within} AND brand_id = brand.id OFFSET 0
       ) AS listing`
    : `listing WHERE ${within} AND ${anyBrand}`
}

function offset({ page }: ListingQuery): number {
  return (page - 1) * perPage
}

/**
 * Follows the order's index and stops after the page; answers `product_id` rows, one more than a
 * page. Brands are walked one by one and merged, unless they are so many that walking the whole
 * scope meets them sooner.
 */
export function walkStatement(query: ListingQuery, counts: Counts) {
  const { column, direction } = orders[query.sort]
  const byBrand =
    query.brands.length > 0 && counts.brands.length * counts.ofBrands <= counts.inScope
  // Walking along prices begins and ends at the wanted ones.
  const within = column === 'price_kobo' ? 'AND price_kobo BETWEEN $3 AND $4' : ''
  const inOrder = (where: string) => `
    SELECT product_id, ${column} AS place, brand_id, price_kobo, discount, stars, in_stock
    FROM listing WHERE ${where} ${within}
    ORDER BY ${column} ${direction}, product_id ${direction} OFFSET 0`
  return {
    name: `listing-walk-${query.sort}${byBrand ? '-by-brand' : ''}`,
    text: byBrand
      ? `SELECT product_id FROM unnest($2::integer[]) AS brand (id)
         CROSS JOIN LATERAL (
           SELECT * FROM (${inOrder('scope = $1 AND brand_id = brand.id')}) AS walked
           WHERE ${passes} LIMIT $8 + ${perPage + 1}
         ) AS best
         ORDER BY place ${direction}, product_id ${direction} LIMIT ${perPage + 1} OFFSET $8`
      : `SELECT product_id FROM (${inOrder('scope = $1')}) AS walked
         WHERE ${passes} AND ${anyBrand} LIMIT ${perPage + 1} OFFSET $8`,
    values: [...narrowingValues(query), offset(query)],
  }
}

/**
 * Reads what scope, brands and prices leave, up to a limit. If that was all, answers the page in
 * `ids` and the total; else `is_exact` is false and `total` a number that there are at least.
 */
export function gatherStatement(query: ListingQuery) {
  const { column, direction } = orders[query.sort]
  const byBrand = query.brands.length > 0
  return {
    name: `listing-gather-${query.sort}${byBrand ? '-by-brand' : ''}`,
    text: `
      WITH read AS MATERIALIZED (
        SELECT product_id, ${column} AS place, discount, stars, in_stock FROM ${narrowed(byBrand)}
        LIMIT ${gatherLimit + 1}
      ), found AS MATERIALIZED (
        SELECT product_id, place FROM read
        WHERE discount >= $5 AND stars >= $6 AND in_stock >= $7
      ), extent AS MATERIALIZED (
        SELECT count(*) <= ${gatherLimit} AS is_all FROM read
      )
      SELECT
        (SELECT is_all FROM extent) AS is_exact,
        (SELECT count(*) FROM found)::integer AS total,
        ARRAY (
          SELECT product_id FROM found WHERE (SELECT is_all FROM extent)
          ORDER BY place ${direction}, product_id ${direction} LIMIT ${perPage} OFFSET $8
        ) AS ids`,
    values: [...narrowingValues(query), offset(query)],
  }
}

/** The same answer for a given set of products; in the given order when sorted by `all`. */
export function amongStatement(query: ListingQuery, among: Found) {
  const { column, direction } = orders[query.sort]
  const place = query.sort === 'all' ? 'given' : `${column} ${direction}, product_id ${direction}`
  return {
    name: `listing-among-${query.sort}`,
    text: `
      WITH found AS MATERIALIZED (
        SELECT product_id, given, ${column} FROM unnest($9::integer[])
          WITH ORDINALITY AS among (product_id, given) JOIN listing USING (product_id)
        WHERE scope = $1 AND ${anyBrand} AND ${passes}
      )
      SELECT
        $10::boolean AS is_exact,
        (SELECT count(*) FROM found)::integer AS total,
        ARRAY (
          SELECT product_id FROM found ORDER BY ${place} LIMIT ${perPage} OFFSET $8
        ) AS ids`,
    values: [...narrowingValues(query), offset(query), among.ids, among.isExact],
  }
}
