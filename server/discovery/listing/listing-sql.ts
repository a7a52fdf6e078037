import { afterFilters, filterColumns, filterSql, perPage } from './filters.ts'

/*
 * The SQL of listings. Statements differ by order and by how many brands are chosen, no more, so that all
 * of them stay prepared; a filter that is off has a value that lets everything pass. Each is written so that
 * its generic plan is the good one: where the order of an index must be followed, `OFFSET 0` keeps the
 * filters from tempting the planner to another index and a sort.
 * All of them answer one row: `ids`, `total`, `is_exact`.
 *
 * Values are written `(SELECT $1)`: PostgreSQL would look at them, find its guess for them better than
 * the one without, and plan every call anew, which takes longer than many a list.
 */

/** So many rows of the listing are read and sorted without a thought. */
export const smallSet = 5_000

/**
 * So many matches among them, ten pages, promise a short walk; further they are not counted. Counting to
 * 1,000 took longer than all else that a list takes.
 */
const denseMatches = 200

const orders = {
  all: { column: 'default_rank', direction: 'DESC' },
  popular: { column: 'popularity', direction: 'DESC' },
  newest: { column: 'created_at', direction: 'DESC' },
  'highest-price': { column: 'price_kobo', direction: 'DESC' },
  'lowest-price': { column: 'price_kobo', direction: 'ASC' },
} as const
export type Sort = keyof typeof orders

/** How many brands are chosen: none, one, or several that are read one by one. */
export const brandManners = ['', '-of-brand', '-by-brand'] as const
export type BrandManner = (typeof brandManners)[number]

/** Several brands are walked one by one, or met while the whole scope is walked: `-of-brands`. */
export const walkManners = [...brandManners, '-of-brands'] as const
export type WalkManner = (typeof walkManners)[number]

const parameters = {
  scope: '(SELECT $1::integer)',
  // Without the outer cast it would be a set of rows to `ANY`.
  brands: '(SELECT $2::integer[])::integer[]',
  prices: 'BETWEEN (SELECT $3::bigint) AND (SELECT $4::bigint)',
  offset: `(SELECT $${afterFilters}::integer)`,
}
const others = filterSql((parameter, type) => `(SELECT ${parameter}::${type})`)
const oneBrand = `brand_id = (${parameters.brands})[1]`
export const passes = `price_kobo ${parameters.prices} AND ${others}`
export const anyBrand = `(cardinality(${parameters.brands}) = 0 OR brand_id = ANY (${parameters.brands}))`

/** What scope, brands and prices leave, read by price: `FROM ${narrowed(…)} LIMIT …`. */
export function narrowed(manner: WalkManner): string {
  const within = `scope = ${parameters.scope} AND price_kobo ${parameters.prices}`
  if (manner === '') return `listing WHERE ${within} AND ${anyBrand}`
  if (manner === '-of-brand') return `listing WHERE ${within} AND ${oneBrand}`
  return `unnest(${parameters.brands}) AS brand (id) CROSS JOIN LATERAL (
      SELECT * FROM listing WHERE ${within} AND brand_id = brand.id OFFSET 0
    ) AS listing`
}

/** The listing's rows of given products, one look-up for each; `given` is their place in the array, which `ids` is the SQL of. */
export function among(ids: string): string {
  return `unnest(${ids}::integer[]) WITH ORDINALITY AS among (id, given) CROSS JOIN LATERAL (
      SELECT * FROM listing WHERE product_id = among.id AND scope = ${parameters.scope} OFFSET 0
    ) AS listing`
}

/** Follows the order's index and stops one product after the page. `total` is unknown (0). */
export function walkSql(sort: Sort, manner: WalkManner): string {
  return `SELECT ARRAY (${walked(sort, manner)}) AS ids, 0 AS total, false AS is_exact`
}

/**
 * The same, but not where prices have left a small set after all: then `total` is null and nothing was
 * walked. Else `total` is how many were met among the first, cheapest ones.
 */
export function walkUnlessSmallSql(sort: Sort, manner: WalkManner): string {
  return `
    WITH met AS MATERIALIZED (
      SELECT count(*)::integer AS matches FROM (
        SELECT FROM (
          SELECT ${filterColumns} FROM ${narrowed(manner)} LIMIT ${smallSet}
        ) AS read
        WHERE ${others} LIMIT ${denseMatches}
      ) AS matching
    ), extent AS MATERIALIZED (
      SELECT matches, matches = ${denseMatches}
        OR EXISTS (SELECT FROM ${narrowed(manner)} LIMIT 1 OFFSET ${smallSet}) AS is_large
      FROM met
    )
    SELECT
      ARRAY (
        SELECT product_id FROM (${walked(sort, manner)}) AS walked
        WHERE (SELECT is_large FROM extent)
      ) AS ids,
      (SELECT CASE WHEN is_large THEN matches END FROM extent) AS total,
      false AS is_exact`
}

function walked(sort: Sort, manner: WalkManner): string {
  const { column, direction } = orders[sort]
  // Walking along prices begins and ends at the chosen ones.
  const within = column === 'price_kobo' ? `AND price_kobo ${parameters.prices}` : ''
  const inOrder = (where: string) => `
    SELECT product_id, ${column} AS place, brand_id, price_kobo, ${filterColumns}
    FROM listing WHERE ${where} ${within}
    ORDER BY ${column} ${direction}, product_id ${direction} OFFSET 0`
  const page = `LIMIT ${perPage + 1} OFFSET ${parameters.offset}`
  const inScope = `scope = ${parameters.scope}`
  if (manner === '-by-brand') {
    return `
      SELECT product_id FROM unnest(${parameters.brands}) AS brand (id)
      CROSS JOIN LATERAL (
        SELECT * FROM (${inOrder(`${inScope} AND brand_id = brand.id`)}) AS in_order
        WHERE ${passes} LIMIT ${parameters.offset} + ${perPage + 1}
      ) AS best
      ORDER BY place ${direction}, product_id ${direction} ${page}`
  }
  const isOne = manner === '-of-brand'
  const read = inOrder(isOne ? `${inScope} AND ${oneBrand}` : inScope)
  const passing = isOne ? passes : `${passes} AND ${anyBrand}`
  return `SELECT product_id FROM (${read}) AS in_order WHERE ${passing} ${page}`
}

/** Reads, sorts and counts all that match: for what is known to be a small set. */
export function gatherSql(sort: Sort, manner: BrandManner): string {
  const { column } = orders[sort]
  return `
    WITH found AS MATERIALIZED (
      SELECT product_id, ${column} AS place FROM (SELECT * FROM ${narrowed(manner)}) AS read
      WHERE ${others}
    )
    ${pageOfFound(sort, 'true')}`
}

/** The number of the first parameter behind those of filters and page. */
export const afterPage = afterFilters + 1

const chosenFacts = `$${afterPage}::text[]`

/** So many kinds are looked for in the bits: few products have all of these and not the others. */
const kindsInBits = 3

/** Products with the facts, 20 pages: each is looked up. Beyond, there are 'at least' so many. */
const maxWithFacts = 400

/**
 * The same of what has any of the chosen facts of each kind, the first in the order. The bits in the index tell it of all but
 * the few products whose other facts share them; these are found out by their facts.
 */
export function gatherWithFactsSql(sort: Sort, manner: BrandManner): string {
  const { column, direction } = orders[sort]
  const masks = Array.from({ length: kindsInBits }, (_, i) => {
    return `fact_bits & (SELECT coalesce(masks[${i + 1}], masks[1]) FROM sought) <> 0`
  })
  return `
    WITH sought AS MATERIALIZED (
      SELECT array_agg(mask) AS masks, array_agg(kind) AS kinds FROM (
        SELECT split_part(fact, '.', 1) AS kind, bit_or(fact_bit(fact)) AS mask
        FROM unnest(${chosenFacts}) AS fact GROUP BY kind
      ) AS of_kind
    ), likely AS MATERIALIZED (
      SELECT product_id, ${column} AS place FROM (SELECT * FROM ${narrowed(manner)}) AS read
      WHERE ${others} AND ${masks.join(' AND ')}
    ), found AS MATERIALIZED (
      SELECT * FROM (
        SELECT * FROM likely ORDER BY place ${direction}, product_id ${direction} OFFSET 0
      ) AS in_order
      WHERE (SELECT (2 << cardinality(kinds)) - 2 FROM sought) = (
        SELECT bit_or(1 << array_position((SELECT kinds FROM sought), kind)) FROM product_facts
        WHERE product_id = in_order.product_id AND kind || '.' || slug = ANY (${chosenFacts})
      )
      LIMIT greatest(${maxWithFacts}, ${parameters.offset} + ${perPage}) + 1
    )
    ${pageOfFound(sort, `(SELECT count(*) <= ${maxWithFacts} FROM found)`)}`
}

function pageOfFound(sort: Sort, isExact: string): string {
  const { direction } = orders[sort]
  return `SELECT
      ARRAY (
        SELECT product_id FROM found
        ORDER BY place ${direction}, product_id ${direction}
        LIMIT ${perPage} OFFSET ${parameters.offset}
      ) AS ids,
      (SELECT count(*) FROM found)::integer AS total,
      ${isExact} AS is_exact`
}

/** The columns of `listing` that lists and facets read of what words find, beside `product_id` and `popularity`. */
export const listedColumns = `brand_id, price_kobo, ${filterColumns}, default_rank, created_at`

/** A member of a `WITH` that types the parameters which a finder leaves alone: PostgreSQL refuses any without a type. */
export const unreadParameters = `unread AS (SELECT ${parameters.scope}, ${parameters.offset})`

/** The SQL of a given set of products, and of whether it is whole. */
const givenProducts = {
  rows: among(`$${afterPage}`),
  best: 'given',
  isExact: `$${afterPage + 1}::boolean`,
}

/** The same answer for a given set of products, by an order or as they are given. */
export function amongSql(sort: Sort | 'given', { rows, best, isExact } = givenProducts): string {
  const { column, direction } = orders[sort === 'given' ? 'all' : sort]
  const place = sort === 'given' ? best : `${column} ${direction}, product_id ${direction}`
  return `
    WITH found AS MATERIALIZED (
      SELECT * FROM ${rows} WHERE ${anyBrand} AND ${passes}
    )
    SELECT
      ${isExact} AS is_exact,
      (SELECT count(*) FROM found)::integer AS total,
      ARRAY (
        SELECT product_id FROM found ORDER BY ${place} LIMIT ${perPage} OFFSET ${parameters.offset}
      ) AS ids`
}
