import { expect, test } from '@playwright/test'
import { customer, customerWithPhone, openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

test('Buy Now asks a visitor to log in, and a customer without one for a phone number', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const { products } = (await shopper.api.get('/products/best-deals')).data
  const fixed = products.find(({ is_fixed, in_stock }) => is_fixed === 1 && in_stock)
  const address = `/product-details/${fixed?.p_slug}`
  await visit(page, address)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(address)
  const context = await browser.newContext({ baseURL })
  const tab = await openSignedIn(context, shopper)
  await visit(tab, address)
  await tab.getByRole('button', { name: 'Buy Now' }).click()
  await expect(tab.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await expect(tab).toHaveURL(address)
  await context.close()
})

test('a customer with a phone number buys now, and what was viewed is remembered', async ({
  context,
  baseURL,
}) => {
  const shopper = await customerWithPhone(baseURL)
  const page = await openSignedIn(context, shopper)
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .hover()
  const card = page.getByRole('article').filter({ hasText: 'Add to cart' }).first()
  await card.getByRole('link').click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL('/checkout')
  const name = await page.evaluate(
    () => JSON.parse(localStorage.getItem('oja') ?? '').state.cart.carts.at(-1).name,
  )
  await expect
    .poll(async () => {
      const { viewed_product: viewed } = (await shopper.api.get('/products/recently/viewed')).data
      return viewed.map((product) => product.name)
    })
    .toContain(name)
})
