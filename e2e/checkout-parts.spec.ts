import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { choose, fillAddress, openCheckout, payButton, pickUp, shopperWith } from './shopper.ts'
import { customer } from './signed-in.ts'
import { visit } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the checkout has a quiet head and foot, and says what is missing and leads there', async ({
  context,
  baseURL,
}) => {
  const page = await openCheckout(context, await shopperWith(baseURL))
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Help' })).toBeVisible()
  await expect(header.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await expect(header.getByRole('combobox')).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCount(1)
  expect((await footer.boundingBox())?.height).toBeLessThan(120)

  const visible = { visible: true }
  await expect(payButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Choose a delivery method' }).filter(visible).click()
  await expect(page.getByRole('radio', { name: /Pick up/ })).toBeFocused()
  await choose(page, 'Shipping method', /Pick up/)
  // The grey button itself says so, and keeps the focus.
  const methods = page.getByRole('radiogroup', { name: 'Pay with' })
  await expect(methods.getByRole('radio').first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Choose how to pay' }).filter(visible),
  ).toBeVisible()
  await payButton(page).focus()
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: /^Choose how to pay$/ })
  await expect(said.getByRole('paragraph')).toBeInViewport()
  await expect(payButton(page)).toBeFocused()
  await page.getByRole('button', { name: 'Choose how to pay' }).filter(visible).click()
  await expect(methods.getByRole('radio').first()).toBeFocused()
  await expect(methods.getByText('Card, bank transfer or USSD')).toBeVisible()
  await expect(methods.getByRole('img', { name: /Visa, Mastercard, Verve/ })).toBeVisible()
  await choose(page, 'Pay with', /Flutterwave/)
  await expect(page.getByRole('button', { name: /^Choose/ }).filter(visible)).toHaveCount(0)
  await expect(payButton(page)).toBeEnabled()
  // On the next page everything is there again.
  await header.getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
  const columns = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' })
  await expect(columns).toBeAttached()
})

test('nothing moves in the checkout of somebody without an address', async ({
  context,
  baseURL,
}) => {
  const page = await openCheckout(context, await shopperWith(baseURL))
  const comes = async () => {
    await expect(page.getByText('No Address added')).toBeVisible()
    await expect(page.getByRole('radio', { name: /Pick up/ })).toBeEnabled()
  }
  await comes()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const values = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      const before = Number(document.documentElement.dataset.moved ?? 0)
      const moved = values.reduce((sum, value) => sum + value, before)
      document.documentElement.dataset.moved = String(moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await comes()
  const moved = await page.evaluate(async () => {
    // What has moved is told after the next paint.
    for (let turn = 0; turn < 3; turn++) await new Promise(requestAnimationFrame)
    return Number(document.documentElement.dataset.moved ?? 0)
  })
  expect(moved).toBeLessThan(0.02)
})

test('another address loads the shipping types again', async ({ context, baseURL }) => {
  const shopper = await shopperWith(baseURL)
  const page = await openCheckout(context, shopper)
  await page.getByRole('button', { name: 'Add a delivery address' }).click()
  await fillAddress(page.getByRole('dialog', { name: 'Add a delivery address' }))
  const types = page.waitForRequest('**/shipment/shipping/types')
  await page.getByRole('button', { name: 'Save address' }).click()
  await types
  await expect(page.getByRole('radio', { name: /Carrier/ })).toBeEnabled()
  // The button that opened the form is gone: the keyboard goes on in the same part of the page.
  await expect(page.getByRole('button', { name: 'Add another shipping details' })).toBeFocused()
})

test('with doubled text at 320 px no word of the checkout is cut or lies on another', async ({
  context,
  baseURL,
}) => {
  const page = await openCheckout(context, await shopperWith(baseURL, { phone: true }))
  await page.setViewportSize({ width: 320, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  // The bar with the button would take half of the screen: it stands in the page.
  await expect(page.locator('[data-high]')).toHaveCSS('position', 'static')
  await choose(page, 'Shipping method', /Pick up/)
  await expect(page.getByRole('radiogroup', { name: 'Pay with' })).toBeVisible()
  const wider = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('li, label, dl, summary, button')]
        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.outerHTML.slice(0, 160)),
    )
  expect(wider).toEqual([])
  const coupon = await page.getByRole('textbox', { name: 'Coupon' }).boundingBox()
  expect(coupon?.width).toBeGreaterThan(120)
})

test('the loader: unknown payments, and an order of somebody else', async ({
  context,
  baseURL,
}) => {
  const [shopper, other] = await Promise.all([shopperWith(baseURL), customer(baseURL)])
  const { data, link } = await shopper.api.post('/orders/checkout', {
    product_orders: [{ product_id: shopper.product.id, quantity: 1 }],
    shipping_method_id: pickUp,
    payment_code: 'flutterwave',
    sub_total: shopper.product.amount,
    shipping: 0,
    total: shopper.product.amount,
  })
  const page = await openCheckout(context, other)
  await expect(page).toHaveURL('/cart')
  const txRef = new URL(link ?? '').searchParams.get('tx_ref')
  await visit(page, `/loader?status=successful&tx_ref=${txRef}`)
  await expect(page.getByText('We can’t find this payment')).toBeVisible()
  await expectAccessible(page)
  for (const address of ['/thank-you', '/order-incomplete']) {
    await visit(page, `${address}?order_code=${data.orders.order_code}`)
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  }
})
