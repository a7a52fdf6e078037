import { expect, test } from 'vitest'
import {
  addBrand,
  addCategory,
  addProduct,
  addSeller,
  changeAccessories,
  type ManageDeps,
} from '#server/catalogue/catalogue.ts'
import { stoppedClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { demoData } from './demo/demo.ts'
import { generateProducts } from './generate/generate.ts'
import { seedDemo } from './seed.ts'

/*
 * The seed writes its rows at once, without triggers. Here its mall is written a second time by the verbs that people
 * use, from what stands in its tables: both must be the same mall.
 */

const now = new Date('2026-11-21T08:00:00Z')
const by = { job: 'test' }
const products = demoData.products.filter((_, i) => i % 24 === 0)
const demo = {
  ...demoData,
  people: [],
  products: products.map((product) => ({ ...product, reviews: [] })),
}

const seeded = await testDatabase()
await seedDemo({
  database: seeded,
  media: { put: async () => 'a'.repeat(64), get: async () => null },
  now,
  report() {},
  demo,
})
await generateProducts(seeded.pool, products.length + 50, now, () => {})
// Generated reviews come with their products; verbs write none.
await seeded.pool.query('DELETE FROM product_reviews')

const written = await testDatabase()
const clock = stoppedClock(now)
const deps: ManageDeps = {
  database: written,
  clock,
  hasPicture: async () => true,
  isNamed: async () => false,
  soldUnits: async () => new Map(),
}

const rowsOf = async ({ pool }: Database, sql: string) => (await pool.query(sql)).rows

test('a mall that the verbs write has the rows of the seeded one', async () => {
  await writeAgain()
  for (const [table, sql] of Object.entries(compared)) {
    const rows = await rowsOf(seeded, sql)
    expect(rows.length, table).toBeGreaterThan(0)
    expect([table, await rowsOf(written, sql)]).toEqual([table, rows])
  }
})

/** Each table with all of its columns; ids too, but of pictures and stock, which nothing refers to. */
const compared = {
  sellers: 'SELECT * FROM sellers ORDER BY id',
  brands: 'SELECT * FROM brands ORDER BY id',
  // Naming a category's accessories is a change of it.
  categories: `SELECT to_jsonb(categories) - 'version' - 'changed_at' - 'changed_by' AS category
    FROM categories ORDER BY id`,
  category_accessories: 'SELECT * FROM category_accessories ORDER BY category_id, position',
  products: `SELECT to_jsonb(products) - 'pictures' AS product FROM products ORDER BY id`,
  pictures: `SELECT products.id, picture - 'id' AS picture
    FROM products, jsonb_array_elements(pictures::jsonb) WITH ORDINALITY AS each (picture, place)
    ORDER BY products.id, place`,
  product_images: `SELECT to_jsonb(product_images) - 'id' AS image FROM product_images
    ORDER BY product_id, position`,
  product_options: 'SELECT * FROM product_options ORDER BY id',
  option_values: 'SELECT * FROM option_values ORDER BY id',
  combinations: 'SELECT * FROM combinations ORDER BY id',
  combination_values: 'SELECT * FROM combination_values ORDER BY combination_id, option_id',
  stock: `SELECT to_jsonb(stock) - 'id' AS stock FROM stock ORDER BY product_id, combination_id`,
  product_facts: 'SELECT * FROM product_facts ORDER BY product_id, kind, slug',
  listing: 'SELECT * FROM listing ORDER BY product_id, scope',
  listing_counts: `SELECT scope, brand_id, tier, sum(products)::integer AS products FROM listing_counts
    GROUP BY scope, brand_id, tier HAVING sum(products) <> 0 ORDER BY scope, brand_id, tier`,
  // The tier follows the popularity of all products, and only a rebuild sets it.
  search_documents: `SELECT to_jsonb(search_documents) - 'tier' AS document FROM search_documents
    ORDER BY product_id`,
  search_categories: 'SELECT * FROM search_categories ORDER BY category_id',
}

async function writeAgain(): Promise<void> {
  for (const { name, slug } of await rowsOf(seeded, compared.sellers)) {
    await addSeller(deps, { facts: { name, slug }, by })
  }
  for (const { name, slug, picture_hash: pictureHash, best_rank: bestRank } of await rowsOf(
    seeded,
    compared.brands,
  )) {
    await addBrand(deps, { facts: { name, slug, pictureHash, bestRank }, by })
  }
  for (const { category: row } of await rowsOf(seeded, compared.categories)) {
    const { name, slug, position } = row
    const facts = { name, slug, position, parentId: row.parent_id, isVisible: row.is_visible }
    const displayed = {
      popularRank: row.popular_rank,
      pictureHash: row.picture_hash,
      factKinds: row.fact_kinds,
    }
    await addCategory(deps, { facts: { ...facts, ...displayed }, by })
  }
  for (const { id, accessories } of await rowsOf(seeded, accessoriesByCategory)) {
    await changeAccessories(deps, { id, version: 1, by, accessories })
  }
  for (const row of await rowsOf(seeded, productFacts)) {
    const { id, createdAt, isFixed, amountKobo, previousAmountKobo, onHand, ...facts } = row
    clock.set(createdAt)
    const price = { amountKobo, previousAmountKobo, onHand }
    const sold = isFixed ? price : await variations(id)
    await addProduct(deps, { facts, sold, pictures: await picturesOf(id), state: 'live', by })
  }
}

const accessoriesByCategory = `SELECT category_id AS id,
    json_agg(json_build_object('categoryId', accessory_id, 'isByModel', is_by_model)
      ORDER BY position) AS accessories
  FROM category_accessories GROUP BY category_id`

/** What a person would have given to get each product. */
const productFacts = `SELECT products.id, created_at AS "createdAt", is_fixed AS "isFixed",
    amount_kobo AS "amountKobo", previous_amount_kobo AS "previousAmountKobo", on_hand AS "onHand",
    p_slug AS slug, code, name, category_id, brand_id, seller_id, form,
    weight_grams, color, key_features, description_html AS description, bulk_text, popularity
  FROM products
  LEFT JOIN stock ON stock.product_id = products.id AND combination_id IS NULL
  ORDER BY products.id`

function picturesOf(id: number) {
  return rowsOf(
    seeded,
    `SELECT hash, width, height, placeholder_color, alt,
       (SELECT json_build_object('option', product_options.position, 'value', option_values.position)
        FROM option_values JOIN product_options ON product_options.id = option_id
        WHERE option_values.id = option_value_id) AS place
     FROM product_images WHERE product_id = ${id} ORDER BY position`,
  )
}

async function variations(id: number) {
  const options = await rowsOf(
    seeded,
    `SELECT product_options.name, json_agg(json_build_object('name', option_values.name, 'swatch', swatch)
         ORDER BY option_values.position) AS values
     FROM product_options JOIN option_values ON option_id = product_options.id
     WHERE product_options.product_id = ${id}
     GROUP BY product_options.id ORDER BY product_options.position`,
  )
  const combinations = await rowsOf(
    seeded,
    `SELECT amount_kobo AS "amountKobo", previous_amount_kobo AS "previousAmountKobo", on_hand AS "onHand",
       ARRAY (
         SELECT option_values.position::integer
         FROM combination_values
         JOIN product_options ON product_options.id = combination_values.option_id
         JOIN option_values ON option_values.id = value_id
         WHERE combination_id = combinations.id ORDER BY product_options.position
       ) AS places
     FROM combinations JOIN stock ON combination_id = combinations.id
     WHERE combinations.product_id = ${id} ORDER BY combinations.id`,
  )
  return { options, combinations }
}
