import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { addProduct, changeProduct } from '../catalogue.ts'
import { addCategories, topIds } from '../test-catalogue.ts'
import { newProduct, plain, sizesAndColors, staff, testManage } from './test-manage.ts'

const database = await testDatabase()
const deps = testManage(database)

beforeAll(() => addCategories(database))

const rowsOf = async (sql: string, values: unknown[]) =>
  (await database.pool.query(sql, values)).rows

const fixed = { amountKobo: 100, previousAmountKobo: null, onHand: 1 }
const varied = sizesAndColors()
const [first = expect.fail('no combination')] = varied.combinations
type Sold = ReturnType<typeof newProduct>['sold']

test.each<[string, string, Parameters<typeof newProduct>[0], Sold]>([
  ['an unknown category', 'category_id', { category_id: 99 }, fixed],
  ['a category of the first level', 'category_id', { category_id: topIds[0] }, fixed],
  ['an unknown brand', 'brand_id', { brand_id: 99 }, fixed],
  ['an unknown seller', 'seller_id', { seller_id: 99 }, fixed],
  ['a slug of digits', 'slug', { slug: '123' }, fixed],
  ['a slug with capitals', 'slug', { slug: 'Kettle' }, fixed],
  ['no name', 'name', { name: '' }, fixed],
  ['no code', 'code', { code: '' }, fixed],
  ['no weight', 'weight_grams', { weight_grams: 0 }, fixed],
  ['a popularity above all', 'popularity', { popularity: 1_000_001 }, fixed],
  ['a price of zero', 'amount', {}, { ...fixed, amountKobo: 0 }],
  ['a price below zero', 'amount', {}, { ...fixed, amountKobo: -100 }],
  [
    'a price before that is the price',
    'previous_amount',
    {},
    { ...fixed, previousAmountKobo: 100 },
  ],
  ['a price before that is lower', 'previous_amount', {}, { ...fixed, previousAmountKobo: 99 }],
  ['a stock below zero', 'on_hand', {}, { ...fixed, onHand: -1 }],
  ['no combination', 'variations', {}, { ...varied, combinations: [] }],
  ['no option', 'variations', {}, { options: [], combinations: [first] }],
  [
    'six options',
    'variations',
    {},
    {
      options: [...'abcdef'].map((name) => ({ name, values: plain('x') })),
      combinations: [{ ...first, places: [0, 0, 0, 0, 0, 0] }],
    },
  ],
  [
    'an option without values',
    'variations',
    {},
    { ...varied, options: [{ name: 'Size', values: [] }] },
  ],
  [
    'a value that is not there',
    'variations',
    {},
    { ...varied, combinations: [{ ...first, places: [0, 2] }] },
  ],
  [
    'a combination without a value',
    'variations',
    {},
    { ...varied, combinations: [{ ...first, places: [0] }] },
  ],
  ['the same combination twice', 'variations', {}, { ...varied, combinations: [first, first] }],
  [
    'the same value twice',
    'variations',
    {},
    {
      options: [{ name: 'Size', values: plain('S', ' s') }],
      combinations: [{ ...first, places: [0] }],
    },
  ],
  [
    'a combination for nothing',
    'amount',
    {},
    { ...varied, combinations: [{ ...first, amountKobo: 0 }] },
  ],
  [
    'a combination that cost less before',
    'previous_amount',
    {},
    { ...varied, combinations: [{ ...first, previousAmountKobo: 1 }] },
  ],
])('%s is refused, and nothing is added', async (_, field, facts, sold) => {
  const before = await rowsOf('SELECT count(*) FROM products', [])
  await expect(addProduct(deps, newProduct(facts, sold))).rejects.toMatchObject({
    code: 'validation_failed',
    details: { errors: { [field]: [expect.stringMatching(/^[A-Z].*\.$/)] } },
  })
  expect(await rowsOf('SELECT count(*) FROM products', [])).toEqual(before)
})

test('a slug or code that another product has is refused, on adding and on changing', async () => {
  const taken = newProduct()
  await addProduct(deps, taken)
  const own = newProduct()
  const { id } = await addProduct(deps, own)
  for (const [field, facts] of [
    ['slug', { slug: taken.facts.slug }],
    ['code', { code: taken.facts.code }],
  ] as const) {
    const refusal = {
      code: 'validation_failed',
      details: { errors: { [field]: expect.anything() } },
    }
    await expect(addProduct(deps, newProduct(facts))).rejects.toMatchObject(refusal)
    const edit = { id, version: 1, by: staff, facts: { ...own.facts, ...facts } }
    await expect(changeProduct(deps, edit)).rejects.toMatchObject(refusal)
  }
  expect(await rowsOf('SELECT version FROM products WHERE id = $1', [id])).toEqual([{ version: 1 }])
})
