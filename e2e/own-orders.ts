import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import type { Customer } from './signed-in.ts'

const root = join(import.meta.dirname, '..')

/** What a card's page shows of a product. */
interface Product {
  id: number
  name: string
  amount: number
}

/** Some fixed products of which there are many. */
export async function items(baseURL: string | undefined, many: number): Promise<Product[]> {
  const answer = await fetch(`${baseURL}/api/v1/products/best-deals`)
  const { data } = await answer.json()
  const found = data.products.filter(
    (product: { is_fixed: number; stock_count: number }) =>
      product.is_fixed === 1 && product.stock_count > 10,
  )
  expect(found.length).toBeGreaterThanOrEqual(many)
  return found.slice(0, many)
}

/** Orders one of each for a pick-up, by card; pays unless told otherwise. Answers the order code. */
export async function order(
  baseURL: string | undefined,
  shopper: Customer,
  products: Product[],
  { isPaid = true } = {},
): Promise<string> {
  const { data: shipment } = await shopper.api.get('/shipment/shipping/types')
  const pickUp = shipment.shipping.find(({ code }) => code === 'pick-up')
  const kobo = products.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const placed = await shopper.api.post('/orders/checkout', {
    product_orders: products.map(({ id }) => ({ product_id: id, quantity: 1 })),
    shipping_method_id: pickUp?.id,
    payment_code: 'flutterwave',
    sub_total: kobo / 100,
    shipping: 0,
    total: kobo / 100,
  })
  const { order_code: code } = placed.data.orders
  if (isPaid) {
    await fetch(`${baseURL}/simulators/flutterwave/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: placed.link, outcome: 'success' }),
    })
    await expect
      .poll(async () => {
        const { data } = await shopper.api.get(`/orders/single/order/${code}`)
        return data.orders.status
      })
      .toBe('PROCESSING')
  }
  return code
}

/** What the people of the mall do: `npm run mall -- order …`, beside the mall of the journeys. */
export async function runCommand(...words: string[]): Promise<void> {
  const { DATA_DIR = join(root, '.cache/journeys') } = process.env
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '', NODE_ENV: 'test' }
  await promisify(execFile)('node', ['scripts/run.js', 'mall', 'order', ...words], {
    cwd: root,
    env,
  })
}
