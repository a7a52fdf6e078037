import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { listingFaults } from '../discovery/figures.ts'
import { priceFaults } from './faults.ts'
import { addCategories, addChoices, addProduct, moveUnits } from './test-catalogue.ts'

// What a product with variations costs: the lowest of its combinations in stock.
const database = await testDatabase()
const { pool } = database
await addCategories(database)

beforeEach(async () => {
  await pool.query('DELETE FROM products')
})

test('a product costs what its lowest combination in stock costs, and all sold out, the lowest of all', async () => {
  const productId = await addProduct(database, { amount: 5_000 })
  const { combinations } = await addChoices(
    database,
    productId,
    [3],
    [
      { places: [0], amount: 9_000, stock: 1 },
      { places: [1], amount: 7_000, previous: 10_000, stock: 3 },
      { places: [2], amount: 12_000, previous: 15_000, stock: 1 },
    ],
  )
  const [nine, seven, twelve] = combinations
  const presented = async () => {
    const { rows } = await pool.query(
      `SELECT amount_kobo, previous_amount_kobo, products.discount, highest_amount_kobo,
         listing.price_kobo AS listed, listing.discount AS listed_discount, in_stock
       FROM products JOIN listing ON product_id = id AND scope = 0 WHERE id = $1`,
      [productId],
    )
    expect(await faults()).toEqual([])
    return Object.values(rows[0])
  }
  const hold = (combination: number | undefined, held: number) =>
    pool.query('UPDATE stock SET held = $2 WHERE combination_id = $1', [combination, held])

  expect(await presented()).toEqual([7_000, 10_000, 30, 12_000, 7_000, 30, true])
  await pool.query('UPDATE combinations SET amount_kobo = 8000 WHERE id = $1', [nine])
  expect(await presented()).toEqual([7_000, 10_000, 30, 12_000, 7_000, 30, true])
  // Units that are left, whether one or three, are for sale: the last one that is held is not.
  await hold(seven, 2)
  expect(await presented()).toEqual([7_000, 10_000, 30, 12_000, 7_000, 30, true])
  await hold(seven, 3)
  expect(await presented()).toEqual([8_000, null, 0, 12_000, 8_000, 0, true])
  await hold(nine, 1)
  expect(await presented()).toEqual([12_000, 15_000, 20, null, 12_000, 20, true])
  await hold(twelve, 1)
  expect(await presented()).toEqual([7_000, 10_000, 30, 12_000, 7_000, 30, false])
  await moveUnits(database, { productId, combinationId: nine ?? null }, 2)
  expect(await presented()).toEqual([8_000, null, 0, null, 8_000, 0, true])
  await pool.query('DELETE FROM stock WHERE combination_id = $1', [nine])
  expect(await presented()).toEqual([7_000, 10_000, 30, 12_000, 7_000, 30, false])
  await pool.query('DELETE FROM combinations WHERE id = $1', [seven])
  expect(await presented()).toEqual([8_000, null, 0, 12_000, 8_000, 0, false])
})

test('two combinations that sell out at the same moment leave the price of the third', async () => {
  const productId = await addProduct(database)
  const { combinations } = await addChoices(
    database,
    productId,
    [3],
    [
      { places: [0], amount: 100, stock: 1 },
      { places: [1], amount: 200, stock: 1 },
      { places: [2], amount: 300, stock: 1 },
    ],
  )
  await sellAtOnce(combinations.slice(0, 2))
  const { rows } = await pool.query('SELECT DISTINCT price_kobo, in_stock FROM listing')
  expect(rows).toEqual([{ price_kobo: 300, in_stock: true }])
  expect(await faults()).toEqual([])
})

test('two combinations that sell out at the same moment leave the product out of stock', async () => {
  const productId = await addProduct(database)
  const { combinations } = await addChoices(
    database,
    productId,
    [2],
    [
      { places: [0], amount: 100, stock: 1 },
      { places: [1], amount: 100, stock: 1 },
    ],
  )
  await sellAtOnce(combinations)
  const { rows } = await pool.query('SELECT DISTINCT in_stock FROM listing')
  expect(rows).toEqual([{ in_stock: false }])
})

/** Holds a unit of each of two combinations, the second before the first is committed. */
async function sellAtOnce(combinations: number[]) {
  const [one, other] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([one.connect(), other.connect()])
  const hold = 'UPDATE stock SET held = held + 1 WHERE combination_id = $1'
  await one.query('BEGIN')
  await other.query('BEGIN')
  await one.query(hold, [combinations[0]])
  const waiting = other.query(hold, [combinations[1]])
  await one.query('COMMIT')
  await waiting
  await other.query('COMMIT')
  await Promise.all([one.end(), other.end()])
}

test('a migration gives products of the time before the price that can be paid', async () => {
  const id = await addProduct(database)
  const sold = { amount: 100, previous: 200, stock: 0 }
  await addChoices(
    database,
    id,
    [2],
    [
      { places: [0], ...sold },
      { places: [1], amount: 300, stock: 1 },
    ],
  )
  await pool.query(
    `UPDATE products SET amount_kobo = 100, previous_amount_kobo = 200, highest_amount_kobo = 300 WHERE id = ${id}`,
  )
  expect(await faults()).not.toEqual([])
  const migration = new URL(
    '../../database/migrations/0192_prices_that_can_be_paid_filled.sql',
    import.meta.url,
  )
  await pool.query(await readFile(migration, 'utf8'))
  expect(await faults()).toEqual([])
  const { rows } = await pool.query('SELECT DISTINCT price_kobo, discount FROM listing')
  expect(rows).toEqual([{ price_kobo: 300, discount: 0 }])
})

async function faults() {
  return [...(await listingFaults(pool)), ...(await priceFaults(pool))]
}
