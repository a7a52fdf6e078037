import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test'
import { chromiumArguments, getChromium } from '../e2e/chromium.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { countBytes } from './visit.ts'
import { topReviewedSlug } from './weighed-pages.ts'

/** The figures on the page about the data saver. */
const measuredFile = 'storefront/data-saver/measured.json'

/** s that a first visit lasts after scrolling to the end: three steps of the sliders. */
const seconds = 10
/** A tour: home, then categories, so many products of each. */
const productsOfEach = 4
const tourPages = 30

/** What the data saver saves, page by page and on a tour; the storefront shows these figures. */
export const dataSaver: Bench = {
  name: 'data-saver',
  how: `Chromium as a phone of 412 × 823, without and with the data saver; bytes over the wire. A first visit scrolls to the end of the page and stays ${seconds} s. The tour of ${tourPages} pages goes by the page's own links from home through categories to products, each read to its end.`,
  async run({ small }) {
    const browser = await chromium.launch({
      executablePath: await getChromium(),
      args: chromiumArguments,
    })
    try {
      const pages = []
      for (const [what, path] of Object.entries(await addresses(small))) {
        const visit: Visit = (page, isWarming) =>
          firstVisit(page, small.origin + path, isWarming ? 0 : seconds)
        pages.push({ what, ...(await compare(browser, visit)) })
      }
      const tour = await compare(browser, (page) => walk(page, small.origin))
      const measured = { at: new Date(), seconds, pages, tour: { pages: tourPages, ...tour } }
      await writeFile(measuredFile, `${JSON.stringify(measured, null, 2)}\n`)
      return [
        ...pages.flatMap(({ what, ...kb }) => figuresOf(`${what}, first visit`, kb)),
        ...figuresOf(`${tourPages} pages in a row`, tour, 50),
      ]
    } finally {
      await browser.close()
    }
  },
}

/** KB without and with the saver. */
interface Compared {
  usual: number
  saving: number
}

/** `atLeast`: percent. */
function figuresOf(what: string, { usual, saving }: Compared, atLeast?: number): Figure[] {
  const less: Figure = { what: `${what}: less`, value: 100 * (1 - saving / usual), unit: '%' }
  return [
    { what: `${what}: usual`, value: usual, unit: 'KB' },
    { what: `${what}: saving`, value: saving, unit: 'KB' },
    atLeast === undefined ? less : { ...less, atLeast },
  ]
}

async function addresses({ pool }: RunningApp): Promise<Record<string, string>> {
  const slug = await topReviewedSlug(pool)
  return { home: '/', listing: '/categories', product: `/product-details/${slug}` }
}

type Visit = (page: Page, isWarming: boolean) => Promise<void>

/** KB of a visit without and with the saver. Each is made twice: the warming one makes the pictures' variants. */
async function compare(browser: Browser, visit: Visit): Promise<Compared> {
  const weigh = async (saves: boolean) => {
    await bytesOf(browser, saves, (page) => visit(page, true))
    return Math.round((await bytesOf(browser, saves, (page) => visit(page, false))) / 1024)
  }
  return { usual: await weigh(false), saving: await weigh(true) }
}

async function bytesOf(
  browser: Browser,
  saves: boolean,
  visit: (page: Page) => Promise<void>,
): Promise<number> {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 412, height: 823 },
    // The worker fetches in the background, and its bytes are not in the page's figures.
    serviceWorkers: 'block',
    extraHTTPHeaders: saves ? { 'save-data': 'on' } : {},
  })
  try {
    await context.addInitScript((dataSaver) => {
      localStorage.setItem('oja', JSON.stringify({ version: 1, state: { app: { dataSaver } } }))
    }, saves)
    const page = await context.newPage()
    const bytes = await countBytes(await context.newCDPSession(page))
    await visit(page)
    return bytes().all
  } finally {
    await context.close()
  }
}

async function firstVisit(page: Page, address: string, seconds: number): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await readToTheEnd(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(seconds * 1000)
}

/** Home, then each category and the first of its products, by their links; back as a shopper goes. */
async function walk(page: Page, origin: string): Promise<void> {
  await page.goto(origin, { waitUntil: 'load' })
  await readToTheEnd(page)
  let seen = 1
  for (let category = 0; seen < tourPages; category++) {
    await follow(page, page.locator('footer a[href^="/categories?categories="]').nth(category))
    seen++
    for (let product = 0; product < productsOfEach && seen < tourPages; product++) {
      await follow(page, page.locator('main h3 a[href^="/product-details/"]').nth(product))
      seen++
      await page.goBack()
      await page.waitForURL(/\/categories/)
    }
  }
}

async function follow(page: Page, link: Locator): Promise<void> {
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL((url) => url.pathname + url.search === href)
  await page.waitForTimeout(500)
  await readToTheEnd(page)
}

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 400) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(50)
  }
  await page.waitForTimeout(500)
}
