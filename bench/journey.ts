import { chromium, devices, type Page } from '@playwright/test'
import { chromiumArguments, getChromium } from '../e2e/chromium.ts'
import type { Bench, Figure } from './bench.ts'
import { demoCustomer, type Item, itemsToBuy, remembered } from './demo-customer.ts'
import { countBytes, slowDown } from './visit.ts'

/** What the whole purchase may weigh, KB. */
const atMost = 1_000
/** ms after which a step has failed. */
const timeoutMs = 60_000

/** One action of the shopper, and the wait until its result is visible. */
interface Step {
  what: string
  go(page: Page, item: Item): Promise<void>
  seen(page: Page, item: Item): Promise<void>
}

const steps: Step[] = [
  {
    what: 'home',
    go: async (page) => void (await page.goto('/')),
    seen: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  {
    what: 'search',
    async go(page, { name }) {
      await page
        .getByPlaceholder(/Search/)
        .first()
        .fill(name)
      await page.keyboard.press('Enter')
    },
    seen: (page, { name }) => resultOf(page, name).waitFor(),
  },
  {
    what: 'product',
    go: (page, { name }) => resultOf(page, name).click(),
    seen: (page) => page.getByRole('button', { name: 'Buy Now' }).waitFor(),
  },
  {
    what: 'add to cart',
    go: (page) => press(page, 'Add to cart'),
    seen: (page) => page.getByRole('link', { name: 'Cart, 1 item' }).waitFor(),
  },
  {
    what: 'cart',
    go: (page) => page.getByRole('link', { name: 'Cart, 1 item' }).click(),
    seen: (page) => page.getByRole('heading', { name: /Items in shopping cart/ }).waitFor(),
  },
  {
    what: 'checkout',
    go: (page) => press(page, 'Checkout'),
    seen: (page) => radio(page, 'Shipping method', /Pick up/).waitFor(),
  },
  {
    what: 'methods chosen',
    async go(page) {
      await radio(page, 'Shipping method', /Pick up/).check()
      await radio(page, 'Pay with', /Pickup/i).check()
    },
    seen: (page) => button(page, 'Proceed to Place Order').waitFor(),
  },
  {
    what: 'order placed',
    go: (page) => press(page, 'Proceed to Place Order'),
    seen: (page) => page.getByRole('heading', { name: 'Thank you for your order' }).waitFor(),
  },
]

/** A whole purchase on a slow phone with little data. */
export const journey: Bench = {
  name: 'journey',
  how: 'Chromium as a phone of 412 × 823 with an empty cache, 1.6 Mbit/s, 150 ms and a processor slowed four times: a signed-in shopper searches from the home page, puts a product into the cart and orders it for pick-up. Each step until its result is visible; bytes over the wire of all of it.',
  async run({ small }) {
    const customer = await demoCustomer(small)
    await customer.call('/carts/remove/all', {})
    const [item] = await itemsToBuy(customer)
    if (!item) throw new Error('there is nothing to buy')
    const executablePath = await getChromium()
    const browser = await chromium.launch({ executablePath, args: chromiumArguments })
    try {
      const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}
      const viewport = { width: 412, height: 823 }
      const context = await browser.newContext({ ...phone, viewport, baseURL: small.origin })
      await context.addInitScript((entry) => {
        if (!localStorage.getItem('oja')) localStorage.setItem('oja', entry)
      }, remembered(customer))
      context.setDefaultTimeout(timeoutMs)
      return await walk(await context.newPage(), item)
    } finally {
      await browser.close()
    }
  },
}

async function walk(page: Page, item: Item): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page)
  await slowDown(session)
  const bytes = await countBytes(session)
  const figures: Figure[] = []
  let total = 0
  for (const { what, go, seen } of steps) {
    const startedAt = performance.now()
    await go(page, item)
    await seen(page, item)
    const value = performance.now() - startedAt
    total += value
    figures.push({ what, value, unit: 'ms' })
  }
  // What the last page still loads belongs to the purchase.
  await page.waitForTimeout(3_000)
  figures.push({ what: 'all steps', value: total, unit: 'ms' })
  figures.push({ what: 'all of it', value: bytes().all / 1024, unit: 'KB', atMost })
  return figures
}

function resultOf(page: Page, name: string) {
  // Cards cut long names.
  const card = page.getByRole('article').filter({ hasText: name.slice(0, 20) })
  return card.first().getByRole('link').first()
}

function radio(page: Page, group: string, name: RegExp) {
  return page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
}

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true })
}

function press(page: Page, name: string): Promise<void> {
  return button(page, name).first().click()
}
