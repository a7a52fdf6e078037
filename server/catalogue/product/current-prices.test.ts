import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { boolean } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { addCategories, addChoices, addProduct } from '../test-catalogue.ts'
import { allAreLeft, currentPrices, type ItemRef } from './current-prices.ts'

const database = await testDatabase()
const { pool } = database

const left = rareStatement(
  'test-all-are-left',
  { are_left: boolean },
  `WITH wanted AS (
     SELECT * FROM unnest($1::integer[], $2::integer[], $3::integer[])
       AS wanted (product_id, combination_id, quantity)
   )
   SELECT ${allAreLeft} AS are_left`,
)

const states = ['live', 'draft', 'hidden', 'archived'] as const
const items: ItemRef[] = [{ productId: 900_000, combinationId: null }]

beforeAll(async () => {
  await addCategories(database)
  for (const state of states) {
    const fixed = [
      await addProduct(database, { stock: 5 }),
      await addProduct(database, { stock: 0 }),
      await addProduct(database, { stock: 4 }),
    ]
    await pool.query('UPDATE stock SET held = 3 WHERE product_id = $1', [fixed[2]])
    const varied = await addChoices(
      database,
      await addProduct(database),
      [3],
      [
        { places: [0], amount: 400_000, stock: 3 },
        { places: [1], amount: 500_000, stock: 0 },
        { places: [2], amount: 500_000, stock: 6 },
      ],
    )
    await pool.query('UPDATE combinations SET retired_at = now() WHERE id = $1', [
      varied.combinations[2],
    ])
    const combinations = [null, ...varied.combinations]
    items.push(
      ...fixed.map((productId) => ({ productId, combinationId: null })),
      ...combinations.map((combinationId) => ({ productId: varied.productId, combinationId })),
      // A combination of another product.
      { productId: fixed[0] ?? 0, combinationId: varied.combinations[0] ?? 0 },
    )
    const ids = [...fixed, varied.productId]
    await pool.query('UPDATE products SET state = $2 WHERE id = ANY ($1)', [ids, state])
  }
})

/** By what `currentPrices` tells of them. */
async function isSoldLikeThis(lines: { item: ItemRef; quantity: number }[]): Promise<boolean> {
  const prices = await currentPrices(
    pool,
    lines.map(({ item }) => item),
  )
  return lines.every(({ item, quantity }, place) => {
    const price = prices[place]
    if (!price || (item.combinationId === null && !price.isFixed)) return false
    return quantity <= price.left
  })
}

test('`allAreLeft` is true exactly where `currentPrices` has each item for sale, and so many units of it', async () => {
  const counts = { true: 0, false: 0 }
  // Half of them from the live products, which come first.
  const place = fc.oneof(
    fc.nat({ max: Math.floor(items.length / states.length) }),
    fc.nat({ max: items.length - 1 }),
  )
  const anItem = place.map((at) => items[at] ?? { productId: 0, combinationId: null })
  const line = fc.record({ item: anItem, quantity: fc.integer({ min: 1, max: 7 }) })
  const lines = fc.oneof(
    fc.array(line, { minLength: 1, maxLength: 1 }),
    fc.array(line, { minLength: 2, maxLength: 4 }),
  )
  await fc.assert(
    fc.asyncProperty(lines, async (some) => {
      const { are_left } = await one(pool, left, [
        some.map(({ item }) => item.productId),
        some.map(({ item }) => item.combinationId),
        some.map(({ quantity }) => quantity),
      ])
      expect(are_left).toBe(await isSoldLikeThis(some))
      counts[`${are_left}`] += 1
    }),
    { numRuns: 300 },
  )
  expect(Math.min(counts.true, counts.false)).toBeGreaterThan(0)
})
