import { beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/endpoint.ts'
import { httpApi } from '#contract/http-api.ts'
import { catalogue } from '#contract/shop/catalogue.ts'
import { discovery } from '#contract/shop/discovery.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import { runningClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testHttp } from '#server/platform/http/test-http.ts'
import { openLog } from '#server/platform/log.ts'
import { countReviews, newestReviews } from '#server/reviews/reviews.ts'
import { openDiscovery } from '../discovery/discovery.ts'
import { catalogueHandlers } from './routes.ts'
import { addCategories, addChoices, addProduct, addProducts } from './test-catalogue.ts'

const database = await testDatabase()
const deps = { database, clock: runningClock(), log: openLog('error') }
const handlers = catalogueHandlers({
  ...deps,
  newestReviews,
  countReviews,
  recordView: async () => {},
})
const lists = openDiscovery({ ...deps, boughtTogether: async () => [] })
const domains = { catalogue: { handlers }, discovery: lists }
const { url } = await testHttp(database, { catalogue, discovery }, domains)

const api = httpApi(url)
let phone: Awaited<ReturnType<typeof addChoices>>
let kettle: number

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, {
    category: 12,
    brand: 2,
    amount: 1_250_050,
    previous: 2_500_100,
  })
  const phoneId = await addProduct(database, { category: 11, brand: 1 })
  phone = await addChoices(
    database,
    phoneId,
    [2, 2],
    [
      { places: [0, 0], amount: 300_00, previous: 400_00, stock: 4 },
      { places: [0, 1], amount: 350_00, stock: 0 },
      { places: [1, 1], amount: 390_00, stock: 1 },
    ],
  )
  await addProducts(
    database,
    Array.from({ length: 43 }, (_, i) => ({ category: 21, brand: 4, amount: 1_000 * (i + 1) })),
  )
  await database.pool.query(
    `INSERT INTO product_reviews (product_id, rating, caption, details, display_name, is_anonymous,
       created_at, updated_at)
     SELECT $1, 3 + n, 'Caption ' || n, 'Details ' || n, 'Ngozi', n = 2, day, day
     FROM generate_series(1, 2) AS n, LATERAL (SELECT timestamptz '2026-11-01Z' + n * interval '1 day' AS day) AS at`,
    [kettle],
  )
})

test('a card carries what the specification names, in naira and kilograms', async () => {
  const { products } = (await listing('12')).data
  expect(products.data).toEqual([
    {
      id: kettle,
      p_slug: expect.stringMatching(/^product-\d+x$/),
      name: expect.any(String),
      amount: 12_500.5,
      previous_amount: 25_001,
      highest_amount: null,
      percentage_discount: 50,
      discount: 50,
      images: [],
      brand_id: 2,
      brand: { id: 2, name: 'Brand 2' },
      in_stock: true,
      stock_count: 10,
      is_fixed: 1,
      weight: 1.5,
      color: 'Blue',
      average_rating: 4.5,
      rating_count: 2,
    },
  ])
})

test('a category lists what stands in its sub-categories; null lists all', async () => {
  const parent = await listing('1')
  expect(idsOf(parent).sort()).toEqual([kettle, phone.productId].sort())
  expect((await listing('null')).data.products.total).toBe(45)
})

test('pages carry their links; one past the end is empty', async () => {
  const { products } = (await listing('2', { key: 'lowest-price', brand: '4,5', page: 2 })).data
  expect(products.meta).toMatchObject({ current_page: 2, last_page: 3, per_page: 20, total: 43 })
  expect(products).toMatchObject({ last_page: 3, total: 43, total_is_exact: true })
  const address = '/api/v1/products/all/category/2?key=lowest-price&brand=4%2C5&page='
  expect(products.meta.links).toEqual([
    { url: `${address}1`, label: 'Previous', active: false },
    { url: `${address}1`, label: '1', active: false },
    { url: `${address}2`, label: '2', active: true },
    { url: `${address}3`, label: '3', active: false },
    { url: `${address}3`, label: 'Next', active: false },
  ])
  const past = (await listing('2', { page: 9 })).data.products
  expect(past).toMatchObject({ data: [], total: 43 })
})

test('an empty category is empty, one that does not exist is not found', async () => {
  expect((await listing('32')).data.products.total).toBe(0)
  expect((await fetch(`${url}/api/v1/products/all/category/99`)).status).toBe(404)
})

test.each([
  'key=cheapest',
  'discount=15',
  'discount=-10',
  'brand=four',
  'min_price=cheap',
  'max_price=-1',
  'page=0',
  'page=1.5',
  'page=x',
  'rating=6',
])('a listing with %s is 422', async (query) => {
  const response = await fetch(`${url}/api/v1/products/all/category/null?${query}`)
  expect(response.status).toBe(422)
  expect(Object.keys((await response.json()).errors)).toEqual([query.split('=')[0]])
})

test('prices are compared with what the shopper pays, to the kobo', async () => {
  const within = async (min: number, max: number) =>
    idsOf(await listing('1', { min_price: min, max_price: max }))
  expect(await within(12_500.5, 12_500.5)).toEqual([kettle])
  expect(await within(300, 300)).toEqual([phone.productId])
  expect(await within(350, 390)).toEqual([])
})

test('a search term narrows listing, range and facets to what the search finds', async () => {
  const found = [phone.productId, kettle]
  await database.pool.query("UPDATE products SET name = 'Zinc ' || name WHERE id = ANY ($1)", [
    found,
  ])
  expect(idsOf(await listing('null', { search_term: 'zinc' })).sort()).toEqual(found.sort())
  expect(idsOf(await listing('null', { search_term: 'zinc', brand: '2' }))).toEqual([kettle])
  const range = await api('GET /products/filter/amount/ranges', { query: { search_term: 'zinc' } })
  const { brands, prices } = await facets({ search_term: 'zinc', max_price: '400' })
  expect(brands.map(({ id }) => id)).toEqual([1])
  expect(prices).toEqual({ min_amount: 300, max_amount: 12_500.5 })
  expect(range).toMatchObject(prices)
})

test('details by id and by slug, with choices and newest reviews first', async () => {
  const byId = (await details(kettle)).data.product
  expect(byId).toMatchObject({
    code: expect.any(String),
    product_form: 'Brand new',
    key_features: 'Light\nStrong',
    description: '<p>Good.</p>',
    variation_info: null,
    category: { id: 12, name: 'Category 12', parent: { id: 1, name: 'Category 1' } },
    seller: { id: 1, name: 'Iya Kudi' },
    rating_counts: [0, 0, 0, 1, 1],
  })
  expect(byId.product_orders).toMatchObject([
    { rating: '5', user_who_rated: 'Anonymous', updated_at: '2026-11-02T23:00:00.000Z' },
    { rating: '4', user_who_rated: 'Ngozi', review_details: 'Details 1' },
  ])
  expect((await details(byId.p_slug)).data.product).toEqual(byId)
  const varied = (await details(phone.productId)).data.product
  expect(varied).toMatchObject({ is_fixed: 0, amount: 300, discount: 25, stock_count: 5 })
  expect(varied.variation_info).toMatchObject([
    {
      variation_name: 'Option 0',
      variation_values: [{ id: phone.values[0]?.[0], name: 'Value 0.0' }, { name: 'Value 0.1' }],
    },
    { variation_name: 'Option 1' },
  ])
})

test.each(['details', 'similar', 'variation/details'])('%s of no product is 404', async (call) => {
  for (const key of ['999999', 'no-such-thing', '99999999999999999999']) {
    const response = await fetch(`${url}/api/v1/products/${call}/${key}?variation_ids=1`)
    expect(response.status).toBe(404)
  }
})

test('chosen values lead to their combination, whatever their order', async () => {
  const look = async (...ids: (number | undefined)[]) =>
    (
      await api('GET /products/variation/details/{id}', {
        params: { id: String(phone.productId) },
        query: { variation_ids: ids.join(',') },
      })
    ).product_variation
  const [[small, large] = [], [black, white] = []] = phone.values
  const [first, second] = phone.combinations
  const answer = { id: first, in_stock: true, quantity: 4, amount: 300, previous_amount: 400 }
  expect(await look(small, black)).toEqual([answer])
  expect(await look(black, small)).toEqual([answer])
  expect(await look(small, white)).toMatchObject([{ id: second, in_stock: false, quantity: 0 }])
  expect(await look(large, black)).toEqual([])
  expect(await look(small)).toEqual([])
  expect(await look(small, large)).toEqual([])
  expect(await look(small, black, white)).toEqual([])
  expect(await look()).toEqual([])
  expect(await look(999_999)).toEqual([])
})

test('similar products are the nearest in price of the sub-category, without itself', async () => {
  const [middle] = idsOf(await listing('21', { min_price: '200', max_price: '200' }))
  const { products } = (await api('GET /products/similar/{id}', { params: { id: String(middle) } }))
    .data
  const prices = products.map((product) => product.amount)
  expect(prices.slice(0, 4).sort()).toEqual([180, 190, 210, 220])
  expect(idsOf({ data: { products: { data: products } } })).not.toContain(middle)
})

test('the price range is that of the list shown', async () => {
  const range = async (query: { categoryId?: string; brand?: string }) => {
    const { min_amount, max_amount } = await api('GET /products/filter/amount/ranges', { query })
    return [min_amount, max_amount]
  }
  expect(await range({})).toEqual([10, 12_500.5])
  expect(await range({ categoryId: '2' })).toEqual([10, 430])
  expect(await range({ categoryId: '1', brand: '1' })).toEqual([300, 300])
  expect(await range({ brand: '1,2' })).toEqual([300, 12_500.5])
  expect(await range({ categoryId: 'null', brand: '6' })).toEqual([0, 0])
})

test('facets count what each choice would leave', async () => {
  const all = await facets({ categoryId: '1' })
  expect(all.brands).toEqual([
    { id: 1, name: 'Brand 1', count: 1, count_is_exact: true },
    { id: 2, name: 'Brand 2', count: 1, count_is_exact: true },
  ])
  expect(all.discounts.map(({ count }) => count)).toEqual([2, 2, 1, 1])
  const narrowed = await facets({ categoryId: '1', brand: '2', min_price: '400' })
  expect(narrowed).toMatchObject({ brands: [{ id: 2, count: 1 }], in_stock: { count: 1 } })
  expect(narrowed.ratings.map(({ count }) => count)).toEqual([1, 1, 1, 1, 0])
  expect(narrowed.prices).toEqual({ min_amount: 12_500.5, max_amount: 12_500.5 })
})

test('categories with all their children, menus with the visible ones only', async () => {
  const tree = (await api('GET /categories')).data.category
  expect(tree.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(tree[2]).toMatchObject({
    is_visible: 0,
    sub_category: [{ id: 31, is_visible: 0 }, { id: 32 }],
  })
  const menu = (await api('GET /categories/nav-sub-categories')).categories_sub
  expect(menu.map(({ id }) => id)).toEqual([1, 2])
  const popular = (await api('GET /categories/popular')).data.categories
  expect(popular).toEqual([
    { category_id: 12, name: 'Category 12', image_url: expect.stringMatching(/^\/media\//) },
  ])
})

test('brands by name, the best by rank', async () => {
  const ids = async (call: 'GET /brands' | 'GET /brands/best') =>
    (await api(call)).data.brands.map(({ id }) => id)
  expect(await ids('GET /brands')).toEqual([1, 2, 3, 4, 5, 6])
  expect(await ids('GET /brands/best')).toEqual([3, 2, 1])
})

test('the strips of the home page', async () => {
  type Strip = `GET /products/${'best-deals' | 'latest-products' | 'phones'}`
  const ids = async (call: Strip) => (await api(call)).data.products.map(({ id }) => id)
  const { data } = await api('GET /products-most-rated')
  expect(data.products).toMatchObject([{ id: kettle }])
  expect((await ids('GET /products/best-deals')).sort()).toEqual([kettle, phone.productId].sort())
  expect((await ids('GET /products/latest-products')).length).toBe(12)
  expect(await ids('GET /products/phones')).toEqual([])
  await database.pool.query("UPDATE categories SET slug = 'smartphones' WHERE id = 11")
  await database.pool.query("UPDATE categories SET slug = 'speakers' WHERE id = 12")
  await expect.poll(() => ids('GET /products/phones')).toEqual([phone.productId])
  const likeable = await api('GET /likeable-products')
  expect(likeable.data.likeable_products).toMatchObject([{ id: kettle }])
})

function listing(categoryId: string, query?: CallInput<typeof discovery.listing>['query']) {
  return api('GET /products/all/category/{categoryId}', { params: { categoryId }, query })
}

async function facets(query: CallInput<typeof discovery.facets>['query']) {
  return (await api('GET /products/filter/facets', { query })).data
}

function details(id: number | string) {
  return api('GET /products/details/{id}', { params: { id: String(id) } })
}

function idsOf(answer: { data: { products: { data: ProductCard[] } } }): number[] {
  return answer.data.products.data.map((product) => product.id)
}
