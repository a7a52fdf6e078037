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

/** What pages show that only know in the browser what they show: before it they are placeholders. */
const shown: Record<string, string> = {
  '/cart': 'Your cart is empty!',
  '/dashboard': 'Your cart stays as it is.',
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const address of addresses) {
  test(`axe finds nothing, light or dark: ${address}`, async ({ page }) => {
    // Each element of the longest pages is looked at twice.
    test.slow()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      if (colorScheme === 'light') await visit(page, address)
      const words = shown[address]
      if (words) await expect(page.getByText(words)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
      await expectAccessible(page)
    }
  })
}
