import { kobo, toNaira } from '#contract/money.ts'
import { list, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** A combination as carts and orders show it. */
export interface Chosen {
  id: number
  /** Naira. */
  amount: number
  /** Units left. */
  quantity: number
  /** The names of its values ('128 GB', 'Black'), in the order of the product's variations. */
  variations: string[]
}

/** Combinations by their ids; those that are gone are left out. */
export async function combinationsByIds(db: Db, ids: number[]): Promise<Map<number, Chosen>> {
  if (ids.length === 0) return new Map()
  const rows = await many(db, combinations, [ids])
  return new Map(
    rows.map(({ amount_kobo, ...row }) => [row.id, { ...row, amount: toNaira(kobo(amount_kobo)) }]),
  )
}

const combinations = statement(
  'combinations-by-ids',
  { id: number, amount_kobo: number, quantity: number, variations: list(text) },
  `SELECT combinations.id, amount_kobo, coalesce(on_hand - held, 0) AS quantity,
     ARRAY (
       SELECT option_values.name
       FROM combination_values
       JOIN product_options ON product_options.id = combination_values.option_id
       JOIN option_values ON option_values.id = value_id
       WHERE combination_id = combinations.id
       ORDER BY product_options.position
     ) AS variations
   FROM combinations
   LEFT JOIN stock ON stock.product_id = combinations.product_id
     AND stock.combination_id = combinations.id
   WHERE combinations.id = ANY ($1::integer[])`,
)
