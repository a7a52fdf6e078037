import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { demoData } from '../demo/demo.ts'
import { seedDemo } from '../seed.ts'
import { generateProducts } from './generate.ts'

const database = await testDatabase()
const { pool } = database
const now = new Date('2026-11-21T08:00:00Z')
const media = { put: async () => 'a'.repeat(64), get: async () => null }
const generate = (total: number) => generateProducts(pool, total, now, () => {})

async function one(query: string): Promise<unknown> {
  const { rows } = await pool.query(`SELECT (${query}) AS answer`)
  return rows[0]?.answer
}

beforeAll(async () => {
  const products = demoData.products.filter((_, i) => i % 10 === 0)
  const demo = { ...demoData, products, people: [] }
  await seedDemo({ database, media, now, report() {}, demo })
  await generate(1_500)
})

test('the mall has as many products as requested, whatever it had before', async () => {
  expect(await one('SELECT count(*) FROM products')).toBe(1_500)
  await generate(1_000)
  expect(await one('SELECT count(*) FROM products')).toBe(1_500)
  await generate(1_600)
  expect(await one('SELECT count(*) FROM products')).toBe(1_600)
})

test('every product has pictures, and most can be bought', async () => {
  expect(
    await one(`SELECT count(*) FROM products WHERE NOT EXISTS (
      SELECT FROM product_images WHERE product_id = products.id)`),
  ).toBe(0)
  expect(
    await one(`SELECT count(*) FROM products WHERE is_fixed IS DISTINCT FROM EXISTS (
      SELECT FROM stock WHERE product_id = products.id AND combination_id IS NULL)`),
  ).toBe(0)
  expect(await one('SELECT count(*) FROM combinations WHERE product_id > 200')).toBeGreaterThan(0)
  expect(await one('SELECT count(*) FROM listing WHERE scope = 0 AND in_stock')).toBeGreaterThan(
    1_000,
  )
})

test('what is derived is as the triggers would have made it', async () => {
  const difference = (derived: string, source: string) =>
    one(`SELECT count(*) FROM (
      (TABLE ${derived} EXCEPT TABLE ${source}) UNION ALL (TABLE ${source} EXCEPT TABLE ${derived})
    ) AS differing`)
  expect(await difference('listing', 'listing_source')).toBe(0)
  expect(await difference('office_products', 'office_products_source')).toBe(0)
  expect(await difference('search_documents', 'search_source')).toBe(0)
  expect(
    await one(`SELECT count(*) FROM products WHERE rating_count <>
      (SELECT count(*) FROM product_reviews WHERE product_id = products.id)`),
  ).toBe(0)
  expect(
    await one(`SELECT count(*) FROM products WHERE pictures::jsonb <> pictures_of(id)::jsonb`),
  ).toBe(0)
})

test('afterwards the mall goes on as usual: ids are free, triggers work', async () => {
  await pool.query(`
    INSERT INTO products (p_slug, code, name, category_id, parent_category_id, brand_id, seller_id,
      form, is_fixed, amount_kobo, weight_grams, key_features, description_html, popularity, created_at,
      state)
    SELECT 'kpangolo', 'KPANGOLO', 'Kpangolo', category_id, parent_category_id, brand_id, seller_id,
      '', true, 100, 1, '', '', 0, created_at, 'live'
    FROM products LIMIT 1`)
  expect(await one("SELECT count(*) FROM search_documents WHERE name = 'kpangolo'")).toBe(1)
  expect(await one('SELECT count(*) FROM listing WHERE price_kobo = 100')).toBe(3)
})

test('without a demo mall there is nothing to multiply', async () => {
  await pool.query("DELETE FROM products WHERE NOT starts_with(code, 'OJG-')")
  await expect(generate(2_000)).rejects.toThrow('no demo mall')
})
