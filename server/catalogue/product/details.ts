import type { ProductDetails } from '#contract/shop/product.ts'
import {
  boolean,
  certain,
  json,
  list,
  namesOf,
  nullable,
  number,
  object,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { withAddress } from '#server/platform/media/media.ts'
import { cardColumns, cardOf, cardRow, pictureColumns, pictureFields } from '../cards.ts'
import { pageFacts, pageFactsOf } from '../product-facts.ts'
import { cleanStoredDescription } from './description.ts'
import { isIdKey, productAt } from './product-key.ts'

const variation = object({
  variation_name: text,
  // An option has values.
  variation_values: certain(list(object({ id: number, name: text, swatch: nullable(text) }))),
})

const picture = object({ ...pictureColumns, option_value_id: nullable(number) })

const detailsRow = {
  ...cardRow,
  ...pageFacts,
  form: text,
  description_html: text,
  star_counts: list(number),
  category_id: number,
  category_name: text,
  parent_category_id: number,
  parent_category_name: text,
  seller_id: number,
  seller_name: text,
  variation_info: nullable(json(list(variation))),
  all_images: json(list(picture)),
  combinations: nullable(json(list(object({ value_ids: list(number), in_stock: boolean })))),
}

const detailsQuery = (id: string) => `
  SELECT ${cardColumns},
    ${namesOf(pageFacts)}, form, description_html, star_counts,
    category.id AS category_id, category.name AS category_name,
    parent.id AS parent_category_id, parent.name AS parent_category_name,
    seller_id, sellers.name AS seller_name,
    CASE WHEN NOT is_fixed THEN (
      SELECT json_agg(
        json_build_object('variation_name', product_options.name, 'variation_values', (
          SELECT json_agg(json_build_object('id', id, 'name', name, 'swatch', swatch)
            ORDER BY position)
          FROM option_values WHERE option_id = product_options.id
        ))
        ORDER BY position
      )
      FROM product_options WHERE product_id = products.id
    ) END AS variation_info,
    (
      SELECT coalesce(
        json_agg(
          json_build_object(${pictureFields}, 'option_value_id', option_value_id)
          ORDER BY option_value_id <> (SELECT value_on_cards(products.id)) IS TRUE, position
        ),
        '[]'
      )
      FROM product_images WHERE product_id = products.id
    ) AS all_images,
    CASE WHEN NOT is_fixed THEN (
      SELECT coalesce(
        json_agg(
          json_build_object(
            'value_ids', ARRAY (
              SELECT value_id FROM combination_values
              WHERE combination_id = combinations.id ORDER BY option_id
            ),
            'in_stock', EXISTS (
              SELECT FROM stock
              WHERE stock.product_id = products.id AND combination_id = combinations.id
                AND on_hand > held
            )
          )
          ORDER BY combinations.id
        ),
        '[]'
      )
      FROM combinations WHERE product_id = products.id AND combinations.retired_at IS NULL
    ) END AS combinations
  FROM products
  JOIN sellers ON sellers.id = seller_id
  JOIN categories AS category ON category.id = category_id
  JOIN categories AS parent ON parent.id = parent_category_id
  WHERE products.id = ${id} AND products.state = 'live'`

const byId = statement('details-by-id', detailsRow, detailsQuery('$1'))
const bySlug = statement('details-by-slug', detailsRow, detailsQuery(productAt))

/** Everything of a product but its reviews. Refuses with `not_found`. */
export async function findDetails(
  db: Db,
  key: string,
): Promise<Omit<ProductDetails, 'product_orders' | 'verified_count' | 'review_count'>> {
  const found = await maybe(db, isIdKey(key) ? byId : bySlug, [key])
  const row = found ?? refuse('not_found', { message: 'We could not find this product.' })
  return {
    ...cardOf(row),
    images: row.all_images.map(withAddress),
    ...pageFactsOf(row),
    product_form: row.form,
    description: cleanStoredDescription(row.description_html),
    variation_info: row.variation_info,
    combinations: row.combinations,
    category: {
      id: row.category_id,
      name: row.category_name,
      parent: { id: row.parent_category_id, name: row.parent_category_name },
    },
    seller: { id: row.seller_id, name: row.seller_name },
    rating_counts: row.star_counts,
  }
}
