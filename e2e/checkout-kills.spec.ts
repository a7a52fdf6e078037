import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { cartOf, openCheckout, ordersOf, payButton, putInCart, shopperWith } from './shopper.ts'

/*
 * The browser is killed between Pay and the thank-you page, and opened again. What it remembers is in
 * its storage; all else is gone.
 */

/** Ways to pay for what is picked up, and at how many points each is killed: 40 in all. */
const ways = [
  { payment: 'wallets', points: 14 },
  { payment: 'flutterwave', points: 14 },
  { payment: 'pay-on-pickup', points: 12 },
]
/** Nobody may leave more orders unpaid: then somebody else goes on. */
const maxUnpaid = 5
/** Units of what is bought: enough for every point, whatever other journeys buy of it meanwhile. */
const least = 40
/** ms within which the last point is, where nothing was measured yet. */
const usual = 3_000

for (const { payment, points } of ways) {
  test(`${payment}: killed at ${points} points, one order each`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const wallet = payment === 'wallets' ? 900_000_000 : 0
    let shopper = await shopperWith(baseURL, { wallet, least })
    const shoppers = [shopper]
    let spent = 0
    let slowest = usual
    for (let point = 0; point <= points; point++) {
      if (payment === 'pay-on-pickup' && point > 0 && point % maxUnpaid === 0) {
        shopper = await shopperWith(baseURL, { least })
        shoppers.push(shopper)
      }
      const context = await browser.newContext({ baseURL })
      const before = (await ordersOf(shopper)).length
      await putInCart(shopper, shopper.items)
      const choices = { shippingId: 3, paymentCode: payment }
      const page = await openCheckout(context, shopper, choices)
      await expect(payButton(page)).toBeEnabled()
      const startedAt = Date.now()
      if (point === 0) {
        // The whole way once, for how long it takes.
        await goOn(page)
        slowest = Date.now() - startedAt
      } else {
        await killedAfter(page, (slowest * (point - 1)) / points)
        await expectWhole()
        await goOn(await reopened(context))
      }
      spent += shopper.items.amount
      expect(await ordersOf(shopper)).toHaveLength(before + 1)
      await expect.poll(() => cartOf(shopper)).toBe(0)
      await context.close()

      /** At any instant: an order or none, and the cart is empty only where it became one. */
      async function expectWhole() {
        await expect(async () => {
          const orders = await ordersOf(shopper)
          expect(orders.length - before).toBeLessThanOrEqual(1)
          const isSure = orders.length > before && !orders.slice(0, 1).some(isUnpaidCard)
          expect(await cartOf(shopper)).toBe(isSure ? 0 : 1)
        }).toPass({ timeout: 20_000 })
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
  const way = goOn(page).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, ms))
  // Chromium forgets that it was told to close a tab whose next page arrives in that moment.
  await expect(async () => {
    await tab.send('Page.close').catch(() => undefined)
    expect(page.isClosed()).toBe(true)
  }).toPass()
  await way
}

async function reopened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/checkout')
  return page
}

/** Does what a shopper would, whatever the page shows, until it thanks or there is nothing left to buy. */
async function goOn(page: Page): Promise<void> {
  const ended = page
    .getByRole('heading', { name: 'Thank you for your order' })
    .or(page.getByText('Your cart is empty!'))
  const next = payButton(page)
    .or(page.getByRole('button', { name: 'Go on with this order' }))
    .or(page.getByRole('button', { name: 'Pay now' }))
    .or(page.getByRole('button', { name: 'Try again' }))
    .or(page.getByRole('button', { name: 'Pay', exact: true }))
    .and(page.locator(':enabled'))
    // A mall that is too busy for a page says so.
    .or(page.getByRole('link', { name: 'Try again' }))
  for (;;) {
    await expect(ended.or(next).first()).toBeVisible({ timeout: 30_000 })
    if (await ended.isVisible()) return
    await next.first().click({ timeout: 2_000 }).catch(ignoreWhatMoved)
  }
}

/** The button went away before it was pressed: the next look tells what is there now. */
function ignoreWhatMoved(error: Error): void {
  if (!error.message.includes('Timeout')) throw error
}
