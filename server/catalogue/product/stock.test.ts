import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { addCategories, addProducts } from '../test-catalogue.ts'
import { moveStock, type StockState } from './stock.ts'

const database = await testDatabase()
const initialStock = 4
let products: number[]

beforeAll(async () => {
  await addCategories(database)
  products = await addProducts(database, [{ stock: initialStock }, { stock: initialStock }])
})

/** One of each, in either order. */
async function move(from: StockState, to: StockState, turned: boolean): Promise<boolean> {
  const units = products.map((productId) => ({ productId, combinationId: null, quantity: 1 }))
  if (turned) units.reverse()
  return inTransaction(database.pool, (client) => moveStock(client, units, from, to))
}

test('units that are taken and given back at once are counted, and nobody meets trouble', async () => {
  let taken = 0
  async function shopper(number: number) {
    for (let turn = 0; turn < 8; turn++) {
      const isTurned = (number + turn) % 2 === 0
      if (!(await move('free', 'held', isTurned))) continue
      taken += 1
      await move('held', 'free', !isTurned)
    }
  }
  await Promise.all(Array.from({ length: 9 }, (_, number) => shopper(number)))
  expect(taken).toBeGreaterThan(0)
  const { rows } = await database.pool.query('SELECT on_hand, held FROM stock')
  expect(rows).toEqual(products.map(() => ({ on_hand: initialStock, held: 0 })))
})
