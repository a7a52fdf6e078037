import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium.ts'
import { lagos } from './shopper.ts'
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

const narrow = { width: 320, height: 844 }

async function expectNoSideways(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
    .toBeLessThanOrEqual(narrow.width)
}

const word = 'Wo'.repeat(95)

test('a long word of a search widens no page at 320', async ({ page }) => {
  await page.setViewportSize(narrow)
  for (const query of ['', '&brands=1', '&categories=1', '&discount=10']) {
    await expectNoSideways(page, `/categories?prod=${word}${query}`)
  }
  await expectNoSideways(page, `/product-details/${word}`)
})

test('a long word of a name or an address widens no page at 320', async ({ context, baseURL }) => {
  test.slow()
  const shopper = await customer(baseURL, word.slice(0, 60))
  await shopper.api.post('/accounts/delivery/address', {
    is_default: 1,
    first_name: word.slice(0, 50),
    last_name: word.slice(0, 50),
    phone_number: '8031234567',
    address: word.slice(0, 45),
    landmark: word.slice(0, 120),
    country: 161,
    ...(await lagos(baseURL)),
    city: word.slice(0, 50),
    address_type_id: 1,
  })
  const product = (await shopper.api.get('/products/best-deals')).data.products.find(
    ({ is_fixed }) => is_fixed === 1,
  )
  await shopper.api.post('/carts/add', {
    product_orders: [{ product_id: product?.id, quantity: 1 }],
  })
  const own = await openSignedIn(context, shopper)
  await own.setViewportSize(narrow)
  for (const path of ['', '/my-account', '/edit-account', '/delivery_addresses', '/reviews']) {
    await expectNoSideways(own, `/dashboard${path}`)
  }
  await expectNoSideways(own, '/checkout')
  const main = own.getByRole('main')
  await expect(main.getByText(word.slice(0, 45)).filter({ visible: true }).first()).toBeVisible()
})

// Text that a style doubles is in `every-page.spec.ts`.
test('where the browser’s own text is 32 pixels nothing scrolls sideways at 320, and nothing lies under a bar', async ({
  baseURL,
}) => {
  test.slow()
  const args = [...chromiumArguments, '--blink-settings=defaultFontSize=32']
  const browser: Browser = await chromium.launch({ executablePath: findChromium(), args })
  const context = await browser.newContext({ baseURL, viewport: narrow, serviceWorkers: 'block' })
  const page = await context.newPage()
  for (const address of open) await expectNoSideways(page, address)
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

test('beside doubled text the icons of the links grow by a third, not more', async ({
  context,
  baseURL,
}) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await page.setViewportSize({ width: 1024, height: 844 })
  await visit(page, '/dashboard/delivery_addresses')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const links = page.getByRole('navigation', { name: 'My dashboard' }).getByRole('link')
  const icon = links.filter({ hasText: 'Delivery Addresses' }).locator('svg')
  // Hydration puts the signed-in navigation in the place of the server's.
  await expect.poll(async () => (await icon.boundingBox())?.width).toBe(24)
})

test('with doubled text at 320 names keep room for their words', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await page.setViewportSize(narrow)
  await visit(page, '/categories')
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  const named = [
    { address: '/categories', name: page.locator('article h3') },
    { address: '/cart', name: page.locator('main li h2') },
    { address: '/dashboard', name: page.getByRole('link', { name: 'Delivery Addresses' }).first() },
    { address: '/dashboard/ranking-badge', name: page.locator('main li h2') },
  ]
  for (const { address, name } of named) {
    await visit(page, address)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect(name.first()).toBeVisible()
    // A word of eleven letters in 28 pixels. Hydration may put another element in its place.
    const widths = () =>
      name.first().evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
    await expect.poll(async () => (await widths())[0], address).toBeGreaterThan(150)
    const [width = 0, words] = await widths()
    expect(words, address).toBeLessThanOrEqual(width)
  }
})
