import { number } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { maybe, one } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'

/** Category (with its parent behind a slash) → brand and name of products, the most popular first. */
const catalogue: Record<
  string,
  readonly (readonly [brand: string, name: string, code?: string])[]
> = {
  'Smartphones / Phones & Tablets': [
    ['Apple', 'Apple iPhone 13 128GB'],
    ['Apple', 'Apple iPhone 13 Pro Max 256GB'],
    ['Samsung', 'Samsung Galaxy A54 5G 128GB', 'SM-A546B'],
    ['Samsung', 'Samsung Galaxy A14'],
    ['Tecno', 'Tecno Spark 20 Pro'],
    ['Xiaomi', 'Redmi Note 13'],
  ],
  'UK Used Phones / Phones & Tablets': [['Apple', 'Apple iPhone 11 64GB']],
  'Phone Cases / Phones & Tablets': [
    ['Oraimo', 'Oraimo Phone Case for Samsung Galaxy A54, Clear'],
    ['Oraimo', 'Case for iPhone 13'],
  ],
  'Power Banks / Phones & Tablets': [
    ['Oraimo', 'Oraimo Traveler 20,000mAh Power Bank'],
    ['New Age', 'New Age Powerbank 30000 mAh'],
  ],
  'Fans / Home Appliances': [
    ['OX', 'OX Rechargeable Fan 18 inch'],
    ['Binatone', 'Binatone Standing Fan'],
  ],
  'Deep Freezers / Home Appliances': [
    ['Hisense', 'Hisense 200L Chest Freezer'],
    ['Haier Thermocool', 'Haier Thermocool Deep Freezer 219L'],
  ],
  'Televisions / TV & Audio': [['LG', 'LG 43-inch Smart TV, 43UQ70']],
  'Laptops / Computing': [['HP', 'HP ProBook 440 i5 11th Gen']],
  'Generators / Power': [['Sumec Firman', 'Sumec Firman 3.5kVA Generator, SPG3000E2']],
  'Bulbs & Lanterns / Power': [
    ['Philips', 'Philips LED Bulb 12W'],
    ['Lontor', 'Lontor Rechargeable Lantern'],
  ],
  'Batteries / Power': [['Mercury', 'Mercury Inverter Batteries, pair']],
  'Kaftans / Fashion': [['Iroko', "Men's Kaftan, Ọláyínká cut"]],
  'Gowns / Fashion': [['Iroko', "Women's Ankara Gown"]],
  'Kids / Fashion': [['Iroko', "Children's T-shirt"]],
  'Adapters / Computing': [['Anker', 'USB-C Wi-Fi Adapter']],
  'Air Conditioners / Home Appliances': [['LG', 'LG Split Air Conditioner']],
  'Shoes / Fashion': [['Nike', 'Nike Air Sneakers, Red']],
  'Milk & Cereal / Groceries': [['Nestlé', 'Nestlé Golden Morn 900g']],
}

/** Fills an empty catalogue; answers product ids by name. */
export async function addProducts(pool: Pool): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  await pool.query(`INSERT INTO sellers (name, slug) VALUES ('Seller', 'seller')`)
  for (const [place, products] of Object.entries(catalogue)) {
    const [category = '', parent = ''] = place.split(' / ')
    const parentId = await named(pool, 'categories', parent)
    const categoryId = await named(pool, 'categories', category, parentId)
    for (const [i, [brand, name, code = `${category} ${i}`]] of products.entries()) {
      const { id } = await one(pool, addProduct, [
        slugOf(name),
        code,
        name,
        categoryId,
        parentId,
        await named(pool, 'brands', brand),
        100_000 * (ids.size + 1),
        900_000 - 1_000 * ids.size,
      ])
      ids.set(name, id)
    }
  }
  return ids
}

const addProduct = rareStatement(
  'test-add-product',
  { id: number },
  `INSERT INTO products (p_slug, code, name, category_id, parent_category_id, brand_id,
     seller_id, form, is_fixed, amount_kobo, weight_grams, key_features, description_html,
     popularity, created_at, state)
   VALUES ($1, $2, $3, $4, $5, $6, 1, '', true, $7, 1, '', '', $8, '2026-01-01', 'live')
   RETURNING id`,
)

/** The id of the brand or category with this name, added when it is missing. */
async function named(
  pool: Pool,
  table: 'brands' | 'categories',
  name: string,
  parentId?: number,
): Promise<number> {
  const known = await maybe(pool, idOf(table), [name])
  if (known) return known.id
  const values = [name, slugOf(name), 'a'.repeat(64)]
  const { id } =
    table === 'brands'
      ? await one(pool, addBrand, values)
      : await one(pool, addCategory, [...values, parentId ?? null])
  return id
}

/** The id of the brand or category with the name $1. */
export const idOf = variants(['brands', 'categories'], (table) =>
  rareStatement(`test-id-of-${table}`, { id: number }, `SELECT id FROM ${table} WHERE name = $1`),
)

const addBrand = rareStatement(
  'test-add-brand',
  { id: number },
  'INSERT INTO brands (name, slug, picture_hash) VALUES ($1, $2, $3) RETURNING id',
)

const addCategory = rareStatement(
  'test-add-category',
  { id: number },
  `INSERT INTO categories (name, slug, picture_hash, parent_id, is_visible, position)
   VALUES ($1, $2, $3, $4, true, 0) RETURNING id`,
)

function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')
}
