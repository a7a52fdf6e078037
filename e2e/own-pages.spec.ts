import { expect, type Page, test } from '@playwright/test'
import { bestDeals } from './place-order.ts'
import { type Customer, customer, openSignedIn } from './signed-in.ts'
import { holdHydration, hydrated, open, visit } from './visit.ts'

/** What the first lines of the cart display, and where. */
function lines(page: Page): Promise<object[]> {
  return page
    .locator('main li, main h1')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.slice(0, 3).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const links = [...element.querySelectorAll('a')].map(({ href }) => href)
        const pictures = [...element.querySelectorAll('img')].map(({ src }) => src)
        return { text: element.textContent, x, y, width, height, links, pictures }
      }),
    )
}

async function addOne({ api }: Customer): Promise<void> {
  const { products } = (await api.get('/products/best-deals')).data
  const fixed = products.find(({ is_fixed }) => is_fixed === 1)
  await api.post('/carts/add', { product_orders: [{ product_id: fixed?.id, quantity: 1 }] })
}

test('the cart is painted from the browser’s storage before its scripts are there, as it stays', async ({
  page,
}) => {
  await visit(page, '/')
  const add = page.getByRole('button', { name: /^Add to cart/ })
  await add.first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await add.nth(1).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('oja') ?? '')
    Object.assign(entry.state.cart.carts[0], {
      name: `Fan & "friends", <b>bold</b>, form brand, £`,
    })
    localStorage.setItem('oja', JSON.stringify(entry))
  })
  const release = await holdHydration(page)
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect.poll(() => lines(page)).toHaveLength(3)
  const before = await lines(page)
  release()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Items in shopping cart (2)')
  expect(before).toEqual(await lines(page))
})

test('a stored cart that the script does not understand is left to the page', async ({ page }) => {
  await open(page, '/faq')
  await page.evaluate(() =>
    localStorage.setItem('oja', '{"state":{"cart":{"carts":[{"id":"x"}]}}}'),
  )
  await visit(page, '/cart')
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
})

test('a customer’s page asks for account and cart once, before its scripts are there', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  await addOne(shopper)
  const page = await openSignedIn(context, shopper)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const release = await holdHydration(page)
  await page.goto('/checkout', { waitUntil: 'commit' })
  const calls = ['/api/v1/accounts', '/api/v1/carts', '/api/v1/accounts/delivery/addresses']
  await expect.poll(() => requested).toEqual(expect.arrayContaining(calls))
  release()
  const stream = await page.waitForResponse((answer) => answer.url().includes('/api/v1/events'))
  expect(stream.status()).toBe(200)
  for (const call of calls) expect(requested.filter((path) => path === call)).toHaveLength(1)
})

test('what happens before the stream is open is fetched once it is', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/events**', async (route) => {
    await released
    await route.continue()
  })
  const cart = page.waitForResponse('**/api/v1/carts')
  await visit(page, '/cart')
  await cart
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
  await addOne(await customer(baseURL, shopper))
  release()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a cart that another device filled is never said to be empty', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  const [product] = await bestDeals(baseURL, 1)
  const product_orders = [{ product_id: product?.id ?? 0, quantity: 1 }]
  const answered = Promise.withResolvers<void>()
  // Before the cart is filled: the open page hears of it, and would read it.
  await page.route('**/api/v1/carts', async (route) => {
    await answered.promise
    await route.continue()
  })
  await shopper.api.post('/carts/add', { product_orders })
  await visit(page, '/cart')
  const place = page.getByRole('main').locator('div[aria-hidden=true]').first()
  await expect(place).toBeVisible()
  await expect(page.getByText('Your cart is empty!')).toBeHidden()
  answered.resolve()
  await expect(page.getByRole('main')).toContainText(product?.name.slice(0, 20) ?? '')

  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
})
