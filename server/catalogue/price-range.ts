import { kobo, toNaira } from '#contract/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Narrowing } from './listing-query.ts'
import { among, anyBrand } from './listing-statements.ts'

const ends = (where: string) => `
  (SELECT price_kobo FROM listing WHERE ${where} ORDER BY price_kobo, product_id LIMIT 1) AS lowest,
  (SELECT price_kobo FROM listing WHERE ${where} ORDER BY price_kobo DESC, product_id DESC LIMIT 1)
    AS highest`

const ofScope = { name: 'price-range', text: `SELECT ${ends('scope = $1')}` }
const ofBrands = {
  name: 'price-range-by-brand',
  text: `
    SELECT min(lowest) AS lowest, max(highest) AS highest FROM (
      SELECT ${ends('scope = $1 AND brand_id = brand.id')}
      FROM unnest($2::integer[]) AS brand (id)
    ) AS of_brand`,
}
const ofFound = {
  name: 'price-range-among',
  text: `
    SELECT min(price_kobo) AS lowest, max(price_kobo) AS highest FROM ${among('$3')}
    WHERE ${anyBrand}`,
}

/** The ends of the price slider in naira: read from both ends of an index; 0 and 0 of an empty list. */
export async function priceRange(
  { pool }: Database,
  { scope, brands, among: found }: Pick<Narrowing, 'scope' | 'brands' | 'among'>,
) {
  const statement = found
    ? { ...ofFound, values: [scope, brands, found.ids] }
    : brands.length > 0
      ? { ...ofBrands, values: [scope, brands] }
      : { ...ofScope, values: [scope] }
  const { rows } = await pool.query<{ lowest: number | null; highest: number | null }>(statement)
  const inNaira = (amount: number | null | undefined) => toNaira(kobo(amount ?? 0))
  return { min_amount: inNaira(rows[0]?.lowest), max_amount: inNaira(rows[0]?.highest) }
}
