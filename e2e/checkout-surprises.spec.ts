import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import {
  choose,
  lagos,
  openCheckout,
  ordersOf,
  payButton,
  pickUp,
  productsInStock,
  putInCart,
  shopperWith,
  thanked,
} from './shopper.ts'
import { customer } from './signed-in.ts'
import { transfer, verify } from './verified.ts'
import { visit } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a price that changed meanwhile is listed by line, and must be confirmed', async ({
  context,
  baseURL,
}) => {
  const shopper = await shopperWith(baseURL, { quantity: 2 })
  const { amount, name } = shopper.product
  const payLabel = (price: number) =>
    `Proceed to Pay ₦${(price * 2).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  // Only before the order is sent: a later answer must not bring the old price back.
  let isSent = false
  context.on('request', (request) => {
    if (request.url().endsWith('/orders/checkout')) isSent = true
  })
  await context.route('**/api/v1/carts', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    if (!isSent) for (const { product } of body.data.cart) product.amount = amount - 100
    await route.fulfill({ response, json: body })
  })
  const choices = { shippingId: pickUp, paymentCode: 'flutterwave' }
  const page = await openCheckout(context, shopper, choices)
  await expect(payButton(page)).toHaveText(payLabel(amount - 100))
  await payButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'prices have changed', visible: true })
  await expect(alert).toContainText(name)
  await expect(alert).toContainText('Total')
  await expect(payButton(page)).toHaveText(payLabel(amount))
  expect(await ordersOf(shopper)).toHaveLength(0)
  // A pending answer would outlive the page.
  await context.unrouteAll({ behavior: 'wait' })
  await payButton(page).click()
  await expect(page).toHaveURL(/\/simulators\/flutterwave\//)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('somebody else was quicker: the line says how many are left, and the way to the cart', async ({
  context,
  baseURL,
}) => {
  const [product] = await productsInStock(baseURL, { minStock: 2, maxStock: 6 })
  if (!product) throw new Error('no product is scarce')
  const [shopper, other] = await Promise.all([customer(baseURL), customer(baseURL, 'Bisi Ade')])
  await putInCart(shopper, product, product.stock_count)
  await transfer(baseURL, await verify(other), product.amount + 1_000)
  const choices = { shippingId: pickUp, paymentCode: 'flutterwave' }
  const page = await openCheckout(context, shopper, choices)
  await expect(payButton(page)).toBeEnabled()
  // While this order is being sent: a cart fetched before it would disable the button.
  await page.route(
    '**/orders/checkout',
    async (route) => {
      await other.api.post('/orders/checkout', {
        product_orders: [{ product_id: product.id, quantity: 1 }],
        shipping_method_id: pickUp,
        payment_code: 'wallets',
        sub_total: product.amount,
        shipping: 0,
        total: product.amount,
      })
      await route.continue()
    },
    { times: 1 },
  )
  await payButton(page).click()
  await expect(
    page.getByText(`${product.stock_count - 1} unit(s) left`, { exact: true }),
  ).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await page.getByRole('link', { name: 'Change the cart' }).click()
  await expect(page).toHaveURL('/cart')
  expect(await ordersOf(shopper)).toHaveLength(0)
})

test('carriers give quotes once the server has the cart, however slowly it gets there', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await shopperWith(baseURL)
  await shopper.api.post('/accounts/delivery/address', {
    is_default: 1,
    first_name: 'Ngozi',
    last_name: 'Eze',
    phone_number: '8031234567',
    address: '7 Kola Nut Close',
    country: 161,
    city: 'Ikeja',
    address_type_id: 1,
    ...(await lagos(baseURL)),
  })
  const page = await openCheckout(context, shopper, { shippingId: pickUp })
  // A pick-up goes to no address.
  const store = page.getByRole('region', { name: 'Collect at' })
  await expect(store).toContainText('14 Adire Crescent, Bodija, Ibadan, Oyo State')
  await expect(page.getByText('7 Kola Nut Close')).toHaveCount(0)
  await page.route('**/api/v1/carts/add', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).click()
  // The button prompts for a phone number, which this account lacks, so the page is opened directly.
  await visit(page, '/checkout')
  await choose(page, 'Shipping method', /Carrier/)
  const carriers = page.getByRole('radiogroup', { name: 'Carriers' })
  await carriers.getByRole('radio').first().click()
  await choose(page, 'Pay with', /Flutterwave/)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/simulators\/flutterwave\//)
  const [order] = await ordersOf(shopper)
  expect(order?.product_count).toBe(2)
})

test('five orders wait for their payment: the page says so, and places no sixth', async ({
  context,
  baseURL,
}) => {
  const shopper = await shopperWith(baseURL, { phone: true })
  const others = (await productsInStock(baseURL, { minStock: 30 }))
    .filter(({ id }) => id !== shopper.product.id)
    .sort((a, b) => a.amount - b.amount)
  for (const { id: product_id, amount } of others.slice(0, 5)) {
    await shopper.api.post('/orders/checkout', {
      product_orders: [{ product_id, quantity: 1 }],
      shipping_method_id: pickUp,
      payment_code: 'pay-on-pickup',
      sub_total: amount,
      shipping: 0,
      total: amount,
    })
  }
  const choices = { shippingId: pickUp, paymentCode: 'pay-on-pickup' }
  const page = await openCheckout(context, shopper, choices)
  await payButton(page).click()
  const alert = page.getByRole('alert').filter({ visible: true })
  await expect(alert).toContainText('You have 5 unpaid orders.')
  await expect(payButton(page)).toBeEnabled()
  expect(await ordersOf(shopper)).toHaveLength(5)
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Pay from the wallet' }).click()
  await expect(page.getByRole('radio', { name: /Wallet/ })).toBeChecked()
  await expect(alert.getByText('unpaid orders')).toHaveCount(0)
})

test('paying at pick-up needs a phone number: the page says so before the press, and the popup adds it', async ({
  context,
  baseURL,
}) => {
  const shopper = await shopperWith(baseURL, { minStock: 30 })
  const choices = { shippingId: pickUp, paymentCode: 'pay-on-pickup' }
  const page = await openCheckout(context, shopper, choices)
  const note = page.getByText('To pay at pick-up, first add your phone number')
  await expect(note).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add phone number' }).click()
  const popup = page.getByRole('dialog', { name: 'Enter your phone number' })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, 'Pay with', /Flutterwave/)
  await expect(note).toHaveCount(0)
  await expect(payButton(page)).toBeEnabled()
})

test('an order that was never answered and is a day old is looked for, not sent again', async ({
  context,
  baseURL,
}) => {
  const shopper = await shopperWith(baseURL, { phone: true })
  const { id: product_id, amount } = shopper.product
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/orders/checkout')) sent.push(request.url())
  })
  const page = await openCheckout(context, shopper, {
    shippingId: pickUp,
    paymentCode: 'pay-on-pickup',
    attempt: {
      key: 'of-yesterday',
      at: Date.now() - 25 * 3_600_000,
      body: {
        product_orders: [{ product_id, quantity: 1 }],
        shipping_method_id: pickUp,
        payment_code: 'pay-on-pickup',
        sub_total: amount,
        shipping: 0,
        total: amount,
      },
    },
  })
  await expect(page.getByText('We’re not sure we received your order')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue this order' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View my orders' }).click()
  await expect(page.getByText('No orders', { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Start a new order' }).click()
  await expect(payButton(page)).toBeEnabled()
  expect(sent).toEqual([])
  await payButton(page).click()
  await thanked(page)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('nor is it sent again by a tab that was left open for a day', async ({ context, baseURL }) => {
  const shopper = await shopperWith(baseURL, { phone: true })
  const choices = { shippingId: pickUp, paymentCode: 'pay-on-pickup' }
  const page = await openCheckout(context, shopper, choices)
  await page.route('**/orders/checkout', (route) => route.abort())
  await payButton(page).click()
  const tryAgain = page.getByRole('button', { name: 'Try again' }).filter({ visible: true })
  await expect(tryAgain).toBeEnabled()
  await page.unroute('**/orders/checkout')
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000)
  await tryAgain.click()
  await expect(page.getByText('Too much time has passed to check automatically')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue this order' })).toHaveCount(0)
  expect(await ordersOf(shopper)).toHaveLength(0)
})

test('the cart’s page prices a coupon; a Cart link clears what the checkout had chosen', async ({
  context,
  baseURL,
}) => {
  const shopper = await shopperWith(baseURL)
  const page = await openCheckout(context, shopper, { shippingId: 2 })
  await visit(page, '/cart')
  await page.getByLabel('Coupon').fill('welcome10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon WELCOME10')).toBeVisible()
  const { amount } = shopper.product
  const storedCart = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('oja') ?? '').state.cart)
  await expect.poll(async () => (await storedCart()).coupon_amount_percent).toBe(10)
  expect((await storedCart()).new_total_products).toBe(Math.ceil(amount * 90))
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await expect(page.getByLabel('Coupon')).toHaveValue('')
  expect(await storedCart()).toMatchObject({
    coupon: null,
    coupon_amount_percent: 0,
    new_total_products: 0,
    shippingFee: 0,
    totalOrderFee: 0,
    total_products: 0,
  })
})
