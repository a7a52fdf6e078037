import { beforeAll, expect, test, vi } from 'vitest'
import {
  addCategories,
  addChoices,
  addProduct,
  type TestChoices,
} from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'

const database = await testDatabase()
const { url } = await testApp(database)

let kettle: number
let lamp: number
let shirt: TestChoices
let shoe: TestChoices

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 1_250_050, previous: 1_500_000, stock: 5 })
  lamp = await addProduct(database, { amount: 90_000, stock: 0 })
  const choices = [
    { places: [0], amount: 400_000, stock: 3 },
    { places: [1], amount: 500_000, stock: 0 },
  ]
  shirt = await addChoices(database, await addProduct(database), [2], choices)
  shoe = await addChoices(database, await addProduct(database), [2], choices)
})

/** A visitor's call. */
async function prices(lines: unknown) {
  const response = await fetch(`${url}/api/v1/carts/current-prices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  })
  const body = await response.json()
  return { response, body, lines: body.data?.lines }
}

const gone = {
  is_sold: false,
  is_choice_missing: false,
  amount: null,
  previous_amount: null,
  stock_count: 0,
}

function chosen({ productId, combinations }: TestChoices, place: number) {
  return { product_id: productId, combo_id: combinations[place] }
}

test('each line has its price, its price before and what is left, in the order of the call', async () => {
  const { lines } = await prices([chosen(shirt, 0), { product_id: lamp }, { product_id: kettle }])
  expect(lines).toEqual([
    {
      ...chosen(shirt, 0),
      is_sold: true,
      is_choice_missing: false,
      amount: 4_000,
      previous_amount: null,
      stock_count: 3,
    },
    {
      product_id: lamp,
      combo_id: null,
      is_sold: true,
      is_choice_missing: false,
      amount: 900,
      previous_amount: null,
      stock_count: 0,
    },
    {
      product_id: kettle,
      combo_id: null,
      is_sold: true,
      is_choice_missing: false,
      amount: 12_500.5,
      previous_amount: 15_000,
      stock_count: 5,
    },
  ])
})

test('what others hold is not left', async () => {
  const radio = await addProduct(database, { stock: 4 })
  await database.pool.query('UPDATE stock SET held = 3 WHERE product_id = $1', [radio])
  expect((await prices([{ product_id: radio }])).lines).toMatchObject([{ stock_count: 1 }])
})

test('a price is the one of this moment', async () => {
  const radio = await addProduct(database, { amount: 100_000 })
  const amount = async () => (await prices([{ product_id: radio }])).lines[0].amount
  expect(await amount()).toBe(1_000)
  await database.pool.query('UPDATE products SET amount_kobo = 110000 WHERE id = $1', [radio])
  expect(await amount()).toBe(1_100)
})

test('a combination’s price before a discount is its own', async () => {
  const [id] = shoe.combinations
  await database.pool.query('UPDATE combinations SET previous_amount_kobo = 450000 WHERE id = $1', [
    id,
  ])
  expect((await prices([chosen(shoe, 0)])).lines).toMatchObject([
    { amount: 4_000, previous_amount: 4_500 },
  ])
})

test('a sold out combination is sold, with nothing left', async () => {
  expect((await prices([chosen(shirt, 1)])).lines).toMatchObject([
    { is_sold: true, is_choice_missing: false, amount: 5_000, stock_count: 0 },
  ])
})

test.each([
  ['an unknown product', () => ({ product_id: 2_000_000_000, combo_id: null })],
  ['an unknown combination', () => ({ product_id: shirt.productId, combo_id: 2_000_000_000 })],
  [
    'a combination of another product',
    () => ({ product_id: shirt.productId, combo_id: shoe.combinations[0] }),
  ],
  ['a combination of a fixed product', () => ({ ...chosen(shirt, 0), product_id: kettle })],
])('%s is not sold, and the other lines have their prices', async (_, line) => {
  const { response, lines } = await prices([line(), { product_id: kettle }])
  expect(response.status).toBe(200)
  expect(lines).toMatchObject([
    { ...line(), ...gone },
    { product_id: kettle, is_sold: true },
  ])
})

test('a product that is sold in combinations only says that a choice is missing', async () => {
  const { lines } = await prices([{ product_id: shirt.productId }])
  const line = { product_id: shirt.productId, combo_id: null }
  expect(lines).toEqual([{ ...line, ...gone, is_choice_missing: true }])
})

test('a line that is sent twice is answered twice', async () => {
  const twice = [chosen(shirt, 0), { product_id: kettle }, chosen(shirt, 0)]
  const { lines } = await prices(twice)
  expect(lines).toHaveLength(3)
  expect(lines[2]).toEqual(lines[0])
})

test('a hundred lines are answered by one statement; none and 101 are refused', async () => {
  const lines = Array.from({ length: 100 }, (_, place) => ({ product_id: kettle + place }))
  const queries = vi.spyOn(database.pool, 'query')
  const answer = await prices(lines)
  const statements = queries.mock.calls.map(([statement]) => JSON.stringify(statement))
  expect(statements.filter((text) => text.includes('"name":"current-prices"'))).toHaveLength(1)
  // The others are the background's: a few, and none for each line.
  expect(statements.length).toBeLessThan(20)
  queries.mockRestore()
  expect(answer.lines).toHaveLength(100)
  for (const wrong of [[], [...lines, { product_id: kettle }], undefined, [{ combo_id: 1 }]]) {
    expect((await prices(wrong)).response.status).toBe(422)
  }
})

test('no cache answers for the mall', async () => {
  const { response } = await prices([{ product_id: kettle }])
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})
