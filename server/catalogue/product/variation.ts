import type { z } from 'zod'
import { kobo, toNaira } from '#contract/money.ts'
import type { Combination } from '#contract/shop/catalogue.ts'
import { nullable, number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { nairaOrNull } from '../cards.ts'

/**
 * The combination that exactly these values make: one value of each of the product's options.
 * Empty while some are still to be chosen, and when the product is not sold in this combination.
 */
export async function findCombination(
  db: Db,
  productId: number,
  valueIds: number[],
): Promise<z.infer<typeof Combination>[]> {
  const rows = await many(db, byValues, [productId, valueIds])
  return rows.map((row) => ({
    id: row.id,
    in_stock: row.quantity > 0,
    quantity: row.quantity,
    amount: toNaira(kobo(row.amount_kobo)),
    previous_amount: nairaOrNull(row.previous_amount_kobo),
  }))
}

const byValues = statement(
  'combination-by-values',
  { id: number, amount_kobo: number, previous_amount_kobo: nullable(number), quantity: number },
  `SELECT combinations.id, amount_kobo, previous_amount_kobo,
     coalesce(on_hand - held, 0) AS quantity
   FROM combinations
   LEFT JOIN stock ON stock.product_id = $1 AND stock.combination_id = combinations.id
   WHERE combinations.product_id = $1 AND retired_at IS NULL AND cardinality($2::integer[]) > 0
     AND ARRAY (
       SELECT value_id FROM combination_values
       WHERE combination_id = combinations.id ORDER BY value_id
     ) = ARRAY (SELECT unnest($2) ORDER BY 1)`,
)
