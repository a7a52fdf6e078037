import { beforeAll, expect, test } from 'vitest'
import { addProduct as addWhole } from '#server/catalogue/catalogue.ts'
import { newProduct, sizesAndColors, testManage } from '#server/catalogue/manage/test-manage.ts'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome, testStaff } from '#server/staff/test-staff.ts'
import { rowsOf, stateOf } from './test-bulk.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const { rows } = staff
const manage = testManage(database)
const manager = await staff.signedIn(await staff.member('Manager'))

beforeAll(() => addCategories(database))

async function product() {
  const made = newProduct({}, { amountKobo: 100_000, previousAmountKobo: null, onHand: 10 })
  const { id } = await addWhole(manage, made)
  return { id, code: made.facts.code }
}

test('cells of a grid are checked together, and refused where the product was edited since', async () => {
  const [one, two] = [await product(), await product()]
  await rows('UPDATE products SET version = 2 WHERE id = $1', [two.id])
  const cell = { version: 1, column: 'weight_grams', value: '850' }
  const { data } = await manager.post('/office/bulk/cells', {
    cells: [
      { product_id: one.id, ...cell },
      { product_id: one.id, ...cell, column: 'color', value: '' },
      { product_id: two.id, ...cell },
    ],
  })
  await expect
    .poll(() => stateOf(manager, data.id))
    .toEqual({ state: 'ready', changed: 1, refused: 1 })
  const [changed] = await rowsOf(manager, data.id, 'changed')
  expect(changed.cells).toEqual([
    { column: 'weight_grams', before: '900', after: '850' },
    { column: 'color', before: 'Blue', after: '' },
  ])
})

test('a grid reads its cells, and sends what was seen with a stock', async () => {
  const one = await product()
  const made = newProduct({}, sizesAndColors())
  const varied = await addWhole(manage, made)
  const { data } = await manager.get(`/office/bulk/cells?ids=${varied.id},${one.id},999999`)
  expect(data.rows).toHaveLength(6)
  const [whole, combination] = data.rows
  expect(whole).toMatchObject({ product_id: varied.id, combination_id: null, combination: null })
  const ofProduct = 'name category brand seller weight_grams form color serials state'
  expect(Object.keys(whole.cells)).toEqual(ofProduct.split(' '))
  const ofItem = 'price previous_price stock_on_hand barcode bin reorder_level cost'
  expect(Object.keys(combination.cells)).toEqual(ofItem.split(' '))
  const fixed = data.rows.at(-1)
  expect(fixed).toMatchObject({
    product_id: one.id,
    version: 1,
    code: one.code,
    cells: { price: '1000.00', previous_price: '', stock_on_hand: '10', state: 'live' },
  })
  const many = Array.from({ length: 51 }, (_, at) => at + 1).join(',')
  expect(outcome(await manager.get(`/office/bulk/cells?ids=${many}`))).toBe('422 validation_failed')

  const cell = { product_id: one.id, version: 1, column: 'stock_on_hand', value: '25' }
  const send = (body: object) => manager.post('/office/bulk/cells', { cells: [body] })
  expect(outcome(await send(cell))).toBe('422 validation_failed')
  // Units are sold while the grid is open.
  await rows('UPDATE stock SET on_hand = 9 WHERE product_id = $1', [one.id])
  const late = (await send({ ...cell, stock_seen: '10' })).data.id
  await expect.poll(() => stateOf(manager, late)).toEqual({ state: 'ready', refused: 1 })
  const [refused] = await rowsOf(manager, late, 'refused')
  expect(refused.reasons).toEqual([
    { column: 'stock_on_hand', words: 'The stock was 10 when it was read, and is 9 now.' },
  ])
  const right = (await send({ ...cell, stock_seen: '9' })).data.id
  await expect.poll(() => stateOf(manager, right)).toEqual({ state: 'ready', changed: 1 })
})

test('what cannot be empty is refused without a value', async () => {
  const one = await product()
  const cells = ['name', 'price', 'state', 'brand', 'weight_grams', 'stock_on_hand'].map(
    (column) => ({ product_id: one.id, version: 1, column, value: '', stock_seen: '10' }),
  )
  const { data } = await manager.post('/office/bulk/cells', { cells })
  await expect.poll(() => stateOf(manager, data.id)).toEqual({ state: 'ready', refused: 1 })
  const [refused] = await rowsOf(manager, data.id, 'refused')
  expect(refused.reasons.map(({ words }: { words: string }) => words)).toEqual(
    cells.map(() => 'It cannot be empty.'),
  )
})
