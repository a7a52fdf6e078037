import type { Browser, BrowserContext } from '@playwright/test'

/** A session of the demo mall's owner, whose digits stand on the simulators' console. */
export async function ownersSession(browser: Browser, origin: string, password: string) {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/office/sign-in')
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('Six digits').fill(await ownersDigits(context))
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('heading', { name: /Good to see you/ }).waitFor()
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

async function ownersDigits(context: BrowserContext): Promise<string> {
  const panel = await context.newPage()
  await panel.goto('/simulators/staff')
  const words = (await panel.locator('body').textContent()) ?? ''
  await panel.close()
  const [, digits] = /(\d{6})\s*Owner/.exec(words) ?? []
  if (!digits) throw new Error(`The console has no digits of the owner:\n${words}`)
  return digits
}
