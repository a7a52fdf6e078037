import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { ada } from './accounts.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { ordersOf, productsInStock, putInCart } from './shopper.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

const open = [
  '/',
  '/categories',
  '/categories?prod=zzzzqqqq',
  '/product-details/apple-iphone-16',
  '/cart',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/faq',
  '/about-us',
  '/refund-policy',
  '/terms-condition',
  '/privacy-policy',
  '/contact-us',
  '/data-saver',
  '/offline',
  '/no/such/page',
]

const own = [
  '/cart',
  '/checkout',
  '/shipping-address',
  '/thank-you?order_code=',
  '/dashboard',
  '/dashboard/my-account',
  '/dashboard/edit-account',
  '/dashboard/orders',
  '/dashboard/orders/orderdetails?order_code=',
  '/dashboard/orders/rate-products?order_code=',
  '/dashboard/orders/rate-order?order_code=',
  '/dashboard/delivery_addresses',
  '/dashboard/reviews',
  '/dashboard/saved-items',
  '/dashboard/recently-viewed',
  '/dashboard/ranking-badge',
]

const narrow = { width: 320, height: 844 }

/** `isDoubled`: the text of the page is doubled first, as by a style of the shopper's own. */
async function expectNoSideways(page: Page, address: string, isDoubled: boolean): Promise<void> {
  await visit(page, address)
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  if (isDoubled) {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  }
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
    .toBeLessThanOrEqual(320)
}

test('with doubled text nothing scrolls sideways at 320 pixels', async ({ page }) => {
  test.slow()
  await page.setViewportSize(narrow)
  for (const address of open) await expectNoSideways(page, address, true)
})

test('nor on a customer’s own pages', async ({ context, baseURL }) => {
  test.slow()
  const shopper = await customer(baseURL, ada)
  const [product] = await productsInStock(baseURL, { minStock: 15 })
  if (product) await putInCart(shopper, product)
  const orders = await ordersOf(shopper)
  const delivered = orders.find(({ status }: { status: string }) => status === 'DELIVERED')
  const page = await openSignedIn(context, shopper)
  await page.setViewportSize(narrow)
  for (const address of own) {
    const code = address.endsWith('=') ? delivered?.order_code : ''
    await expectNoSideways(page, address + code, true)
  }
})

test('nor where the browser’s own text is 32 pixels, and nothing lies under a bar', async ({
  baseURL,
}) => {
  test.slow()
  const args = [...chromiumArguments, '--blink-settings=defaultFontSize=32']
  const browser: Browser = await chromium.launch({ executablePath: findChromium(), args })
  const context = await browser.newContext({ baseURL, viewport: narrow, serviceWorkers: 'block' })
  const page = await context.newPage()
  for (const address of open) await expectNoSideways(page, address, false)
  await visit(page, '/product-details/apple-iphone-16')
  const last = page.getByRole('contentinfo').getByText(/All rights reserved/)
  // Parts of the page get their height when they come near the screen, so its end moves at first.
  const isSeen = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    return last.evaluate((line) => {
      const { x, y, width, height } = line.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return line === top || line.contains(top)
    })
  }
  await expect.poll(isSeen).toBe(true)
  await browser.close()
})
