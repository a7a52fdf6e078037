import { beforeAll, expect, test } from 'vitest'
import { list, nullable, number, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { refuse } from '#server/platform/http/handler.ts'
import {
  addProduct,
  changeVariations,
  currentPrices,
  type EditedVariations,
  sellableItems,
} from '../catalogue.ts'
import { addCategories } from '../test-catalogue.ts'
import { newProduct, order, sizesAndColors, staff, testManage } from './test-manage.ts'

const database = await testDatabase()
const { pool } = database
const deps = testManage(database)

beforeAll(() => addCategories(database))

const optionsOf = rareStatement(
  'test-options-of',
  {
    id: number,
    name: text,
    value_ids: list(number),
    values: list(text),
    swatches: list(nullable(text)),
  },
  `SELECT product_options.id, product_options.name,
     array_agg(option_values.id ORDER BY option_values.position) AS value_ids,
     array_agg(option_values.name ORDER BY option_values.position) AS values,
     array_agg(option_values.swatch ORDER BY option_values.position) AS swatches
   FROM product_options JOIN option_values ON option_id = product_options.id
   WHERE product_options.product_id = $1
   GROUP BY product_options.id ORDER BY product_options.position`,
)
const combinationsOf = rareStatement(
  'test-combinations-of',
  { id: number, amount_kobo: number, value_ids: list(number) },
  `SELECT combinations.id, amount_kobo, array_agg(value_id ORDER BY position) AS value_ids
   FROM combinations
   JOIN combination_values ON combination_id = combinations.id
   JOIN product_options ON product_options.id = option_id
   WHERE combinations.product_id = $1 AND retired_at IS NULL
   GROUP BY combinations.id ORDER BY combinations.id`,
)

/** What a person reads before editing it. */
async function readVariations(id: number): Promise<EditedVariations> {
  const options = (await many(database, optionsOf, [id])).map((option) => ({
    id: option.id,
    name: option.name,
    values: option.value_ids.map((id, i) => ({
      id,
      name: option.values[i] ?? '',
      swatch: option.swatches[i] ?? null,
    })),
  }))
  const combinations = (await many(database, combinationsOf, [id])).map((combination) => ({
    id: combination.id,
    places: combination.value_ids.map((valueId, i) =>
      (options[i]?.values ?? []).findIndex((value) => value.id === valueId),
    ),
    amountKobo: combination.amount_kobo,
    previousAmountKobo: null,
    onHand: 0,
  }))
  return { options, combinations }
}

/** 'S Red 3000' … of what is on sale, and how many are left. */
async function onSale(id: number): Promise<string[]> {
  const { options, combinations } = await readVariations(id)
  const items = combinations.map((one) => ({ productId: id, combinationId: one.id }))
  const sold = await sellableItems(database, items)
  return combinations.map(({ places, amountKobo }, i) => {
    const names = places.map((place, option) => options[option]?.values[place]?.name)
    return `${names.join(' ')} ${amountKobo / 100}: ${sold[i]?.left}`
  })
}

async function added() {
  const { id } = await addProduct(deps, newProduct({}, sizesAndColors()))
  return { id, read: await readVariations(id) }
}

/** The moves of a product's items, in words: 'first 5', '10 to 0'. */
async function movesOf(id: number): Promise<string[]> {
  const { rows } = await pool.query('SELECT * FROM stock_moves WHERE product_id = $1 ORDER BY id', [
    id,
  ])
  return rows.map((move) =>
    move.reason === 'First stock'
      ? `first ${move.on_hand_after}`
      : `${move.on_hand_before} to ${move.on_hand_after}`,
  )
}

const edit = (id: number, variations: EditedVariations, version = 1) =>
  changeVariations(deps, { id, version, by: staff, variations })

test('values are renamed, moved, added and left out; stock and ids stay', async () => {
  const { id, read } = await added()
  expect(await onSale(id)).toEqual([
    'S Red 3000: 5',
    'S Green 2500: 5',
    'M Red 4000: 5',
    'L Green 5000: 0',
  ])
  const [size = expect.fail(), color = expect.fail()] = read.options
  const [small, medium] = size.values
  const [red, green] = color.values
  const [smallRed, smallGreen, mediumRed] = read.combinations
  if (!small || !medium || !red || !green || !smallRed || !smallGreen || !mediumRed) expect.fail()
  const price = { amountKobo: 600_000, previousAmountKobo: null, onHand: 9 }
  await edit(id, {
    // Color first, and L is gone.
    options: [
      { ...color, values: [{ ...green, name: 'Leaf' }, red] },
      { ...size, values: [{ id: null, name: 'XS', swatch: null }, medium, small] },
    ],
    combinations: [
      { ...smallRed, places: [1, 2] },
      { ...smallGreen, places: [0, 2], amountKobo: 260_000 },
      { ...mediumRed, places: [1, 1] },
      { ...price, id: null, places: [0, 0] },
    ],
  })
  expect(await onSale(id)).toEqual([
    'Red S 3000: 5',
    'Leaf S 2600: 5',
    'Red M 4000: 5',
    'Leaf XS 6000: 9',
  ])
  const { options, combinations } = await readVariations(id)
  expect(options.map((option) => option.id)).toEqual([color.id, size.id])
  expect(combinations.slice(0, 3).map((one) => one.id)).toEqual([
    smallRed.id,
    smallGreen.id,
    mediumRed.id,
  ])
  // L Green was never ordered, and has no units.
  const { rows } = await pool.query('SELECT count(*) FROM combinations WHERE product_id = $1', [id])
  expect(rows).toEqual([{ count: 4 }])
  expect(await movesOf(id)).toEqual(['first 5', 'first 5', 'first 5', 'first 9'])
})

test('a third option is added, and the first two taken away', async () => {
  const { id, read } = await added()
  const price = { amountKobo: 100, previousAmountKobo: null, onHand: 1 }
  const material = {
    id: null,
    name: 'Material',
    values: [{ id: null, name: 'Cotton', swatch: null }],
  }
  await edit(id, {
    options: [...read.options, material],
    combinations: read.combinations.map((one) => ({ ...one, places: [...one.places, 0] })),
  })
  expect(await onSale(id)).toEqual([
    'S Red Cotton 3000: 5',
    'S Green Cotton 2500: 5',
    'M Red Cotton 4000: 5',
    'L Green Cotton 5000: 0',
  ])
  const [, , third = expect.fail()] = (await readVariations(id)).options
  await edit(id, { options: [third], combinations: [{ ...price, id: null, places: [0] }] }, 2)
  expect(await onSale(id)).toEqual(['Cotton 1: 1'])
})

test('a fixed product becomes one with variations', async () => {
  const { id } = await addProduct(deps, newProduct())
  const options = [{ id: null, name: 'Size', values: [{ id: null, name: 'S', swatch: null }] }]
  const combination = { amountKobo: 70_000, previousAmountKobo: 80_000, onHand: 3 }
  await edit(id, { options, combinations: [{ ...combination, id: null, places: [0] }] })
  expect(await onSale(id)).toEqual(['S 700: 3'])
  expect(await sellableItems(database, [{ productId: id, combinationId: null }])).toEqual([null])
  const { rows } = await pool.query('SELECT is_fixed, amount_kobo FROM products WHERE id = $1', [
    id,
  ])
  expect(rows).toEqual([{ is_fixed: false, amount_kobo: 70_000 }])
  // Its ten units went by a move, and those of the combination came by one.
  expect(await movesOf(id)).toEqual(['first 10', '10 to 0', 'first 3'])
})

test('units that are there are not split by whoever may not count them', async () => {
  const { id } = await addProduct(deps, newProduct())
  const options = [{ id: null, name: 'Size', values: [{ id: null, name: 'S', swatch: null }] }]
  const price = { amountKobo: 70_000, previousAmountKobo: null }
  const combinations = [{ ...price, onHand: 0, id: null, places: [0] }]
  const variations = { options, combinations }
  const split = changeVariations(deps, {
    id,
    version: 1,
    by: staff,
    variations,
    requireMayMove: async () => refuse('forbidden'),
  })
  await expect(split).rejects.toMatchObject({ code: 'forbidden' })
  expect(await movesOf(id)).toEqual(['first 10'])
})

test.each([
  ['by its number', (id: number | null) => id],
  ['by its values', () => null],
])(
  'a combination left out is back %s with its price and its units, whatever is said of them',
  async (_, named) => {
    const { id, read } = await added()
    const [first = expect.fail(), ...others] = read.combinations
    await edit(id, { ...read, combinations: others })
    expect(await onSale(id)).toHaveLength(3)
    const again = { ...first, id: named(first.id), onHand: 999, amountKobo: first.amountKobo }
    await edit(id, { ...read, combinations: [again, ...others] }, 2)
    expect(await onSale(id)).toContain('S Red 3000: 5')
    // At once too: it is the one that is there.
    await edit(id, { ...read, combinations: [{ ...again, id: null }, ...others] }, 3)
    expect(await onSale(id)).toContain('S Red 3000: 5')
    expect(await movesOf(id)).toEqual(['first 5', 'first 5', 'first 5'])
  },
)

test('the database refuses units that no move has brought, however they are written', async () => {
  const { id } = await addProduct(deps, newProduct())
  for (const sql of [
    'UPDATE stock SET on_hand = on_hand + 1 WHERE product_id = $1',
    'WITH gone AS (DELETE FROM stock WHERE product_id = $1) SELECT',
    'INSERT INTO stock (product_id, on_hand) VALUES ($1, 11)',
  ]) {
    const written = pool.query(sql, [id])
    if (sql.startsWith('WITH')) await written
    else await expect(written).rejects.toMatchObject({ constraint: 'stock_has_moves' })
  }
})

test('a combination that was ordered is retired, and can be on sale again', async () => {
  const { id, read } = await added()
  const [ordered = expect.fail(), ...others] = read.combinations
  await order(database.pool, id, ordered.id)
  await edit(id, { ...read, combinations: others })
  const item = [{ productId: id, combinationId: ordered.id }]
  expect(await sellableItems(database, item)).toEqual([null])
  expect(await currentPrices(database, item)).toEqual([null])
  expect((await onSale(id)).length).toBe(3)
  const listed = async () =>
    (
      await pool.query('SELECT retired_at IS NULL AS is_on_sale FROM combinations WHERE id = $1', [
        ordered.id,
      ])
    ).rows
  expect(await listed()).toEqual([{ is_on_sale: false }])

  await edit(id, { ...read, combinations: [{ ...ordered, onHand: 2 }, ...others] }, 2)
  expect(await listed()).toEqual([{ is_on_sale: true }])
  // Five came, and the order has one.
  expect(await onSale(id)).toContain('S Red 3000: 4')
})

test('what is held for an order is not taken off sale', async () => {
  const { id, read } = await added()
  const [first, ...others] = read.combinations
  await pool.query('UPDATE stock SET held = 2 WHERE combination_id = $1', [first?.id])
  await expect(edit(id, { ...read, combinations: others })).rejects.toMatchObject({
    code: 'conflict',
    details: { data: { held: 2 } },
  })
  expect((await onSale(id)).length).toBe(4)
  await edit(id, read)
})

test('ids that are not the product’s, or not that option’s, are refused', async () => {
  const { id, read } = await added()
  const { read: other } = await added()
  const [size = expect.fail(), color = expect.fail()] = read.options
  const [first = expect.fail(), second = expect.fail()] = read.combinations
  const swapped = [
    { ...size, values: color.values },
    { ...color, values: size.values },
  ]
  for (const wrong of [
    other,
    { ...read, options: other.options },
    { ...read, combinations: other.combinations },
    { ...read, options: [size, size] },
    { ...read, options: swapped, combinations: [first] },
    { ...read, combinations: [first, { ...second, id: first.id }] },
  ]) {
    await expect(edit(id, wrong)).rejects.toMatchObject({ code: 'validation_failed' })
  }
  await expect(edit(id, read, 7)).rejects.toMatchObject({ code: 'conflict' })
  await expect(edit(9_999_999, read)).rejects.toMatchObject({ code: 'not_found' })
})
