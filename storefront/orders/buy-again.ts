import { type Api, ApiError } from '#contract/client.ts'
import type { ProductDetails } from '#contract/shop/product.ts'
import { type Addition, additionOf } from '../cart/cart.ts'
import { labelsOf } from './order-lines.tsx'
import type { OrderLine } from './queries.ts'

export interface Reorder {
  /** At current prices and no more than the stock. */
  additions: Addition[]
  /** Names of products that are sold out or no longer sold. */
  missing: string[]
}

/** Splits an order's lines into those that can be bought again and the others. Throws `ApiError`. */
export async function fetchReorder(api: Api, lines: OrderLine[]): Promise<Reorder> {
  const results = await Promise.all(lines.map((line) => additionFor(api, line)))
  return {
    additions: results.filter((addition) => addition !== null),
    missing: lines.filter((_, at) => results[at] === null).map(({ product }) => product.name),
  }
}

async function additionFor(api: Api, line: OrderLine): Promise<Addition | null> {
  const product = await productOf(api, line)
  if (!product) return null
  const names = labelsOf(line)
  if (product.variation_info === null) {
    const stock = product.in_stock ? product.stock_count : 0
    if (stock === 0 || names.length > 0) return null
    return additionOf(product, Math.min(line.quantity, stock))
  }
  const chosen = await combinationOf(api, product, names)
  if (!chosen?.in_stock) return null
  const { images } = line
  return additionOf(product, Math.min(line.quantity, chosen.quantity), { ...chosen, names, images })
}

async function productOf(api: Api, { product }: OrderLine): Promise<ProductDetails | null> {
  try {
    const params = { id: String(product.id) }
    return (await api('GET /products/details/{id}', { params })).data.product
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The combination of these values; null when the product no longer has one of them. */
async function combinationOf(api: Api, product: ProductDetails, names: string[]) {
  const values = (product.variation_info ?? []).map(({ variation_values }, at) =>
    variation_values.find(({ name }) => name === names[at]),
  )
  if (values.includes(undefined)) return null
  const { product_variation } = await api('GET /products/variation/details/{id}', {
    params: { id: String(product.id) },
    query: { variation_ids: values.map((value) => value?.id).join(',') },
  })
  return product_variation[0] ?? null
}
