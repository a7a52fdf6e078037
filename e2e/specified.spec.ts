import { expect, type Page, test } from '@playwright/test'
import { formatNaira } from '#ui/naira.ts'
import { productWith } from './demo-products.ts'
import { choose, fillAddress, openCheckout, payButton, shopperWith, thanked } from './shopper.ts'
import { openFooter, visit } from './visit.ts'

/* Demands of the specification that no other journey covers. */

const banner = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
const answer = async (page: Page, path: string) => (await page.request.get(`/api/v1${path}`)).json()

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
  const brand = page.getByRole('region', { name: 'Best brands' }).getByRole('link')
  await expect(brand.nth(1)).toHaveAttribute('href', /^\/categories\?brands=\d+$/)
  const tiles = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await expect(tiles.first()).toHaveAttribute('href', /^\/categories\?/)
  for (const banners of ['Announcements', 'Highlights', 'Offers', 'More offers', 'Seasonal offers'])
    await expect(banner(page, banners)).toBeAttached()
  const latest = page.getByRole('region', { name: 'Latest products' })
  const marked = latest.getByText('New', { exact: true })
  await expect(marked).toHaveCount(await latest.getByRole('article').count())
  await expect(marked.first()).toBeAttached()
  const reach = page.getByRole('region', { name: 'Reach faster' }).getByRole('listitem')
  for (const topic of ['orders', 'disputes', 'logistics']) {
    const { data } = await answer(page, `/representatives/${topic}`)
    const people = reach.filter({ hasText: new RegExp(`^${topic}`, 'i') }).getByRole('listitem')
    await expect(people).toHaveCount(data.representatives.length)
    await expect(people.first()).toContainText(data.representatives[0].name)
    await expect(people.first().locator('a[href^="tel:+234"]')).toBeAttached()
  }
  const footer = await openFooter(page)
  for (const group of ['Quick links', 'Help', 'Categories']) {
    await expect(footer.getByRole('navigation', { name: group })).toBeAttached()
  }
  const categories = footer.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  const { categories_sub } = await answer(page, '/categories/nav-sub-categories')
  await expect(categories).toHaveText(
    categories_sub.slice(0, 10).map(({ name }: { name: string }) => name),
  )
  const service = footer.getByRole('region', { name: 'Customer service' })
  await expect(
    service
      .getByRole('link', { name: /^Call / })
      .first()
      .locator('img'),
  ).toBeAttached()
  for (const site of ['Facebook', 'Instagram', 'X', 'LinkedIn', 'YouTube', 'TikTok']) {
    await expect(footer.getByRole('link', { name: site, exact: true })).toBeAttached()
  }
  const { handle } = await (await page.request.get('/api/v1/get-social-handle')).json()
  await expect(footer).toContainText(handle.data.address)
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  await visit(page, '/faq')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click()
  await expect(page).toHaveURL('/')
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
  const { banners } = (await answer(page, '/banner/product-details')).data
  for (const [name, place] of [
    ['Offers', 'top'],
    ['More offers', 'bottom'],
    ['Worth a look', 'bottom_left'],
    ['Worth another look', 'bottom_right'],
  ] as const) {
    const [first] = banners[place]
    await banner(page, name).scrollIntoViewIfNeeded()
    await expect(banner(page, name).getByRole('link').first()).toHaveAttribute(
      'href',
      `/categories?categories=${first.category_id}`,
    )
  }
  const [seller] = (await answer(page, '/representatives/orders')).data.representatives
  await expect(page.getByRole('main').getByRole('link', { name: 'Live chat' })).toHaveAttribute(
    'href',
    `https://wa.me/${seller.phone_number.slice(1)}`,
  )
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
  const [first] = (await answer(page, '/banner/category-page')).data.banners.top
  await expect(banner(page, 'Offers').getByRole('link').first()).toHaveAttribute(
    'href',
    `/categories?categories=${first.category_id}`,
  )
  const button = page.getByRole('button', { name: 'Filters' })
  if (await button.isVisible()) await button.click()
  for (const percent of [10, 20, 30, 40]) {
    const radio = page.getByRole('radio', { name: new RegExp(`^${percent}% or more`) })
    await expect(radio).toBeVisible()
  }
  const choices = page.getByRole('navigation', { name: 'Narrow by category' })
  const names = categories_sub.map(({ name }: { name: string }) => name)
  for (const name of ['All Categories', ...names]) {
    await expect(choices.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('a card shows brand, name, prices and percent, and links to its product', async ({ page }) => {
  const list = '/api/v1/products/all/category/null?discount=10'
  const { data } = await (await page.request.get(list)).json()
  const product = data.products.data.find(
    ({ is_fixed, name }: { is_fixed: number; name: string }) =>
      is_fixed === 0 && [...name].length > 30,
  )
  await visit(page, '/categories?discount=10')
  const card = page
    .getByRole('article')
    .filter({ hasText: product.name.slice(0, 25) })
    .first()
  await expect(card.locator('img').first()).toBeVisible()
  await expect(card.getByRole('heading')).toHaveText(`${[...product.name].slice(0, 30).join('')}…`)
  await expect(card).toContainText(product.brand.name)
  await expect(card.locator('del')).toContainText(formatNaira(product.previous_amount))
  await expect(card).toContainText(`-${product.percentage_discount}%`)
  await expect(card).toContainText(formatNaira(product.amount))
  await card.getByRole('link', { name: /View product/ }).click()
  await expect(page).toHaveURL(`/product-details/${product.p_slug}`)

  const gone = await productWith(page.request, (one) => one.is_fixed === 1 && !one.in_stock)
  await visit(page, `/categories?prod=${encodeURIComponent(gone.name)}`)
  const soldOut = page
    .getByRole('article')
    .filter({ hasText: gone.name.slice(0, 25) })
    .filter({ hasText: 'Out of Stock' })
  await expect(soldOut.getByRole('button', { name: 'Out of Stock' }).first()).toBeDisabled()
  await expect(soldOut.getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
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
  await expect(heading(page, 'Order summary')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }),
  ).toBeEnabled()
  const strip = heading(page, 'Gadgets you may also like')
  // The cart's own lines replace the placeholder once, after hydration.
  await expect(() => strip.scrollIntoViewIfNeeded()).toPass()
  const [first] = (await answer(page, '/banner/cart-page')).data.banners.middle
  await expect(banner(page, 'Offers').getByRole('link').first()).toHaveAttribute(
    'href',
    `/categories?categories=${first.category_id}`,
  )
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
  const reloaded = page.waitForRequest('**/shipment/shipping/types')
  await others.getByRole('radio', { name: /5 Palm Street/ }).click()
  await reloaded
  await expect(others).toHaveCount(0)
  await expect(page.getByText('5 Palm Street')).toBeVisible()
  await expect(page.getByText('9 Shea Road')).toHaveCount(0)

  await choose(page, 'Shipping method', /Pick up/)
  await choose(page, 'Pay with', /Pickup/i)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  let isFirst = true
  await page.route('**/orders/checkout', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await released
    const refused = { status: false, message: 'The counter is closed.' }
    await route.fulfill({ status: 400, json: refused })
  })
  await payButton(page).click()
  const placing = page.getByRole('button', { name: 'Processing...' }).filter({ visible: true })
  await expect(placing).toBeDisabled()
  release()
  await expect(page.getByText('The counter is closed.').filter({ visible: true })).toBeVisible()
  await expect(payButton(page)).toHaveText('Proceed to Place Order')
  await page.route('**/api/v1/likeable-products', () => new Promise<void>(() => {}))
  await payButton(page).click()
  await thanked(page)
  const strip = page.getByRole('region', { name: 'Gadgets you may also like' })
  await expect(strip.getByRole('listitem')).toHaveCount(7)
})
