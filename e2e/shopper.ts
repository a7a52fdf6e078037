import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type Customer, customer, customerWithPhone } from './signed-in.ts'
import { transfer, verify } from './verified.ts'
import { open } from './visit.ts'

export interface Product {
  id: number
  name: string
  amount: number
  stock_count: number
}

/** Fixed products with a stock within these limits, shuffled. */
export async function productsInStock(
  app: string | undefined,
  { minStock, maxStock = 1_000 }: { minStock: number; maxStock?: number },
): Promise<Product[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => {
      const answer = await fetch(`${app}/api/v1/products/all/category/null?page=${page}`)
      return (await answer.json()).data.products.data
    }),
  )
  return pages
    .flat()
    .filter((one: Product & { is_fixed: number }) => one.is_fixed === 1)
    .filter(({ stock_count }: Product) => stock_count >= minStock && stock_count <= maxStock)
    .map((product: Product) => ({ product, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ product }) => product)
}

/** Naira: an order of it may wait for its money, whoever places it. */
const cheap = 200_000

/**
 * A customer with one product in the cart, at least `minStock` of which are in stock. `wallet`: naira to
 * deposit, 50 of which are the deposit charge. `phone`: with a number, so that a pick-up of something cheap may wait
 * for its money.
 */
export async function shopperWith(
  app: string | undefined,
  {
    wallet = 0,
    quantity = 1,
    phone = false,
    minStock = phone ? 30 : 15,
  }: { wallet?: number; quantity?: number; phone?: boolean; minStock?: number } = {},
): Promise<Customer & { product: Product }> {
  const products = await productsInStock(app, { minStock })
  const product = products.find(({ amount }) => !phone || amount <= cheap)
  if (!product) throw new Error('there is nothing to buy')
  const shopper = await (phone ? customerWithPhone(app) : customer(app))
  if (wallet > 0) await transfer(app, await verify(shopper), wallet)
  await putInCart(shopper, product, quantity)
  return { ...shopper, product }
}

export function putInCart({ api }: Customer, { id }: Product, quantity = 1) {
  return api.post('/carts/add', { product_orders: [{ product_id: id, quantity }] })
}

/** Total quantity in the server's cart. */
export async function cartOf({ api }: Customer): Promise<number> {
  const { cart } = (await api.get('/carts')).data
  return cart.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0)
}

/** All orders, newest first. */
export async function ordersOf({ api }: Customer) {
  const orders = []
  for (let page = 1; ; page++) {
    const { data, meta } = (await api.get(`/orders?page=${page}`)).data.orders
    orders.push(...data)
    if (page >= meta.last_page) return orders
  }
}

/** Opens the checkout, signed in, with stored choices and perhaps an order attempt without an answer. */
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

/** The shipping method pick-up, which is free. */
export const pickUp = 3

/** Checks out a pick-up paid by card; returns the tab, on its way to the provider. */
export async function payByCard(context: BrowserContext, shopper: Customer): Promise<Page> {
  const page = await openCheckout(context, shopper, {
    shippingId: pickUp,
    paymentCode: 'flutterwave',
  })
  await payButton(page).click()
  return page
}

/** The checkout's visible button; its place depends on the width. */
export function payButton(page: Page) {
  return page.getByRole('button', { name: /^Proceed to / }).filter({ visible: true })
}

/** The value of an order fact, by its name. */
export function factOf(page: Page, name: string) {
  const fact = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  return fact.getByRole('definition')
}

export async function choose(
  page: Page,
  group: 'Shipping method' | 'Pay with',
  name: string | RegExp,
): Promise<void> {
  // The address, or the form for it, moves what stands below it.
  const deliverTo = page.getByRole('region', { name: /^(Deliver to|Collect at)$/ })
  if (group === 'Shipping method') await expect(deliverTo.getByRole('button').first()).toBeVisible()
  await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check()
}

/** Waits for the thank-you page; returns the order code. */
export async function thanked(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  return new URL(page.url()).searchParams.get('order_code') ?? ''
}

/** Presses a button of the card provider's hosted page. */
export async function atProvider(page: Page, button: string): Promise<void> {
  await expect(page).toHaveURL(/\/simulators\/flutterwave\//)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Fills in an address form with an address in Ibadan. */
export async function fillAddress(form: Locator, address = '5 Palm Street'): Promise<void> {
  await form.getByLabel('First name').fill('Ngozi')
  await form.getByLabel('Last name').fill('Eze')
  await form.getByLabel('Phone number').fill('8031234567')
  await form.getByLabel('Address', { exact: true }).fill(address)
  await form.getByLabel('State').selectOption({ label: 'Oyo' })
  await form.getByLabel('LGA').selectOption({ label: 'Ibadan North' })
  await form.getByLabel('City').fill('Ibadan')
}

/** The ids of Ikeja in Lagos. */
export async function lagos(app: string | undefined) {
  const list = async (path: string) => (await fetch(`${app}/api/v1/locations/${path}`)).json()
  const named = (all: { id: number; name: string }[], name: string) =>
    all.find((one) => one.name === name)?.id ?? 0
  const state = named((await list('states')).data.states, 'Lagos')
  return { state, lg: named((await list(`state/${state}`)).lgs, 'Ikeja') }
}
