import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { pages } from '#storefront/pages.ts'
import { expectAccessible } from './accessible.ts'
import { ada } from './accounts.ts'
import { expectKeysReachAll } from './keys.ts'
import { ordersOf, productsInStock, putInCart } from './shopper.ts'
import { type Customer, customer, signIn } from './signed-in.ts'
import { visit } from './visit.ts'

/*
 * Every page of `storefront/pages.ts` by axe, without scrolling sideways, by keys, and without a word in the browser's log. Daily
 * without the keys, at the narrowest width with doubled text in one mode, and on the desktop in the other one; `npm run prove`
 * has all texts and modes, at the widths of phones and tablets by touch, at those of desktops by mouse.
 */

const isWhole = process.env.OJA_PROVE === 'whole'
const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

interface Look {
  width: number
  /** Percent. */
  text: number
  mode: Mode
}

/** What a page is tested at, beginning with the first of them; the page of number `at` in a mode of its own. */
function looksOf({ project }: TestInfo, at: number): Look[] {
  const isPhone = project.name === 'phone'
  if (isWhole) {
    return (isPhone ? [320, 390, 768] : [1024, 1440]).flatMap((width) =>
      [100, 200].flatMap((text) => modes.map((mode) => ({ width, text, mode }))),
    )
  }
  const mode = (at % 2 === 0) === isPhone ? 'light' : 'dark'
  return [isPhone ? { width: 320, text: 200, mode } : { width: 1440, text: 100, mode }]
}

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

/** Text of a visitor's pages that render in the browser only: until it is visible they show placeholders. */
const visitorsText: Partial<Record<string, string>> = {
  '/cart': 'Your cart is empty!',
  '/dashboard': 'Forgot password?',
}

/** Pages of what does not exist: a call of theirs answers 404, which a browser logs. */
const missing: string[] = ['/loader', '/undo', '/pay'] satisfies Path[]
const notFound = 'Failed to load resource: the server responded with a status of 404 (Not Found)'

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
  { path: '/dashboard', query: '', isCustomers: false },
  { path: '/categories', query: '?prod=zzzzqqqq', isCustomers: false },
  { path: '/categories', query: '?categories=1&discount=10', isCustomers: false },
  { path: '/no/such/page', query: '', isCustomers: false },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [at, { path, query, isCustomers }] of opened.entries()) {
  const who = isCustomers ? 'a customer’s ' : ''
  const found = typeof query === 'string' ? query : ''
  test(`axe, width and keys: ${who}${path}${found}`, async ({ page, context, baseURL }, info) => {
    if (isWhole) test.setTimeout(1_800_000)
    const log = browserLog(page)
    const shopper = isCustomers ? await sharedCustomer(baseURL) : undefined
    if (shopper) await signIn(context, shopper)
    const order = typeof query === 'string' ? query : await orderQuery(shopper, query.order)
    const looks = looksOf(info, at)
    await page.setViewportSize({ width: looks[0]?.width ?? 0, height: 844 })
    await visit(page, path + order)
    const text = isCustomers ? undefined : visitorsText[path]
    if (text) await expect(page.getByText(text)).toBeVisible()
    for (const look of looks) {
      await expectFine(page, look)
      if (isWhole && look.mode === 'dark') {
        await test.step(`keys at ${look.width} px, ${look.text} %`, () => expectKeysReachAll(page))
      }
    }
    expect(log).toEqual(missing.includes(path) ? [notFound] : [])
  })
}

async function expectFine(page: Page, { width, text, mode }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme: mode })
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = `${text}%`
    // The keys have left it at its end.
    scrollTo(0, 0)
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

/** The configuration blocks it. */
const noWorker = 'Service Worker registration blocked by Playwright'

/** Errors and warnings, as of a part that the browser had to render anew; not that the page itself is a 404. */
function browserLog(page: Page): string[] {
  const log: string[] = []
  page.on('pageerror', ({ message }) => log.push(message))
  page.on('console', (message) => {
    const isExpected = message.location().url === page.url() || message.text() === noWorker
    if (['error', 'warning'].includes(message.type()) && !isExpected) log.push(message.text())
  })
  return log
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
