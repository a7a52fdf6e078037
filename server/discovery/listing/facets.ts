import {
  boolean,
  certain,
  json,
  list,
  nullable,
  number,
  object,
  pairsOf,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { statement, variants } from '#server/platform/database/statement.ts'
import { type FactRow, factCount, factCountsSql, factReadLimit, readFacts } from './fact-counts.ts'
import {
  type Among,
  afterFilters,
  type Filters,
  filterColumns,
  filterSql,
  isCachedCount,
} from './filters.ts'
import { among, anyBrand, type BrandManner, brandManners, narrowed, passes } from './listing-sql.ts'
import { brandManner, narrowingValues } from './listing-statements.ts'
import { type PriceRange, priceRange, rangeOf } from './price-range.ts'

/** So many products are looked at; of a longer list the counts mean 'at least'. */
const readLimit = 20_000

const tiers = [10, 20, 30, 40] as const
const stars = [1, 2, 3, 4, 5] as const

/**
 * How many products each choice of a filter would leave, with all other filters as they are, but for facts.
 * From the stored counts where these have it, else by reading a bounded part of the list. With them, how often each
 * fact occurs, for `factGroups`; of the whole mall, whose products differ in everything, none. And the ends of its prices.
 */
export async function countFacets(db: Db, filters: Filters): Promise<Facets> {
  return facetsFrom(await countListed(db, filters))
}

/** The same of given products. */
export async function countAmong(db: Db, filters: Filters, among: Among): Promise<Facets> {
  const { counted } = await one(db, ofFound, [...narrowingValues(filters), among.ids])
  return facetsIn(counted, among.isExact)
}

export type Facets = ReturnType<typeof facetsFrom>

function facetsFrom({ brands, read, cachedTiers, facts, prices }: FacetCounts) {
  const bounded = (count: number) => ({ count, count_is_exact: read.is_all })
  return {
    brands,
    discounts: tiers.map((tier) => ({
      at_least: tier,
      ...(cachedTiers
        ? { count: cachedTiers.get(tier) ?? 0, count_is_exact: true }
        : bounded(read[`discount_${tier}`])),
    })),
    ratings: stars.map((star) => ({ at_least: star, ...bounded(read[`stars_${star}`]) })),
    in_stock: bounded(read.in_stock),
    facts,
    prices,
  }
}

interface FacetCounts {
  brands: Row<typeof brandCount>[]
  read: Row<typeof choiceCounts> & { is_all: boolean }
  cachedTiers: Map<number, number> | null
  facts: FactRow[]
  prices: PriceRange
}

async function countListed(db: Db, filters: Filters): Promise<FacetCounts> {
  const isCached = isCachedCount(filters)
  const [brands, read, cachedTiers, facts, prices] = await Promise.all([
    isCached ? cachedBrands(db, filters) : readBrands(db, filters),
    one(db, rest(brandManner(filters)), narrowingValues(filters)),
    isCached ? cachedDiscounts(db, filters) : null,
    filters.scope === 0 ? [] : readFacts(db, filters),
    priceRange(db, filters),
  ])
  return { brands, read, cachedTiers, facts, prices }
}

const brandCount = { id: number, name: text, count: number, count_is_exact: boolean }

const brandCountsOfScope = statement(
  'facets-brands-of-scope',
  brandCount,
  `SELECT id, name, coalesce(count, 0) AS count, true AS count_is_exact
   FROM brands LEFT JOIN (
     SELECT brand_id, sum(products)::integer AS count FROM listing_counts
     WHERE scope = $1 AND tier = $2 GROUP BY brand_id
   ) AS counted ON brand_id = id
   WHERE count > 0 OR id = ANY ($3::integer[])
   ORDER BY lower(name), id`,
)

/** Chosen brands are listed even when they have nothing here, so that they can be unticked. */
function cachedBrands(db: Db, { scope, discount, brands }: Filters) {
  return many(db, brandCountsOfScope, [scope, discount, brands])
}

const discountCounts = statement(
  'facets-discounts',
  { tier: number, count: number },
  `SELECT tier, sum(products)::integer AS count FROM listing_counts
   WHERE scope = $1 AND brand_id = ANY ($2::integer[]) GROUP BY tier`,
)

async function cachedDiscounts(db: Db, { scope, brands }: Filters) {
  const rows = await many(db, discountCounts, [scope, brands.length > 0 ? brands : [0]])
  return new Map(rows.map((row) => [row.tier, row.count]))
}

/** The part of a list that is read: no more than is looked at, and one to know whether that is all. */
const readSql = (manner: BrandManner) =>
  `SELECT brand_id, price_kobo, ${filterColumns} FROM ${narrowed(manner)} LIMIT ${readLimit + 1}`

/** How many of what is `read` pass in each brand, by name, and 0 of chosen ones where there are none. */
const brandsOfRead = `
  SELECT id, name, coalesce(count, 0) AS count
  FROM brands LEFT JOIN (
    SELECT brand_id, count(*)::integer AS count FROM read WHERE ${passes} GROUP BY brand_id
  ) AS counted ON brand_id = id`

const brandCounts = statement(
  'facets-brands',
  brandCount,
  `WITH read AS MATERIALIZED (${readSql('')})
   SELECT *, (SELECT count(*) <= ${readLimit} FROM read) AS count_is_exact
   FROM (${brandsOfRead}) AS of_brand
   WHERE count > 0 OR id = ANY ($${afterFilters}::integer[])
   ORDER BY lower(name), id`,
)

function readBrands(db: Db, filters: Filters) {
  const values = narrowingValues({ ...filters, brands: [] })
  return many(db, brandCounts, [...values, filters.brands])
}

/** What the filters let pass with another choice of one. */
const chosen = (given: Parameters<typeof filterSql>[1]) =>
  filterSql((parameter) => parameter, given)
const countedIf = (where: string) => `(count(*) FILTER (WHERE ${where}))::integer`

const choiceCounts = {
  discount_10: number,
  discount_20: number,
  discount_30: number,
  discount_40: number,
  stars_1: number,
  stars_2: number,
  stars_3: number,
  stars_4: number,
  stars_5: number,
  in_stock: number,
}
const choiceCountsSql = [
  ...tiers.map((tier) => `${countedIf(chosen({ discount: String(tier) }))} AS discount_${tier}`),
  ...stars.map((star) => `${countedIf(chosen({ stars: String(star) }))} AS stars_${star}`),
  `${countedIf(chosen({ inStock: 'true' }))} AS in_stock`,
].join(', ')

const rest = variants(brandManners, (manner) =>
  statement(
    `facets${manner}`,
    { ...choiceCounts, is_all: boolean },
    `WITH read AS MATERIALIZED (${readSql(manner)})
     SELECT ${choiceCountsSql}, count(*) <= ${readLimit} AS is_all FROM read`,
  ),
)

/** Of what was found, whose rows of the listing are looked up once for all counts. */
export function facetsIn(
  { brands, facts, lowest, highest, ...read }: FoundCounts,
  isExact: boolean,
): Facets {
  return facetsFrom({
    brands: brands.map((brand) => ({ ...brand, count_is_exact: isExact })),
    read: { ...read, is_all: isExact },
    cachedTiers: null,
    facts,
    prices: rangeOf({ lowest, highest }),
  })
}

const foundCounts = {
  ...choiceCounts,
  brands: list(object({ id: number, name: text, count: number })),
  facts: list(object(factCount)),
  lowest: nullable(number),
  highest: nullable(number),
}
type FoundCounts = Row<typeof foundCounts>
export const countedJson = json(object(foundCounts))

/** Of `matched`: what the prices let pass, and of that what everything does, as many of the best as facts are counted of. */
export const passingSql = (best: string) => `read AS MATERIALIZED (
     SELECT * FROM matched WHERE price_kobo BETWEEN $3 AND $4
   ), passing AS MATERIALIZED (
     SELECT product_id FROM read WHERE ${passes} AND ${anyBrand}
     ORDER BY ${best} LIMIT ${factReadLimit}
   )`

export const countedSql = `
   SELECT json_build_object(${pairsOf(foundCounts)}) FROM (
     SELECT ${choiceCountsSql},
       (SELECT coalesce(json_agg(of_brand ORDER BY lower(name), id), '[]')
         FROM (${brandsOfRead}) AS of_brand
         WHERE count > 0 OR id = ANY ($2::integer[])) AS brands,
       (SELECT coalesce(json_agg(of_fact), '[]') FROM (${factCountsSql('passing')}) AS of_fact) AS facts,
       (SELECT min(price_kobo) FROM matched WHERE ${anyBrand}) AS lowest,
       (SELECT max(price_kobo) FROM matched WHERE ${anyBrand}) AS highest
     FROM read WHERE ${anyBrand}
   ) AS counted`

const ofFound = statement(
  'facets-among',
  // Counts are never null.
  { counted: certain(countedJson) },
  `WITH matched AS MATERIALIZED (SELECT * FROM ${among(`$${afterFilters}`)}), ${passingSql('given')}
   SELECT (${countedSql}) AS counted`,
)
