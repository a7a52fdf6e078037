import { beforeAll, expect, test, vi } from 'vitest'
import { addCategories, addChoices, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { fund, pickUp, type Shopper, testShopper } from './test-checkout.ts'

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
