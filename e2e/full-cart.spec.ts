import { expect, type Page, test } from '@playwright/test'
import { maxCartLines } from '#contract/limits.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import { logIn } from './accounts.ts'
import { customer } from './signed-in.ts'
import { hydrated, visit } from './visit.ts'

/** That many fixed products that other journeys do not buy out meanwhile. */
async function fixedProducts(app: string | undefined, count: number): Promise<ProductCard[]> {
  const found: ProductCard[] = []
  for (let page = 1; found.length < count; page += 1) {
    const answer = await fetch(`${app}/api/v1/products/all/category/null?key=popular&page=${page}`)
    const { data, last_page }: { data: ProductCard[]; last_page: number } = (await answer.json())
      .data.products
    found.push(...data.filter(({ is_fixed, stock_count }) => is_fixed === 1 && stock_count > 4))
    expect(page).toBeLessThan(last_page)
  }
  return found.slice(0, count)
}

/** The browser's cart, as a guest who chose these products has it. */
async function seedCart(page: Page, products: ProductCard[]) {
  const carts = products.map(({ id, p_slug, name, brand, amount, stock_count, images }) => ({
    id,
    p_slug,
    name,
    color: null,
    quantity: 1,
    src: images.slice(0, 1),
    brand: brand.name,
    price: Math.round(amount * 100),
    total: Math.round(amount * 100),
    description: '',
    variation_info: null,
    stock_count,
    weight: 1,
  }))
  await page.evaluate(
    (entry) => localStorage.setItem('oja', entry),
    JSON.stringify({ version: 1, state: { cart: { carts } } }),
  )
}

test('lines that do not fit into a full cart wait in the browser, which says so, and come once there is room', async ({
  page,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const products = await fixedProducts(baseURL, maxCartLines + 2)
  const own = products.slice(0, maxCartLines - 1)
  const guests = products.slice(maxCartLines - 1)
  await shopper.api.post('/carts/add', {
    product_orders: own.map(({ id }) => ({ product_id: id, quantity: 1 })),
  })
  const stored = async () =>
    (await shopper.api.get('/carts')).data.cart.map(({ product }) => product.id)
  const inHeader = (count: number) => page.getByRole('link', { name: `Cart, ${count} items` })

  await visit(page, '/faq')
  await seedCart(page, guests)
  await visit(page, '/login')
  await logIn(page, shopper)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await visit(page, '/cart')
  await expect(inHeader(maxCartLines + 2)).toBeVisible()
  await expect.poll(async () => (await stored()).length).toBe(maxCartLines)
  const words = `Your cart has ${maxCartLines + 2} different items, but an order can have ${maxCartLines} at most.`
  await expect(
    page.getByText(`${words} They stay in your cart. Remove 2 to continue.`),
  ).toBeVisible()
  const checkout = page.getByRole('button', { name: 'Checkout' }).filter({ visible: true })
  await expect(checkout).toBeDisabled()
  await page.reload()
  await hydrated(page)
  await expect(inHeader(maxCartLines + 2)).toBeVisible()

  const remove = page.getByRole('main').getByRole('button', { name: /^Remove / })
  for (const _ of 'ab') await remove.first().click()
  await expect(checkout).toBeEnabled()
  await expect(inHeader(maxCartLines)).toBeVisible()
  await expect.poll(stored).toEqual(expect.arrayContaining(guests.map(({ id }) => id)))
})
