import { expect, type Locator, type Page, type Response } from '@playwright/test'

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const answer = await open(page, address)
  await hydrated(page)
  return answer
}

/** Opens a page, again while an overloaded mall answers 503. */
export async function open(page: Page, address: string): Promise<Response | null> {
  let answer: Response | null = null
  const status = async () => {
    answer = await page.goto(address)
    return answer?.status()
  }
  // The test's timeout limits it.
  await expect.poll(status, { timeout: 0 }).not.toBe(503)
  return answer
}

/** React marks every element that it has hydrated; its effects have run two animation frames later. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps'))
  })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Pages opened from now on are not hydrated until the returned function is called. */
export async function holdHydration(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The footer with all of its links: phones fold them. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  // A document that is still on its way has no footer yet, and nothing to open.
  await page.waitForLoadState()
  const folded = footer.locator('details:not([open]) > summary:visible')
  while ((await folded.count()) > 0) await folded.first().click()
  return footer
}
