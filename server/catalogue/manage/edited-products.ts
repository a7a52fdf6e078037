import {
  boolean,
  certain,
  list,
  nullable,
  number,
  oneOf,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { productFacts, selectedFacts } from '../product-facts.ts'
import { productStates } from './states.ts'

/** What the store knows of an item; null too where it has no stock. */
const itemFactsRow = {
  barcode: nullable(text),
  bin: nullable(text),
  reorder_level: nullable(number),
  cost_kobo: nullable(number),
}

const productRow = {
  id: number,
  version: number,
  state: oneOf(productStates),
  ...productFacts,
  is_fixed: boolean,
  amount_kobo: nullable(number),
  previous_amount_kobo: nullable(number),
  // Null: it is sold by combinations, or has no stock yet.
  on_hand: nullable(number),
  held: nullable(number),
  ...itemFactsRow,
  // Before it can go on sale; of what is on sale: nothing. The function's array has no nulls.
  lacks: certain(list(text)),
}

const combinationRow = {
  id: number,
  product_id: number,
  amount_kobo: number,
  previous_amount_kobo: nullable(number),
  // Null: it is no longer on sale.
  on_hand: nullable(number),
  held: nullable(number),
  ...itemFactsRow,
  /** The names of its values, in the order of the variations. */
  label: text,
}

/** A product as its editors see it, with its combinations on sale. Amounts are kobo. */
export interface EditedProduct extends Row<typeof productRow> {
  combinations: EditedCombination[]
}
export type EditedCombination = Row<typeof combinationRow>

/** The products with these codes, in any capitals, or ids, in the order of their ids; what is not there is left out. */
export async function editedProducts(
  db: Db,
  named: { codes: readonly string[] } | { ids: readonly number[] },
): Promise<EditedProduct[]> {
  const products =
    'codes' in named
      ? await many(db, productsByCode, [named.codes])
      : await many(db, productsById, [named.ids])
  const varied = products.filter((product) => !product.is_fixed).map(({ id }) => id)
  const found = varied.length > 0 ? await many(db, combinationsOf, [varied]) : []
  const combinations = Map.groupBy(found, (combination) => combination.product_id)
  return products.map((product) => ({
    ...product,
    combinations: combinations.get(product.id) ?? [],
  }))
}

const productColumns = `products.id, products.version, state, ${selectedFacts}, is_fixed, amount_kobo,
  previous_amount_kobo, on_hand, held, barcode, bin, reorder_level, cost_kobo, CASE WHEN state = 'live' THEN '{}' ELSE product_lacks(products.id) END AS lacks
  FROM products LEFT JOIN stock ON product_id = products.id AND combination_id IS NULL
  LEFT JOIN stock_facts ON stock_id = stock.id`

const productsByCode = rareStatement(
  'edited-products-by-code',
  productRow,
  `SELECT ${productColumns} WHERE products.id = ANY (ARRAY(
     SELECT product_id FROM office_products
     WHERE lower(code) = ANY (ARRAY(SELECT lower(given) FROM unnest($1::text[]) AS given))
   )) ORDER BY products.id`,
)
const productsById = rareStatement(
  'edited-products-by-id',
  productRow,
  `SELECT ${productColumns} WHERE products.id = ANY ($1::integer[]) ORDER BY products.id`,
)

const combinationsOf = rareStatement(
  'edited-combinations',
  combinationRow,
  `SELECT combinations.id, combinations.product_id, amount_kobo, previous_amount_kobo, on_hand, held,
     barcode, bin, reorder_level, cost_kobo, coalesce((
       SELECT string_agg(option_values.name, ' / ' ORDER BY product_options.position)
       FROM combination_values
       JOIN option_values ON option_values.id = value_id
       JOIN product_options ON product_options.id = combination_values.option_id
       WHERE combination_values.combination_id = combinations.id
     ), '') AS label
   FROM combinations
   LEFT JOIN stock ON stock.product_id = combinations.product_id AND combination_id = combinations.id
   LEFT JOIN stock_facts ON stock_id = stock.id
   WHERE combinations.product_id = ANY ($1::integer[]) AND retired_at IS NULL
   ORDER BY combinations.product_id, combinations.id`,
)

/** What a product can be in: its sub-category with the address, its brand and its seller. */
export interface CatalogueNames {
  categories: { id: number; slug: string; name: string }[]
  brands: { id: number; name: string }[]
  sellers: { id: number; name: string }[]
}

export async function catalogueNames(db: Db): Promise<CatalogueNames> {
  return {
    categories: await many(db, subCategories),
    brands: await many(db, brands),
    sellers: await many(db, sellers),
  }
}

const subCategories = rareStatement(
  'edited-sub-categories',
  { id: number, slug: text, name: text },
  'SELECT id, slug, name FROM categories WHERE parent_id IS NOT NULL ORDER BY id',
)
const brands = rareStatement(
  'edited-brands',
  { id: number, name: text },
  'SELECT id, name FROM brands ORDER BY id',
)
const sellers = rareStatement(
  'edited-sellers',
  { id: number, name: text },
  'SELECT id, name FROM sellers ORDER BY id',
)

/** Categories of the first level. */
export function topCategories(db: Db): Promise<{ id: number; name: string }[]> {
  return many(db, tops)
}

const tops = rareStatement(
  'edited-top-categories',
  { id: number, name: text },
  'SELECT id, name FROM categories WHERE parent_id IS NULL ORDER BY position, id',
)

/** A product's combinations on sale, in the order in which they were added. */
export async function combinationIdsOf(db: Db, productId: number): Promise<number[]> {
  return (await many(db, idsOfCombinations, [productId])).map(({ id }) => id)
}

const idsOfCombinations = rareStatement(
  'edited-combination-ids',
  { id: number },
  'SELECT id FROM combinations WHERE product_id = $1 AND retired_at IS NULL ORDER BY id',
)
