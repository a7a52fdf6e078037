import {
  certain,
  json,
  list,
  nullable,
  number,
  object,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { namePattern } from './names.ts'

/** Prefix of the codes of generated products; the demo's own have another. */
export const generatedCode = 'OJG-'

interface Brand {
  id: number
  name: string
}

const picture = { hash: text, width: number, height: number, placeholder_color: text, alt: text }
const option = { name: text, values: list(text) }

/** A demo product from which more of its kind are made. */
export interface Template {
  pattern: string[]
  brand: Brand
  categoryId: number
  parentCategoryId: number
  sellerId: number
  form: string
  amountKobo: number
  weightGrams: number
  color: string | null
  keyFeatures: string
  pictures: Row<typeof picture>[]
  /** Empty: a fixed product. */
  options: Row<typeof option>[]
}

/** The demo products in the database, a list for each sub-category. Throws when there are none. */
export async function readTemplates(db: Db): Promise<Template[][]> {
  const rows = await many(db, demoProducts, [generatedCode])
  if (rows.length === 0) throw new Error('There is no demo mall to multiply: seed it first.')
  return [...Map.groupBy(rows, (row) => row.category_id).values()].map((group) =>
    group.map(templateOf),
  )
}

function templateOf(row: Row<typeof productRow>): Template {
  return {
    pattern: namePattern(row.name, row.brand_name),
    brand: { id: row.brand_id, name: row.brand_name },
    categoryId: row.category_id,
    parentCategoryId: row.parent_category_id,
    sellerId: row.seller_id,
    form: row.form,
    amountKobo: row.amount_kobo,
    weightGrams: row.weight_grams,
    color: row.color,
    keyFeatures: row.key_features,
    pictures: row.pictures,
    options: row.options,
  }
}

const productRow = {
  name: text,
  brand_id: number,
  brand_name: text,
  // A live product has these.
  category_id: certain(number),
  parent_category_id: certain(number),
  seller_id: number,
  form: text,
  amount_kobo: certain(number),
  weight_grams: certain(number),
  color: nullable(text),
  key_features: text,
  pictures: json(list(object(picture))),
  options: json(list(object(option))),
}

const demoProducts = rareStatement(
  'seed-demo-products',
  productRow,
  `SELECT product.name, brand_id, brands.name AS brand_name, category_id, parent_category_id,
     seller_id, form, amount_kobo, weight_grams, color, key_features,
     (SELECT coalesce(json_agg(json_build_object('hash', hash, 'width', width, 'height', height,
        'placeholder_color', placeholder_color, 'alt', alt) ORDER BY position), '[]')
      FROM product_images
      WHERE product_id = product.id
        AND (option_value_id IS NULL OR option_value_id = value_on_cards(product.id))
     ) AS pictures,
     (SELECT coalesce(json_agg(json_build_object('name', name, 'values', names)), '[]')
      FROM (
        SELECT options.name, json_agg(option_values.name ORDER BY option_values.position) AS names
        FROM product_options AS options
        JOIN option_values ON option_values.option_id = options.id
        WHERE options.product_id = product.id
        GROUP BY options.id ORDER BY options.position
      ) AS listed) AS options
   FROM products AS product JOIN brands ON brands.id = brand_id
   WHERE NOT starts_with(code, $1) AND state = 'live'
   ORDER BY product.id`,
)
