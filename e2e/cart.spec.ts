import { expect, type Page, test } from '@playwright/test'
import { hydrated, visit } from './visit.ts'

/** Adds the first `count` fixed products of the home page; returns their names. */
async function addFromHome(page: Page, count: number): Promise<string[]> {
  await visit(page, '/')
  const names: string[] = []
  for (let added = 0; added < count; added += 1) {
    const button = page.getByRole('button', { name: /^Add to cart/ }).first()
    names.push(((await button.textContent()) ?? '').replace(/^Add to cart\s*/, ''))
    await button.click()
    await expect(page.getByRole('link', { name: `Cart, ${added + 1} item` })).toBeVisible()
  }
  return names
}

function lines(page: Page) {
  return page.getByRole('region', { name: /Items in shopping cart/ }).getByRole('listitem')
}

/** '₦1,234.50' anywhere in a text, in kobo. */
function kobo(text: string | null): number {
  const naira = /₦([\d,]+\.\d{2})/.exec(text ?? '')?.[1]
  return Math.round(Number(naira?.replaceAll(',', '')) * 100)
}

test('a guest fills the cart, steps, removes, and finds it again after a reload', async ({
  page,
}) => {
  await addFromHome(page, 2)
  await expect(page.getByText('Product successfully added to cart').first()).toBeVisible()
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await expect(page).toHaveTitle(/^Cart/)
  await expect(lines(page)).toHaveCount(2)

  const first = lines(page).first()
  const quantity = first.getByRole('status')
  const each = kobo(await first.getByText(/each/).textContent())
  await expect(first.getByRole('button', { name: 'One less' })).toBeDisabled()
  await first.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveText('2')
  await expect
    .poll(async () => kobo(await first.getByText('₦').last().textContent()))
    .toBe(2 * each)

  await page.reload()
  await hydrated(page)
  await expect(quantity).toHaveText('2')
  await lines(page)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('Product successfully removed from cart')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await lines(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
  await expect(page.getByText('Browse our categories and discover the best deals')).toBeVisible()
})

test('what another tab changed is there at once, and nothing is lost', async ({
  page,
  context,
}) => {
  await addFromHome(page, 2)
  // Both tabs are in front here: the lists of the first are stored before the other changes anything.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oja'))).toContain('"banners"')
  const other = await context.newPage()
  await visit(other, '/cart')
  await lines(other)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(lines(other)).toHaveCount(2)
})

test('a changed price and a short stock are reported when the cart opens', async ({ page }) => {
  await addFromHome(page, 1)
  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('oja') ?? '')
    const [item] = entry.state.cart.carts
    Object.assign(item, { price: 12_345, total: 12_345_000, quantity: 1000, stock_count: 2000 })
    item.name = 'Ẹ̀wà'.repeat(20)
    localStorage.setItem('oja', JSON.stringify(entry))
  })
  await visit(page, '/cart')
  await expect(page.getByText('Price changed: it was ₦123.45')).toBeVisible()
  await expect(lines(page).getByRole('heading')).toHaveText(`${'Ẹ̀wà'.repeat(10)}…`)
  await expect(page.getByText(/^\d+ unit\(s\) left$/)).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }),
  ).toBeDisabled()
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled()
})

test('one call fetches the prices of the whole cart; without its answer the cart stays', async ({
  page,
}) => {
  await addFromHome(page, 3)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.route('**/api/v1/carts/current-prices', (route) => route.abort())
  await visit(page, '/cart')
  await expect(lines(page)).toHaveCount(3)
  const calls = () => requested.filter((path) => path.startsWith('/api/v1/carts'))
  await expect.poll(calls).toEqual(['/api/v1/carts/current-prices'])
  expect(requested.filter((path) => path.includes('/products/details/'))).toEqual([])
  await expect(lines(page).getByText('Out of Stock')).toHaveCount(0)
  const checkout = page.getByRole('button', { name: 'Checkout' }).filter({ visible: true })
  await expect(checkout).toBeEnabled()
})

test('a line that is out of stock says so, and one that is no longer sold', async ({ page }) => {
  await addFromHome(page, 2)
  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('oja') ?? '')
    entry.state.cart.carts[0].id = 2_000_000_000
    localStorage.setItem('oja', JSON.stringify(entry))
  })
  await page.route('**/api/v1/carts/current-prices', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    Object.assign(answer.data.lines[1], { stock_count: 0 })
    await route.fulfill({ response, json: answer })
  })
  await visit(page, '/cart')
  await expect(lines(page).first().getByText('No longer sold')).toBeVisible()
  await expect(lines(page).last().getByText('Out of Stock')).toBeVisible()
  await expect(lines(page).getByRole('button', { name: 'One more' })).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }),
  ).toBeDisabled()
})

test('a visitor who checks out is asked to log in over the page and keeps the cart', async ({
  page,
}) => {
  await addFromHome(page, 1)
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('what else could be bought is fetched only once it comes onto the screen', async ({
  page,
}) => {
  await addFromHome(page, 4)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await visit(page, '/cart')
  await expect(lines(page)).toHaveCount(4)
  const strip = page.getByRole('region', { name: 'Gadgets you may also like' })
  await expect(strip).toBeAttached()
  expect(requested).not.toContain('/api/v1/likeable-products')
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.getByRole('link').first()).toBeVisible()
})
