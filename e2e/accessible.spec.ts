import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

const addresses = [
  '/',
  '/categories',
  '/categories?prod=zzzzqqqq',
  '/categories?categories=1&discount=10',
  '/product-details/apple-iphone-16',
  '/cart',
  '/login',
  '/faq',
  '/dashboard',
  '/no/such/page',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}: axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const address of addresses) {
      test(address, async ({ page }) => {
        await visit(page, address)
        await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]),
        ).toEqual([])
      })
    }
  })
}
