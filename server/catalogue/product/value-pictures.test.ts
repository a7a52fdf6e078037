import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { testDevice } from '#server/test-customer.ts'
import {
  addProduct,
  changePictures,
  changeVariations,
  type PlacedPicture,
  sellableItems,
} from '../catalogue.ts'
import { newProduct, picture, sizesAndColors, staff, testManage } from '../manage/test-manage.ts'
import { addCategories } from '../test-catalogue.ts'

const database = await testDatabase()
const { pool } = database
const { url, clock } = await testApp(database)
const deps = testManage(database)

const red = { ...picture, hash: '1'.repeat(64), alt: 'Red', place: { option: 1, value: 0 } }
const green = { ...picture, hash: '2'.repeat(64), alt: 'Green', place: { option: 1, value: 1 } }
const any = { ...picture, hash: '3'.repeat(64), alt: 'Any' }

beforeAll(() => addCategories(database))

/** Sizes S, M, L in red and green, of which S Red, S Green, M Red and L Green are made, the last without stock. */
async function added(pictures: PlacedPicture[] = [any, red, green]): Promise<number> {
  return (await addProduct(deps, { ...newProduct({}, sizesAndColors()), pictures })).id
}

async function details(id: number) {
  return (await (await fetch(`${url}/api/v1/products/details/${id}`)).json()).data.product
}

const alts = (images: { alt: string }[]) => images.map(({ alt }) => alt)

async function onCards(id: number): Promise<string[]> {
  const { rows } = await pool.query('SELECT pictures FROM products WHERE id = $1', [id])
  return alts(rows[0].pictures)
}

/** The combinations' ids, in the order of `sizesAndColors`. */
async function combinations(id: number): Promise<number[]> {
  const { rows } = await pool.query(
    'SELECT id FROM combinations WHERE product_id = $1 ORDER BY id',
    [id],
  )
  return rows.map((row) => row.id)
}

const setStock = (id: number, places: number[], onHand: number) =>
  pool.query(
    `UPDATE stock SET on_hand = $3 WHERE product_id = $1 AND combination_id IN (
       SELECT id FROM combinations WHERE product_id = $1 ORDER BY id
     ) AND combination_id = ANY ($2)`,
    [id, places, onHand],
  )

test('a product tells its pictures by value, its swatches, and what can be bought', async () => {
  const product = await details(await added())
  const [, color] = product.variation_info
  expect(color.variation_values).toMatchObject([
    { name: 'Red', swatch: '#b8272f' },
    { name: 'Green', swatch: '#2f7a48' },
  ])
  const [redId, greenId] = color.variation_values.map((value: { id: number }) => value.id)
  expect(
    product.images.map((image: { alt: string; option_value_id: number | null }) => [
      image.alt,
      image.option_value_id,
    ]),
  ).toEqual([
    ['Any', null],
    ['Red', redId],
    ['Green', greenId],
  ])
  const [small, medium, large] = product.variation_info[0].variation_values
  expect(product.combinations).toEqual([
    { value_ids: [small.id, redId], in_stock: true },
    { value_ids: [small.id, greenId], in_stock: true },
    { value_ids: [medium.id, redId], in_stock: true },
    { value_ids: [large.id, greenId], in_stock: false },
  ])
  // The dearest is sold out.
  expect(product).toMatchObject({ amount: 2_500, highest_amount: 4_000 })
})

test('cards show the first value that can be bought', async () => {
  const id = await added()
  expect(await onCards(id)).toEqual(['Any', 'Red'])
  const [smallRed = 0, smallGreen = 0, mediumRed = 0] = await combinations(id)
  await setStock(id, [smallRed], 0)
  expect(await onCards(id)).toEqual(['Any', 'Red'])
  await setStock(id, [mediumRed], 0)
  expect(await onCards(id)).toEqual(['Any', 'Green'])
  await setStock(id, [smallGreen], 0)
  expect(await onCards(id)).toEqual(['Any', 'Red'])
  await setStock(id, [smallGreen], 3)
  expect(await onCards(id)).toEqual(['Any', 'Green'])
})

test('lines of a cart and of an order show what was chosen', async () => {
  const id = await added()
  const [smallRed = 0, smallGreen = 0] = await combinations(id)
  const device = await testDevice({ url, database, clock })
  const variation = [
    { id: smallRed, quantity: 1 },
    { id: smallGreen, quantity: 1 },
  ]
  await device.post('/api/v1/carts/add', { product_orders: [{ product_id: id, variation }] })
  const { cart } = (await device.get('/api/v1/carts')).body.data
  expect(cart.map(({ images }: { images: { alt: string }[] }) => alts(images))).toEqual([
    ['Red', 'Any'],
    ['Green', 'Any'],
  ])
  const sold = await sellableItems(database, [{ productId: id, combinationId: smallGreen }])
  expect(sold.map((item) => alts(item?.images ?? []))).toEqual([['Green', 'Any']])
})

test('pictures move to another value, and go with a value that is no longer made', async () => {
  const id = await added()
  const { variation_info } = await details(id)
  const [size, color] = variation_info
  const [redValue, greenValue] = color.variation_values
  await changePictures(deps, {
    id,
    version: 1,
    by: staff,
    pictures: [
      { ...picture, alt: 'Now red', valueId: redValue.id },
      { ...picture, alt: 'Red from behind', valueId: redValue.id },
      { ...picture, alt: 'Now green', valueId: greenValue.id },
    ],
  })
  expect(await onCards(id)).toEqual(['Now red', 'Red from behind'])
  const { rows: options } = await pool.query(
    'SELECT id FROM product_options WHERE product_id = $1 ORDER BY position',
    [id],
  )
  const [small] = size.variation_values
  const price = { amountKobo: 100, previousAmountKobo: null, onHand: 1 }
  await changeVariations(deps, {
    id,
    version: 2,
    by: staff,
    variations: {
      options: [
        { id: options[0].id, name: 'Size', values: [small] },
        { id: options[1].id, name: 'Color', values: [greenValue] },
      ],
      combinations: [{ ...price, id: null, places: [0, 0] }],
    },
  })
  expect(await onCards(id)).toEqual(['Now green'])
})

test('a picture of a value that the product does not have is refused', async () => {
  const other = (await details(await added())).variation_info[1].variation_values[0]
  const id = await added()
  const refused = {
    code: 'validation_failed',
    details: { errors: { pictures: expect.anything() } },
  }
  const edit = { id, version: 1, by: staff }
  const pictures = [{ ...picture, valueId: other.id }]
  await expect(changePictures(deps, { ...edit, pictures })).rejects.toMatchObject(refused)
  await expect(added([{ ...red, place: { option: 1, value: 2 } }])).rejects.toMatchObject(refused)
  await expect(addProduct(deps, { ...newProduct(), pictures: [red] })).rejects.toMatchObject(
    refused,
  )
})

test('prices that are all the same have no highest', async () => {
  const { options, combinations: all } = sizesAndColors()
  const same = all.map((one) => ({ ...one, amountKobo: 300_000, previousAmountKobo: null }))
  const { id } = await addProduct(deps, newProduct({}, { options, combinations: same }))
  expect(await details(id)).toMatchObject({ amount: 3_000, highest_amount: null })
  await pool.query(
    `UPDATE combinations SET amount_kobo = 400000 WHERE id = (
       SELECT min(id) FROM combinations WHERE product_id = $1
     )`,
    [id],
  )
  await expect.poll(() => details(id)).toMatchObject({ amount: 3_000, highest_amount: 4_000 })
})
