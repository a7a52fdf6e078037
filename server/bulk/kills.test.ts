import { beforeAll, expect, test } from 'vitest'

import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import type { Connection } from '#server/platform/database/connection.ts'
import type { Database } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testStaff } from '#server/staff/test-staff.ts'
import { proofMs, sized } from '#server/test-size.ts'
import { checkedCsv, move, stateOf, testBulkDeps } from './test-bulk.ts'
import { openWorker } from './work/worker.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const { rows, clock, keys } = staff
const [ada, bola] = [await staff.member('Manager'), await staff.member('Manager')]
const [manager, other] = [await staff.signedIn(ada), await staff.signedIn(bola)]

beforeAll(() => addCategories(database))

const size = 12

/** Products with a file that changes each of them, and adds some. */
async function begin() {
  const ids = await addProducts(
    database,
    Array.from({ length: size }, () => ({})),
  )
  const codes = await rows('SELECT id, code FROM products WHERE id = ANY ($1) ORDER BY id', [ids])
  const changed = codes.map(({ code }, at) => `${code},${950 + at},${20 + at},,,`)
  const added = ids.slice(0, 3).map((id) => `NEW-${id},500,1,Drum,Brand 1,Iya Kudi`)
  const header = 'product_code,price,stock_on_hand,name,brand,seller'
  const id = await checkedCsv(manager, [header, ...changed, ...added].join('\n'))
  // Until the app's own worker has given it up: it looks for more work once more after the check.
  await expect
    .poll(() => rows('SELECT worker FROM bulk_changes WHERE id = $1', [id]))
    .toEqual([{ worker: null }])
  return { id, ids }
}

/** The database as a process has it whose connections end at its nth statement. */
function dyingAt(statement: number): { database: Database; isDead: () => boolean } {
  let sent = 0
  const { pool } = database
  const dies = new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return async () => watched(await target.connect())
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  function watched(connection: Connection): Connection {
    return new Proxy(connection, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (name !== 'query' || typeof value !== 'function') return value
        return async (...query: unknown[]) => {
          sent += 1
          if (sent === statement) {
            const own = await target.query('SELECT pg_backend_pid() AS pid')
            await rows('SELECT pg_terminate_backend($1)', [own.rows[0].pid])
          }
          return Reflect.apply(value, target, query)
        }
      },
    })
  }
  return { database: { ...database, pool: dies }, isDead: () => sent >= statement }
}

/** Works as another process until it dies, and then as one that does not. */
async function workWithKill(statement: number): Promise<boolean> {
  const { database: dying, isDead } = dyingAt(statement)
  const killed = openWorker(testBulkDeps(dying, clock, keys))
  await killed.run()
  // Nobody has given up the dead one's change: its time has to run out.
  await rows("UPDATE bulk_changes SET worker = 'dead', worked_until = $1 WHERE state = 'running'", [
    new Date(clock.now().getTime() + 30_000),
  ])
  await clock.advance(31)
  const next = openWorker(testBulkDeps(database, clock, keys))
  await next.run()
  return isDead()
}

/** What each product is, but for its version, and how often its stock moved. */
async function itemsOf(ids: number[]) {
  return rows(
    `SELECT products.id, amount_kobo, on_hand, version,
       (SELECT count(*)::integer FROM stock_moves WHERE product_id = products.id) AS moves
     FROM products JOIN stock ON product_id = products.id
     WHERE products.id = ANY ($1) ORDER BY products.id`,
    [ids],
  )
}

const setRunning = (id: number, isUndo: boolean) =>
  rows(
    "UPDATE bulk_changes SET state = 'running', is_undo = $2, moved_by = created_by WHERE id = $1",
    [id, isUndo],
  )

/** A change and its undoing, each killed once. False where one of them was not: the app's own worker was quicker. */
async function isWholeWithKillAt(statement: number): Promise<boolean> {
  const { id, ids } = await begin()
  const before = await itemsOf(ids)
  // As the call does it, without the app's own worker.
  await setRunning(id, false)
  const isKilled = await workWithKill(statement)
  expect(await stateOf(manager, id)).toEqual({ state: 'done', done: size + 3 })
  expect(await itemsOf(ids)).toEqual(
    before.map((item, at) => ({
      ...item,
      amount_kobo: 95_000 + at * 100,
      on_hand: 20 + at,
      version: 2,
      moves: 2,
    })),
  )
  const added = "SELECT count(*)::integer FROM products WHERE code = 'NEW-' || $1"
  expect(await rows(added, [ids[0]])).toEqual([{ count: 1 }])

  await setRunning(id, true)
  const isUndoKilled = await workWithKill(21 - statement)
  expect(await stateOf(manager, id)).toEqual({ state: 'undone', undone: size + 3 })
  expect(await itemsOf(ids)).toEqual(before.map((item) => ({ ...item, version: 3, moves: 3 })))
  expect(await rows(added, [ids[0]])).toEqual([{ count: 0 }])
  return isKilled && isUndoKilled
}

const killed = sized(7, 20)

test(
  `killed at ${killed} of 20 statements it goes on: each row once, and undone as before`,
  async () => {
    let points = Array.from({ length: killed }, (_, at) => 1 + Math.round((at * 19) / (killed - 1)))
    // The app's own worker looks for more work once more after a check, and may find the change before the one to be killed.
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const missed: number[] = []
      for (const point of points) if (!(await isWholeWithKillAt(point))) missed.push(point)
      points = missed
    }
    // A run has more statements than the last point.
    expect(points).toEqual([])
  },
  proofMs,
)

test('of two changes of one product at once the second leaves it, and nothing is lost silently', async () => {
  const ids = await addProducts(
    database,
    Array.from({ length: 30 }, () => ({})),
  )
  const codes = (await rows('SELECT code FROM products WHERE id = ANY ($1)', [ids])).map(
    ({ code }) => code,
  )
  const file = (price: number) =>
    `product_code,price\n${codes.map((code) => `${code},${price}`).join('\n')}`
  const [one, two] = await Promise.all([
    checkedCsv(manager, file(900)),
    checkedCsv(other, file(1_100)),
  ])
  // Prices of many want a second step of the last minutes: the kills before may have taken longer.
  await staff.prove(manager, ada)
  await staff.prove(other, bola)
  await Promise.all([move(manager, one, 'apply'), move(other, two, 'apply')])
  const [first, second] = [await stateOf(manager, one), await stateOf(manager, two)]
  expect([first, second]).toContainEqual({ state: 'done', done: 30 })
  expect([first, second]).toContainEqual({ state: 'done', refused: 30 })
  const versions = await rows('SELECT DISTINCT version FROM products WHERE id = ANY ($1)', [ids])
  expect(versions).toEqual([{ version: 2 }])
})
