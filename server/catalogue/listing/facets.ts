import { boolean, certain, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { statement, variants } from '#server/platform/database/statement.ts'
import { afterFilters, type Filtering, filterColumns, filterSql } from './filters.ts'
import { isCachedCount, type Narrowing } from './listing-query.ts'
import { among, anyBrand, type BrandManner, brandManners, narrowed, passes } from './listing-sql.ts'
import { brandManner, narrowingValues } from './listing-statements.ts'

/** So many products are looked at; of a longer list the counts mean 'at least'. */
const readLimit = 20_000

const tiers = [10, 20, 30, 40] as const
const stars = [1, 2, 3, 4, 5] as const

/**
 * How many products each choice of a filter would leave, with all other filters as they are.
 * From the stored counts where these have it, else by reading a bounded part of the list.
 */
export async function countFacets(db: Db, narrowing: Narrowing) {
  const [brands, read, cachedTiers] = await Promise.all([
    isCachedCount(narrowing) ? cachedBrands(db, narrowing) : readBrands(db, narrowing),
    readRest(db, narrowing),
    isCachedCount(narrowing) ? cachedDiscounts(db, narrowing) : null,
  ])
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
  }
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
function cachedBrands(db: Db, { scope, discount, brands }: Narrowing) {
  return many(db, brandCountsOfScope, [scope, discount, brands])
}

const discountCounts = statement(
  'facets-discounts',
  { tier: number, count: number },
  `SELECT tier, sum(products)::integer AS count FROM listing_counts
   WHERE scope = $1 AND brand_id = ANY ($2::integer[]) GROUP BY tier`,
)

async function cachedDiscounts(db: Db, { scope, brands }: Narrowing) {
  const rows = await many(db, discountCounts, [scope, brands.length > 0 ? brands : [0]])
  return new Map(rows.map((row) => [row.tier, row.count]))
}

/** What is counted: the list, or what a search found of it. */
const sources = ['', '-among'] as const
type Source = (typeof sources)[number]

const brandCounts = variants(sources, (source) =>
  statement(
    `facets-brands${source}`,
    { ...brandCount, count_is_exact: isAll(source) },
    `WITH read AS MATERIALIZED (${readSql('', source)}), counted AS (
       SELECT brand_id, count(*)::integer AS count FROM read WHERE ${passes} GROUP BY brand_id
     )
     SELECT id, name, coalesce(count, 0) AS count, (${isAllSql(source)}) AS count_is_exact
     FROM brands LEFT JOIN counted ON brand_id = id
     WHERE count > 0 OR id = ANY ($${afterFilters + (source ? 2 : 0)}::integer[])
     ORDER BY lower(name), id`,
  ),
)

function readBrands(db: Db, narrowing: Narrowing) {
  return many(db, brandCounts(sourceOf(narrowing)), [
    ...narrowingValues({ ...narrowing, brands: [] }),
    ...amongValues(narrowing),
    narrowing.brands,
  ])
}

/** What the filters let pass with another choice of one. */
const chosen = (given: Partial<Record<keyof Filtering, string>>) =>
  filterSql((parameter) => parameter, given)
const countedIf = (where: string) => `(count(*) FILTER (WHERE ${where}))::integer`

const rest = variants(sources, (source) =>
  variants(brandManners, (manner) =>
    statement(
      `facets${manner}${source}`,
      {
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
        is_all: isAll(source),
      },
      `WITH read AS MATERIALIZED (${readSql(manner, source)})
       SELECT ${[
         ...tiers.map(
           (tier) => `${countedIf(chosen({ discount: String(tier) }))} AS discount_${tier}`,
         ),
         ...stars.map((star) => `${countedIf(chosen({ stars: String(star) }))} AS stars_${star}`),
       ].join(', ')},
         ${countedIf(chosen({ inStock: 'true' }))} AS in_stock,
         (${isAllSql(source)}) AS is_all
       FROM read`,
    ),
  ),
)

function readRest(db: Db, narrowing: Narrowing) {
  const values = [...narrowingValues(narrowing), ...amongValues(narrowing)]
  return one(db, rest(sourceOf(narrowing))(brandManner(narrowing)), values)
}

function sourceOf({ among }: Narrowing): Source {
  return among ? '-among' : ''
}

/** The two next parameters, where a search narrows the list. */
function amongValues({ among }: Narrowing): unknown[] {
  return among ? [among.ids, among.isExact] : []
}

function readSql(manner: BrandManner, source: Source): string {
  const columns = `brand_id, price_kobo, ${filterColumns}`
  return source === '-among'
    ? `SELECT ${columns} FROM ${among(`$${afterFilters}`)} WHERE price_kobo BETWEEN $3 AND $4 AND ${anyBrand}`
    : `SELECT ${columns} FROM ${narrowed(manner)} LIMIT ${readLimit + 1}`
}

/** Whether a search found all is a value of the statement, which is never null. */
function isAll(source: Source) {
  return source === '-among' ? certain(boolean) : boolean
}

function isAllSql(source: Source): string {
  return source === '-among'
    ? `SELECT $${afterFilters + 1}::boolean`
    : `SELECT count(*) <= ${readLimit} FROM read`
}
