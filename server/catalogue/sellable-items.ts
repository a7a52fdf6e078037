import type { ClientBase, Pool } from 'pg'
import type { ItemRef } from './current-prices.ts'

/** A picture as lines of orders keep it. */
export interface LinePicture {
  id: number
  hash: string
  width: number
  height: number
  ground: string
  alt: string
}

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
  /** Units. */
  left: number
}

interface Row {
  product_id: number
  combination_id: number | null
  p_slug: string
  name: string
  amount_kobo: number
  weight_grams: number
  category_id: number
  parent_category_id: number
  options: string[]
  images: LinePicture[] | null
  left: number
}

/**
 * Items as they are sold now, in their order; null where there is no such thing to buy (gone, or only
 * its combinations are sold).
 */
export async function sellableItems(
  client: ClientBase | Pool,
  items: ItemRef[],
): Promise<(SellableItem | null)[]> {
  const { rows } = await client.query<Row>({
    name: 'goods',
    text: `
      SELECT stock.product_id, stock.combination_id, p_slug, products.name,
        coalesce(combinations.amount_kobo, products.amount_kobo) AS amount_kobo,
        weight_grams, category_id, parent_category_id, on_hand - held AS left,
        ARRAY (
          SELECT option_values.name
          FROM combination_values
          JOIN product_options ON product_options.id = combination_values.option_id
          JOIN option_values ON option_values.id = value_id
          WHERE combination_values.combination_id = stock.combination_id
          ORDER BY product_options.position
        ) AS options,
        (
          SELECT json_agg(
            json_build_object('id', id, 'hash', hash, 'width', width, 'height', height,
              'ground', ground, 'alt', alt)
            ORDER BY position
          )
          FROM product_images WHERE product_images.product_id = products.id
        ) AS images
      -- Lists that the planner does not see are planned for once, and not for each length anew.
      FROM unnest((SELECT $1::integer[]), (SELECT $2::integer[]))
        AS wanted (product_id, combination_id)
      JOIN products ON products.id = wanted.product_id
        AND is_fixed = (wanted.combination_id IS NULL)
      JOIN stock ON stock.product_id = wanted.product_id
        AND stock.combination_id IS NOT DISTINCT FROM wanted.combination_id
      LEFT JOIN combinations ON combinations.id = stock.combination_id`,
    values: [
      items.map(({ productId }) => productId),
      items.map(({ combinationId }) => combinationId),
    ],
  })
  const byItem = new Map(rows.map((row) => [`${row.product_id} ${row.combination_id}`, row]))
  return items.map(({ productId, combinationId }) => {
    const row = byItem.get(`${productId} ${combinationId}`)
    return row ? sellableItem(row) : null
  })
}

function sellableItem(row: Row): SellableItem {
  return {
    productId: row.product_id,
    combinationId: row.combination_id,
    pSlug: row.p_slug,
    name: row.name,
    amountKobo: row.amount_kobo,
    weightGrams: row.weight_grams,
    categoryId: row.category_id,
    parentCategoryId: row.parent_category_id,
    options: row.options,
    images: row.images ?? [],
    left: row.left,
  }
}
