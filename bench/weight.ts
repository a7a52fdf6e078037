import { type Browser, type BrowserContext, chromium, devices } from '@playwright/test'
import type { Pool } from 'pg'
import { chromiumArguments, getChromium } from '../e2e/chromium.ts'
import type { Bench, Figure } from './bench.ts'
import { type Visit, visitPage } from './visit.ts'

/** Rounds of the throttled visits; their median is told. */
const rounds = 3

/** KB for a first visit and for the next one, as they may weigh at most. */
const pages = [
  { what: 'home', path: () => '/', first: 250, next: 60 },
  { what: 'listing', path: () => '/categories', first: 220, next: 70 },
  { what: 'product', path: (slug: string) => `/product-details/${slug}`, first: 250, next: 80 },
  { what: 'cart', path: () => '/cart', first: 120, next: 25 },
]

/** What pages weigh and how soon they are there, in a real browser as a slow phone. */
export const weight: Bench = {
  name: 'weight',
  how: `Chromium as a phone of 412 × 823; bytes over the wire of a first visit and of the next one, without scrolling; paint at 1.6 Mbit/s, 150 ms and a processor slowed four times, median of ${rounds}.`,
  async run({ small }) {
    const browser = await chromium.launch({
      executablePath: await getChromium(),
      args: chromiumArguments,
    })
    try {
      const slug = await mostReviewed(small.pool)
      const figures: Figure[] = []
      for (const page of pages) {
        const address = small.origin + page.path(slug)
        figures.push(...(await weigh(browser, address, page)))
        figures.push(...(await feel(browser, address, page.what)))
      }
      return figures
    } finally {
      await browser.close()
    }
  },
}

async function weigh(
  browser: Browser,
  address: string,
  { what, first, next }: { what: string; first: number; next: number },
): Promise<Figure[]> {
  // Makes the pictures' variants and keeps the page, as any visitor before would have.
  await inPrivate(browser, (context) => visitPage(context, address, false))
  return inPrivate(browser, async (context) => {
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

async function feel(browser: Browser, address: string, what: string): Promise<Figure[]> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    visits.push(await inPrivate(browser, (context) => visitPage(context, address, true)))
  }
  const of = (measure: (visit: Visit) => number) =>
    visits.map(measure).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  return [
    { what: `${what}: largest paint`, value: of((v) => v.largestPaint), unit: 'ms', atMost: 1800 },
    { what: `${what}: layout shift`, value: of((v) => v.layoutShift), unit: '', atMost: 0.02 },
    { what: `${what}: blocking time`, value: of((v) => v.blockingTime), unit: 'ms', atMost: 150 },
  ]
}

/** In a browser profile of its own, with nothing cached. */
async function inPrivate<T>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}
  const context = await browser.newContext({ ...phone, viewport: { width: 412, height: 823 } })
  try {
    return await use(context)
  } finally {
    await context.close()
  }
}

function kilobytes(bytes: number): number {
  return bytes / 1024
}

async function mostReviewed(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ p_slug: string }>(
    'SELECT p_slug FROM products ORDER BY rating_count DESC, id LIMIT 1',
  )
  return rows[0]?.p_slug ?? ''
}
