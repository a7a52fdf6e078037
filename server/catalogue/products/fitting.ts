import type { ProductOrder, ProductState } from '#contract/office/product.ts'
import { number } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { maxCounted } from '#server/platform/total.ts'

export interface ProductFilter {
  state?: ProductState | undefined
  category?: number | undefined
  brand?: number | undefined
  seller?: number | undefined
  search?: string | undefined
  stock?: 'in' | 'out' | undefined
  order?: ProductOrder | undefined
  after?: string | undefined
}

/** The ids of so many products that fit, the newest first, from behind one of them. */
export async function productIdsFitting(
  db: Db,
  filter: Omit<ProductFilter, 'order' | 'after'>,
  behind: number | null,
  limit: number,
): Promise<number[]> {
  const values = await filterValues(db, filter)
  if (values === null) return []
  return (await many(db, newestFitting, [...values, behind, limit])).map(({ id }) => id)
}

/** As `fits` takes them; null: nothing fits. */
export async function filterValues(
  db: Db,
  filter: Omit<ProductFilter, 'order' | 'after'>,
): Promise<unknown[] | null> {
  const { state, category, brand, seller, search, stock } = filter
  const words = search ? wordsOf(search) : null
  if (words === '') return null
  const categories = category === undefined ? null : await many(db, withSubs, [category])
  return [
    state ?? null,
    categories?.map(({ id }) => id) ?? null,
    brand ?? null,
    seller ?? null,
    words,
    search ? codeQuery(search) : null,
    stock === undefined ? null : stock === 'in',
    words !== null && search ? await manyCodes(db, search) : null,
  ]
}

/** Beginnings of words, for PostgreSQL; empty where nothing can be searched for. */
export function wordsOf(search: string): string {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `${word}:*`).join(' & ')
}

/** The beginning of a code, as a query among the words, none of which begins with this sign. */
function codeQuery(search: string): string {
  return `'=${search.toLowerCase().replace(/['\\]/g, '$&$&')}':*`
}

/** The pattern of codes that begin so, where there are many: by their own index that is known without reading them all. */
async function manyCodes(db: Db, search: string): Promise<string | null> {
  const pattern = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return (await count(db, countCodes, [pattern, maxCounted])) === maxCounted ? pattern : null
}

const countCodes = rareStatement(
  'office-products-codes',
  counted,
  'SELECT count(*) FROM (SELECT FROM office_products WHERE lower(code) LIKE $1 LIMIT $2) AS codes',
)

/** The index of `office_products` by words; it has each code as one. */
const words = "(to_tsvector('simple', name) || array_to_tsvector(ARRAY['=' || lower(code)]))"

/** Whether a row of `office_products` has words that begin so; `query` is a parameter, as `wordsOf` makes it. */
export const hasWords = (query: string) => `${words} @@ to_tsquery('simple', ${query})`

const withSubs = rareStatement(
  'office-products-categories',
  { id: number },
  'SELECT id FROM categories WHERE id = $1 OR parent_id = $1',
)

/** Where these stand among the values. */
export const categoriesAt = 1
export const brandAt = 2
export const sellerAt = 3
export const wordsAt = 4

/** Of a row of `office_products`. Planned for each call's values: a filter that is null is left out of the plan. */
export const fits = `($1::text IS NULL OR state = $1)
     AND ($2::integer[] IS NULL OR category_id = ANY ($2))
     AND ($3::integer IS NULL OR brand_id = $3)
     AND ($4::integer IS NULL OR seller_id = $4)
     AND ($5::text IS NULL OR ($8::text IS NOT NULL AND lower(code) LIKE $8)
       OR ${words} @@ (to_tsquery('simple', $5) || $6::text::tsquery))
     AND ($7::boolean IS NULL OR in_stock = $7)`

const newestFitting = rareStatement(
  'office-products-fitting',
  { id: number },
  `SELECT product_id AS id FROM office_products
   WHERE ${fits} AND ($9::integer IS NULL OR product_id < $9)
   ORDER BY product_id DESC LIMIT $10`,
)

/** The ids of so many that fit, whichever they are. */
export const someFitting = rareStatement(
  'office-products-some',
  { id: number },
  // Planned as for all of them: for a few, PostgreSQL would read the table in hope of finding them early.
  `WITH fitting AS MATERIALIZED (SELECT product_id FROM office_products WHERE ${fits})
   SELECT product_id AS id FROM fitting LIMIT $9`,
)
