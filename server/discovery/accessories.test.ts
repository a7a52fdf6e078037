import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { changeAccessories } from '../catalogue/catalogue.ts'
import { staff, testManage } from '../catalogue/manage/test-manage.ts'
import {
  addCategories,
  addChoices,
  addProduct,
  type TestProduct,
} from '../catalogue/test-catalogue.ts'

const database = await testDatabase()
const { pool } = database
const { url } = await testApp(database)
const deps = testManage(database)

// 11 are phones, 12 cases by model, 21 chargers; 22 and 31 are neither's accessories.
beforeAll(async () => {
  await addCategories(database)
  await changeAccessories(deps, {
    id: 11,
    version: 1,
    by: staff,
    accessories: [
      { categoryId: 12, isByModel: true },
      { categoryId: 21, isByModel: false },
    ],
  })
})
beforeEach(async () => {
  await pool.query('DELETE FROM products')
  await pool.query('DELETE FROM order_pairs')
})

async function added(name: string, product: TestProduct): Promise<number> {
  const id = await addProduct(database, product)
  await pool.query('UPDATE products SET name = $2 WHERE id = $1', [id, name])
  return id
}

async function caseFor(model: string, product: TestProduct = {}): Promise<number> {
  const id = await added(`Case ${model}`, { category: 12, brand: 3, ...product })
  const { values } = await addChoices(database, id, [1], [{ places: [0], amount: 100, stock: 5 }])
  await pool.query('UPDATE option_values SET name = $2 WHERE id = $1', [values[0]?.[0], model])
  return id
}

const pair = (one: number, other: number, customers: number) =>
  pool.query('INSERT INTO order_pairs VALUES ($1, $2, $3)', [one, other, customers])

async function accessoriesOf(key: number | string): Promise<number[]> {
  const query = `key=popular&accessories_for=${key}`
  const response = await fetch(`${url}/api/v1/products/all/category/null?${query}`)
  const { products } = (await response.json()).data
  expect(products).toMatchObject({ total: products.data.length, last_page: 1 })
  return products.data.map((card: { id: number }) => card.id)
}

test('come from the categories that fit, a turn of each; by model, where they fit only one', async () => {
  const phone = await added('Brand 1 Spark 40, UK Used', { brand: 1 })
  const fits = await caseFor('Spark 40')
  await caseFor('Spark 40 Pro')
  const [weak, strong] = [
    await added('Charger', { category: 21, brand: 4, popularity: 1 }),
    await added('Strong charger', { category: 21, brand: 4, popularity: 9 }),
  ]
  await added('Kettle', { category: 22 })
  await added('Another phone', { brand: 1 })
  expect(await accessoriesOf(phone)).toEqual([fits, strong, weak])
})

test('are never sold out, and of a maker of such products only for its own', async () => {
  const [own, foreign] = [
    await added('Brand 1 A', { brand: 1 }),
    await added('Brand 2 B', { brand: 2 }),
  ]
  const charger = await added('Brand 2 charger', { category: 21, brand: 2 })
  await added('Gone', { category: 21, brand: 4, stock: 0 })
  expect(await accessoriesOf(own)).toEqual([])
  expect(await accessoriesOf(foreign)).toEqual([charger])
  await pool.query('UPDATE stock SET on_hand = 0 WHERE product_id = $1', [charger])
  await expect.poll(() => accessoriesOf(foreign)).toEqual([])
})

test('what is bought together comes first, and what fits nowhere else after it, but nothing of the same kind', async () => {
  const phone = await added('Brand 1 A', { brand: 1 })
  const [popular, bought] = [
    await added('Popular', { category: 21, brand: 4, popularity: 9 }),
    await added('Bought', { category: 21, brand: 4, popularity: 1 }),
  ]
  const bag = await added('Bag', { category: 31 })
  const second = await added('Another phone', { brand: 1 })
  await pair(phone, bought, 2)
  await pair(phone, bag, 9)
  await pair(phone, second, 9)
  expect(await accessoriesOf(phone)).toEqual([bought, popular, bag])
  // A category without accessories has only these.
  const kettle = await added('Kettle', { category: 22 })
  expect(await accessoriesOf(kettle)).toEqual([])
  await pair(kettle, bag, 3)
  const { rows } = await pool.query('SELECT p_slug FROM products WHERE id = $1', [kettle])
  await pool.query("SELECT pg_notify('oja_changed', 'catalogue')")
  await expect.poll(() => accessoriesOf(rows[0].p_slug)).toEqual([bag])
})

test('an unknown product has none: it is not found', async () => {
  const path = '/api/v1/products/all/category/null?accessories_for=999999'
  expect((await fetch(`${url}${path}`)).status).toBe(404)
})
