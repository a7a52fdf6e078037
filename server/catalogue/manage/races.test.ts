import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import {
  addProduct,
  changePictures,
  changePrices,
  changeProduct,
  changeVariations,
  countStock,
  deleteProduct,
  moveStock,
} from '../catalogue.ts'
import { addCategories } from '../test-catalogue.ts'
import { newProduct, order, picture, sizesAndColors, staff, testManage } from './test-manage.ts'

const database = await testDatabase()
const { pool } = database
const deps = testManage(database)

beforeAll(() => addCategories(database))

/** Until somebody waits for a lock. */
function waiting() {
  return vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
    expect(rowCount).toBe(1)
  })
}

const outcomes = (ended: PromiseSettledResult<unknown>[]) =>
  ended.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code))

test('of ten people who change one product at once one succeeds, whatever each changes', async () => {
  const product = newProduct()
  const { id } = await addProduct(deps, product)
  const ended = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i): Promise<unknown> => {
      const edit = { id, version: 1, by: { staff: i } }
      const price = { combinationId: null, amountKobo: 100 + i, previousAmountKobo: null }
      if (i % 3 === 0) return changePrices(deps, { ...edit, prices: [price] })
      if (i % 3 === 1) return changePictures(deps, { ...edit, pictures: [picture, picture] })
      return changeProduct(deps, { ...edit, facts: { ...product.facts, name: `Kettle of ${i}` } })
    }),
  )
  expect(outcomes(ended).sort()).toEqual([...Array(9).fill('conflict'), 'done'])
})

test('the same slug at once is one product’s', async () => {
  const product = newProduct()
  const add = (code: string) => addProduct(deps, { ...product, facts: { ...product.facts, code } })
  const ended = await Promise.allSettled(['a', 'b', 'c', 'd'].map(add))
  expect(outcomes(ended).sort()).toEqual(['done', ...Array(3).fill('validation_failed')])
})

test('counts and sales at once: nothing is counted away, and the moves add up', async () => {
  const { id: productId } = await addProduct(deps, newProduct())
  const item = { productId, combinationId: null }
  const held = async () => {
    const { rows } = await pool.query('SELECT on_hand, held FROM stock WHERE product_id = $1', [
      productId,
    ])
    return rows[0]
  }
  const sell = async () =>
    inTransaction(pool, (tx) => moveStock(tx, [{ ...item, quantity: 1 }], 'free', 'sold'))
  const count = async () => {
    const { on_hand: seenOnHand } = await held()
    const more = { ...item, onHand: seenOnHand + 2, seenOnHand, reason: 'received', by: staff }
    return countStock(deps, more).then(
      () => true,
      () => false,
    )
  }
  let sold = 0
  let received = 0
  for (let round = 0; round < 10; round++) {
    const [sales, counts] = await Promise.all([
      Promise.all([sell(), sell()]),
      Promise.all([count(), count()]),
    ])
    sold += sales.filter(Boolean).length
    received += 2 * counts.filter(Boolean).length
  }
  const { on_hand: onHand } = await held()
  expect(onHand).toBe(10 + received - sold)
  const moves = await pool.query(
    'SELECT sum(on_hand_after - on_hand_before)::integer AS sum FROM stock_moves WHERE product_id = $1',
    [productId],
  )
  expect(moves.rows).toEqual([{ sum: 10 + received }])
})

test('an order that is being placed while its product is deleted is found: it is retired', async () => {
  const { id } = await addProduct(deps, newProduct())
  const item = { productId: id, combinationId: null, quantity: 1 }
  const { deleting } = await inTransaction(pool, async (tx) => {
    await moveStock(tx, [item], 'free', 'sold')
    const deleting = deleteProduct(deps, { id, version: 1, by: staff })
    await waiting()
    await order(tx, id)
    return { deleting }
  })
  expect(await deleting).toBe('archived')
})

test('selling out and changing one product at once never deadlock', async () => {
  const sold = sizesAndColors()
  const { id } = await addProduct(deps, newProduct({}, sold))
  const { rows } = await pool.query(
    'SELECT id FROM combinations WHERE product_id = $1 ORDER BY id',
    [id],
  )
  const ids: number[] = rows.map((row) => row.id)
  const variations = async () => {
    const options = await pool.query(
      `SELECT product_options.id, product_options.name, json_agg(json_build_object('id', option_values.id,
         'name', option_values.name) ORDER BY option_values.position) AS values
       FROM product_options JOIN option_values ON option_id = product_options.id
       WHERE product_options.product_id = $1
       GROUP BY product_options.id ORDER BY product_options.position`,
      [id],
    )
    return {
      options: options.rows,
      combinations: sold.combinations.map((one, i) => ({ ...one, id: ids[i] ?? null })),
    }
  }
  const units = (quantity: number) =>
    ids.slice(0, 3).map((combinationId) => ({ productId: id, combinationId, quantity }))
  const sellOut = () =>
    inTransaction(pool, async (tx) => {
      if (await moveStock(tx, units(5), 'free', 'sold'))
        await moveStock(tx, units(5), 'sold', 'free')
    })
  for (let version = 1; version <= 10; version++) {
    const edited = changeVariations(deps, {
      id,
      version,
      by: staff,
      variations: await variations(),
    })
    await Promise.all([sellOut(), edited, sellOut()])
  }
  const stock = await pool.query(
    'SELECT sum(on_hand)::integer AS sum FROM stock WHERE product_id = $1',
    [id],
  )
  expect(stock.rows).toEqual([{ sum: 15 }])
})
