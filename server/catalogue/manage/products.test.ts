import { beforeAll, expect, test } from 'vitest'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testApp } from '#server/test-app.ts'
import {
  addProduct,
  changePictures,
  changePrices,
  changeProduct,
  changeState,
  countStock,
  currentPrices,
  deleteProduct,
  type NewPrice,
  sellableItems,
} from '../catalogue.ts'
import { addCategories, subIds, topIds } from '../test-catalogue.ts'
import {
  at,
  coupon,
  missingHash,
  newProduct,
  order,
  picture,
  sizesAndColors,
  staff,
  testManage,
} from './test-manage.ts'

const database = await testDatabase()
const { url } = await testApp(database)
const deps = testManage(database)

beforeAll(() => addCategories(database))

async function details(key: number | string) {
  const response = await fetch(`${url}/api/v1/products/details/${key}`)
  const body = await response.json()
  return { status: response.status, product: body.data?.product ?? body.product ?? body.data }
}

const rowsOf = async (sql: string, values: unknown[]) =>
  (await database.pool.query(sql, values)).rows
const unitsOf = rareStatement(
  'test-units-of',
  { on_hand: number, held: number },
  'SELECT on_hand, held FROM stock WHERE product_id = $1',
)

test('a fixed product is added, shown and sold', async () => {
  const product = newProduct({ description: '<p>Fine</p><script>bad()</script>' })
  const { id } = await addProduct(deps, product)
  const page = await details(product.facts.slug)
  expect(page.status).toBe(200)
  expect(JSON.stringify(page)).toContain('<p>Fine</p>')
  expect(JSON.stringify(page)).not.toContain('<script')
  const items = [{ productId: id, combinationId: null }]
  expect(await sellableItems(database, items)).toMatchObject([
    { name: product.facts.name, amountKobo: 100_000, left: 10, parentCategoryId: topIds[0] },
  ])
  expect(
    await rowsOf('SELECT version, changed_by, discount, created_at FROM products WHERE id = $1', [
      id,
    ]),
  ).toEqual([{ version: 1, changed_by: null, discount: 20, created_at: at }])
})

test('a product with variations costs what its lowest combination in stock costs', async () => {
  const { id } = await addProduct(deps, newProduct({}, sizesAndColors()))
  expect(
    await rowsOf('SELECT is_fixed, amount_kobo, previous_amount_kobo FROM products WHERE id = $1', [
      id,
    ]),
  ).toEqual([{ is_fixed: false, amount_kobo: 250_000, previous_amount_kobo: 275_000 }])
  const chosen = await rowsOf(
    `SELECT string_agg(name, ' ' ORDER BY combination_values.option_id) AS name
     FROM combination_values JOIN option_values ON option_values.id = value_id
     WHERE combination_values.product_id = $1 GROUP BY combination_id ORDER BY combination_id`,
    [id],
  )
  expect(chosen.map(({ name }) => name)).toEqual(['S Red', 'S Green', 'M Red', 'L Green'])
})

test('pictures are in the store, have words and are at most twenty', async () => {
  const product = newProduct()
  for (const pictures of [
    [{ ...picture, hash: missingHash }],
    [{ ...picture, alt: ' ' }],
    Array.from({ length: 21 }, () => picture),
    [{ ...picture, hash: 'x' }],
    [{ ...picture, placeholder_color: 'blue' }],
    [{ ...picture, width: 0 }],
  ]) {
    const refused = {
      code: 'validation_failed',
      details: { errors: { pictures: [expect.any(String)] } },
    }
    await expect(addProduct(deps, { ...product, pictures })).rejects.toMatchObject(refused)
  }
  const { id } = await addProduct(deps, product)
  const pictures = [{ ...picture, alt: 'Behind' }, picture]
  expect(await changePictures(deps, { id, version: 1, by: staff, pictures })).toEqual({
    version: 2,
  })
  const listed = 'SELECT pictures FROM products WHERE id = $1'
  expect(await rowsOf(listed, [id])).toMatchObject([
    { pictures: [{ alt: 'Behind' }, { alt: 'From the front', placeholder_color: '#aabbcc' }] },
  ])
  await changeState(deps, { id, version: 2, by: staff, state: 'hidden' })
  await changePictures(deps, { id, version: 3, by: staff, pictures: [] })
  expect(await rowsOf(listed, [id])).toEqual([{ pictures: [] }])
})

test('who changes what somebody else has changed meanwhile is refused, and learns who it was', async () => {
  const product = newProduct()
  const { id } = await addProduct(deps, product)
  const edit = { id, version: 1, facts: { ...product.facts, name: 'Ada’s kettle' } }
  expect(await changeProduct(deps, { ...edit, by: { staff: 1 } })).toEqual({ version: 2 })
  const late = { ...edit, facts: { ...product.facts, name: 'Bola’s kettle' }, by: { staff: 2 } }
  await expect(changeProduct(deps, late)).rejects.toMatchObject({
    code: 'conflict',
    details: { data: { version: 2, changed_by: 'staff 1', changed_at: at.toISOString() } },
  })
  expect(await rowsOf('SELECT name FROM products WHERE id = $1', [id])).toEqual([
    { name: 'Ada’s kettle' },
  ])
  await expect(changeProduct(deps, { ...late, id: 9_999_999 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('prices of a fixed product and of combinations change', async () => {
  const { id } = await addProduct(deps, newProduct())
  const price = { combinationId: null, amountKobo: 90_000, previousAmountKobo: null }
  await changePrices(deps, { id, version: 1, by: staff, prices: [price] })
  const varied = await addProduct(deps, newProduct({}, sizesAndColors()))
  const combinations = await rowsOf(
    'SELECT id FROM combinations WHERE product_id = $1 ORDER BY id',
    [varied.id],
  )
  const prices = [
    { combinationId: combinations[2].id, amountKobo: 100, previousAmountKobo: 200 },
    // Sold out: nobody is shown it.
    { combinationId: combinations[3].id, amountKobo: 50, previousAmountKobo: null },
  ]
  await changePrices(deps, { id: varied.id, version: 1, by: staff, prices })
  expect(
    await rowsOf('SELECT amount_kobo FROM products WHERE id = ANY ($1) ORDER BY id', [
      [id, varied.id],
    ]),
  ).toEqual([{ amount_kobo: 90_000 }, { amount_kobo: 100 }])

  const refused = async (productId: number, wrong: NewPrice[]) =>
    expect(
      changePrices(deps, { id: productId, version: 2, by: staff, prices: wrong }),
    ).rejects.toMatchObject({ code: 'validation_failed' })
  await refused(id, [])
  await refused(id, [price, price])
  await refused(id, [{ ...price, combinationId: combinations[0].id }])
  await refused(id, [{ ...price, amountKobo: 0 }])
  await refused(varied.id, [price])
  await refused(varied.id, [...prices, ...prices])
  await refused(varied.id, [{ ...price, combinationId: 9_999_999 }])
  expect(await rowsOf('SELECT version FROM products WHERE id = $1', [varied.id])).toEqual([
    { version: 2 },
  ])
})

test('a count sets the stock, says who and why, and never goes below what is held', async () => {
  const { id: productId } = await addProduct(deps, newProduct())
  const item = { productId, combinationId: null, by: staff }
  await countStock(deps, { ...item, onHand: 12, seenOnHand: 10, reason: 'received' })
  await database.pool.query('UPDATE stock SET held = 4 WHERE product_id = $1', [productId])
  const seen = { ...item, seenOnHand: 12, reason: 'counted' }
  await expect(countStock(deps, { ...seen, onHand: 3 })).rejects.toMatchObject({
    code: 'below_held',
    details: { message: expect.stringContaining('4 units are held'), data: { held: 4 } },
  })
  await expect(countStock(deps, { ...seen, onHand: 9, seenOnHand: 11 })).rejects.toMatchObject({
    code: 'conflict',
    details: { data: { on_hand: 12 } },
  })
  await expect(countStock(deps, { ...seen, onHand: -1 })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  await expect(countStock(deps, { ...seen, onHand: 9, reason: ' ' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  await expect(countStock(deps, { ...seen, combinationId: 1, onHand: 1 })).rejects.toMatchObject({
    code: 'not_found',
  })
  await countStock(deps, { ...seen, onHand: 4 })
  expect(await one(database, unitsOf, [productId])).toEqual({ on_hand: 4, held: 4 })
  expect(
    await rowsOf(
      `SELECT on_hand_before, on_hand_after, reason, moved_by FROM stock_moves
       WHERE product_id = $1 ORDER BY id`,
      [productId],
    ),
  ).toEqual([
    { on_hand_before: 0, on_hand_after: 10, reason: 'First stock', moved_by: 'staff:3' },
    { on_hand_before: 10, on_hand_after: 12, reason: 'received', moved_by: 'staff:3' },
    { on_hand_before: 12, on_hand_after: 4, reason: 'counted', moved_by: 'staff:3' },
  ])
})

test('a product that nothing names is deleted; one that was ordered or has a coupon is retired', async () => {
  const { id: unused } = await addProduct(deps, newProduct())
  expect(await deleteProduct(deps, { id: unused, version: 1, by: staff })).toBe('deleted')
  expect(await rowsOf('SELECT FROM products WHERE id = $1', [unused])).toEqual([])

  const { id: discounted } = await addProduct(deps, newProduct())
  await coupon(database, { productId: discounted })
  expect(await deleteProduct(deps, { id: discounted, version: 1, by: staff })).toBe('archived')

  const product = newProduct({ name: 'Singular samovar' })
  const { id } = await addProduct(deps, product)
  await order(database.pool, id)
  expect(await deleteProduct(deps, { id, version: 1, by: staff })).toBe('archived')
  const items = [{ productId: id, combinationId: null }]
  expect(await sellableItems(database, items)).toEqual([null])
  expect(await currentPrices(database, items)).toEqual([null])
  expect((await details(product.facts.slug)).status).toBe(404)
  expect((await details(id)).status).toBe(404)
  const found = async () => (await fetch(`${url}/api/v1/product-search?search_term=samovar`)).text()
  const rows = async (table: string) =>
    (await rowsOf(`SELECT FROM ${table} WHERE product_id = $1`, [id])).length
  expect([await rows('listing'), await rows('search_documents')]).toEqual([0, 0])
  expect(await found()).not.toContain('Singular samovar')

  const back = { id, version: 2, by: staff, state: 'live' } as const
  expect(await changeState(deps, back)).toEqual({ version: 3, before: 'archived' })
  expect([await rows('listing'), await rows('search_documents')]).toEqual([3, 1])
  expect(await sellableItems(database, items)).toMatchObject([{ left: 10 }])
})

test('a verb does its work in the transaction that it is given', async () => {
  const product = newProduct()
  const failed = inTransaction(database.pool, async (within) => {
    await addProduct(deps, { ...product, within })
    throw new Error('after all not')
  })
  await expect(failed).rejects.toThrow('after all not')
  expect(await rowsOf('SELECT FROM products WHERE code = $1', [product.facts.code])).toEqual([])
  expect(subIds).toContain(product.facts.category_id)
})
