import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, test } from '@playwright/test'
import pg from 'pg'
import { type SwitchName, switchTexts } from '#contract/switches.ts'
import { expectAccessible } from './accessible.ts'
import { logIn } from './accounts.ts'
import { choose, openCheckout, shopperWith } from './shopper.ts'
import { StartedApp } from './started-app.ts'
import { visit } from './visit.ts'

// A mall of its own: what is closed here would stop the other journeys.
test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'oja-switches-'))
let app: StartedApp
let database: pg.Client
let origin: string

test.beforeAll(async () => {
  app = new StartedApp({ DATA_DIR: folder })
  await app.waitForOutput('ready on http://')
  origin = `http://127.0.0.1:${app.port}`
  database = new pg.Client({ connectionString: readFileSync(join(folder, 'postgres.url'), 'utf8') })
  await database.connect()
})
test.afterAll(async () => {
  await database?.end()
  app.stop()
  await app.exited()
  rmSync(folder, { recursive: true, force: true })
})

/** As with psql: the trigger tells all processes. */
async function turn(name: SwitchName, isOn: boolean): Promise<void> {
  await database.query(
    "UPDATE mall_switches SET is_on = $2, reason = 'a journey' WHERE name = $1",
    [name, isOn],
  )
}

/** A browser at this mall, once its pages say that the switch is on. */
async function browserAt(browser: Browser, page: string, words: string): Promise<BrowserContext> {
  await expect
    .poll(async () => (await fetch(origin + page)).text(), { timeout: 180_000 })
    .toContain(words)
  return browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } })
}

test('a shopper reads on the page what is closed, and looks on', async ({ browser }) => {
  const { words } = switchTexts['read-only']
  const other = switchTexts['no-sign-up'].words
  await turn('no-sign-up', true)
  await turn('read-only', true)
  await using context = await browserAt(browser, '/', words)
  const page = await context.newPage()
  await visit(page, '/')
  await expect(page.getByText(words)).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/categories')
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible()
  await visit(page, '/login')
  await logIn(page, { email: 'ada@example.com', password: 'Market#2026' })
  await expect(page.locator('form').getByText(words)).toBeVisible()
  await visit(page, '/sign-up')
  await expect(page.getByText(other)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0)
  await turn('read-only', false)
  await turn('no-sign-up', false)
})

test('the checkout leaves out what is closed, and says why', async ({ browser }) => {
  const shopper = await shopperWith(origin, { phone: true })
  await turn('no-card', true)
  await turn('no-carriers', true)
  await using context = await browserAt(browser, '/checkout', switchTexts['no-carriers'].words)
  const page = await openCheckout(context, shopper)
  await expect(page.getByText(switchTexts['no-carriers'].words)).toBeVisible()
  await choose(page, 'Shipping method', /Pick up/)
  await expect(page.getByText(switchTexts['no-card'].words)).toBeVisible()
  const methods = page.getByRole('radiogroup', { name: 'Pay with' }).getByRole('radio')
  await expect(methods).toHaveCount(2)
  await expectAccessible(page)
  await turn('no-card', false)
  await turn('no-carriers', false)
})

test('the state of the mall is read without JavaScript, on every width', async ({ browser }) => {
  await turn('no-deposits', true)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto(`${origin}/status`)
    const words = page.getByText(switchTexts['no-deposits'].words)
    await expect(words).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Buying' })).toBeVisible()
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth)
    expect([width, wide]).toEqual([width, false])
  }
  await context.close()
  await using other = await browser.newContext()
  const seen = await other.newPage()
  for (const colorScheme of ['light', 'dark'] as const) {
    await seen.emulateMedia({ colorScheme })
    await seen.goto(`${origin}/status`)
    await expectAccessible(seen)
  }
  await turn('no-deposits', false)
})
