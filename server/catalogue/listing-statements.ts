import type { Counts } from './listing-counts.ts'
import { type Found, type ListingQuery, type Narrowing, perPage } from './listing-query.ts'

/**
 * The SQL of listings. Statements differ by order and by whether brands are asked for, no more, so
 * that all of them stay prepared; a filter that is off has a value that lets everything pass.
 * Each is written so that its generic plan is the good one: where the order of an index must be
 * followed, `OFFSET 0` keeps the filters from tempting the planner to another index and a sort.
 * All of them answer one row: `ids`, `total`, `is_exact`.
 */
export interface Statement {
  name: string
  text: string
  values: unknown[]
}

/** So many rows of the listing are read and sorted without a thought. */
export const smallSet = 5_000

/** So many matches in a small set's rows promise a short walk; further they are not counted. */
const denseMatches = 1_000

const orders = {
  all: { column: 'standing', direction: 'DESC' },
  popular: { column: 'popularity', direction: 'DESC' },
  newest: { column: 'created_at', direction: 'DESC' },
  'highest-price': { column: 'price_kobo', direction: 'DESC' },
  'lowest-price': { column: 'price_kobo', direction: 'ASC' },
} as const

const others = 'discount >= $5 AND stars >= $6 AND in_stock >= $7'
export const passes = `price_kobo BETWEEN $3 AND $4 AND ${others}`
export const anyBrand = '(cardinality($2::integer[]) = 0 OR brand_id = ANY ($2))'

/** $1 to $7 of every statement. */
export function narrowingValues({ scope, brands, discount, stars, inStock, ...price }: Narrowing) {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = price
  return [scope, brands, minPrice, maxPrice, discount, stars, inStock]
}

/** What scope, brands and prices leave, read by price: `FROM ${narrowed(…)} LIMIT …`. */
export function narrowed({ brands }: Pick<Narrowing, 'brands'>): string {
  const within = 'scope = $1 AND price_kobo BETWEEN $3 AND $4'
  return brands.length > 0
    ? `unnest($2::integer[]) AS brand (id) CROSS JOIN LATERAL (
         SELECT * FROM listing WHERE ${within} AND brand_id = brand.id OFFSET 0
       ) AS listing`
    : `listing WHERE ${within} AND ${anyBrand}`
}

/** The listing's rows of given products, one look-up for each; `given` is their place in the array. */
export function among(ids: `$${number}`): string {
  return `unnest(${ids}::integer[]) WITH ORDINALITY AS among (id, given) CROSS JOIN LATERAL (
      SELECT * FROM listing WHERE product_id = among.id AND scope = $1 OFFSET 0
    ) AS listing`
}

function offset({ page }: ListingQuery): number {
  return (page - 1) * perPage
}

/** Follows the order's index and stops one product after the page. `total` is not told (0). */
export function walkStatement(query: ListingQuery, counts: Counts): Statement {
  const { manner, text } = walkText(query, counts)
  return {
    name: `listing-walk-${query.sort}${manner}`,
    text: `SELECT ARRAY (${text}) AS ids, 0 AS total, false AS is_exact`,
    values: [...narrowingValues(query), offset(query)],
  }
}

/** The same, but only where matches are dense: else `total` is 0 and nothing was walked. */
export function walkIfDenseStatement(query: ListingQuery, counts: Counts): Statement {
  const { manner, text } = walkText(query, counts)
  return {
    name: `listing-walk-if-dense-${query.sort}${manner}`,
    text: `
      WITH extent AS MATERIALIZED (
        SELECT count(*) = ${denseMatches} AS is_dense FROM (
          SELECT FROM (
            SELECT discount, stars, in_stock FROM ${narrowed(query)} LIMIT ${smallSet}
          ) AS read
          WHERE ${others} LIMIT ${denseMatches}
        ) AS matches
      )
      SELECT
        ARRAY (
          SELECT product_id FROM (${text}) AS walked WHERE (SELECT is_dense FROM extent)
        ) AS ids,
        (SELECT CASE WHEN is_dense THEN ${denseMatches} ELSE 0 END FROM extent) AS total,
        false AS is_exact`,
    values: [...narrowingValues(query), offset(query)],
  }
}

/**
 * Brands are walked one by one and merged, unless they are so many that walking the whole scope
 * meets them sooner.
 */
function walkText(query: ListingQuery, counts: Counts) {
  const { column, direction } = orders[query.sort]
  // Walking along prices begins and ends at the wanted ones.
  const within = column === 'price_kobo' ? 'AND price_kobo BETWEEN $3 AND $4' : ''
  const inOrder = (where: string) => `
    SELECT product_id, ${column} AS place, brand_id, price_kobo, discount, stars, in_stock
    FROM listing WHERE ${where} ${within}
    ORDER BY ${column} ${direction}, product_id ${direction} OFFSET 0`
  const byBrand =
    query.brands.length > 0 && counts.brands.length * counts.ofBrands <= counts.inScope
  const text = byBrand
    ? `SELECT product_id FROM unnest($2::integer[]) AS brand (id)
       CROSS JOIN LATERAL (
         SELECT * FROM (${inOrder('scope = $1 AND brand_id = brand.id')}) AS in_order
         WHERE ${passes} LIMIT $8 + ${perPage + 1}
       ) AS best
       ORDER BY place ${direction}, product_id ${direction} LIMIT ${perPage + 1} OFFSET $8`
    : `SELECT product_id FROM (${inOrder('scope = $1')}) AS in_order
       WHERE ${passes} AND ${anyBrand} LIMIT ${perPage + 1} OFFSET $8`
  return { manner: byBrand ? '-by-brand' : query.brands.length > 0 ? '-of-brands' : '', text }
}

/** Reads, sorts and counts all that is wanted: for what is known to be a small set. */
export function gatherStatement(query: ListingQuery): Statement {
  const { column } = orders[query.sort]
  return {
    name: `listing-gather-${query.sort}${brandsMark(query)}`,
    text: `
      WITH found AS MATERIALIZED (
        SELECT product_id, ${column} AS place FROM (SELECT * FROM ${narrowed(query)}) AS read
        WHERE ${others}
      )
      SELECT ${foundPage(query)}, true AS is_exact`,
    values: [...narrowingValues(query), offset(query)],
  }
}

/** The same, but reads no more than a small set: if that was not all, `is_exact` is false. */
export function gatherUpToStatement(query: ListingQuery): Statement {
  const { column } = orders[query.sort]
  return {
    name: `listing-gather-up-to-${query.sort}${brandsMark(query)}`,
    text: `
      WITH read AS MATERIALIZED (
        SELECT product_id, ${column} AS place, discount, stars, in_stock
        FROM ${narrowed(query)} LIMIT ${smallSet + 1}
      ), found AS MATERIALIZED (
        SELECT product_id, place FROM read WHERE ${others}
      )
      SELECT ${foundPage(query)}, (SELECT count(*) <= ${smallSet} FROM read) AS is_exact`,
    values: [...narrowingValues(query), offset(query)],
  }
}

function brandsMark({ brands }: ListingQuery): string {
  return brands.length > 0 ? '-by-brand' : ''
}

function foundPage({ sort }: ListingQuery): string {
  const { direction } = orders[sort]
  return `
    ARRAY (
      SELECT product_id FROM found
      ORDER BY place ${direction}, product_id ${direction} LIMIT ${perPage} OFFSET $8
    ) AS ids,
    (SELECT count(*) FROM found)::integer AS total`
}

/** The same answer for a given set of products; in the given order when sorted by `all`. */
export function amongStatement(query: ListingQuery, found: Found): Statement {
  const { column, direction } = orders[query.sort]
  const place = query.sort === 'all' ? 'given' : `${column} ${direction}, product_id ${direction}`
  return {
    name: `listing-among-${query.sort}`,
    text: `
      WITH found AS MATERIALIZED (
        SELECT product_id, given, ${column} FROM ${among('$9')}
        WHERE ${anyBrand} AND ${passes}
      )
      SELECT
        $10::boolean AS is_exact,
        (SELECT count(*) FROM found)::integer AS total,
        ARRAY (
          SELECT product_id FROM found ORDER BY ${place} LIMIT ${perPage} OFFSET $8
        ) AS ids`,
    values: [...narrowingValues(query), offset(query), found.ids, found.isExact],
  }
}
