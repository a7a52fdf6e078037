import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with axe's violations on the page as it is now, or in the part that `scope` selects. */
export async function expectAccessible(page: Page, scope = 'html'): Promise<void> {
  // The office is rendered in the browser, and empty before that.
  await expect(page.locator('h1')).not.toHaveCount(0)
  await finishAnimations(page)
  const { violations } = await new AxeBuilder({ page })
    .include(scope)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]),
  ).toEqual([])
}

/**
 * Waits for running transitions, as axe would measure their intermediate colours. Elements with `.far` are laid
 * out first: their transitions do not start before that.
 */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const far of document.querySelectorAll('.far')) far.classList.remove('far')
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** Axe in dark and in light mode. */
export async function expectAccessibleInBothModes(page: Page) {
  for (const mode of ['dark', 'light']) {
    await page.evaluate((mode) => {
      document.documentElement.dataset.mode = mode
    }, mode)
    await expectAccessible(page)
  }
}
