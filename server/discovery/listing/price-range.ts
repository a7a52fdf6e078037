import { kobo, toNaira } from '#contract/money.ts'
import { nullable, number } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Filters } from './filters.ts'
import { among, anyBrand } from './listing-sql.ts'

const ends = (where: string) => `
  (SELECT price_kobo FROM listing WHERE ${where} ORDER BY price_kobo, product_id LIMIT 1) AS lowest,
  (SELECT price_kobo FROM listing WHERE ${where} ORDER BY price_kobo DESC, product_id DESC LIMIT 1)
    AS highest`

const range = { lowest: nullable(number), highest: nullable(number) }

const ofScope = statement('price-range', range, `SELECT ${ends('scope = $1')}`)
const ofBrands = statement(
  'price-range-by-brand',
  range,
  `SELECT min(lowest) AS lowest, max(highest) AS highest FROM (
     SELECT ${ends('scope = $1 AND brand_id = brand.id')}
     FROM unnest($2::integer[]) AS brand (id)
   ) AS of_brand`,
)
const ofFound = statement(
  'price-range-among',
  range,
  `SELECT min(price_kobo) AS lowest, max(price_kobo) AS highest FROM ${among('$3')}
   WHERE ${anyBrand}`,
)

/** The ends of the price slider: read from both ends of an index, or of given products. */
export async function priceRange(
  db: Db,
  { scope, brands }: Pick<Filters, 'scope' | 'brands'>,
  among: { ids: number[] } | null = null,
) {
  const { lowest, highest } = among
    ? await one(db, ofFound, [scope, brands, among.ids])
    : brands.length > 0
      ? await one(db, ofBrands, [scope, brands])
      : await one(db, ofScope, [scope])
  return rangeOf({ lowest, highest })
}

const lowestOfScopes = statement(
  'lowest-prices',
  { scope: number, price_kobo: number },
  `SELECT lowest.scope, price_kobo FROM unnest($1::integer[]) AS category (id) CROSS JOIN LATERAL (
     SELECT scope, price_kobo FROM listing WHERE scope = category.id AND in_stock
     ORDER BY price_kobo, product_id LIMIT 1
   ) AS lowest`,
)

/** Kobo: the lowest price of what is in stock in each category; those that have nothing are left out. */
export async function lowestPrices(db: Db, categories: number[]): Promise<Map<number, number>> {
  const rows = await many(db, lowestOfScopes, [categories])
  return new Map(rows.map(({ scope, price_kobo }) => [scope, price_kobo]))
}

export type PriceRange = ReturnType<typeof rangeOf>

/** Naira; 0 and 0 of an empty list. */
export function rangeOf({ lowest, highest }: { lowest: number | null; highest: number | null }) {
  const inNaira = (amount: number | null) => toNaira(kobo(amount ?? 0))
  return { min_amount: inNaira(lowest), max_amount: inNaira(highest) }
}
