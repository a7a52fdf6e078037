import type { ProductCard } from '#contract/shop/product.ts'
import { cardsByIds } from '#server/catalogue/catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** On one page of a product. */
const maxAccessories = 12
/** Of each category of accessories, those that stand best. */
const looksAt = 60

/**
 * What fits a product and can be bought now. First accessories from the categories that its own category names, a turn
 * of each: those bought together with it, then the popular ones. Then what else was bought together with it
 * (`boughtTogether`, in its order), but nothing of its own kind. Often empty.
 *
 * A maker of such products makes accessories for its own: a Samsung watch is none for an iPhone.
 */
export async function accessoriesOf(
  db: Db,
  productId: number,
  boughtTogether: number[],
): Promise<ProductCard[]> {
  const rows = await many(db, fitting, [productId, boughtTogether])
  return cardsByIds(
    db,
    rows.map(({ id }) => id),
  )
}

const fitting = statement(
  'accessories',
  { id: number },
  `WITH this AS (
     SELECT products.id, category_id, brand_id,
       -- 'Samsung Galaxy S21, UK Used' is the model 'galaxy s21'.
       regexp_replace(lower(split_part(products.name, ',', 1)), '^' || lower(brands.name) || ' ', '') AS model
     FROM products JOIN brands ON brands.id = brand_id
     WHERE products.id = $1
   ), bought AS (
     SELECT * FROM unnest($2::integer[]) WITH ORDINALITY AS bought (id, place)
   ), fits AS (
     SELECT best.product_id, category_accessories.position,
       row_number() OVER (
         PARTITION BY accessory_id ORDER BY bought.place, default_rank DESC, best.product_id DESC
       ) AS turn
     FROM this
     JOIN category_accessories USING (category_id)
     CROSS JOIN LATERAL (
       SELECT product_id, brand_id, default_rank FROM listing
       WHERE scope = accessory_id AND in_stock
       ORDER BY default_rank DESC, product_id DESC LIMIT ${looksAt}
     ) AS best
     LEFT JOIN bought ON bought.id = best.product_id
     WHERE (
       best.brand_id = this.brand_id OR NOT EXISTS (
         SELECT FROM listing WHERE scope = this.category_id AND listing.brand_id = best.brand_id
       )
     ) AND (
       NOT is_by_model OR EXISTS (
         SELECT FROM option_values
         WHERE option_values.product_id = best.product_id AND lower(option_values.name) = this.model
       )
     )
   ), others AS (
     SELECT products.id, bought.place
     FROM this CROSS JOIN bought
     JOIN products ON products.id = bought.id AND products.category_id <> this.category_id
     JOIN listing ON listing.product_id = bought.id AND scope = 0 AND in_stock
     WHERE bought.id NOT IN (SELECT product_id FROM fits)
   )
   SELECT id FROM (
     SELECT product_id AS id, 1 AS source, turn, position FROM fits
     UNION ALL SELECT id, 2, place, 0 FROM others
   ) AS found
   ORDER BY source, turn, position LIMIT ${maxAccessories}`,
)
