import type { Api } from '#contract/client.ts'
import { toKobo } from '#contract/kobo.ts'
import type { CurrentPrice } from '../cart/change.ts'
import { type CartItem, type Line, linesOf } from '../state/cart-lines.ts'

/**
 * The server's current price and stock of every line. A product or combination that is gone has no
 * stock; a line whose call failed is left out.
 */
export async function fetchCurrentPrices(api: Api, items: CartItem[]): Promise<CurrentPrice[]> {
  const prices = await Promise.all(items.map((item) => pricesOf(api, item)))
  return prices.flat()
}

async function pricesOf(api: Api, item: CartItem): Promise<CurrentPrice[]> {
  const lines = linesOf([item])
  try {
    const params = { id: String(item.id) }
    const { product } = (await api('GET /products/details/{id}', { params })).data
    const { variation_info } = product
    if (variation_info && item.variation_info) {
      return await Promise.all(lines.map((line) => combinationPrice(api, line, variation_info)))
    }
    if (variation_info || item.variation_info) return lines.map(gone)
    const stock = product.in_stock ? product.stock_count : 0
    return [{ key: { id: item.id }, amount: toKobo(product.amount), stock }]
  } catch (error) {
    const isGone = error instanceof Error && 'status' in error && error.status === 404
    return isGone ? lines.map(gone) : []
  }
}

type Variations = { variation_values: { id: number; name: string }[] }[]

async function combinationPrice(
  api: Api,
  line: Line,
  variations: Variations,
): Promise<CurrentPrice> {
  const names = line.variation?.variations ?? []
  const values = variations.map(({ variation_values }, at) =>
    variation_values.find(({ name }) => name === names[at]),
  )
  if (values.includes(undefined)) return gone(line)
  const { product_variation } = await api('GET /products/variation/details/{id}', {
    params: { id: String(line.key.id) },
    query: { variation_ids: values.map((value) => value?.id).join(',') },
  })
  const found = product_variation.find(({ id }) => id === line.key.combo)
  if (!found) return gone(line)
  const { amount, in_stock, quantity } = found
  return { key: line.key, amount: toKobo(amount), stock: in_stock ? quantity : 0 }
}

function gone({ key, amount }: Line): CurrentPrice {
  return { key, amount, stock: 0 }
}
