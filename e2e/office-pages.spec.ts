import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectKeysReachAll } from './keys.ts'
import { newMember } from './office.ts'
import { officeRecords, type RecordIds } from './office-records.ts'

/*
 * Every page of `office/routes.ts`, with records and as the form of a new one, by axe, without scrolling sideways and by keys.
 * Daily one look at each, at another width and mode than the page before, without forms of new records; with OJA_PROVE=whole at
 * all widths, in both modes and by keys.
 */

const isWhole = process.env.OJA_PROVE === 'whole'
const widths = [360, 768, 1440, 2560]
const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

/** An address below `/office` with what it is about in place of `$id`; as the routes have it before the first space. */
const pages: { route: string; of?: keyof RecordIds | 'new'; query?: string }[] = [
  { route: '/' },
  { route: '/account' },
  { route: '/orders' },
  { route: '/orders', query: '?needs=hand-over&search=nobody' },
  { route: '/orders/new' },
  { route: '/orders/$code', of: 'order' },
  { route: '/picking' },
  { route: '/picking/$id', of: 'batch' },
  { route: '/documents' },
  { route: '/manifests' },
  { route: '/manifests/$id', of: 'manifest' },
  { route: '/packing/$code', of: 'order' },
  { route: '/counter' },
  { route: '/counter/$code', of: 'order' },
  { route: '/tills' },
  { route: '/approvals' },
  { route: '/approvals/$id', of: 'approval' },
  { route: '/customers' },
  { route: '/customers', query: '?search=zzzzqqqq' },
  { route: '/customers/$id', of: 'customer' },
  { route: '/questions' },
  { route: '/questions', query: '?state=answered&search=nobody' },
  { route: '/questions/$id', of: 'question' },
  { route: '/members' },
  { route: '/members', query: '?state=suspended&name=nobody' },
  { route: '/members/invite' },
  { route: '/members/$id', of: 'member' },
  { route: '/roles' },
  { route: '/roles/$id', of: 'role' },
  { route: '/roles/$id', of: 'new' },
  { route: '/audit' },
  { route: '/banners' },
  { route: '/banners/$id', of: 'banner' },
  { route: '/banners/$id', of: 'new' },
  { route: '/tiles' },
  { route: '/tiles/$id', of: 'tile' },
  { route: '/tiles/$id', of: 'new' },
  { route: '/representatives' },
  { route: '/representatives/$id', of: 'representative' },
  { route: '/representatives/$id', of: 'new' },
  { route: '/socials' },
  { route: '/socials/$id', of: 'socials' },
  { route: '/socials/$id', of: 'new' },
  { route: '/preview-home' },
  { route: '/help' },
  { route: '/help/$page', of: 'help' },
  { route: '/mall/switches' },
  { route: '/search' },
  { route: '/search/synonyms' },
  { route: '/search/synonyms/$id', of: 'synonym' },
  { route: '/search/synonyms/$id', of: 'new' },
  { route: '/search/pins' },
  { route: '/search/pins/$id', of: 'pins' },
  { route: '/search/pins/$id', of: 'new' },
  { route: '/search/try' },
  { route: '/bulk' },
  { route: '/bulk/new' },
  { route: '/bulk/grid' },
  { route: '/bulk/$id', of: 'bulk' },
  { route: '/products' },
  { route: '/products', query: '?search=zzzzqqqq' },
  { route: '/products/new' },
  { route: '/products/$id', of: 'product' },
  { route: '/products/$id', of: 'varied' },
  { route: '/categories' },
  { route: '/categories/$id', of: 'category' },
  { route: '/categories/$id', of: 'new' },
  { route: '/brands' },
  { route: '/brands/$id', of: 'brand' },
  { route: '/brands/$id', of: 'new' },
  { route: '/sellers' },
  { route: '/sellers/$id', of: 'seller' },
  { route: '/sellers/$id', of: 'new' },
  { route: '/mall' },
  { route: '/stock' },
  { route: '/stock', query: '?level=out' },
  { route: '/price-plans' },
  { route: '/price-plans/$id', of: 'plan' },
  { route: '/price-plans/$id', of: 'new' },
]

/** What opens over a page, with what opens it: a button by its name, a key, or the first row of the list. */
const dialogs: {
  route: string
  of?: keyof RecordIds
  by: string | RegExp | { key: string } | 'first row'
  title: string | RegExp
  /** Another journey looks at it daily. */
  isElsewhere?: true
}[] = [
  { route: '/', by: { key: 'Control+k' }, title: 'Find', isElsewhere: true },
  { route: '/', by: { key: '?' }, title: 'Keys', isElsewhere: true },
  { route: '/orders/$code', of: 'order', by: 'Refund', title: /^Refund / },
  { route: '/members', by: 'Views', title: 'Saved views', isElsewhere: true },
  { route: '/products', by: 'Columns', title: 'Columns' },
  { route: '/products/$id', of: 'product', by: 'Delete', title: /^Delete / },
  { route: '/brands/$id', of: 'brand', by: 'Delete', title: /^Delete / },
  { route: '/categories/$id', of: 'category', by: 'Delete', title: /^Delete / },
  { route: '/price-plans/$id', of: 'plan', by: 'Cancel the plan', title: 'Cancel the plan' },
  { route: '/stock', by: 'first row', title: /./, isElsewhere: true },
  { route: '/audit', by: 'first row', title: /./, isElsewhere: true },
  { route: '/banners', by: 'Order', title: 'Which place?' },
  { route: '/banners/$id', of: 'banner', by: 'Delete', title: /^Delete / },
  { route: '/help/$page', of: 'help', by: 'Preview', title: /^Preview: / },
  { route: '/help/$page', of: 'help', by: 'Order', title: /^Order of / },
  { route: '/help/$page', of: 'help', by: /^Edit /, title: /^Edit the / },
  { route: '/mall/switches', by: /^Close /, title: /^Close to shoppers: / },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every page of the office is looked at', () => {
  const source = readFileSync(join(import.meta.dirname, '../office/routes.ts'), 'utf8')
  const routes = [...source.matchAll(/^ {2}page\(\s*'([^']+)'/gm)].map(([, path]) => path)
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.filter((path) => !pages.some(({ route }) => route === path))).toEqual([])
})

const opened = pages.filter(({ of, query }) => isWhole || (of !== 'new' && query === undefined))

for (const [at, { route, of, query = '' }] of opened.entries()) {
  const named = of ? route.replace(/\$\w+$/, of === 'new' ? 'new' : `(${of})`) : route
  test(`axe, width and keys: the office’s ${named}${query}`, async ({ page, context, browser }) => {
    if (isWhole) test.setTimeout(1_800_000)
    const { cookies, ids } = await member(() => browser.newContext())
    await context.addCookies(cookies)
    const id = of === undefined || of === 'new' ? 'new' : ids[of]
    await page.goto(`/office${route.replace(/\$\w+$/, id)}${query}`)
    for (const look of looksOf(at)) await expectFine(page, look)
  })
}

const overPages = dialogs.filter(({ isElsewhere }) => isWhole || !isElsewhere)

for (const [at, { route, of, by, title }] of overPages.entries()) {
  const what = typeof by === 'object' && 'key' in by ? by.key : String(by)
  test(`axe in a dialog: ${what} of the office’s ${route}`, async ({ page, context, browser }) => {
    if (isWhole) test.setTimeout(1_800_000)
    const { cookies, ids } = await member(() => browser.newContext())
    await context.addCookies(cookies)
    for (const { width, mode } of looksOf(at)) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: mode })
      await page.goto(`/office${route.replace(/\$\w+$/, of ? ids[of] : '')}`)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
      if (by === 'first row') await page.getByRole('grid').getByRole('link').first().click()
      else if (typeof by === 'object' && 'key' in by) await page.keyboard.press(by.key)
      else await page.getByRole('button', { name: by, exact: true }).first().click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await test.step(`${width} px, ${mode}`, () => expectAccessible(page))
    }
  })
}

interface Look {
  width: number
  mode: Mode
}

function looksOf(at: number): Look[] {
  if (isWhole) return widths.flatMap((width) => modes.map((mode) => ({ width, mode })))
  const [width = 360, mode = 'light'] = [widths[at % widths.length], modes[(at >> 2) % 2]]
  return [{ width, mode }]
}

async function expectFine(page: Page, { width, mode }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: mode })
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  // The keys have left it at its end.
  await page.evaluate(() => scrollTo(0, 0))
  await test.step(`${width} px, ${mode}`, async () => {
    await expectAccessible(page)
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(beyond).toBeLessThanOrEqual(0)
    if (isWhole && mode === 'light') await expectKeysReachAll(page)
  })
}

let signedIn: ReturnType<typeof signIn> | undefined

/** One session, and one record of each kind, for all pages that a worker of the tests opens. */
function member(newContext: () => Promise<BrowserContext>) {
  signedIn ??= signIn(newContext)
  return signedIn
}

async function signIn(newContext: () => Promise<BrowserContext>) {
  const context = await newContext()
  const page = await context.newPage()
  await newMember(page)
  const ids = await officeRecords(page)
  const cookies = await context.cookies()
  await context.close()
  return { cookies, ids }
}

test('a member who may only read meets no button for writing', async ({ page, browser }) => {
  const { ids } = await member(() => browser.newContext())
  await newMember(page, 'Support')
  for (const address of [
    `/products/${ids.product}`,
    `/products/${ids.varied}`,
    `/categories/${ids.category}`,
    `/brands/${ids.brand}`,
    `/sellers/${ids.seller}`,
    '/roles/1',
  ]) {
    await page.goto(`/office${address}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('textbox').first()).toBeDisabled()
    const writing = main.getByRole('button', { name: /^(add|remove|save|take|put|delete|choose)/i })
    await test.step(address, () => expect(writing).toHaveCount(0))
    await expect(main.locator('button:disabled:visible')).toHaveCount(0)
  }
})
