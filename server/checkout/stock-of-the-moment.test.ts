import { beforeAll, expect, test, vi } from 'vitest'
import { addCategories, addChoices, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { decide, fund, type OrderBody, pickUp, type Shopper, testShopper } from './test-checkout.ts'

// Two processes: what one sells, a visitor of the other sees.
const database = await testDatabase()
const { url, clock } = await testApp(database)
const other = await testApp(database)
const app = { url, database, clock }
// Cached answers lived for 65 seconds: what was told within this time was told because of the sale.
const within = { interval: 20 }
let shopper: Shopper

beforeAll(async () => {
  await addCategories(database)
  shopper = await testShopper(app)
  await fund(app, shopper, 100_000_000)
})

/** What visitors of both processes read of a product: on its own, in a list, and in a search. */
async function stockCounts(id: number) {
  const of = async (origin: string) => {
    const read = async (path: string) => (await fetch(`${origin}/api/v1/${path}`)).json()
    const details = (await read(`products/details/${id}`)).data.product
    const { data: listed } = (await read('products/all/category/11')).data.products
    const { data: found } = (await read('search-and-filter-products?search_term=')).products
    const cards = [listed, found].map((cards) =>
      cards.find((card: { id: number }) => card.id === id),
    )
    return [details, ...cards].map(({ stock_count }) => stock_count)
  }
  return [...(await of(url)), ...(await of(other.url))]
}

const everywhere = (count: number) => Array.from({ length: 6 }, () => count)

test('visitors hear of every sale at once, also while plenty is left', async () => {
  const id = await addProduct(database, { stock: 87 })
  await vi.waitFor(async () => expect(await stockCounts(id)).toEqual(everywhere(87)), within)
  const sold = await shopper.place(pickUp([{ product_id: id, quantity: 3 }], 3_000))
  expect(sold.status).toBe(200)
  await vi.waitFor(async () => expect(await stockCounts(id)).toEqual(everywhere(84)), within)
  // A card order holds its units; they are free again when it ends.
  const card = pickUp([{ product_id: id, quantity: 4 }], 4_000, { payment_code: 'flutterwave' })
  expect((await shopper.place(card)).status).toBe(200)
  await vi.waitFor(async () => expect(await stockCounts(id)).toEqual(everywhere(80)), within)
})

test('and of several sales in the same moment, of a combination too', async () => {
  const id = await addProduct(database)
  const { combinations } = await addChoices(
    database,
    id,
    [2],
    [
      { places: [0], amount: 100_000, stock: 40 },
      { places: [1], amount: 100_000, stock: 40 },
    ],
  )
  await vi.waitFor(async () => expect(await stockCounts(id)).toEqual(everywhere(80)), within)
  const variation = [{ id: combinations[1] ?? 0, quantity: 1 }]
  const one = pickUp([{ product_id: id, variation }], 1_000)
  const placed = await Promise.all(Array.from({ length: 5 }, () => shopper.place(one)))
  expect(placed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await vi.waitFor(async () => expect(await stockCounts(id)).toEqual(everywhere(75)), within)
})

/** What visitors read of a product's price, wherever it is, and whether it is found `under` so many naira. */
async function presentedPrices(id: number, under: number) {
  const of = async (origin: string) => {
    const read = async (path: string) => (await fetch(`${origin}/api/v1/${path}`)).json()
    const mine = (cards: { id: number }[]) => cards.find((card) => card.id === id)
    const { product } = (await read(`products/details/${id}`)).data
    const { data: listed } = (await read('products/all/category/12?key=lowest-price')).data.products
    const { data: cheap } = (await read(`products/all/category/12?max_price=${under}`)).data
      .products
    const words = `search_term=${encodeURIComponent(`${product.name} under ${under}`)}`
    const { data: found } = (await read(`search-and-filter-products?${words}`)).products
    const { suggestions } = (await read(`search-suggestions?search_term=${product.name}`)).data
    const range = await read('products/filter/amount/ranges?categoryId=12')
    const { prices } = (await read('products/filter/facets?categoryId=12')).data
    const figures = [product, mine(listed), mine(suggestions)].map(
      (card) => `${card?.amount}-${card?.highest_amount} ${card?.in_stock}`,
    )
    return {
      figures: [...new Set(figures)],
      percents: [...new Set([product, mine(listed)].map((card) => card?.percentage_discount))],
      isCheap: [mine(cheap), mine(found)].map((card) => card !== undefined),
      ends: [range, prices].map(({ min_amount, max_amount }) => [min_amount, max_amount]),
    }
  }
  const [one, two] = [await of(url), await of(other.url)]
  expect(two).toEqual(one)
  return one
}

test('the price that is shown is one that can be paid, from the sale of the last unit on', async () => {
  const id = await addProduct(database, { category: 12 })
  const { combinations } = await addChoices(
    database,
    id,
    [3],
    [
      { places: [0], amount: 26_800_000, previous: 53_600_000, stock: 1 },
      { places: [1], amount: 54_500_000, stock: 1 },
      { places: [2], amount: 60_000_000, stock: 1 },
    ],
  )
  const [low, middle, high] = combinations
  const buy = (combination: number | undefined, naira: number, payment: Partial<OrderBody> = {}) =>
    shopper.place(
      pickUp(
        [{ product_id: id, variation: [{ id: combination ?? 0, quantity: 1 }] }],
        naira,
        payment,
      ),
    )
  const present = async (expected: unknown) =>
    vi.waitFor(async () => expect(await presentedPrices(id, 300_000)).toEqual(expected), within)

  await fund(app, shopper, 200_000_000)
  const whole = {
    figures: ['268000-600000 true'],
    percents: [50],
    isCheap: [true, true],
    ends: [
      [268_000, 268_000],
      [268_000, 268_000],
    ],
  }
  await present(whole)
  // The card order holds the unit before it is paid.
  const held = await buy(low, 268_000, { payment_code: 'flutterwave' })
  expect(held.status).toBe(200)
  const withoutLow = {
    figures: ['545000-600000 true'],
    percents: [0],
    isCheap: [false, false],
    ends: [
      [545_000, 545_000],
      [545_000, 545_000],
    ],
  }
  await present(withoutLow)
  await decide(url, { link: held.body.link ?? '', outcome: 'fail' })
  await present(whole)
  expect((await buy(low, 268_000)).status).toBe(200)
  expect((await buy(high, 600_000)).status).toBe(200)
  await present({ ...withoutLow, figures: ['545000-null true'] })
  expect((await buy(middle, 545_000)).status).toBe(200)
  // Nothing is left: the lowest of all, and that it is sold out.
  await present({ ...whole, figures: ['268000-600000 false'] })
})
