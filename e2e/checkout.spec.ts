import { expect, type Page, test } from '@playwright/test'
import { pickupFigures, pickupPricing } from '#contract/shop/payment-methods.ts'
import { formatNaira } from '#ui/naira.ts'
import { expectAccessible } from './accessible.ts'
import {
  atProvider,
  cartOf,
  choose,
  factOf,
  openCheckout,
  ordersOf,
  payButton,
  payByCard,
  pickUp,
  productsInStock,
  putInCart,
  shopperWith,
  thanked,
} from './shopper.ts'
import { customer } from './signed-in.ts'
import { transfer, verify } from './verified.ts'
import { open, visit } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('signed out leads to the login and back; an empty cart to the cart', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/checkout')
  await expect(page).toHaveURL('/login?then=%2Fcheckout')
  const context = await browser.newContext({ baseURL })
  const tab = await openCheckout(context, await customer(baseURL))
  await expect(tab).toHaveURL('/cart')
  await expect(tab.getByText('Your cart is empty!')).toBeVisible()
  await context.close()
})

test('a new shopper: address, carrier, coupon, card, with a reload at each step', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await shopperWith(baseURL, { quantity: 2 })
  const page = await openCheckout(context, shopper)
  const step = page.getByRole('list', { name: 'Steps' }).locator('[aria-current]')
  await expect(step).toHaveText(/Checkout/)
  await writeAddress(page)
  await expect(page.getByRole('button', { name: 'Change Address' })).toBeDisabled()

  await expect(payButton(page)).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Pay with:' })).toHaveCount(0)

  await page.reload()
  const carriersRow = page.getByRole('radio', { name: /Carrier/ })
  await expect(carriersRow).toHaveAccessibleName(/From ₦[\d,]+[05]0, by \w{3} \d+ \w{3}/)
  await choose(page, 'Shipping method', /Carrier/)
  const carriers = page.getByRole('radiogroup', { name: 'Carriers' })
  const carrier = carriers.locator('label').first()
  await expect(carrier).toContainText(/₦[\d,]+50\.00|₦[\d,]+00\.00/)
  await expect(carrier).toContainText(/By \w{3} \d+ \w{3}/)
  await expect(carrier.locator('img')).toBeVisible()
  await carriers.getByRole('radio').first().click()
  await expect(step).toHaveText(/Payment/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change the carrier' })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Pay with' }).getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Pay with:' })).toBeVisible()
  await choose(page, 'Pay with', /^Card, bank transfer or USSD.*Flutterwave/)
  await expect(step).toHaveText(/Review/)

  await page.getByLabel('Coupon').fill('EXPIRED10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel('Coupon')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Coupon')).toHaveAccessibleDescription(/coupon/i)
  await page.getByLabel('Coupon').fill('welcome10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon WELCOME10')).toBeVisible()
  await page.reload()
  await expect(payButton(page)).toBeEnabled()
  await expectAccessible(page)
  const payAmount = (await payButton(page).textContent())?.replace(/[^\d.]/g, '')
  await payButton(page).click()
  await atProvider(page, 'Pay')
  const code = await thanked(page)
  const [order] = await ordersOf(shopper)
  expect(order).toMatchObject({ order_code: code, payment_status: 'PAID', coupon: 'WELCOME10' })
  expect(order?.total_amount).toBe(Number(payAmount))
  expect(order?.sub_total).toBe(shopper.product.amount * 2)
  await expect(factOf(page, 'Order code')).toHaveText(code)
  await expect(factOf(page, 'Total amount')).toHaveText(formatNaira(Number(payAmount)))
  await expect(factOf(page, 'Total items')).toHaveText('2')
  await expect(factOf(page, 'Estimated delivery')).toHaveText(/^By \w{3} \d+ \w{3}$/)
  const strip = page.getByRole('region', { name: 'Gadgets you may also like' })
  await expect(strip.getByRole('article').first()).toBeAttached()
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
  expect(await cartOf(shopper)).toBe(0)
  await expectOwnCart(page, shopper)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See Order Details' }).click()
  await expect(page).toHaveURL(`/dashboard/orders/orderdetails?order_code=${code}`)
})

test('a card that fails, then is cancelled, then pays: one order, the cart stays until then', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await shopperWith(baseURL)
  const page = await payByCard(context, shopper)
  for (const ending of ['Fail', 'Cancel']) {
    await atProvider(page, ending)
    await expect(page).toHaveURL(/\/order-incomplete\?order_code=/)
    await expect(
      page.getByText('Your order failed to process, kindly go back to try again.'),
    ).toBeVisible()
    const code = new URL(page.url()).searchParams.get('order_code') ?? ''
    await expect(factOf(page, 'Order code')).toHaveText(code)
    await expect(factOf(page, 'Sub total')).toHaveText(formatNaira(shopper.product.amount))
    await expect(factOf(page, 'Items')).toHaveText('1')
    await expect(page.getByRole('link', { name: 'Go To Order' })).toHaveAttribute(
      'href',
      `/dashboard/orders/orderdetails?order_code=${code}`,
    )
    expect(await cartOf(shopper)).toBe(1)
    if (ending === 'Fail') await expectAccessible(page)
    await page.getByRole('button', { name: 'Pay now' }).click()
  }
  await atProvider(page, 'Pay')
  await thanked(page)
  expect(await ordersOf(shopper)).toHaveLength(1)
  await expect.poll(() => cartOf(shopper)).toBe(0)
})

test('paid and never returned: the checkout goes on by itself; a second order only on purpose', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await shopperWith(baseURL)
  const page = await payByCard(context, shopper)
  await expect(page).toHaveURL(/\/simulators\/flutterwave\//)
  await visit(page, '/checkout')
  await expect(page.getByText(/is not paid yet/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start a new order' }).click()
  expect(await ordersOf(shopper)).toHaveLength(1)
  await choose(page, 'Shipping method', /Pick up/)
  await choose(page, 'Pay with', /Flutterwave/)
  await payButton(page).click()
  await atProvider(page, 'Pay and never return')
  await expect(page.getByText('Paid, and the way back is lost')).toBeVisible()
  await visit(page, '/checkout')
  await thanked(page)
  const statuses = (await ordersOf(shopper)).map(
    ({ payment_status }: { payment_status: string }) => payment_status,
  )
  expect(statuses).toEqual(['PAID', 'PENDING'])
})

test('a wallet that holds no more than the total is refused, and pays once it does', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await shopperWith(baseURL)
  const number = await verify(shopper)
  await transfer(baseURL, number, shopper.product.amount + 50)
  const page = await openCheckout(context, shopper, { shippingId: pickUp })
  // The option shows the balance once it is known, which decides whether the popup opens.
  await choose(page, 'Pay with', /Wallet.*₦/)
  const popup = page.getByRole('dialog', { name: 'Wallet balance' })
  await expect(
    popup.getByText(
      'Oops! Insufficient balance. Kindly fund your account or choose another payment mode',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(
    page.getByText(
      `Your balance is less than your Cart Total, kindly fund your wallet account ${number} or select another means of payment`,
    ),
  ).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await transfer(baseURL, number, 51)
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).click()
  await thanked(page)
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
  expect((await shopper.api.get('/accounts')).data.wallet.available_balance).toBe(1)
})

test('a wallet chosen before its balance is known is found short once it is', async ({
  context,
  baseURL,
}) => {
  const shopper = await shopperWith(baseURL)
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await context.route('**/api/v1/accounts', async (route) => {
    await arrival
    await route.continue()
  })
  const page = await openCheckout(context, shopper, { shippingId: pickUp })
  await choose(page, 'Pay with', /Wallet/)
  arrive()
  await expect(page.getByRole('dialog', { name: 'Wallet balance' })).toBeVisible()
})

test('picked up and paid there: no address is needed; what is added meanwhile stays', async ({
  context,
  baseURL,
}) => {
  const shopper = await shopperWith(baseURL, { phone: true })
  const page = await openCheckout(context, shopper)
  await expect(page.getByRole('radio', { name: /Carrier/ })).toBeDisabled()
  const { text } = (await shopper.api.get('/shipment/shipping/types')).data
  await expect(page.getByText(text)).toBeVisible()
  await choose(page, 'Shipping method', /Pick up/)
  await expect(page.getByRole('radiogroup', { name: 'Pay with' }).getByRole('radio')).toHaveCount(3)
  await choose(page, 'Pay with', /Pickup/i)
  await expect(payButton(page)).toHaveText('Proceed to Place Order')
  await expect(page.getByText(pickupPricing)).toBeVisible()
  await expect(page.getByText(pickupFigures)).toBeVisible()
  const [other] = (await productsInStock(baseURL, { minStock: 15 })).filter(
    ({ id }) => id !== shopper.product.id,
  )
  // From another device, while this one waits for its answer.
  await page.route('**/orders/checkout', async (route) => {
    const response = await route.fetch()
    if (other) await putInCart(shopper, other, 3)
    await route.fulfill({ response })
  })
  await payButton(page).click()
  await thanked(page)
  await expect(page.getByText(/^Pick up until/)).toBeVisible()
  await expect(page.getByText(`${pickupPricing} ${pickupFigures}`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  expect(await cartOf(shopper)).toBe(3)
  await page.getByRole('link', { name: 'See Order Details' }).click()
  await expect(page.getByText(`${pickupPricing} ${pickupFigures}`)).toBeVisible()
})

/** The order has cleared its own cart and choices; its page, opened again, clears nothing of the next one's cart. */
async function expectOwnCart(page: Page, shopper: Awaited<ReturnType<typeof shopperWith>>) {
  const { cart, checkout } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('oja') ?? '').state,
  )
  expect(cart).toMatchObject({ carts: [], shippingFee: 0, totalOrderFee: 0, coupon: null })
  expect(checkout).toMatchObject({ addressId: null, shippingId: null, paymentCode: null })
  await putInCart(shopper, shopper.product)
  await page.reload()
  await thanked(page)
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  expect(await cartOf(shopper)).toBe(1)
}

/** Fills the address form, with each mistake once. */
async function writeAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a delivery address' }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('All inputs must be filled')).toBeVisible()
  await expectAccessible(page)
  // The name is the account's.
  await expect(page.getByLabel('First name')).toHaveValue('Ngozi')
  await expect(page.getByLabel('LGA')).toBeDisabled()
  await page.getByLabel('Phone number').fill('08031234567')
  await page.getByLabel('Address', { exact: true }).fill('x'.repeat(46))
  await expect(
    page.getByText("Remove the first '0' of your phone number: for example - 80..."),
  ).toBeVisible()
  await page.getByLabel('Phone number').fill('8031234567')
  await expect(page.getByText('Address maximum length is 45 characters')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('7 Kola Nut Close')
  await page.getByLabel('State').selectOption('Lagos')
  await page.getByLabel('LGA').selectOption('Ikeja')
  await page.getByLabel('City').fill('4')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('City can only be text')).toBeVisible()
  await page.getByLabel('City').fill('Ikeja')
  await page.getByRole('button', { name: 'Save address' }).click()
}
