import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with what axe finds on the page as it stands now, or in the part of it that is named. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await stillness(page)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]),
  ).toEqual([])
}

/**
 * Colours on their way from one to another are no colours of the page. In what is not laid out yet they do not
 * even set out, so all of it is laid out first.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('.far')) part.classList.remove('far')
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
