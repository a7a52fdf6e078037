import { expect, type Page, test } from '@playwright/test'
import { formatNaira } from '#ui/naira.ts'
import { ada } from './accounts.ts'
import { choose, fillAddress, openCheckout, payButton, shopperWith, thanked } from './shopper.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

/* Demands of the specification that no other journey covers. */

const banner = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()

test('the home page has its sections, banners and footer', async ({ page }) => {
  await visit(page, '/')
  const sections = [
    "Today's best deals",
    'Popular categories',
    'Latest products',
    'Smart phones',
    'Best brands',
    'Most rated products',
    'Reach faster',
  ]
  for (const section of sections) await expect(heading(page, section)).toBeAttached()
  const tiles = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await expect(tiles.first()).toHaveAttribute('href', /^\/categories\?/)
  for (const banners of ['Announcements', 'Highlights', 'Offers', 'More offers', 'Seasonal offers'])
    await expect(banner(page, banners)).toBeAttached()
  await expect(page.getByText('New', { exact: true }).first()).toBeAttached()
  const footer = page.getByRole('contentinfo')
  for (const group of ['Quick links', 'Help', 'Categories']) {
    await expect(footer.getByRole('navigation', { name: group })).toBeAttached()
  }
  const categories = footer.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(categories).toHaveCount(10)
  for (const site of ['Facebook', 'Instagram', 'X', 'LinkedIn', 'YouTube', 'TikTok']) {
    await expect(footer.getByRole('link', { name: site, exact: true })).toBeAttached()
  }
  const { handle } = await (await page.request.get('/api/v1/get-social-handle')).json()
  await expect(footer).toContainText(handle.data.address)
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
})

test('a product’s page has all its parts', async ({ page }) => {
  const { data } = await (await page.request.get('/api/v1/products/latest-products')).json()
  const details = async (id: number) =>
    (await (await page.request.get(`/api/v1/products/details/${id}`)).json()).data.product
  const all = await Promise.all(data.products.map(({ id }: { id: number }) => details(id)))
  const product = all.find(({ product_orders }) => product_orders.length === 0) ?? all[0]
  await visit(page, `/product-details/${product.p_slug}`)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  const { name, brand } = product
  await expect(page).toHaveTitle(name.startsWith(brand.name) ? name : `${brand.name} ${name}`)
  await expect(page.getByText(product.code).first()).toBeVisible()
  await expect(page.getByRole('link', { name: product.brand.name }).first()).toBeVisible()
  const share = page.getByRole('main').getByRole('link', { name: /share|whatsapp/i })
  await expect(share).toHaveCount(2)
  await expect(share.first()).toHaveAttribute('href', /^https:\/\/www\.facebook\.com\//)
  await expect(share.last()).toHaveAttribute('href', /^https:\/\/x\.com\//)
  await expect(page.getByRole('button', { name: /^Share/ })).toBeVisible()
  await expect(heading(page, 'Similar Products')).toBeAttached()
  const fitting = '/api/v1/products/all/category/null?key=popular&accessories_for='
  const fits = (await (await page.request.get(fitting + product.id)).json()).data.products.data
  await expect(heading(page, 'Popular Accessories')).toHaveCount(fits.length > 0 ? 1 : 0)
  for (const banners of ['Offers', 'More offers', 'Worth a look', 'Worth another look'])
    await expect(banner(page, banners)).toBeAttached()
  expect(product.product_orders).toEqual([])
  const tab = page.getByRole('tab', { name: 'Ratings' })
  if (await tab.isVisible()) await tab.click()
  else await page.getByRole('button', { name: 'Ratings' }).click()
  await expect(page.getByText('No review for product yet!')).toBeVisible()
})

test('a listing has categories, brands, prices, discounts and its title', async ({ page }) => {
  const { categories_sub } = await (
    await page.request.get('/api/v1/categories/nav-sub-categories')
  ).json()
  const [category] = categories_sub
  await visit(page, `/categories?categories=${category.id}`)
  await expect(page).toHaveTitle(category.name)
  const button = page.getByRole('button', { name: 'Filters' })
  if (await button.isVisible()) await button.click()
  const choices = page.getByRole('navigation', { name: 'Narrow by category' })
  const names = categories_sub.map(({ name }: { name: string }) => name)
  for (const name of ['All Categories', ...names]) {
    await expect(choices.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('a card shows brand, name, prices and percent, and links to its product', async ({ page }) => {
  const list = '/api/v1/products/all/category/null?discount=10'
  const { data } = await (await page.request.get(list)).json()
  const product = data.products.data.find(({ is_fixed }: { is_fixed: number }) => is_fixed === 0)
  await visit(page, '/categories?discount=10')
  const card = page
    .getByRole('article')
    .filter({ hasText: product.name.slice(0, 25) })
    .first()
  await expect(card.locator('img').first()).toBeVisible()
  await expect(card).toContainText(product.brand.name)
  await expect(card.locator('del')).toContainText(formatNaira(product.previous_amount))
  await expect(card).toContainText(`-${product.percentage_discount}%`)
  await expect(card).toContainText(formatNaira(product.amount))
  await card.getByRole('link', { name: /View product/ }).click()
  await expect(page).toHaveURL(`/product-details/${product.p_slug}`)
})

test('the cart shows what else could be bought, and links to the categories when it is empty', async ({
  page,
}) => {
  await visit(page, '/cart')
  await page
    .getByRole('main')
    .getByRole('link', { name: /shelves|categories|shopping/i })
    .first()
    .click()
  await expect(page).toHaveURL('/categories')
  const add = page.getByRole('button', { name: /^Add .* to cart$|^Add to cart/ }).first()
  await add.click()
  await visit(page, '/cart')
  await expect(heading(page, /Items in shopping cart/)).toBeVisible()
  await expect(heading(page, 'Gadgets you may also like')).toBeAttached()
})

test('an account’s menu leads in and out', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await visit(page, '/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/login/)
  const main = page.getByRole('main')
  const link = (name: RegExp) => main.getByRole('link', { name }).first()
  await expect(link(/forgot/i)).toHaveAttribute('href', /\/forgot-password/)
  await expect(link(/sign up|register/i)).toHaveAttribute('href', /\/sign-up/)
})

test('the dashboard links to all its pages', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL, ada))
  await visit(page, '/dashboard')
  const links = {
    'My Wallet': '/dashboard',
    'My Account': '/dashboard/my-account',
    Orders: '/dashboard/orders',
    'Delivery Addresses': '/dashboard/delivery_addresses',
    'Saved Items': '/dashboard/saved-items',
    Reviews: '/dashboard/reviews',
    'Recently Viewed': '/dashboard/recently-viewed',
  }
  for (const [name, address] of Object.entries(links)) {
    const link = page.getByRole('link', { name, exact: true }).first()
    await expect(link).toHaveAttribute('href', new RegExp(`^${address}`))
  }
  for (const address of ['/dashboard', '/dashboard/reviews', '/dashboard/orders']) {
    await visit(page, address)
    const byStatus = page.getByRole('list', { name: 'Orders by status' }).getByRole('link')
    await expect(byStatus).toHaveText([
      'PENDING',
      'PROCESSING',
      'SHIPPED',
      'DELIVERED',
      'CANCELLED',
    ])
    await expect(byStatus.first()).toBeVisible()
    await expect(byStatus.nth(2)).toHaveAttribute('href', '/dashboard/orders?tab=SHIPPED&sort=all')
  }
})

test('the badge page lists ranges and benefits', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL, ada))
  await visit(page, '/dashboard')
  await expect(page.locator('a[href="/dashboard/ranking-badge"]').first()).toBeAttached()
  await visit(page, '/dashboard/ranking-badge')
  const { data } = await (await page.request.get('/api/v1/get-badges-list')).json()
  for (const { name, description, min_order } of data.badges.data) {
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByText(description)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(String(min_order))
  }
})

test('an account that is not verified says so, and may be edited', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await visit(page, '/dashboard/my-account')
  await expect(
    page.getByText('Account not verified! Kindly complete your KYC to verify your account'),
  ).toBeVisible()
  await expect(page.locator('a[href="/dashboard/edit-account"]').first()).toBeVisible()
})

test('placeholders have the specified numbers', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL, ada))
  const never = new Promise<void>(() => {})
  await page.route(/\/api\/v1\/(accounts\/delivery|saved-products|products\/recently)/, () => never)
  const numbers = { delivery_addresses: 12, 'saved-items': 15, 'recently-viewed': 20 }
  for (const [path, count] of Object.entries(numbers)) {
    await visit(page, `/dashboard/${path}`)
    const loading = page.getByRole('main').getByRole('status').filter({ visible: true }).last()
    await expect(loading.locator(':scope > *')).toHaveCount(count)
  }
})

test('placing says so, and another address resets the choices', async ({ context, baseURL }) => {
  const shopper = await shopperWith(baseURL, { phone: true })
  const page = await openCheckout(context, shopper)
  await expect(page.getByText('No Address added')).toBeVisible()
  await choose(page, 'Shipping method', /Pick up/)
  await choose(page, 'Pay with', /Pickup/i)
  await expect(payButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Add a delivery address' }).click()
  await fillAddress(page.getByRole('dialog', { name: 'Add a delivery address' }))
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('5 Palm Street')).toBeVisible()
  await expect(heading(page, 'Deliver to')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Pick up/ })).not.toBeChecked()
  await expect(page.getByRole('radiogroup', { name: 'Pay with' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Add another shipping details' }).click()
  const form = page.getByRole('dialog', { name: 'Add another shipping details' })
  await fillAddress(form, '9 Shea Road')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('9 Shea Road')).toBeVisible()
  await page.getByRole('button', { name: 'Change Address' }).click()
  const others = page.getByRole('dialog', { name: 'Change Address' })
  await others.getByRole('radio', { name: /5 Palm Street/ }).click()
  await expect(others).toHaveCount(0)
  await expect(page.getByText('5 Palm Street')).toBeVisible()
  await expect(page.getByText('9 Shea Road')).toHaveCount(0)

  await choose(page, 'Shipping method', /Pick up/)
  await choose(page, 'Pay with', /Pickup/i)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/orders/checkout', async (route) => {
    await released
    await route.continue()
  })
  await payButton(page).click()
  const placing = page.getByRole('button', { name: 'Processing...' }).filter({ visible: true })
  await expect(placing).toBeDisabled()
  release()
  await thanked(page)
})
