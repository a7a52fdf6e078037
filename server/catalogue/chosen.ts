import { kobo, toNaira } from '#contract/money.ts'
import type { Database } from '#server/platform/database/database.ts'

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

interface Row extends Omit<Chosen, 'amount'> {
  amount_kobo: number
}

/** Combinations by their ids; those that are gone are left out. */
export async function combinationsByIds(
  { pool }: Database,
  ids: number[],
): Promise<Map<number, Chosen>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<Row>({
    name: 'combinations-by-ids',
    text: `
      SELECT combinations.id, amount_kobo, coalesce(on_hand - held, 0) AS quantity,
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
    values: [ids],
  })
  return new Map(
    rows.map(({ amount_kobo, ...row }) => [row.id, { ...row, amount: toNaira(kobo(amount_kobo)) }]),
  )
}
