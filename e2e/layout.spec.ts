import { expect, type Page, test } from '@playwright/test'
import { holdHydration, hydrated, open, openFooter, visit } from './visit.ts'

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024
}

test('a search goes to the listing, and stays in the box', async ({ page }) => {
  await visit(page, '/')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('123')
  await search.press('Enter')
  await expect(page).toHaveURL('/categories?prod=123')
  await page.reload()
  await hydrated(page)
  await expect(search).toHaveValue('123')
})

test('what was typed before hydration is searched for', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('input[name=prod]').pressSequentially('fan')
  release()
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL('/categories?prod=fan')
})

test('the categories lead to their listings', async ({ page }) => {
  await visit(page, '/')
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('summary').first().click()
    await menu.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click()
    await expect(menu).toHaveCount(0)
  } else {
    await page.locator('summary', { hasText: 'All Categories' }).click()
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' })
    await menu.getByRole('link').nth(1).click()
    await expect(menu).toBeHidden()
  }
  await expect(page).toHaveURL(/\/categories\?categories=\d+$/)
})

test('the sidebar closes on Escape and gives the focus back', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only')
  await visit(page, '/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the sidebar has everything that the header has on wide screens', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only')
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Login', 'Register', 'Cart', 'My Orders', 'Saved Items', 'FAQ']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await menu.getByRole('button', { name: 'Light or dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect(menu).toBeVisible()
})

test('a visitor’s header says My Account, Login and Register', async ({ page }) => {
  test.skip(isPhone(page), 'wide screens only')
  await visit(page, '/')
  const header = page.getByRole('banner')
  await expect(header.locator('summary', { hasText: 'My Account' })).toBeVisible()
  for (const [name, address] of [
    ['Login', '/login'],
    ['Register', '/sign-up'],
  ] as const) {
    const link = header.getByRole('link', { name }).filter({ visible: true })
    await expect(link).toHaveAttribute('href', address)
  }
})

test('the header’s Help menu leads to the help pages', async ({ page }) => {
  test.skip(isPhone(page), 'wide screens only')
  await visit(page, '/')
  const help = page.getByRole('banner').locator('details', { hasText: 'Help' })
  await help.locator('summary').click()
  for (const name of ['FAQ', 'About Us', 'Refund Policy', 'Terms & Conditions', 'Privacy-Policy']) {
    await expect(help.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(help.getByRole('link', { name: 'Live chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/234\d{10}$/,
  )
  await help.getByRole('link', { name: 'Refund Policy' }).click()
  await expect(page).toHaveURL('/refund-policy')
})

test('the chosen colour mode is there before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect.poll(background).not.toBe(light)
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('oja') ?? '').state.app.uiMode)
  expect(await stored()).toBe('dark')
  // Without the bundle, only the inline script can have set it.
  await page.route('**/assets/**', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})

test('a corrupt memory is dropped, never a white page', async ({ page }) => {
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  await page.addInitScript(() => {
    localStorage.setItem('oja', '{"state":{"cart":{"carts":[{"id":1},null]},"app":7,"cache":[')
  })
  await visit(page, '/cart')
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
  expect(broken).toEqual([])
})

test('an unknown address is a 404, and links home', async ({ page }) => {
  const answer = await visit(page, '/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'page not found' })).toBeAttached()
  await expect(page).toHaveTitle(/^page not found/)
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).not.toHaveTitle(/not found/)
  await visit(page, '/product-details/no-such-product')
  await expect(page).toHaveTitle(/^page not found/)
  await visit(page, '/no/such/page')
  await page.getByLabel('Or search for a product').fill('fan')
  await page.getByRole('button', { name: 'Search for it' }).click()
  await expect(page).toHaveURL('/categories?prod=fan')
})

test('all categories lie within the screen, none cut off', async ({ page }) => {
  test.skip(isPhone(page), 'wide screens only')
  await visit(page, '/faq')
  await page.locator('summary', { hasText: 'All Categories' }).click()
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' })
  const { categories_sub } = await (
    await page.request.get('/api/v1/categories/nav-sub-categories')
  ).json()
  const names = categories_sub.flatMap(
    ({ name, sub_category }: { name: string; sub_category: { name: string }[] }) => [
      name,
      ...sub_category.map((sub) => sub.name),
    ],
  )
  await expect(menu.getByRole('link')).toHaveText(names)
  const { bottom, hidden } = await menu.evaluate((nav) => ({
    bottom: nav.getBoundingClientRect().bottom,
    hidden: nav.scrollHeight - nav.clientHeight,
  }))
  expect(bottom).toBeLessThanOrEqual(900)
  expect(hidden).toBeLessThanOrEqual(0)
})

test.describe('addresses stay as they are written', () => {
  for (const address of [
    '/categories?prod=123',
    '/categories?prod=&categories=1',
    '/categories?brands=1,2',
    '/dashboard/orders/rate-order/?order_code=7',
  ]) {
    test(address, async ({ request }) => {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status()).toBe(200)
    })
  }
})

test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [
    '/',
    '/categories',
    '/cart',
    '/faq',
    '/sign-up',
    '/reset-password',
    '/nowhere',
  ]) {
    await visit(page, address)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, address).toBeLessThanOrEqual(320)
  }
})

test('help pages share their tabs', async ({ page }) => {
  await visit(page, '/faq')
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Help pages' })
  await tabs.getByRole('link', { name: 'Privacy-Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(tabs.getByRole('link', { name: 'Privacy-Policy' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the mall can be searched and walked', async ({ page }) => {
    await open(page, '/')
    const search = page.getByPlaceholder('Search products and brands')
    await search.fill('fan')
    await search.press('Enter')
    await expect(page).toHaveURL('/categories?prod=fan')
    const categories = (await openFooter(page)).getByRole('navigation', { name: 'Categories' })
    await categories.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/categories\?categories=\d+$/)
    await open(page, '/cart')
    await expect(page.getByText('needs JavaScript')).toBeVisible()
  })
})

test('the tiles of the home page stay where they are while a slow machine still reads the next ones', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue
        for (const { node } of entry.sources) {
          const tile = node instanceof Element && node.closest('nav[aria-label="Shortcuts"] li')
          if (tile) moved.push(tile.textContent ?? '')
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (let load = 1; load <= 2; load++) {
    await page.reload()
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  }
})
