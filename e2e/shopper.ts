import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type Customer, customer } from './signed-in.ts'
import { transfer, verify } from './verified.ts'
import { open } from './visit.ts'

export interface Item {
  id: number
  name: string
  amount: number
  stock_count: number
}

/** Fixed products that there are so many of, in no particular order. */
export async function itemsOf(
  app: string | undefined,
  { least, most = 1_000 }: { least: number; most?: number },
): Promise<Item[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => {
      const answer = await fetch(`${app}/api/v1/products/all/category/null?page=${page}`)
      return (await answer.json()).data.products.data
    }),
  )
  return pages
    .flat()
    .filter((one: Item & { is_fixed: number }) => one.is_fixed === 1)
    .filter(({ stock_count }: Item) => stock_count >= least && stock_count <= most)
    .map((items: Item) => ({ items, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ items }) => items)
}

/**
 * A customer with one thing in the cart, of which the mall has `least`. `wallet`: naira to send there, 50 of
 * which the deposit costs.
 */
export async function shopperWith(
  app: string | undefined,
  {
    wallet = 0,
    quantity = 1,
    least = 15,
  }: { wallet?: number; quantity?: number; least?: number } = {},
): Promise<Customer & { items: Item }> {
  const [items] = await itemsOf(app, { least })
  if (!items) throw new Error('there is nothing to buy')
  const shopper = await customer(app)
  if (wallet > 0) await transfer(app, await verify(shopper), wallet)
  await putInCart(shopper, items, quantity)
  return { ...shopper, items }
}

export function putInCart({ api }: Customer, { id }: Item, quantity = 1) {
  return api.post('/carts/add', { product_orders: [{ product_id: id, quantity }] })
}

/** Units in the server's cart. */
export async function cartOf({ api }: Customer): Promise<number> {
  const { cart } = (await api.get('/carts')).data
  return cart.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0)
}

/** All orders, the newest first. */
export async function ordersOf({ api }: Customer) {
  const orders = []
  for (let page = 1; ; page++) {
    const { data, meta } = (await api.get(`/orders?page=${page}`)).data.orders
    orders.push(...data)
    if (page >= meta.last_page) return orders
  }
}

/**
 * A tab at the checkout in which the session is on, with choices of before, and an order sent off without
 * an answer.
 */
export async function openCheckout(
  context: BrowserContext,
  { token }: Customer,
  checkout: { shippingId?: number; paymentCode?: string; attempt?: object } = {},
): Promise<Page> {
  const state = { auth: { accessToken: token }, checkout }
  await context.addInitScript(
    (entry) => {
      if (!localStorage.getItem('oja')) localStorage.setItem('oja', entry)
    },
    JSON.stringify({ version: 1, state }),
  )
  const page = await context.newPage()
  await open(page, '/checkout')
  return page
}

/** The way of delivery that costs nothing. */
export const pickUp = 3

/** A tab in which the checkout of a pick-up was just sent off, to be paid by card. */
export async function payByCard(context: BrowserContext, shopper: Customer): Promise<Page> {
  const page = await openCheckout(context, shopper, {
    shippingId: pickUp,
    paymentCode: 'flutterwave',
  })
  await payButton(page).click()
  return page
}

/** The button of the checkout, wherever this width has it. */
export function payButton(page: Page) {
  return page.getByRole('button', { name: /^Proceed to / }).filter({ visible: true })
}

/** What is told of an order under a name. */
export function factOf(page: Page, name: string) {
  const fact = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  return fact.getByRole('definition')
}

export function choose(page: Page, group: string, name: string | RegExp) {
  return page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check()
}

/** The thank-you page of an order; answers its code. */
export async function thanked(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({
    timeout: 20_000,
  })
  return new URL(page.url()).searchParams.get('order_code') ?? ''
}

/** Presses a button of the card provider's hosted page. */
export async function atProvider(page: Page, button: string): Promise<void> {
  await expect(page).toHaveURL(/\/simulators\/flutterwave\//)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Fills an address form with a place in Ibadan. */
export async function fillAddress(form: Locator, address = '5 Palm Street'): Promise<void> {
  await form.getByLabel('First name').fill('Ngozi')
  await form.getByLabel('Last name').fill('Eze')
  await form.getByLabel('Phone number').fill('8031234567')
  await form.getByLabel('Address', { exact: true }).fill(address)
  await form.getByLabel('State').selectOption({ label: 'Oyo' })
  await form.getByLabel('LGA').selectOption({ label: 'Ibadan North' })
  await form.getByLabel('City').fill('Ibadan')
}
