import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { testWire } from '#server/platform/http/test-wire.ts'
import { StartedApp } from './started-app.ts'

test.describe.configure({ mode: 'serial' })

/**
 * Two more processes on the database of a mall of this file's own, over a connection that can be cut. On the journeys'
 * database they would send messages of other journeys, each into its own simulated inbox.
 */
const apps: StartedApp[] = []
const folder = mkdtempSync(join(tmpdir(), 'oja-processes-'))
let first: StartedApp
let database: pg.Client
let wire: Awaited<ReturnType<typeof testWire>>

test.beforeAll(async () => {
  first = new StartedApp({ DATA_DIR: folder })
  await first.waitForOutput('ready on http://')
  const url = readFileSync(join(folder, 'postgres.url'), 'utf8')
  database = new pg.Client({ connectionString: url })
  await database.connect()
  wire = await testWire(url)
  for (const _ of [1, 2]) {
    apps.push(new StartedApp({ DATA_DIR: folder, DATABASE_URL: wire.url }))
  }
  await Promise.all(apps.map((app) => app.waitForOutput('ready on http://')))
})

test.afterAll(async () => {
  for (const app of apps) app.stop()
  await Promise.all(apps.map((app) => app.exited()))
  await wire.cut()
  await database.end()
  first.stop()
  await first.exited()
  rmSync(folder, { recursive: true, force: true })
})

function get(app: StartedApp, path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${app.port}${path}`, { headers: { accept: 'text/html' } })
}

function getBoth(path: string): Promise<Response[]> {
  return Promise.all(apps.map((app) => get(app, path)))
}

async function textsOf(path: string): Promise<string[]> {
  return Promise.all((await getBoth(path)).map((answer) => answer.text()))
}

test('two processes answer alike, byte for byte', async () => {
  for (const path of [
    '/',
    '/categories?categories=1&key=highest-price&page=2',
    '/categories?prod=samsng',
    '/product-details/apple-iphone-16',
    '/api/v1/products/all/category/null?key=newest',
    '/sitemap-products-1.xml',
  ]) {
    // Repeated, as a parallel journey may buy something between the two answers.
    await expect(async () => {
      const [one, two] = await textsOf(path)
      expect(one?.length, path).toBeGreaterThan(1_000)
      expect(two === one, path).toBe(true)
    }).toPass({ timeout: 40_000 })
  }
})

test('a second after a price changed, no process answers with the old one', async () => {
  const { rows } = await database.query(
    // Sold out, as parallel journeys on this database buy at the price that they saw.
    `SELECT id, p_slug, amount_kobo, category_id FROM products
     WHERE is_fixed AND previous_amount_kobo IS NULL
       AND EXISTS (SELECT FROM stock WHERE product_id = products.id AND on_hand - held = 0)
     ORDER BY id DESC LIMIT 1`,
  )
  const { id, p_slug, amount_kobo, category_id } = rows[0]
  const page = `/product-details/${p_slug}`
  const details = `/api/v1/products/details/${id}`
  const list = `/api/v1/products/all/category/${category_id}?prod=${p_slug.replaceAll('-', '%20')}`
  const setPrice = (kobo: number) =>
    database.query('UPDATE products SET amount_kobo = $2 WHERE id = $1', [id, kobo])
  /** The page has it in its structured data. */
  const showsPrice = (text: string, kobo: number) =>
    text.includes(`"price":${kobo / 100},`) || text.includes(`"amount":${kobo / 100},`)

  const before = Number(amount_kobo)
  const after = before + 123_45
  for (const path of [page, details, list]) {
    for (const text of await textsOf(path)) expect(showsPrice(text, before), path).toBe(true)
  }
  try {
    await setPrice(after)
    await wait(1_000)
    for (const path of [page, details, list]) {
      for (const text of await textsOf(path)) {
        expect([path, showsPrice(text, before), showsPrice(text, after)]).toEqual([
          path,
          false,
          true,
        ])
      }
    }
  } finally {
    await setPrice(before)
  }
})

test('the database is lost under load and comes back: cached pages still work, the rest says when to retry', async () => {
  const cached = '/categories?categories=2'
  let loading = true
  let word = 0
  const seen = { cached: new Set<number>(), fresh: new Set<number>() }
  const fresh = () => `/api/v1/products/all/category/null?min_price=${++word}`
  const load = async (app: StartedApp, path: () => string, into: Set<number>) => {
    while (loading) into.add((await get(app, path())).status)
  }
  const statuses = async (path: string) => (await getBoth(path)).map(({ status }) => status)
  expect(await statuses(cached)).toEqual([200, 200])
  const visitors = apps.flatMap((app) => [
    load(app, () => cached, seen.cached),
    load(app, () => cached, seen.cached),
    load(app, fresh, seen.fresh),
  ])
  await expect.poll(() => [...seen.fresh]).toEqual([200])

  await wire.cut()
  await expect.poll(() => statuses(fresh())).toEqual([503, 503])
  for (const path of [fresh(), '/categories?brands=3&discount=10', '/product-details/nowhere']) {
    for (const answer of await getBoth(path)) {
      expect([path, answer.status]).toEqual([path, 503])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  }
  expect(await statuses('/healthz')).toEqual([200, 200])
  expect(await statuses('/readyz')).toEqual([503, 503])

  await wire.mend()
  await expect
    .poll(() => Promise.all([fresh(), '/categories?brands=3&discount=10', '/readyz'].map(statuses)))
    .toEqual([1, 2, 3].map(() => [200, 200]))
  loading = false
  await Promise.all(visitors)
  expect([...seen.cached]).toEqual([200])
  expect([...seen.fresh].sort()).toEqual([200, 503])
})

test('when one is killed, the other goes on', async () => {
  const [one, two] = apps
  if (!one || !two) throw new Error('two malls were started')
  await one.kill()
  for (const path of ['/', '/categories?brands=4', '/readyz']) {
    expect([path, (await get(two, path)).status]).toEqual([path, 200])
  }
})
