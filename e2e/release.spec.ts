import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { openShop } from '../drills/cluster/rehearsed-shop.ts'
import { openServices, type Services } from '../drills/release/services.ts'
import { addRelease } from '../drills/release/stage.ts'
import { freePort } from './haproxy.ts'
import { hydrated, visit } from './visit.ts'

test.describe.configure({ mode: 'serial' })
test.use({ serviceWorkers: 'allow' })

const folder = mkdtempSync(join(tmpdir(), 'oja-builds-'))
const opened = new AsyncDisposableStack()
const releases = { former: '', next: '' }
let services: Services
let port: number
let url: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startEmbedded(join(folder, 'data'))
  opened.defer(() => postgres.stop())
  port = await freePort()
  url = `http://127.0.0.1:${port}`
  await openShop(opened, { url: postgres.url, shopUrl: url })
  // Another build, each of whose scripts has another name: the packages are loaded by all.
  const change = (before: string) => `${before}\ndocument.documentElement.dataset.build = 'next'\n`
  releases.former = await addRelease({ folder }, 'former')
  releases.next = await addRelease({ folder }, 'next', { 'storefront/client.tsx': change })
  services = await openServices(opened, {
    folder,
    command: 'node_modules/node/bin/node server/main.ts',
    environment: { NODE_ENV: 'test', DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'mall') },
  })
  await services.start(port, releases.former)
  await isUp()
})

test.afterAll(() => opened.disposeAsync())

async function isUp(): Promise<void> {
  const status = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 180_000 }).toBe(200)
}

/** The same address is answered by the other release. */
async function change(release: keyof typeof releases): Promise<void> {
  await services.start(port, releases[release])
  await isUp()
}

/** The builds whose worker has stored this page. */
function buildsWith(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('mall-pages-'))
    const found = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).match(location.href)) && name),
    )
    return found.filter((name) => name !== undefined)
  })
}

test('a page of the former build goes on with the next one’s process, with scripts that it had not loaded', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) broken.push(`${answer.status()} ${answer.url()}`)
  })
  await visit(page, `${url}/faq`)
  const before = await page.evaluate(() => performance.timeOrigin)
  await change('next')
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await expect(page).toHaveURL(/\/categories/)
  await expect(page.getByRole('article').first()).toBeVisible()
  // It is still the page that was loaded first, of the former build.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next')
  await page.reload()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  expect(broken).toEqual([])
})

test('workers of two builds that take turns leave each other’s caches', async ({ page }) => {
  await change('former')
  await visit(page, `${url}/faq`)
  await expect.poll(() => buildsWith(page)).toHaveLength(1)
  const [former] = await buildsWith(page)
  await change('next')
  await visit(page, `${url}/faq`)
  await expect.poll(() => buildsWith(page)).toHaveLength(2)
  expect(await replaced(page)).toEqual([buildOf(former)])
  await change('former')
  await visit(page, `${url}/faq`)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const [next] = (await buildsWith(page)).filter((name) => name !== former)
  await expect.poll(() => replaced(page)).toEqual([buildOf(next)])
  expect(await buildsWith(page)).toHaveLength(2)
})

/** The builds that another one has replaced, as the workers have noted it. */
function replaced(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const noted = await (await caches.open('mall-replaced')).keys()
    return noted.map((request) => new URL(request.url).pathname.slice(1))
  })
}

function buildOf(cacheName = ''): string {
  return cacheName.replace('mall-pages-', '')
}
