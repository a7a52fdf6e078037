import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until its scripts have woken it up. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await awake(page)
  return answer
}

/** The framework takes its bootstrap away once the page is hydrated. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !('$_TSR' in window))
}
