import { expect, test } from '@playwright/test'
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

for (const address of addresses) {
  test(`axe finds nothing, light or dark: ${address}`, async ({ page }) => {
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
  })
}
