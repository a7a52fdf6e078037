import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { pages } from '#storefront/pages.ts'
import { customer } from './signed-in.ts'
import { StartedApp } from './started-app.ts'

test.describe.configure({ mode: 'serial' })

/** Ends an element, an attribute, a comment, a string and a line of script, and runs if any page lets it. */
function hostile(where: string): string {
  const run = `injected.push('${where}')`
  return ` x</script><script>${run}</script><!--<script>\u2028${run}//'"\`><img src="/none" onerror="${run}"><svg/onload="${run}"><a href="javascript:${run}">x</a>]]></title></style><script type="module">${run}</script>-->`
}

const folder = mkdtempSync(join(tmpdir(), 'oja-injection-'))
/** The mall's name is in the head of every page. */
const app = new StartedApp({ DATA_DIR: folder, MALL_NAME: `Oja${hostile('MALL_NAME')}` })
let url: string
let written: string[]

test.beforeAll(async () => {
  test.setTimeout(480_000)
  await app.waitForOutput('ready on http://')
  url = `http://127.0.0.1:${app.port}`
  written = await writeEverywhere()
})

test.afterAll(async () => {
  app.stop()
  await app.exited()
  rmSync(folder, { recursive: true, force: true })
})

test('what is hostile in any text of the database runs on no page', async ({ context }) => {
  expect(visible.filter((where) => !written.includes(where))).toEqual([])
  await context.addInitScript('window.injected = []')
  const ada = await customer(url, { email: 'ada@example.com', password: 'Market#2026' })
  const visitor = await context.newPage()
  for (const address of [...plainPages, ...(await productPages())])
    await runsNothing(visitor, address)
  await context.addInitScript((accessToken) => {
    localStorage.setItem('oja', JSON.stringify({ version: 1, state: { auth: { accessToken } } }))
  }, ada.token)
  const shopper = await context.newPage()
  for (const address of plainPages) await runsNothing(shopper, address)
})

test('only scripts of the renderer are allowed, and the state is whole', async ({ page }) => {
  for (const address of ['/', ...(await productPages())]) {
    const answer = await page.goto(url + address)
    const allowed = answer?.headers()['content-security-policy'] ?? ''
    const html = (await answer?.text()) ?? ''
    expect(allowed).not.toContain('unsafe')
    // The hash of what each column carries, in the form in which a browser would run it.
    for (const where of ['MALL_NAME', ...written]) {
      expect(allowed).not.toContain(await sha256(`injected.push('${where}')`))
    }
    expect(html).not.toContain('nonce')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.length).toBeGreaterThan(0)
    for (const text of data) expect(() => JSON.parse(text)).not.toThrow()
  }
})

const plainPages = pages.map(({ path }) => path).filter((path) => !path.includes('$'))

/** Columns that a page shows; without them the test would prove little. */
const visible = [
  'products.name',
  'products.description_html',
  'products.key_features',
  'categories.name',
  'brands.name',
  'sellers.name',
  'option_values.name',
  'order_reviews.caption',
  'product_reviews.caption',
  'content_banners.alt',
  'content_menus.name',
  'content_socials.address',
  'notifications.content',
  'order_lines.name',
  'accounts.first_name',
]

/** Fields by which the mall finds things: the pages would only be empty. */
const isKey = /(slug|hash|key|code|email|status|state|iso_code|_id)$/

/** Ratings without words are 17,000 rows that pages count, and never show. */
const only: Partial<Record<string, string>> = { product_reviews: "WHERE caption <> ''" }

/** Appends to every text that the tables' constraints let it; answers where. Nothing of the mall cleans it. */
async function writeEverywhere(): Promise<string[]> {
  const client = new pg.Client({
    connectionString: readFileSync(join(folder, 'postgres.url'), 'utf8'),
  })
  await client.connect()
  const { rows } = await client.query(
    `SELECT table_name, column_name FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'text'
       AND table_name NOT LIKE 'platform%'`,
  )
  const done: string[] = []
  for (const { table_name: table, column_name: column } of rows) {
    if (isKey.test(column)) continue
    const where = `${table}.${column}`
    const isWritten = await client
      .query(`UPDATE ${table} SET ${column} = ${column} || $1 ${only[table] ?? ''}`, [
        hostile(where),
      ])
      .then(
        ({ rowCount }) => rowCount,
        () => 0,
      )
    if (isWritten) done.push(where)
  }
  await client.query(`SELECT pg_notify('oja_changed', 'catalogue')`)
  await client.end()
  return done
}

async function productPages(): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/products/all/category/null`)
  const { data } = (await answer.json()).data.products
  return data.slice(0, 3).map(({ p_slug }: { p_slug: string }) => `/product-details/${p_slug}`)
}

async function runsNothing(page: Page, address: string): Promise<void> {
  await page.goto(url + address)
  await page.waitForLoadState('load')
  const ran = await page.evaluate(
    () => new Promise((done) => setTimeout(() => done(Reflect.get(window, 'injected')), 100)),
  )
  expect([address, ran]).toEqual([address, []])
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('base64')
}
