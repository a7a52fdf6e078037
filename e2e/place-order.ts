import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import type { Customer } from './signed-in.ts'

const root = join(import.meta.dirname, '..')

interface Product {
  id: number
  name: string
  amount: number
}

/** `count` fixed products with more than 10 in stock. */
export async function bestDeals(baseURL: string | undefined, count: number): Promise<Product[]> {
  const answer = await fetch(`${baseURL}/api/v1/products/best-deals`)
  const { data } = await answer.json()
  const found = data.products.filter(
    (product: { is_fixed: number; stock_count: number }) =>
      product.is_fixed === 1 && product.stock_count > 10,
  )
  expect(found.length).toBeGreaterThanOrEqual(count)
  return found.slice(0, count)
}

/** Orders one of each product for pick-up, by card unless `payment` says otherwise; pays unless `isPaid` is false. Returns the order code. */
export async function placeOrder(
  baseURL: string | undefined,
  shopper: Customer,
  products: Product[],
  { isPaid = true, payment = 'flutterwave' }: { isPaid?: boolean; payment?: PaymentCode } = {},
): Promise<string> {
  const { data: shipment } = await shopper.api.get('/shipment/shipping/types')
  const pickUp = shipment.shipping.find(({ code }) => code === 'pick-up')
  const kobo = products.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const placed = await shopper.api.post('/orders/checkout', {
    product_orders: products.map(({ id }) => ({ product_id: id, quantity: 1 })),
    shipping_method_id: pickUp?.id,
    payment_code: payment,
    sub_total: kobo / 100,
    shipping: 0,
    total: kobo / 100,
  })
  const { order_code: code } = placed.data.orders
  if (isPaid) await pay(baseURL, shopper.api, { code, link: placed.link })
  return code
}

/** Pays an order at the card provider's page, and waits until the mall knows. */
export async function pay(
  baseURL: string | undefined,
  api: Customer['api'],
  { code, link }: { code: string; link: unknown },
): Promise<void> {
  await fetch(`${baseURL}/simulators/flutterwave/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link, outcome: 'success' }),
  })
  await expect
    .poll(async () => (await api.get(`/orders/single/order/${code}`)).data.orders.status)
    .toBe('PROCESSING')
}

/** Staff's command `npm run mall -- order …`, against the mall of the journeys. */
export async function runCommand(...args: string[]): Promise<void> {
  const { DATA_DIR = join(root, '.cache/journeys') } = process.env
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '', NODE_ENV: 'test' }
  await promisify(execFile)(
    'node',
    ['scripts/run.js', 'mall', 'order', ...args, '--reason', 'A journey'],
    {
      cwd: root,
      env,
    },
  )
}
