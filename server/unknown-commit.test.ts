import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { addCategories, addProduct } from './catalogue/test-catalogue.ts'
import { pickUp, requireWhole } from './checkout/test-checkout.ts'
import { testShoppers } from './checkout/test-shoppers.ts'
import { loadLocations } from './delivery/delivery.ts'
import { number } from './platform/database/columns.ts'
import { CommitUnknown } from './platform/database/commit.ts'
import { openDatabase } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { many, one, run } from './platform/database/query.ts'
import { rareStatement } from './platform/database/statement.ts'
import { inTransaction } from './platform/database/transaction.ts'
import { testApp } from './test-app.ts'

// A server of its own, since a setting of the whole server makes its commits wait for a standby that is not there.
const folder = await mkdtemp(join(tmpdir(), 'oja-unknown-'))
const server = await startEmbedded(folder, { settings: { fsync: 'off' } })
await migrate(server.url)
const database = openDatabase(server.url, { connections: 8, statementTimeoutMs: 15_000 })
const admin = new pg.Client({ connectionString: server.url })
await admin.connect()
// What the test itself writes waits for nobody.
await admin.query('SET synchronous_commit = local')
afterAll(async () => {
  await admin.end()
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
await loadLocations(database)
await addCategories(database)
const kettle = await addProduct(database, { stock: 100 })
await admin.query('CREATE TABLE test_notes (note text)')
const app = { ...(await testApp(database)), database }
const [ada, bola] = await testShoppers(app, 2, 10_000_000)

const codes = () => many(database, orderCodes)
// The shoppers are regular customers: each has an order of long ago.
const orderCodes = rareStatement(
  'test-placed',
  { id: number },
  "SELECT id FROM orders WHERE payment_code = 'wallets'",
)
const addNote = rareStatement('test-add-note', {}, 'INSERT INTO test_notes VALUES ($1)')
const countNotes = rareStatement(
  'test-notes',
  { count: number },
  'SELECT count(*) FROM test_notes WHERE note = $1',
)
const notes = async (note: string) => (await one(database, countNotes, [note])).count

async function waitForStandby(isOn: boolean): Promise<void> {
  await admin.query(`ALTER SYSTEM SET synchronous_standby_names = '${isOn ? 'nobody' : ''}'`)
  await admin.query('SELECT pg_reload_conf()')
  await vi.waitFor(async () => {
    const { rows } = await admin.query('SHOW synchronous_standby_names')
    expect(rows[0].synchronous_standby_names).toBe(isOn ? 'nobody' : '')
  })
}

/** Ends the wait, or the session, of whoever waits for a standby, until this is answered. */
async function ending<T>(verb: 'cancel' | 'terminate', answer: Promise<T>): Promise<T> {
  const settled = new AbortController()
  const settling = answer.finally(() => settled.abort()).catch(() => {})
  while (!settled.signal.aborted) {
    await admin.query(
      `SELECT pg_${verb}_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
    )
    await wait(50)
  }
  await settling
  return answer
}

const order = (shopper: typeof ada, key: string) =>
  shopper?.place(pickUp([{ product_id: kettle, quantity: 1 }], 1_000), key) ?? expect.fail()

test('an order that one machine alone has is not known, not placed; the same key finds it once a standby has it', async () => {
  await waitForStandby(true)
  const refused = await ending('cancel', order(ada, 'one'))
  expect([refused.status, refused.body.code]).toEqual([503, 'outcome_unknown'])
  // It is there, and may still be lost.
  expect(await codes()).toHaveLength(1)
  expect((await ending('cancel', order(ada, 'one'))).status).toBe(503)
  expect((await ending('terminate', order(bola, 'two'))).status).toBe(503)

  await waitForStandby(false)
  for (const [shopper, key] of [
    [ada, 'one'],
    [bola, 'two'],
  ] as const) {
    const placed = await order(shopper, key)
    expect(placed.status).toBe(200)
    expect((await order(shopper, key)).body.data?.orders).toEqual(placed.body.data?.orders)
  }
  expect(await codes()).toHaveLength(2)
  await requireWhole(database)
})

test('without any answer of a standby the caller waits some seconds, the connection goes on, and nothing is done twice', async () => {
  await waitForStandby(true)
  const lost = await fetch(`${app.url}/api/v1/orders/checkout`, {
    method: 'POST',
    headers: { ...ada?.headers, 'content-type': 'application/json', 'idempotency-key': 'three' },
    body: JSON.stringify(pickUp([{ product_id: kettle, quantity: 1 }], 1_000)),
  })
  expect(lost.status).toBe(503)
  expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await lost.json()).toMatchObject({ status: false, code: 'outcome_unknown' })
  // Nobody sees it yet, and no other session was opened for it.
  expect(await codes()).toHaveLength(2)
  const { rowCount } = await admin.query(
    "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
  )
  expect(rowCount).toBeGreaterThan(0)
  const sessions = () =>
    admin.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [`oja ${process.pid}`])
  await expect.poll(async () => (await sessions()).rowCount === database.pool.totalCount).toBe(true)

  await waitForStandby(false)
  expect((await order(ada, 'three')).status).toBe(200)
  expect(await codes()).toHaveLength(3)
  await vi.waitFor(() => expect(database.pool.idleCount).toBe(database.pool.totalCount))
})

test('what follows a commit does not follow one that nobody knows; a statement by itself is one too', async () => {
  await waitForStandby(true)
  const done: string[] = []
  const transaction = inTransaction(database.pool, async (tx) => {
    tx.afterCommit(() => done.push('transaction'))
    await run(tx, addNote, ['in a transaction'])
  })
  await expect(ending('cancel', transaction)).rejects.toBeInstanceOf(CommitUnknown)
  const alone = run(database, addNote, ['by itself'])
  await expect(ending('cancel', alone)).rejects.toBeInstanceOf(CommitUnknown)
  const closed = run(database, addNote, ['closed'])
  await expect(ending('terminate', closed)).rejects.toBeInstanceOf(CommitUnknown)
  const sent = database.pool.query('INSERT INTO test_notes VALUES ($1)', ['as text'])
  await expect(ending('cancel', sent)).rejects.toBeInstanceOf(CommitUnknown)
  expect(done).toEqual([])
  await waitForStandby(false)

  // The connection on which it happened says nothing of what it does next.
  await Promise.all(Array.from({ length: 20 }, () => run(database, addNote, ['afterwards'])))
  expect(await notes('afterwards')).toBe(20)
  expect(await notes('by itself')).toBe(1)
  const stored = inTransaction(database.pool, async (tx) => {
    tx.afterCommit(() => done.push('kept'))
    await run(tx, addNote, ['kept'])
  })
  await stored
  expect(done).toEqual(['kept'])
})

test('a commit that is refused is no unknown one', async () => {
  await admin.query('CREATE TABLE test_late (a int UNIQUE DEFERRABLE INITIALLY DEFERRED)')
  const doubled = inTransaction(database.pool, (tx) =>
    tx.query('INSERT INTO test_late VALUES (1), (1)'),
  )
  await expect(doubled).rejects.toMatchObject({ code: '23505' })
})
