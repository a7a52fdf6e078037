import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until its scripts have woken it up. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await awake(page)
  return answer
}

/** React marks every element that it has taken over; what it does next is done after two frames. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('footer')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactProps'))
  })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** A page that is opened from now on stays as the server wrote it, until what this answers is called. */
export async function heldAsleep(page: Page): Promise<() => void> {
  const { promise: asleep, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await asleep
    await route.continue()
  })
  return wake
}
