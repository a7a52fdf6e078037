import { expect, type Page, type Response } from '@playwright/test'

/** Opens a page and waits until its scripts have woken it up. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const answer = await open(page, address)
  await hydrated(page)
  return answer
}

/** Opens a page. A mall that is too busy for it says so, on a page without scripts: then it is asked again. */
export async function open(page: Page, address: string): Promise<Response | null> {
  let answer: Response | null = null
  const status = async () => {
    answer = await page.goto(address)
    return answer?.status()
  }
  // The test's own time ends it.
  await expect.poll(status, { timeout: 0 }).not.toBe(503)
  return answer
}

/** React marks every element that it has taken over; what it does next is done after two frames. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('footer')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactProps'))
  })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** A page that is opened from now on stays as the server wrote it, until what this answers is called. */
export async function heldUnhydrated(page: Page): Promise<() => void> {
  const { promise: unhydrated, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await unhydrated
    await route.continue()
  })
  return wake
}
