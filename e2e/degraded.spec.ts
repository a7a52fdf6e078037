import { expect, type Page, test } from '@playwright/test'
import { pages } from '#storefront/pages.ts'
import { customer, signIn } from './signed-in.ts'
import { hydrated, open, openFooter, visit } from './visit.ts'

/** Adds the first product of the page and waits for the header's count. */
async function add(page: Page, count = 1) {
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: `Cart, ${count} item` })).toBeVisible()
}

test.describe('pictures that do not come', () => {
  const failures = {
    'gone, after a while': (page: Page) =>
      page.route('**/media/**', (route) => route.fulfill({ status: 503, body: '' })),
    'never answered': (page: Page) => page.route('**/media/**', () => {}),
  }
  for (const [failure, mock] of Object.entries(failures)) {
    test(`${failure}: everything else is there and works`, async ({ page }) => {
      await mock(page)
      await page.goto('/categories?categories=1', { waitUntil: 'commit' })
      await hydrated(page)
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(20)
      // Their space is reserved, so that nothing shifts if they arrive after all.
      const picture = await cards.first().getByRole('img').first().boundingBox()
      expect(picture?.height).toBeGreaterThan(100)
      await add(page)
      await cards.first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/product-details/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('₦').first()).toBeVisible()
    })
  }
})

test.describe('a memory that is corrupt', () => {
  const entries = {
    'cut short': '{"version":1,"state":{"cart":{"carts":[{"id":1,"quant',
    'of other types': JSON.stringify({
      version: 1,
      state: { cart: { carts: { 0: null } }, app: [], saved: 'x', cache: { a: { data: 7 } } },
    }),
    'of hostile values': JSON.stringify({
      version: 1,
      state: {
        cart: {
          carts: [
            { id: 1, name: '<img src=x onerror=alert(1)>', quantity: -5, price: null, src: [{}] },
            { id: '__proto__', quantity: Number.MAX_VALUE },
          ],
        },
      },
    }),
    enormous: JSON.stringify({ version: 1, state: { saved: 'x'.repeat(4_000_000) } }),
  }
  for (const [kind, entry] of Object.entries(entries)) {
    test(`${kind}: a guest with an empty cart, who can fill it`, async ({ page }) => {
      const broken: string[] = []
      page.on('pageerror', (error) => broken.push(error.message))
      await visit(page, '/cart')
      await page.evaluate((text) => localStorage.setItem('oja', text), entry)
      await page.reload()
      await hydrated(page)
      await expect(page.getByText('Your cart is empty!')).toBeVisible()
      await visit(page, '/categories?categories=1')
      await add(page)
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      expect(broken).toEqual([])
    })
  }

  test('forbidden by the browser: the visit goes on without', async ({ page }) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    })
    await visit(page, '/categories?categories=1')
    await add(page)
    expect(broken).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, listing, product and help are read and walked by links alone', async ({ page }) => {
    await open(page, '/')
    for (const title of ["Today's best deals", 'Latest products', 'Most rated products']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await page.getByRole('main').locator('a[href^="/categories?categories="]').first().click()
    await expect(page).toHaveURL(/categories\?categories=\d+/)
    const card = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const name = ((await card.textContent()) ?? '').slice(0, 10)
    await card.click()
    await expect(page).toHaveURL(/product-details/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('main').getByText('₦').first()).toBeVisible()
    await (await openFooter(page)).locator('a[href="/faq"]').first().click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const tabs = page.getByRole('main').getByRole('navigation', { name: 'Help pages' })
    await tabs.getByRole('link', { name: 'Privacy-Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
  })

  test('a page that needs scripts says so, with a way on, and neither waits nor takes a password', async ({
    page,
  }) => {
    const alone: string[] = ['/cart', '/undo', '/data-saver']
    const paths = pages
      .filter(({ path, audience }) => audience !== 'everybody' || alone.includes(path))
      .map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      await open(page, path)
      const main = page.getByRole('main')
      await expect(main.getByText('This page needs JavaScript.'), path).toBeVisible()
      await expect(main.locator('[role=status]:visible, form:visible'), path).toHaveCount(0)
      await expect(main.getByRole('link', { name: /call us/ }), path).toHaveAttribute(
        'href',
        '/contact-us',
      )
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: /call us/ })
      .click()
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  })
})

test.describe('a slow network', () => {
  test('the page is read before its scripts are there', async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto('/categories?categories=1', { waitUntil: 'commit' })
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/product-details/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a customer’s dashboard leads on before its scripts are there; a visitor sees none of it', async ({
    context,
    page,
    baseURL,
  }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    const links = page.getByRole('navigation', { name: 'My dashboard' })
    await expect(links).toBeHidden()
    await signIn(context, await customer(baseURL))
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(links.getByRole('button', { name: 'Sign out' })).toBeDisabled()
    await links.getByRole('link', { name: 'Saved Items' }).click()
    await expect(page).toHaveURL('/dashboard/saved-items')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await expect(links.getByRole('button', { name: 'Sign out' })).toBeEnabled()
  })

  test('a list that loads shows twenty placeholders', async ({ page }) => {
    await visit(page, '/categories?categories=1')
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/api/v1/search-and-filter-products?*', async (route) => {
      await arrival
      await route.continue()
    })
    const search = page.getByRole('combobox', { name: 'Search' })
    await search.fill('standing fan')
    await search.press('Enter')
    await expect(page).toHaveURL(/prod=standing/)
    const placeholders = page.getByRole('status', { name: 'Loading products' }).locator('> *')
    await expect(placeholders).toHaveCount(20)
    arrive()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(placeholders).toHaveCount(0)
  })
})

test('strips that load have 6 placeholders on the home page, 7 elsewhere', async ({ page }) => {
  const never = new Promise<void>(() => {})
  const placeholders = (title: string) =>
    page.getByRole('region', { name: title }).getByRole('listitem')
  await visit(page, '/faq')
  await page.route(/\/api\/v1\/(products\/(phones|best|latest|similar)|products-most)/, () => never)
  await page.route('**/api/v1/likeable-products', () => never)
  await (await openFooter(page)).getByRole('link', { name: 'Home', exact: true }).click()
  for (const title of [
    "Today's best deals",
    'Latest products',
    'Smart phones',
    'Most rated products',
  ]) {
    await expect(placeholders(title)).toHaveCount(6)
  }
  await visit(page, '/categories')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(placeholders('Similar Products')).toHaveCount(7)
  await visit(page, '/cart')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(placeholders('Gadgets you may also like')).toHaveCount(7)
})

test('a network lost on the way to a new page is reported, and Refresh recovers from it', async ({
  page,
  context,
}) => {
  await visit(page, '/categories?categories=1')
  const name = page.getByRole('article').first().getByRole('heading').getByRole('link')
  await context.setOffline(true)
  await name.click()
  await expect(page.getByText('Something went wrong! TRY AGAIN..').first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Refresh' }).first().click()
  await expect(page).toHaveURL(/product-details/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
