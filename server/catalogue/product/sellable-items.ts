import {
  certain,
  json,
  list,
  nullable,
  number,
  object,
  pairsOf,
  type Row,
  text,
  type Value,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement, variants } from '#server/platform/database/statement.ts'
import { pictureFacts } from '#server/platform/media/media.ts'
import type { ItemRef } from './current-prices.ts'

const pictureColumns = { id: number, hash: text, ...pictureFacts, alt: text }
/** A picture as lines of orders store it. */
export const linePicture = object(pictureColumns)
export type LinePicture = Value<typeof linePicture>

/** What an order must know of an item to sell it: as it is now. */
export interface SellableItem extends ItemRef {
  pSlug: string
  name: string
  /** Of one unit. */
  amountKobo: number
  weightGrams: number
  categoryId: number
  parentCategoryId: number
  /** The names of the chosen values ('128 GB', 'Black'). */
  options: string[]
  images: LinePicture[]
  /** Units that nobody has ordered. */
  left: number
  onHand: number
  /** Units that customers without a delivered order hold unpaid. */
  heldByNewcomers: number
}

/**
 * Items as they are sold now, in their order; null where there is no such thing to buy (gone, or only
 * its combinations are sold).
 */
export async function sellableItems(db: Db, items: ItemRef[]): Promise<(SellableItem | null)[]> {
  const kind = items.every(({ combinationId }) => combinationId === null) ? 'fixed' : 'any'
  const rows = await many(db, itemsForSale(kind), [
    items.map(({ productId }) => productId),
    items.map(({ combinationId }) => combinationId),
  ])
  const byItem = new Map(rows.map((row) => [`${row.product_id} ${row.combination_id}`, row]))
  return items.map(({ productId, combinationId }) => {
    const row = byItem.get(`${productId} ${combinationId}`)
    return row ? sellableItem(row) : null
  })
}

const row = {
  product_id: number,
  combination_id: nullable(number),
  p_slug: text,
  name: text,
  // A live product has them.
  amount_kobo: certain(number),
  weight_grams: certain(number),
  category_id: certain(number),
  parent_category_id: certain(number),
  left: number,
  on_hand: number,
  held_by_newcomers: number,
  options: list(text),
  images: nullable(json(list(linePicture))),
}

const kinds = ['fixed', 'any'] as const

/** Most products have no combinations: without them half of the statement is left out. */
const itemsForSale = variants(kinds, (kind) =>
  statement(
    `sellable-items ${kind}`,
    row,
    kind === 'fixed'
      ? forSale({
          amount: 'products.amount_kobo',
          options: "'{}'::text[]",
          pictures: 'option_value_id IS NULL',
          from: `FROM unnest((SELECT $1::integer[]), (SELECT $2::integer[]))
             AS wanted (product_id, combination_id)
           JOIN products ON products.id = wanted.product_id AND is_fixed AND products.state = 'live'
           JOIN stock ON stock.product_id = wanted.product_id AND stock.combination_id IS NULL`,
        })
      : forSale({
          amount: 'coalesce(combinations.amount_kobo, products.amount_kobo)',
          options: `ARRAY (
             SELECT option_values.name
             FROM combination_values
             JOIN product_options ON product_options.id = combination_values.option_id
             JOIN option_values ON option_values.id = value_id
             WHERE combination_values.combination_id = stock.combination_id
             ORDER BY product_options.position
           )`,
          pictures: `(option_value_id IS NULL OR option_value_id IN (
             SELECT value_id FROM combination_values
             WHERE combination_values.combination_id = stock.combination_id
           ))`,
          from: `FROM unnest((SELECT $1::integer[]), (SELECT $2::integer[]))
             AS wanted (product_id, combination_id)
           JOIN products ON products.id = wanted.product_id
             AND is_fixed = (wanted.combination_id IS NULL) AND products.state = 'live'
           JOIN stock ON stock.product_id = wanted.product_id
             AND stock.combination_id IS NOT DISTINCT FROM wanted.combination_id
           LEFT JOIN combinations ON combinations.id = stock.combination_id`,
        }),
  ),
)

/** Lists that the planner does not see are planned for once, and not for each length anew. */
function forSale(parts: { amount: string; options: string; pictures: string; from: string }) {
  const { amount, options, pictures, from } = parts
  return `SELECT stock.product_id, stock.combination_id, p_slug, products.name, ${amount} AS amount_kobo,
     weight_grams, category_id, parent_category_id, on_hand - held AS left, on_hand, held_by_newcomers,
     ${options} AS options,
     (
       SELECT json_agg(
         json_build_object(${pairsOf(pictureColumns)})
         ORDER BY option_value_id IS NULL, position
       )
       FROM product_images WHERE product_images.product_id = products.id AND ${pictures}
     ) AS images
   ${from}`
}

function sellableItem(found: Row<typeof row>): SellableItem {
  return {
    productId: found.product_id,
    combinationId: found.combination_id,
    pSlug: found.p_slug,
    name: found.name,
    amountKobo: found.amount_kobo,
    weightGrams: found.weight_grams,
    categoryId: found.category_id,
    parentCategoryId: found.parent_category_id,
    options: found.options,
    images: found.images ?? [],
    left: found.left,
    onHand: found.on_hand,
    heldByNewcomers: found.held_by_newcomers,
  }
}
