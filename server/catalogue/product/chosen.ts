import { kobo, toNaira } from '#contract/money.ts'
import { boolean, json, list, number, text, type Value } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { withAddress } from '#server/platform/media/media.ts'
import { cardPicture, pictureFields } from '../cards.ts'

/** A combination as carts and orders show it. */
export interface Chosen {
  id: number
  /** Naira. */
  amount: number
  /** Units left. */
  quantity: number
  /** This combination is on sale, if its product is. */
  isSold: boolean
  /** The names of its values ('128 GB', 'Black'), in the order of the product's variations. */
  variations: string[]
  /** Pictures of its values, then those that show the product in any of them. */
  images: Value<typeof cardPicture>[]
}

/** Combinations by their ids; those that are gone are left out. */
export async function combinationsByIds(db: Db, ids: number[]): Promise<Map<number, Chosen>> {
  if (ids.length === 0) return new Map()
  const rows = await many(db, combinations, [ids])
  return new Map(
    rows.map(({ amount_kobo, images, is_sold: isSold, ...row }) => [
      row.id,
      { ...row, isSold, images: images.map(withAddress), amount: toNaira(kobo(amount_kobo)) },
    ]),
  )
}

const combinations = statement(
  'combinations-by-ids',
  {
    id: number,
    amount_kobo: number,
    quantity: number,
    is_sold: boolean,
    variations: list(text),
    images: json(list(cardPicture)),
  },
  `SELECT combinations.id, amount_kobo, coalesce(on_hand - held, 0) AS quantity,
     retired_at IS NULL AS is_sold,
     ARRAY (
       SELECT option_values.name
       FROM combination_values
       JOIN product_options ON product_options.id = combination_values.option_id
       JOIN option_values ON option_values.id = value_id
       WHERE combination_id = combinations.id
       ORDER BY product_options.position
     ) AS variations,
     (
       SELECT coalesce(
         json_agg(json_build_object(${pictureFields})
           ORDER BY option_value_id IS NULL, position),
         '[]'
       )
       FROM product_images
       WHERE product_images.product_id = combinations.product_id AND (
         option_value_id IS NULL OR option_value_id IN (
           SELECT value_id FROM combination_values WHERE combination_id = combinations.id
         )
       )
     ) AS images
   FROM combinations
   LEFT JOIN stock ON stock.product_id = combinations.product_id
     AND stock.combination_id = combinations.id
   WHERE combinations.id = ANY ($1::integer[])`,
)
