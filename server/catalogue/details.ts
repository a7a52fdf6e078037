import type { ProductDetails } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type CardRow, cardColumns, cardOf } from './cards.ts'
import { isIdKey } from './product-key.ts'

interface DetailsRow extends CardRow {
  code: string
  form: string
  description_html: string
  key_features: string
  bulk_text: string | null
  star_counts: number[]
  category_id: number
  category_name: string
  parent_category_id: number
  parent_category_name: string
  seller_id: number
  seller_name: string
  variation_info: ProductDetails['variation_info']
}

const detailsQuery = (key: string) => `
  SELECT ${cardColumns},
    code, form, description_html, key_features, bulk_text, star_counts,
    category_id, category.name AS category_name,
    parent_category_id, parent.name AS parent_category_name,
    seller_id, sellers.name AS seller_name,
    CASE WHEN NOT is_fixed THEN (
      SELECT json_agg(
        json_build_object('variation_name', product_options.name, 'variation_values', (
          SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY position)
          FROM option_values WHERE option_id = product_options.id
        ))
        ORDER BY position
      )
      FROM product_options WHERE product_id = products.id
    ) END AS variation_info
  FROM products
  JOIN sellers ON sellers.id = seller_id
  JOIN categories AS category ON category.id = category_id
  JOIN categories AS parent ON parent.id = parent_category_id
  WHERE products.${key} = $1`

const byId = { name: 'details-by-id', text: detailsQuery('id') }
const bySlug = { name: 'details-by-slug', text: detailsQuery('p_slug') }

/** Everything of a product but its reviews. Refuses with `not_found`. */
export async function findDetails(
  { pool }: Database,
  key: string,
): Promise<Omit<ProductDetails, 'product_orders'>> {
  const { rows } = await pool.query<DetailsRow>({
    ...(isIdKey(key) ? byId : bySlug),
    values: [key],
  })
  const row = rows[0] ?? refuse('not_found', { message: 'We could not find this product.' })
  return {
    ...cardOf(row),
    code: row.code,
    product_form: row.form,
    description: row.description_html,
    key_features: row.key_features,
    bulk_text: row.bulk_text,
    variation_info: row.variation_info,
    category: {
      id: row.category_id,
      name: row.category_name,
      parent: { id: row.parent_category_id, name: row.parent_category_name },
    },
    seller: { id: row.seller_id, name: row.seller_name },
    rating_counts: row.star_counts,
  }
}
