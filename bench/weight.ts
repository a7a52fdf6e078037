import { setTimeout as rest } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, devices } from '@playwright/test'
import { chromiumArguments, getChromium } from '../e2e/chromium.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { type DemoCustomer, demoCustomer, itemsToBuy, remembered } from './demo-customer.ts'
import { type Visit, visitPage } from './visit.ts'
import { type WeighedPage, weighedPages } from './weighed-pages.ts'

/** Rounds of the throttled visits; the figure is their median. */
const rounds = 3
/** Requests for a page before it is weighed: then the mall has compressed it as far as it ever does. */
const requestsBefore = 210

/** The bytes and the web vitals of pages in a real browser as a slow phone. */
export const weight: Bench = {
  name: 'weight',
  how: `Chromium as a phone of 412 × 823; bytes over the wire of a first visit and of the next one, without scrolling, of pages that were requested ${requestsBefore} times before; paint at 1.6 Mbit/s, 150 ms and a processor slowed four times, median of ${rounds}.`,
  async run({ small }) {
    const customer = await withTwoInTheCart(small)
    const browser = await chromium.launch({
      executablePath: await getChromium(),
      args: chromiumArguments,
    })
    try {
      const figures: Figure[] = []
      for (const page of await weighedPages(small.pool)) {
        const address = small.origin + page.path
        const entry = await openBefore(browser, address, page.signedIn ? customer : null)
        figures.push(...(await weigh(browser, address, page, entry)))
        if (page.isFelt) figures.push(...(await feel(browser, address, page, entry)))
      }
      return figures
    } finally {
      await browser.close()
      await customer.call('/carts/remove/all', {})
    }
  },
}

async function withTwoInTheCart(app: RunningApp): Promise<DemoCustomer> {
  const customer = await demoCustomer(app)
  const [one, two] = await itemsToBuy(customer)
  if (!one || !two) throw new Error('there is nothing to buy')
  await customer.call('/carts/remove/all', {})
  await customer.call('/carts/add', {
    product_orders: [one, two].map(({ id }) => ({ product_id: id, quantity: 1 })),
  })
  return customer
}

/**
 * Has the pictures' variants made and the page cached, as earlier visitors would have. Answers the local
 * storage of a customer's browser (her cart is in it); null for visitors.
 */
async function openBefore(
  browser: Browser,
  address: string,
  customer: DemoCustomer | null,
): Promise<string | null> {
  const entry = await inPrivate(browser, customer && remembered(customer), async (context) => {
    await visitPage(context, address, false)
    const { origins } = await context.storageState()
    return origins[0]?.localStorage.find(({ name }) => name === 'oja')?.value ?? null
  })
  for (let time = 0; time < requestsBefore; time++) {
    await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  }
  await rest(1_000)
  return customer && entry
}

async function weigh(
  browser: Browser,
  address: string,
  { what, first, next }: WeighedPage,
  entry: string | null,
): Promise<Figure[]> {
  return inPrivate(browser, entry, async (context) => {
    const cold = (await visitPage(context, address, false)).bytes
    const warm = (await visitPage(context, address, false)).bytes
    return [
      { what: `${what}: first visit`, value: kilobytes(cold.all), unit: 'KB', atMost: first },
      { what: `${what}: next visit`, value: kilobytes(warm.all), unit: 'KB', atMost: next },
      { what: `${what}: scripts`, value: kilobytes(cold.scripts), unit: 'KB', atMost: 140 },
      { what: `${what}: HTML and CSS`, value: kilobytes(cold.documents), unit: 'KB', atMost: 40 },
    ]
  })
}

async function feel(
  browser: Browser,
  address: string,
  { what }: WeighedPage,
  entry: string | null,
): Promise<Figure[]> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    visits.push(await inPrivate(browser, entry, (context) => visitPage(context, address, true)))
  }
  const of = (measure: (visit: Visit) => number) =>
    visits.map(measure).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  return [
    { what: `${what}: largest paint`, value: of((v) => v.largestPaint), unit: 'ms', atMost: 1800 },
    { what: `${what}: layout shift`, value: of((v) => v.layoutShift), unit: '', atMost: 0.02 },
    { what: `${what}: blocking time`, value: of((v) => v.blockingTime), unit: 'ms', atMost: 150 },
  ]
}

/** In a browser profile of its own, with an empty cache; `entry` is its local storage. */
async function inPrivate<T>(
  browser: Browser,
  entry: string | null,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}
  const context = await browser.newContext({ ...phone, viewport: { width: 412, height: 823 } })
  try {
    if (entry !== null) {
      await context.addInitScript((entry) => {
        if (!localStorage.getItem('oja')) localStorage.setItem('oja', entry)
      }, entry)
    }
    return await use(context)
  } finally {
    await context.close()
  }
}

function kilobytes(bytes: number): number {
  return bytes / 1024
}
