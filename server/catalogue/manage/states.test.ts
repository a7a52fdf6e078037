import { beforeAll, expect, test } from 'vitest'
import type { ProductState } from '#contract/office/product.ts'
import { fund, pickUp, testShopper } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { addProduct, changePictures, changeProduct, changeState } from '../catalogue.ts'
import { addCategories } from '../test-catalogue.ts'
import { newProduct, picture, staff, testManage } from './test-manage.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }
const deps = testManage(database, clock)

beforeAll(() => addCategories(database))

interface Tried {
  id: number
  slug: string
  name: string
  version: number
}

let made = 0

/** On sale, with a word of its own in its name. */
async function liveProduct(): Promise<Tried> {
  made++
  const name = `Zobopot${'abcdefgh'[made]} kettle`
  const product = newProduct({ name })
  const { id } = await addProduct(deps, product)
  return { id, slug: product.facts.slug, name, version: 1 }
}

async function move(product: Tried, state: ProductState) {
  const { version } = await changeState(deps, { ...product, by: staff, state })
  product.version = version
}

async function read(path: string): Promise<string> {
  return (await fetch(`${url}${path}`)).text()
}

/** Where a shopper meets it without having met it before. */
async function appearances({ id, slug, name }: Tried) {
  const word = name.split(' ')[0]?.toLowerCase()
  const card = `"p_slug":"${slug}"`
  const details = await fetch(`${url}/api/v1/products/details/${slug}`)
  const { rows } = await database.pool.query(
    'SELECT EXISTS (SELECT FROM product_facts WHERE product_id = $1) AS has_facts',
    [id],
  )
  return {
    details: details.status === 200,
    listing: (await read('/api/v1/products/all/category/null?key=newest')).includes(card),
    strip: (await read('/api/v1/products/latest-products')).includes(card),
    search: (await read(`/api/v1/search-and-filter-products?search_term=${word}`)).includes(card),
    sitemap: (await read('/sitemap-products-1.xml')).includes(`/product-details/${slug}<`),
    facts: rows[0].has_facts,
  }
}

const everywhere = {
  details: true,
  listing: true,
  strip: true,
  search: true,
  sitemap: true,
  facts: true,
}
const nowhere = {
  details: false,
  listing: false,
  strip: false,
  search: false,
  sitemap: false,
  facts: false,
}

test('a live product is everywhere, one that is hidden, archived or a draft nowhere', async () => {
  await database.pool.query(`UPDATE categories SET fact_kinds = '{colour}'`)
  const product = await liveProduct()
  expect(await appearances(product)).toEqual(everywhere)
  for (const state of ['hidden', 'archived', 'draft'] as const) {
    if (state === 'draft') await move(product, 'archived').catch(() => undefined)
    await move(product, state)
    await expect.poll(() => appearances(product), { message: state }).toEqual(nowhere)
    await move(product, 'live')
    await expect.poll(() => appearances(product)).toEqual(everywhere)
  }
})

test('saved and viewed items leave out what is not live, and have it again', async () => {
  const product = await liveProduct()
  const shopper = await testShopper(app)
  await shopper.post('/api/v1/saved-products/saved-items', { products_id: [{ id: product.id }] })
  await shopper.get(`/api/v1/products/details/${product.id}`)
  const lists = async () => {
    const saved = (await shopper.get('/api/v1/saved-products/saved-items')).body.data
    const viewed = (await shopper.get('/api/v1/products/recently/viewed')).body.data
    return [saved.saved_products.length, viewed.viewed_product.length]
  }
  expect(await lists()).toEqual([1, 1])
  await move(product, 'hidden')
  expect(await lists()).toEqual([0, 0])
  await move(product, 'live')
  expect(await lists()).toEqual([1, 1])
})

test('a cart says that a product is no longer sold, and the checkout refuses it', async () => {
  const product = await liveProduct()
  const shopper = await testShopper(app)
  await fund(app, shopper, 500_000)
  const line = { product_id: product.id, quantity: 2 }
  await shopper.post('/api/v1/carts/add', { product_orders: [line] })
  const cart = async () => (await shopper.get('/api/v1/carts')).body.data.cart
  expect(await cart()).toMatchObject([{ is_sold: true, product: { in_stock: true } }])

  await move(product, 'hidden')
  expect(await cart()).toMatchObject([
    {
      is_sold: false,
      quantity: 2,
      product: { name: product.name, in_stock: false, stock_count: 0 },
    },
  ])
  const query = { lines: [{ product_id: product.id }] }
  const { body } = await shopper.post('/api/v1/carts/current-prices', query)
  expect(body.data.lines).toMatchObject([{ is_sold: false, amount: null, stock_count: 0 }])
  const refused = await shopper.place(pickUp([line], 2_000))
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    404,
    'not_found',
    'An item in your cart is no longer sold.',
  ])
  expect((await shopper.post('/api/v1/carts/add', { product_orders: [line] })).status).toBe(404)

  await move(product, 'live')
  expect((await shopper.place(pickUp([line], 2_000))).status).toBe(200)
})

test('what goes live needs category, price, weight, stock and a picture, and the refusal names each', async () => {
  const nothing = { amountKobo: null, previousAmountKobo: null, onHand: null }
  const draft = newProduct({ category_id: null, weight_grams: null }, nothing)
  const { id } = await addProduct(deps, { ...draft, pictures: [], state: 'draft' })
  const live = (version: number) => changeState(deps, { id, version, by: staff, state: 'live' })
  await expect(live(1)).rejects.toMatchObject({
    code: 'incomplete',
    details: {
      message:
        'Before it can go on sale it needs a category, a price, a weight, stock and a picture with words.',
      data: { lacks: ['category', 'price', 'weight', 'stock', 'picture'] },
    },
  })
  const facts = newProduct().facts
  await changeProduct(deps, { id, version: 1, by: staff, facts })
  await changePictures(deps, { id, version: 2, by: staff, pictures: [picture] })
  await expect(live(3)).rejects.toMatchObject({
    details: { message: 'Before it can go on sale it needs a price and stock.' },
  })
  await expect(
    database.pool.query(`UPDATE products SET state = 'live' WHERE id = $1`, [id]),
  ).rejects.toThrow('products_live_is_whole')
  await database.pool.query('UPDATE products SET amount_kobo = 100 WHERE id = $1', [id])
  await expect(
    database.pool.query(`UPDATE products SET state = 'live' WHERE id = $1`, [id]),
  ).rejects.toThrow('cannot go live without: stock')
  await database.pool.query('INSERT INTO stock (product_id, on_hand) VALUES ($1, 0)', [id])
  expect(await live(3)).toEqual({ version: 4, before: 'draft' })
})

test('what is on sale stays whole: its category, its weight and its last picture stay', async () => {
  const { id, version } = await liveProduct()
  const edit = { id, version, by: staff }
  await expect(changePictures(deps, { ...edit, pictures: [] })).rejects.toMatchObject({
    code: 'incomplete',
  })
  for (const missing of [{ category_id: null }, { weight_grams: null }]) {
    const { facts } = newProduct(missing)
    await expect(changeProduct(deps, { ...edit, facts })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  }
})

test('a move that there is not is refused, and what others changed meanwhile too', async () => {
  const product = await liveProduct()
  const edit = { id: product.id, by: staff }
  await move(product, 'hidden')
  await expect(
    changeState(deps, { ...edit, version: product.version, state: 'draft' }),
  ).rejects.toMatchObject({ code: 'conflict' })
  await expect(changeState(deps, { ...edit, version: 1, state: 'live' })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('a draft is new to shoppers from the day on which it goes live', async () => {
  const older = await liveProduct()
  const draft = newProduct()
  const { id } = await addProduct(deps, { ...draft, state: 'draft' })
  await clock.advance(86_400)
  const newer = await liveProduct()
  await clock.advance(86_400)
  await changeState(deps, { id, version: 1, by: staff, state: 'live' })
  const { rows } = await database.pool.query(
    `SELECT product_id FROM listing WHERE scope = 0 AND product_id = ANY ($1)
     ORDER BY created_at DESC`,
    [[id, older.id, newer.id]],
  )
  expect(rows.map(({ product_id }) => product_id)).toEqual([id, newer.id, older.id])
})

test('sales and reviews leave the version as it is', async () => {
  const product = await liveProduct()
  const shopper = await testShopper(app)
  await fund(app, shopper, 100_000)
  await shopper.place(pickUp([{ product_id: product.id, quantity: 1 }], 1_000))
  await database.pool.query('SELECT add_star_counts($1, $2)', [product.id, [0, 0, 0, 0, 1]])
  const { rows } = await database.pool.query('SELECT version FROM products WHERE id = $1', [
    product.id,
  ])
  expect(rows).toEqual([{ version: 1 }])
})
