import type { ClientBase } from 'pg'
import { namePattern } from './names.ts'

/** Prefix of the codes of generated products; the demo's own have another. */
export const generatedCode = 'OJG-'

interface Brand {
  id: number
  name: string
}

interface Picture {
  hash: string
  width: number
  height: number
  ground: string
  alt: string
}

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
  pictures: Picture[]
  /** Empty: a fixed product. */
  options: { name: string; values: string[] }[]
}

interface Row extends Omit<Template, 'pattern' | 'brand'> {
  name: string
  brandId: number
  brandName: string
}

/** The demo products in the database, a list for each sub-category. Throws when there are none. */
export async function readTemplates(client: ClientBase): Promise<Template[][]> {
  const { rows } = await client.query<Row>(
    `SELECT product.name, brands.id AS "brandId", brands.name AS "brandName",
       category_id AS "categoryId", parent_category_id AS "parentCategoryId",
       seller_id AS "sellerId", form, amount_kobo AS "amountKobo", weight_grams AS "weightGrams",
       color, key_features AS "keyFeatures",
       (SELECT coalesce(json_agg(picture ORDER BY picture.position), '[]')
        FROM product_images AS picture WHERE picture.product_id = product.id) AS pictures,
       (SELECT coalesce(json_agg(json_build_object('name', name, 'values', names)), '[]')
        FROM (
          SELECT options.name, json_agg(option_values.name ORDER BY option_values.position) AS names
          FROM product_options AS options
          JOIN option_values ON option_values.option_id = options.id
          WHERE options.product_id = product.id
          GROUP BY options.id ORDER BY options.position
        ) AS listed) AS options
     FROM products AS product JOIN brands ON brands.id = brand_id
     WHERE NOT starts_with(code, $1)
     ORDER BY product.id`,
    [generatedCode],
  )
  if (rows.length === 0) throw new Error('There is no demo mall to multiply: seed it first.')
  const groups = new Map<number, Template[]>()
  for (const { name, brandId, brandName, ...rest } of rows) {
    const group = groups.get(rest.categoryId) ?? []
    groups.set(rest.categoryId, group)
    const brand = { id: brandId, name: brandName }
    group.push({ ...rest, brand, pattern: namePattern(name, brandName) })
  }
  return [...groups.values()]
}
