import { list, nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { nairaOrNull } from '../cards.ts'
import { hasWords, wordsOf } from '../products/fitting.ts'
import { keyOfItem } from '../stock/item-key.ts'

/** Items of the product with this code, or of products by words of their names, with what they cost now. */
export async function pricedItems(db: Db, search: string) {
  const rows = await many(db, itemsFound, [search, wordsOf(search)])
  return rows.map(({ product_id, combination_id, amount_kobo, ...item }) => ({
    ...item,
    key: keyOfItem({ productId: product_id, combinationId: combination_id }),
    amount: nairaOrNull(amount_kobo),
  }))
}

const itemsFound = rareStatement(
  'price-plans-items',
  {
    product_id: number,
    combination_id: nullable(number),
    name: text,
    code: text,
    options: list(text),
    amount_kobo: nullable(number),
  },
  `SELECT found.id AS product_id, combinations.id AS combination_id, found.name, found.code,
     ARRAY (
       SELECT option_values.name
       FROM combination_values
       JOIN product_options ON product_options.id = combination_values.option_id
       JOIN option_values ON option_values.id = value_id
       WHERE combination_values.combination_id = combinations.id
       ORDER BY product_options.position
     ) AS options,
     coalesce(combinations.amount_kobo, found.amount_kobo) AS amount_kobo
   FROM (
     (SELECT id, name, code, is_fixed, amount_kobo FROM products WHERE lower(code) = lower($1) AND state <> 'archived')
     UNION
     (
       SELECT id, name, code, is_fixed, amount_kobo FROM products
       WHERE id IN (
         SELECT product_id FROM office_products
         WHERE $2::text <> '' AND state <> 'archived'
           AND ${hasWords('$2')}
         ORDER BY product_id DESC LIMIT 10
       )
     )
   ) AS found
   LEFT JOIN combinations ON product_id = found.id AND NOT is_fixed AND retired_at IS NULL
   WHERE is_fixed OR combinations.id IS NOT NULL
   ORDER BY lower(found.code) <> lower($1), found.id DESC, combinations.id LIMIT 10`,
)
