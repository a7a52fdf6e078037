import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { StartedApp } from './started-app.ts'

test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'oja-start-'))
const started: StartedApp[] = []
/** The one that is running. */
let app: StartedApp

function start(environment: NodeJS.ProcessEnv = {}): StartedApp {
  const another = new StartedApp({ DATA_DIR: folder, ...environment })
  started.push(another)
  return another
}

test.afterAll(async () => {
  for (const one of started) one.stop()
  await Promise.all(started.map((one) => one.exited()))
  rmSync(folder, { recursive: true, force: true })
})

test('killed while it seeds, the next start seeds again, and completely', async () => {
  const cut = start()
  await cut.waitForOutput('demo mall …')
  await expect
    .poll(() => query("SELECT FROM pg_stat_activity WHERE query LIKE 'INSERT%'"), {
      intervals: [10],
      timeout: 180_000,
    })
    .not.toEqual([])
  await cut.kill()
  expect(cut.output).not.toMatch(/demo mall: /)

  app = start()
  await app.waitForOutput('ready on http://')
  expect(app.output).toMatch(/demo mall: \d/)
  const [counts] = await query(
    'SELECT (SELECT count(*) FROM products) AS products, (SELECT count(*) FROM platform_seeds) AS marks',
  )
  expect(Number(counts?.products)).toBeGreaterThan(100)
  expect(Number(counts?.marks)).toBe(1)
})

test('a second start says who has the folder, and fails', async () => {
  const second = start()
  expect(await second.exited()).not.toBe(0)
  expect(second.output).toMatch(/The data folder .* is in use by process \d+/)
})

test('a taken port is reported', async () => {
  const second = start({ PORT: String(app.port), DATABASE_URL: databaseUrl() })
  expect(await second.exited()).not.toBe(0)
  expect(second.output).toContain(`127.0.0.1:${app.port} is taken by another program`)
})

test('a page that breaks is a 500, and the log has the cause once', async () => {
  const page = () =>
    fetch(`http://127.0.0.1:${app.port}/product-details/apple-iphone-16`, {
      headers: { accept: 'text/html' },
    })
  await query('ALTER TABLE products RENAME TO elsewhere')
  const broken = await page()
  expect(broken.status).toBe(500)
  expect(await broken.text()).not.toContain('relation')
  const id = broken.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  await query('ALTER TABLE elsewhere RENAME TO products')
  // Output may arrive after the answer; a line without its end is still arriving.
  const logLines = () =>
    app.output
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.includes(id))
  await expect.poll(logLines).not.toEqual([])
  expect(logLines().map((line) => JSON.parse(line))).toMatchObject([
    { err: { message: 'relation "products" does not exist' }, msg: 'a page broke' },
  ])
  await expect.poll(async () => (await page()).status).toBe(200)
})

test('killed while it serves, the next start is quick and has everything', async () => {
  const before = await query('SELECT count(*) FROM products')
  await app.kill()

  app = start()
  await app.waitForOutput('ready on http://')
  expect(app.output).toContain('demo mall: is there')
  expect(app.output).toContain('build: nothing changed')
  expect(await query('SELECT count(*) FROM products')).toEqual(before)
})

test('asked to stop, it ends in good order and takes its database along', async () => {
  const url = databaseUrl()
  app.stop()
  expect(await app.exited()).toBe(0)
  await expect(query('SELECT 1', url)).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

test('in production it refuses to start without credentials', async () => {
  const production = start({ NODE_ENV: 'production' })
  expect(await production.exited()).not.toBe(0)
  expect(production.output).toMatch(/FLUTTERWAVE_SECRET_KEY[\s\S]*SIMULATORS=allowed/)
})

function databaseUrl(): string {
  return readFileSync(join(folder, 'postgres.url'), 'utf8')
}

async function query(text: string, url = databaseUrl()): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
