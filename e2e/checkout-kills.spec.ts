import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { cartOf, openCheckout, ordersOf, payButton, putInCart, shopperWith } from './shopper.ts'

/*
 * The browser tab is killed between Pay and the thank-you page, and opened again. Only its storage survives.
 */

/** `npm run prove` has them at their whole size. */
const isWhole = process.env.OJA_PROVE === 'whole'
/** Payment methods of a pick-up, and the number of points at which each is killed: 40 in all, daily 16. */
const cases = [
  { payment: 'wallets', points: isWhole ? 14 : 6 },
  { payment: 'flutterwave', points: isWhole ? 14 : 6 },
  { payment: 'pay-on-pickup', points: isWhole ? 12 : 4 },
]
/** Units of a product that a new customer may leave unpaid at pick-up: after that another shopper continues. */
const maxUnpaid = 2
/** Stock for every point, whatever other journeys buy meanwhile. */
const minStock = 60
/** Duration of a checkout in ms, until one was measured. */
const defaultMs = 3_000

for (const { payment, points } of cases) {
  test(`${payment}: killed at ${points} points, one order each`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const wallet = payment === 'wallets' ? 900_000_000 : 0
    const phone = payment === 'pay-on-pickup'
    let shopper = await shopperWith(baseURL, { wallet, phone, minStock })
    const shoppers = [shopper]
    let spent = 0
    let duration = defaultMs
    for (let point = 0; point <= points; point++) {
      if (phone && point > 0 && point % maxUnpaid === 0) {
        shopper = await shopperWith(baseURL, { phone, minStock })
        shoppers.push(shopper)
      }
      const context = await browser.newContext({ baseURL })
      const before = (await ordersOf(shopper)).length
      await putInCart(shopper, shopper.product)
      const choices = { shippingId: 3, paymentCode: payment }
      const page = await openCheckout(context, shopper, choices)
      await expect(payButton(page)).toBeEnabled()
      const startedAt = Date.now()
      if (point === 0) {
        // Once without a kill, to measure its duration.
        await proceed(page)
        duration = Date.now() - startedAt
      } else {
        await killedAfter(page, (duration * (point - 1)) / points)
        await expectConsistent()
        await proceed(await reopened(context))
      }
      spent += shopper.product.amount
      expect(await ordersOf(shopper)).toHaveLength(before + 1)
      await expect.poll(() => cartOf(shopper)).toBe(0)
      await context.close()

      /** At any instant there is one order or none, and the cart is empty only if there is one. */
      async function expectConsistent() {
        await expect(async () => {
          const orders = await ordersOf(shopper)
          expect(orders.length - before).toBeLessThanOrEqual(1)
          const isSure = orders.length > before && !orders.slice(0, 1).some(isUnpaidCard)
          expect(await cartOf(shopper)).toBe(isSure ? 0 : 1)
        }).toPass({ timeout: 40_000 })
      }
    }
    const orders = (await Promise.all(shoppers.map(ordersOf))).flat()
    expect(orders).toHaveLength(points + 1)
    const statuses = new Set(orders.map(({ payment_status }) => payment_status))
    expect(statuses).toEqual(new Set([payment === 'pay-on-pickup' ? 'PENDING' : 'PAID']))
    if (payment !== 'wallets') return
    const { wallet: now } = (await shopper.api.get('/accounts')).data
    expect(now.available_balance).toBe(wallet - 50 - spent)
  })
}

function isUnpaidCard(order: { pay_until: string | null; payment_status: string }): boolean {
  return order.pay_until !== null && order.payment_status !== 'PAID'
}

/** Presses Pay, and at the provider's page Pay again, until the tab is gone. */
async function killedAfter(page: Page, ms: number): Promise<void> {
  const tab = await page.context().newCDPSession(page)
  const flow = proceed(page).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, ms))
  // Chromium may drop the close of a tab whose next page arrives at that moment.
  await expect(async () => {
    await tab.send('Page.close').catch(() => undefined)
    expect(page.isClosed()).toBe(true)
  }).toPass()
  await flow
}

async function reopened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/checkout')
  return page
}

/** Presses whatever button the page offers, until it thanks or the cart is empty. */
async function proceed(page: Page): Promise<void> {
  const ended = page
    .getByRole('heading', { name: 'Thank you for your order' })
    .or(page.getByText('Your cart is empty!'))
  const next = payButton(page)
    .or(page.getByRole('button', { name: 'Continue this order' }))
    .or(page.getByRole('button', { name: 'Pay now' }))
    .or(page.getByRole('button', { name: 'Try again' }))
    .or(page.getByRole('button', { name: 'Pay', exact: true }))
    .and(page.locator(':enabled'))
    // On the page of an overloaded mall.
    .or(page.getByRole('link', { name: 'Try again' }))
  for (;;) {
    await expect(ended.or(next).first()).toBeVisible()
    if (await ended.isVisible()) return
    await next.first().click({ timeout: 2_000 }).catch(ignoreWhatMoved)
  }
}

/** The button disappeared before the press: the next round looks again. */
function ignoreWhatMoved(error: Error): void {
  if (!error.message.includes('Timeout')) throw error
}
