import { folded } from '#contract/office/folded.ts'
import type { ProductOrder, ProductState } from '#contract/office/product.ts'
import { list, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
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
  const found = await filterValues(db, filter)
  if (found === null) return []
  return (await many(db, newestFitting, [...found.values, behind, limit])).map(({ id }) => id)
}

/** As `fits` takes them, and as `mayFit` does; null: nothing fits. */
export async function filterValues(
  db: Db,
  filter: Omit<ProductFilter, 'order' | 'after'>,
): Promise<FilterValues | null> {
  const { state, category, brand, seller, search, stock } = filter
  const words = search ? wordsOf(search) : null
  if (words === '') return null
  const categories = category === undefined ? null : await many(db, withSubs, [category])
  const found = search && words !== null ? await look(db, search) : null
  const values = [
    state ?? null,
    categories?.map(({ id }) => id) ?? null,
    brand ?? null,
    seller ?? null,
    words,
    search ? codeQuery(search) : null,
    stock === undefined ? null : stock === 'in',
    found?.hasMany ? found.code : null,
  ]
  return { values, contained: [found?.contained ?? null, found?.code ?? null] }
}

export interface FilterValues {
  values: unknown[]
  contained: unknown[]
}

/** Beginnings of words, for PostgreSQL; empty where nothing can be searched for. */
export function wordsOf(search: string): string {
  const words = folded(search)
    .split(' ')
    .filter((word) => word !== '')
  return words.map((word) => `${word}:*`).join(' & ')
}

/** The beginning of a code, as a query among the words, none of which begins with this sign. */
function codeQuery(search: string): string {
  return `'=${search.toLowerCase().replace(/['\\]/g, '$&$&')}':*`
}

/**
 * Patterns of a search: of the code that begins so, and of each word within a name. Where many codes begin so, that is known
 * by their own index without reading them all.
 */
async function look(db: Db, search: string) {
  const code = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { count, contained } = await one(db, lookAt, [code, maxCounted, search])
  return { code, contained, hasMany: count === maxCounted }
}

const lookAt = rareStatement(
  'office-products-look',
  { count: number, contained: list(text) },
  `SELECT
     (SELECT count(*) FROM (
       SELECT FROM office_products WHERE lower(code) LIKE $1 LIMIT $2
     ) AS codes) AS count,
     ${containedIn('$3')} AS contained`,
)

/** A pattern for each word of a search: a folded name that has the word matches it. */
export function containedIn(search: string): string {
  return `ARRAY(
       SELECT '%' || regexp_replace(lexeme, '([\\\\%_])', '\\\\\\1', 'g') || '%'
       FROM unnest(to_tsvector('simple', search_fold(${search})))
     )`
}

/** The index of `office_products` by words; it has each code as one. */
const words = "(to_tsvector('simple', folded) || array_to_tsvector(ARRAY['=' || lower(code)]))"

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

/** Whether words are looked for in all of the mall. */
export function isByWordsAlone(values: unknown[]): boolean {
  const groups = [values[categoriesAt], values[brandAt], values[sellerAt]]
  return values[wordsAt] !== null && groups.every((group) => group === null)
}

/** Of a row of `office_products`. Planned for each call's values: a filter that is null is left out of the plan. */
export const fits = `($1::text IS NULL OR state = $1)
     AND ($2::integer[] IS NULL OR category_id = ANY ($2))
     AND ($3::integer IS NULL OR brand_id = $3)
     AND ($4::integer IS NULL OR seller_id = $4)
     AND ($5::text IS NULL OR ($8::text IS NOT NULL AND lower(code) LIKE $8)
       OR ${words} @@ (to_tsquery('simple', $5) || $6::text::tsquery))
     AND ($7::boolean IS NULL OR in_stock = $7)`

/**
 * What holds of each row with the words that are searched for, and of few others: a fraction of the time to look at. The
 * parameters are those of `contained`.
 */
export function mayFit(words: string, code: string): string {
  return `(${words}::text[] IS NULL OR folded LIKE ALL (${words}) OR lower(code) LIKE ${code})`
}

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
