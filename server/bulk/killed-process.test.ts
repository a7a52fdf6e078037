import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrigin } from '#server/accounts/test-accounts.ts'
import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { OfficeBrowser, testStaff } from '#server/staff/test-staff.ts'
import { testSecret } from '#server/test-app.ts'
import { sized } from '#server/test-size.ts'
import { checkedCsv, stateOf } from './test-bulk.ts'

const database = await testDatabase()
/** The process that goes on, with the job that looks for work each minute. */
const staff = await testStaff(database)
const { app, clock, rows } = staff
const job = app.http.jobs.filter(({ name }) => name === 'bulk-work')
let folder: string

/** More than two batches. */
const size = 400
const added = 3

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-killed-'))
  await addCategories(database)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Another mall on the same database, in a process of its own; `kill -9` ends it. */
async function startProcess(from: OfficeBrowser) {
  const child = spawn(process.execPath, ['e2e/test-process.ts', database.url, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { DATA_DIR: folder, MALL_SECRET: testSecret, PUBLIC_URL: testOrigin },
  })
  const ended = once(child, 'exit')
  child.stdout.setEncoding('utf8')
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  const url = /ready on (\S+)/.exec(String(line))?.[1] ?? expect.fail(`it did not start: ${line}`)
  child.stdout.resume()
  const browser = new OfficeBrowser(url)
  for (const [name, value] of from.cookies) browser.cookies.set(name, value)
  return {
    browser,
    async kill() {
      child.kill('SIGKILL')
      const [, signal] = await ended
      expect(signal).toBe('SIGKILL')
    },
  }
}

/** Begins a move in a process that is killed in the middle of it, and lets this one go on with the rest. */
async function moveWithKill(
  from: OfficeBrowser,
  { id, last }: { id: number; last: number },
  to: 'apply' | 'undo',
): Promise<void> {
  const killed = await startProcess(from)
  // However late this process looks: the other one cannot end before it is killed.
  const barrier = await database.pool.connect()
  await barrier.query('BEGIN')
  await barrier.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [last])
  const began = await killed.browser.post(`/office/bulk/${id}/${to}`, {})
  expect(began.status).toBe(200)
  const outcome = to === 'apply' ? 'done' : 'undone'
  const moved = async () => {
    const sql = 'SELECT count(*)::integer FROM bulk_rows WHERE change_id = $1 AND outcome = $2'
    return (await rows(sql, [id, outcome]))[0].count
  }
  // At any moment after the first batch, perhaps in the middle of the next one.
  await expect.poll(moved, { interval: 5 }).toBeGreaterThan(0)
  const waitMs = Math.random() * 500
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  await killed.kill()
  await barrier.query('ROLLBACK')
  barrier.release()
  expect(await moved()).toBeLessThan(size + added)
  // The dead one has it for half a minute yet.
  await runJobs(job)
  expect((await stateOf(from, id)).state).toBe('running')
  await clock.advance(31)
  await runJobs(job)
}

/** What each product is, and how often its stock moved. */
function itemsOf(ids: number[]) {
  return rows(
    `SELECT products.id, name, amount_kobo, previous_amount_kobo, on_hand, version,
       (SELECT count(*)::integer FROM stock_moves WHERE product_id = products.id) AS moves
     FROM products JOIN stock ON product_id = products.id
     WHERE products.id = ANY ($1) ORDER BY products.id`,
    [ids],
  )
}

test('an import whose process is killed goes on in another one: each row once, and undone as before', async () => {
  const manager = await staff.signedIn(await staff.member('Manager'))
  for (let round = 0; round < sized(1, 20); round++) {
    const ids = await addProducts(
      database,
      Array.from({ length: size }, () => ({})),
    )
    const codes = await rows('SELECT code FROM products WHERE id = ANY ($1) ORDER BY id', [ids])
    const changed = codes.map(({ code }, at) => `${code},${950 + at / 100},${20 + at},,,`)
    const drafts = ids.slice(0, added).map((id) => `K-${id},500,1,Drum,Brand 1,Iya Kudi`)
    const header = 'product_code,price,stock_on_hand,name,brand,seller'
    const before = await itemsOf(ids)
    const id = await checkedCsv(manager, [header, ...changed, ...drafts].join('\n'))

    const last = ids.at(-1) ?? expect.fail('there are no products')
    await moveWithKill(manager, { id, last }, 'apply')
    expect(await stateOf(manager, id)).toEqual({ state: 'done', done: size + added })
    expect(await itemsOf(ids)).toEqual(
      before.map((item, at) => ({
        ...item,
        amount_kobo: 95_000 + at,
        on_hand: 20 + at,
        version: 2,
        moves: 2,
      })),
    )
    const drafted = "SELECT count(*)::integer FROM products WHERE code LIKE 'K-%'"
    expect(await rows(drafted)).toEqual([{ count: added }])

    await moveWithKill(manager, { id, last }, 'undo')
    expect(await stateOf(manager, id)).toEqual({ state: 'undone', undone: size + added })
    expect(await itemsOf(ids)).toEqual(before.map((item) => ({ ...item, version: 3, moves: 3 })))
    expect(await rows(drafted)).toEqual([{ count: 0 }])
  }
}, 300_000)
