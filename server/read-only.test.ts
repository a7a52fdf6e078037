import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addCategories, addProduct } from './catalogue/test-catalogue.ts'
import { loadLocations } from './delivery/delivery.ts'
import { openDatabase } from './platform/database/database.ts'
import { runOn, testDatabase } from './platform/database/test-database.ts'
import { failureOf } from './platform/http/errors/failure.ts'
import { testApp } from './test-app.ts'
import { testDevice } from './test-customer.ts'

const other = await testDatabase()
const name = new URL(other.url).pathname.slice(1)
const database = openDatabase(other.url, { connections: 8, statementTimeoutMs: 15_000 })
afterAll(() => database.close())
await loadLocations(database)
await addCategories(database)
const product = await addProduct(database, { stock: 10 })
const app = { ...(await testApp(database)), database }
let ada: Awaited<ReturnType<typeof testDevice>>
beforeAll(async () => {
  ada = await testDevice(app)
})

const line = { product_orders: [{ product_id: product, quantity: 1 }] }
const ready = async () => {
  const response = await fetch(`${app.url}/readyz`)
  return { status: response.status, body: await response.json() }
}

async function addToCart() {
  const response = await fetch(`${app.url}/api/v1/carts/add`, {
    method: 'POST',
    headers: { ...ada.headers, 'content-type': 'application/json' },
    body: JSON.stringify(line),
  })
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
}

/** For connections from now on; those that are open are ended. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const setting = `ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly}`
  const own = new URL(other.url)
  own.pathname = '/postgres'
  await runOn(own.href, setting)
  await runOn(
    own.href,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${name}' AND application_name LIKE 'oja %'`,
  )
}

test('a database that takes no writes: buying says when to retry, browsing goes on, readiness says why', async () => {
  expect((await addToCart()).status).toBe(200)
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
  // So that the next call would note that the session was used.
  await database.pool.query("UPDATE account_sessions SET last_seen_at = now() - interval '3 days'")
  await setReadOnly(true)

  await vi.waitFor(async () => expect((await addToCart()).status).toBe(503))
  const { retryAfter } = await addToCart()
  expect(retryAfter).toBeGreaterThan(0)
  for (const path of [
    '/products/all/category/null?prod=kettle',
    '/accounts',
    '/carts',
    `/products/details/${product}`,
    '/orders',
  ]) {
    const { status } = await ada.get(`/api/v1${path}`)
    expect([path, status]).toEqual([path, 200])
  }
  await vi.waitFor(async () =>
    expect(await ready()).toEqual({
      status: 503,
      body: { status: 'not ready', problem: 'cannot write' },
    }),
  )

  await setReadOnly(false)
  await vi.waitFor(async () => expect((await addToCart()).status).toBe(200))
  await vi.waitFor(async () => expect((await ready()).status).toBe(200))
})

test('a process whose disk is full is not ready, and says so before a write fails', async () => {
  const own = new URL('../', import.meta.url).pathname
  const full = await testApp(database, {
    DISK_FREE_MB: '1000000000',
    DATA_DIR: join(own, 'not/made/yet'),
  })
  const answer = await fetch(`${full.url}/readyz`)
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '2',
    { status: 'not ready', problem: 'the disk of DATA_DIR is full' },
  ])
  expect((await fetch(`${full.url}/healthz`)).status).toBe(200)
  const pictures = { DISK_FREE_MB: '0', MEDIA_FOLDER: own }
  expect((await fetch(`${(await testApp(database, pictures)).url}/readyz`)).status).toBe(200)
})

test('a full disk is no fault of ours: 503, of the database and of the pictures’ folder', async () => {
  await database.pool.query(`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON cart_lines
    FOR EACH STATEMENT EXECUTE FUNCTION full_disk()`)
  expect(await addToCart()).toEqual({ status: 503, retryAfter: expect.toSatisfy((n) => n > 0) })
  await database.pool.query('DROP TRIGGER full_disk ON cart_lines')
  expect((await addToCart()).status).toBe(200)

  for (const code of ['ENOSPC', 'EROFS', 'EDQUOT']) {
    const error = Object.assign(new Error('write'), { code })
    expect(failureOf(error)).toMatchObject({ code: 'database_unavailable', unexpected: false })
  }
})
