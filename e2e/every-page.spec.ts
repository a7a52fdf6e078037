import { expect, type Page, test } from '@playwright/test'
import { pages } from '#storefront/pages.ts'
import { expectAccessible } from './accessible.ts'
import { ada } from './accounts.ts'
import { expectKeysReachAll } from './keys.ts'
import { ordersOf, productsInStock, putInCart } from './shopper.ts'
import { type Customer, customer, signIn } from './signed-in.ts'
import { visit } from './visit.ts'

/*
 * Every page of `storefront/pages.ts` by axe, without scrolling sideways, and by keys. Daily at the narrowest width with doubled
 * text, in one mode and without the keys; `npm run prove` has all widths, texts and modes.
 */

const isWhole = process.env.OJA_PROVE === 'whole'
const widths = isWhole ? [320, 390, 768, 1024, 1440] : [320]
/** Percent. */
const texts = isWhole ? [100, 200] : [200]
const modes = ['light', 'dark'] as const

type Path = (typeof pages)[number]['path']

/** What an address needs beyond the path: an order in that state, or a query. */
const queries: Partial<Record<Path, { order: string } | string>> = {
  '/dashboard/orders/orderdetails': { order: 'DELIVERED' },
  '/dashboard/orders/rate-products': { order: 'DELIVERED' },
  '/dashboard/orders/rate-order': { order: 'DELIVERED' },
  '/thank-you': { order: 'DELIVERED' },
  '/order-incomplete': { order: 'CANCELLED' },
  '/loader': '?status=successful&tx_ref=nobody-paid-this',
}

interface Opened {
  path: string
  query: { order: string } | string
  isCustomers: boolean
}

const opened: Opened[] = [
  ...pages.map(({ path, audience }) => ({
    path: path.replace('$slug', 'apple-iphone-16'),
    query: queries[path] ?? '',
    isCustomers: audience === 'customer',
  })),
  { path: '/cart', query: '', isCustomers: true },
  { path: '/categories', query: '?prod=zzzzqqqq', isCustomers: false },
  { path: '/categories', query: '?categories=1&discount=10', isCustomers: false },
  { path: '/no/such/page', query: '', isCustomers: false },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [at, { path, query, isCustomers }] of opened.entries()) {
  const who = isCustomers ? 'a customer’s ' : ''
  const found = typeof query === 'string' ? query : ''
  test(`axe, width and keys: ${who}${path}${found}`, async ({ page, context, baseURL }) => {
    test.setTimeout(isWhole ? 600_000 : 90_000)
    const shopper = isCustomers ? await sharedCustomer(baseURL) : undefined
    if (shopper) await signIn(context, shopper)
    const order = typeof query === 'string' ? query : await orderQuery(shopper, query.order)
    await page.setViewportSize({ width: widths[0] ?? 0, height: 844 })
    await visit(page, path + order)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      for (const text of texts) {
        const daily = modes[at % modes.length] ?? 'light'
        for (const mode of isWhole ? modes : [daily]) await expectFine(page, { width, text, mode })
        if (isWhole) {
          await test.step(`keys at ${width} px, ${text} %`, () => expectKeysReachAll(page))
        }
      }
    }
  })
}

async function expectFine(
  page: Page,
  { width, text, mode }: { width: number; text: number; mode: 'light' | 'dark' },
): Promise<void> {
  await page.emulateMedia({ colorScheme: mode })
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = `${text}%`
  }, text)
  await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await test.step(`${width} px, ${text} %, ${mode}`, async () => {
    await expectAccessible(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  })
}

let signedIn: Promise<Customer> | undefined

/** One session for all pages that a worker of the tests opens. */
function sharedCustomer(baseURL: string | undefined): Promise<Customer> {
  signedIn ??= filledCart(baseURL)
  return signedIn
}

async function filledCart(baseURL: string | undefined): Promise<Customer> {
  const shopper = await customer(baseURL, ada)
  const [product] = await productsInStock(baseURL, { minStock: 15 })
  if (product) await putInCart(shopper, product)
  return shopper
}

async function orderQuery(shopper: Customer | undefined, status: string): Promise<string> {
  const orders = shopper ? await ordersOf(shopper) : []
  const order = orders.find((one: { status: string }) => one.status === status)
  expect(order, status).toBeDefined()
  return `?order_code=${order?.order_code}`
}
