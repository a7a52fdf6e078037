import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Options and combinations as a change names them. */
interface NamedVariations {
  options: readonly { id: number | null; values: readonly { id: number | null }[] }[]
  combinations: readonly { id: number | null }[]
}

/** The ids that a change names; null stands for what is new. */
function idsIn({ options, combinations }: NamedVariations) {
  return {
    options: options.map(({ id }) => id ?? 0),
    values: options.flatMap(({ values }) => values.map(({ id }) => id ?? 0)),
    combinations: combinations.map(({ id }) => id ?? 0),
  }
}

/** Keeps what a change leaves out, in place of what the one before it left out. To be called before it is deleted. */
export async function storeLeftOut(tx: Tx, productId: number, given: NamedVariations) {
  const { options, values, combinations } = idsIn(given)
  await run(tx, store, [productId, options, values, combinations])
}

const store = rareStatement(
  'manage-store-left-out',
  {},
  `WITH dropped_values AS (
     SELECT * FROM option_values WHERE product_id = $1 AND id <> ALL ($3::integer[])
   ), dropped AS (
     SELECT * FROM combinations
     WHERE product_id = $1 AND id <> ALL ($4::integer[]) AND retired_at IS NULL
   )
   INSERT INTO variations_left_out (product_id, rows)
   SELECT $1, jsonb_build_object(
     'product_options', ARRAY (
       SELECT to_jsonb(product_options) FROM product_options
       WHERE product_id = $1 AND id <> ALL ($2::integer[])
     ),
     'option_values', ARRAY (SELECT to_jsonb(dropped_values) FROM dropped_values),
     'combinations', ARRAY (SELECT to_jsonb(dropped) FROM dropped),
     'product_images', ARRAY (
       SELECT to_jsonb(product_images) FROM product_images
       WHERE product_id = $1 AND option_value_id IN (SELECT id FROM dropped_values)
     ),
     'price_plans', ARRAY (
       SELECT to_jsonb(price_plans) FROM price_plans
       WHERE product_id = $1 AND combination_id IN (SELECT id FROM dropped)
     ),
     'stock_facts', ARRAY (
       SELECT to_jsonb(stock_facts) || '{"stock_id": null}' FROM stock_facts
       WHERE product_id = $1 AND combination_id IN (SELECT id FROM dropped)
     )
   )
   ON CONFLICT (product_id) DO UPDATE SET rows = excluded.rows`,
)

/**
 * Brings back, under their ids, what the last change left out and this one names: combinations off sale with their price,
 * pictures of values, plans, places in the store. What takes their place meanwhile stays.
 */
export async function bringBack(tx: Tx, productId: number, given: NamedVariations) {
  const { options, values, combinations } = idsIn(given)
  await run(tx, bringOptions, [productId, options])
  await run(tx, bringValues, [productId, values])
  await run(tx, bringCombinations, [productId, combinations])
  await run(tx, bringPictures, [productId])
  await run(tx, bringPlans, [productId])
  await run(tx, bringFacts, [productId])
}

/** The rows of a table in what is left of the product `$1`. */
const gone = (table: string) =>
  `variations_left_out, jsonb_populate_recordset(NULL::${table}, rows -> '${table}') AS gone
   WHERE variations_left_out.product_id = $1`

// Positions are unique at any time, and written anew afterwards.
const bringOptions = rareStatement(
  'manage-bring-options',
  {},
  `INSERT INTO product_options (id, product_id, position, name)
   SELECT gone.id, $1, gone.position + 2000, gone.name FROM ${gone('product_options')}
     AND gone.id = ANY ($2::integer[])
   ON CONFLICT DO NOTHING`,
)
const bringValues = rareStatement(
  'manage-bring-values',
  {},
  `INSERT INTO option_values (id, product_id, option_id, position, name, swatch)
   SELECT gone.id, $1, gone.option_id, gone.position + 2000, gone.name, gone.swatch
   FROM ${gone('option_values')} AND gone.id = ANY ($2::integer[])
     AND EXISTS (SELECT FROM product_options WHERE id = gone.option_id)
   ON CONFLICT DO NOTHING`,
)
// Off sale, as one with orders or units is, until the change puts it on sale.
const bringCombinations = rareStatement(
  'manage-bring-combinations',
  {},
  `INSERT INTO combinations (id, product_id, amount_kobo, previous_amount_kobo, retired_at)
   SELECT gone.id, $1, gone.amount_kobo, gone.previous_amount_kobo, products.created_at
   FROM products, ${gone('combinations')} AND products.id = $1 AND gone.id = ANY ($2::integer[])
   ON CONFLICT DO NOTHING`,
)
const bringPictures = rareStatement(
  'manage-bring-pictures',
  {},
  `INSERT INTO product_images
     (id, product_id, position, hash, width, height, placeholder_color, alt, option_value_id)
   SELECT gone.id, $1, gone.position + CASE WHEN EXISTS (
       SELECT FROM product_images WHERE product_id = $1 AND position = gone.position
     ) THEN 2000 ELSE 0 END,
     gone.hash, gone.width, gone.height, gone.placeholder_color, gone.alt, gone.option_value_id
   FROM ${gone('product_images')}
     AND EXISTS (SELECT FROM option_values WHERE id = gone.option_value_id)
   ON CONFLICT DO NOTHING`,
)
const bringPlans = rareStatement(
  'manage-bring-plans',
  {},
  `INSERT INTO price_plans OVERRIDING SYSTEM VALUE
   SELECT gone.* FROM ${gone('price_plans')}
     AND EXISTS (SELECT FROM combinations WHERE id = gone.combination_id)
   ON CONFLICT DO NOTHING`,
)
const bringFacts = rareStatement(
  'manage-bring-stock-facts',
  {},
  `INSERT INTO stock_facts SELECT gone.* FROM ${gone('stock_facts')}
     AND EXISTS (SELECT FROM combinations WHERE id = gone.combination_id)
   ON CONFLICT DO NOTHING`,
)
