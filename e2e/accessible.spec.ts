import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { visit } from './visit.ts'

const addresses = [
  '/',
  '/categories',
  '/categories?prod=zzzzqqqq',
  '/categories?categories=1&discount=10',
  '/product-details/apple-iphone-16',
  '/cart',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/faq',
  '/about-us',
  '/refund-policy',
  '/terms-condition',
  '/privacy-policy',
  '/contact-us',
  '/data-saver',
  '/offline',
  '/dashboard',
  '/no/such/page',
]

/** Text of pages that render in the browser only: until it is visible they show placeholders. */
const loadedText: Record<string, string> = {
  '/cart': 'Your cart is empty!',
  '/dashboard': 'Your cart stays as it is.',
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The configuration blocks it. */
const noWorker = 'Service Worker registration blocked by Playwright'

/** Errors and warnings, as of a part that the browser had to render anew; not that the page itself is a 404. */
function browserLog(page: Page): string[] {
  const log: string[] = []
  page.on('pageerror', ({ message }) => log.push(message))
  page.on('console', (message) => {
    const isExpected = message.location().url === page.url() || message.text() === noWorker
    if (['error', 'warning'].includes(message.type()) && !isExpected) log.push(message.text())
  })
  return log
}

for (const address of addresses) {
  test(`axe finds nothing, light or dark: ${address}`, async ({ page }) => {
    const log = browserLog(page)
    // Axe checks each element of the longest pages twice.
    test.slow()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      if (colorScheme === 'light') await visit(page, address)
      const text = loadedText[address]
      if (text) await expect(page.getByText(text)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
      await expectAccessible(page)
    }
    expect(log).toEqual([])
  })
}
