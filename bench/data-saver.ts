import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, devices } from '@playwright/test'
import { chromiumArguments, getChromium } from '../e2e/chromium.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { countBytes } from './visit.ts'
import { topReviewedSlug } from './weighed-pages.ts'

/** The figures on the page about the data saver. */
const measuredFile = 'storefront/data-saver/measured.json'

/** s that a visit lasts after scrolling to the end: three steps of the sliders. */
const seconds = 10

/** What the data saver saves, page by page; the storefront shows these figures. */
export const dataSaver: Bench = {
  name: 'data-saver',
  how: `Chromium as a phone of 412 × 823; bytes over the wire of a first visit that scrolls to the end of the page and stays ${seconds} s, without and with the data saver.`,
  async run({ small }) {
    const browser = await chromium.launch({
      executablePath: await getChromium(),
      args: chromiumArguments,
    })
    try {
      const pages = []
      for (const [what, path] of Object.entries(await addresses(small))) {
        const usual = await weigh(browser, small.origin + path, false)
        const saving = await weigh(browser, small.origin + path, true)
        pages.push({ what, usual, saving })
      }
      await writeFile(
        measuredFile,
        `${JSON.stringify({ at: new Date(), seconds, pages }, null, 2)}\n`,
      )
      return pages.flatMap(({ what, usual, saving }): Figure[] => [
        { what: `${what}: usual`, value: usual, unit: 'KB' },
        { what: `${what}: saving`, value: saving, unit: 'KB' },
        { what: `${what}: less`, value: 100 * (1 - saving / usual), unit: '%', atLeast: 50 },
      ])
    } finally {
      await browser.close()
    }
  },
}

async function addresses({ pool }: RunningApp): Promise<Record<string, string>> {
  const slug = await topReviewedSlug(pool)
  return { home: '/', listing: '/categories', product: `/product-details/${slug}` }
}

/** KB of a visit. A visit before it makes the pictures' variants, as earlier visitors would have. */
async function weigh(browser: Browser, address: string, saves: boolean): Promise<number> {
  await visit(browser, address, saves)
  return Math.round((await visit(browser, address, saves)) / 1024)
}

async function visit(browser: Browser, address: string, saves: boolean): Promise<number> {
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
    await page.goto(address, { waitUntil: 'load' })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let at = 0; at < height; at += 400) {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(150)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(seconds * 1000)
    return bytes().all
  } finally {
    await context.close()
  }
}
