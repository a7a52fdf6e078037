import { expect, test } from 'vitest'
import { ApiError, createApi, type Outgoing } from '#contract/client.ts'
import { kobo } from '#contract/kobo.ts'
import type { CartItem } from '../state/cart-lines.ts'
import { fetchCurrentPrices } from './current-prices.ts'

function item(id: number, combinations: number[] = []): CartItem {
  const entry = {
    amount: kobo(100),
    quantity: 1,
    total: kobo(100),
    stock_count: 1,
    variations: [],
    src: [],
  }
  return {
    id,
    p_slug: `p-${id}`,
    name: 'A product',
    color: null,
    quantity: 1,
    src: [],
    brand: 'A brand',
    price: kobo(100),
    total: kobo(100),
    description: '',
    variation_info: combinations.length ? combinations.map((id) => ({ ...entry, id })) : null,
    stock_count: 1,
    weight: 1,
  }
}

interface SentLine {
  product_id: number
  combo_id?: number
}

/** An API that answers each line with `answer`, and records how many lines each call had. */
function apiOf(answer: (line: SentLine) => object) {
  const calls: number[] = []
  const api = createApi(async ({ call, body }: Outgoing) => {
    expect(call).toBe('POST /carts/current-prices')
    const { lines }: { lines: SentLine[] } = JSON.parse(JSON.stringify(body))
    calls.push(lines.length)
    return { status: true, data: { lines: lines.map((line) => ({ ...line, ...answer(line) })) } }
  })
  return { api, calls }
}

const sold = { is_sold: true, amount: 2.5, previous_amount: null, stock_count: 7 }
const gone = { is_sold: false, amount: null, previous_amount: null, stock_count: 0 }

test('products and combinations are in one call; what is gone has no stock', async () => {
  const { api, calls } = apiOf(({ combo_id }) => (combo_id === 12 ? gone : sold))
  expect(await fetchCurrentPrices(api, [item(1), item(2, [11, 12])])).toEqual([
    { key: { id: 1 }, amount: 250, stock: 7 },
    { key: { id: 2, combo: 11 }, amount: 250, stock: 7 },
    { key: { id: 2, combo: 12 }, amount: 100, stock: 0, isSold: false },
  ])
  expect(calls).toEqual([3])
})

test('an empty cart needs no call, 101 lines need two', async () => {
  const { api, calls } = apiOf(() => sold)
  expect(await fetchCurrentPrices(api, [])).toEqual([])
  const items = Array.from({ length: 101 }, (_, place) => item(place + 1))
  expect(await fetchCurrentPrices(api, items)).toHaveLength(101)
  expect(calls).toEqual([100, 1])
})

test('lines whose call fails stay as they are', async () => {
  const { api } = apiOf(({ product_id }) => {
    if (product_id === 1) throw new ApiError(0, 'No connection')
    return sold
  })
  const items = Array.from({ length: 101 }, (_, place) => item(place + 1))
  const prices = await fetchCurrentPrices(api, items)
  expect(prices).toEqual([{ key: { id: 101 }, amount: 250, stock: 7 }])
})
