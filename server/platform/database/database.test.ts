import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { databaseReady, isUnavailable, openDatabase, requireVersion } from './database.ts'
import { migrate, requireMigrations } from './migrate.ts'
import { connectTo } from './test-connect.ts'
import { runOn, testDatabase } from './test-database.ts'

const database = await testDatabase()

test('64-bit integers are numbers', async () => {
  const { rows } = await database.pool.query(
    'SELECT count(*) AS n, 9007199254740991::bigint AS big',
  )
  expect(rows).toEqual([{ n: 1, big: Number.MAX_SAFE_INTEGER }])
})

test('a statement that runs too long is given up', async () => {
  const hurried = openDatabase(database.url, { statementTimeoutMs: 50 })
  await expect(hurried.pool.query('SELECT pg_sleep(5)')).rejects.toThrow('statement timeout')
  await hurried.close()
})

test('a connection that does not answer in time is closed, and whoever waits behind it learns so', async () => {
  const held = openDatabase(database.url)
  const client = await held.pool.connect()
  const request = { text: 'SELECT pg_sleep(5)', query_timeout: 50 }
  const slow = client.query(request)
  const behind = client.query('SELECT 1')
  await expect(slow).rejects.toThrow('Query read timeout')
  await expect(behind).rejects.toThrow('Connection terminated')
  client.release()
  expect((await held.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await held.close()
})

test('an answer that comes in time leaves nothing behind that closes its connection', async () => {
  const held = openDatabase(database.url, { connections: 1 })
  const request = { text: 'SELECT pg_backend_pid() AS pid', query_timeout: 50 }
  const read = () => held.pool.query(request)
  // Time stands still but for what the test lets pass: a busy machine answers when it can.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const [first] = (await read()).rows
    vi.advanceTimersByTime(60)
    await new Promise(setImmediate)
    expect((await read()).rows).toEqual([first])
  } finally {
    vi.useRealTimers()
  }
  await held.close()
})

test('statements on one connection go out at once, and see what those before them have written', async () => {
  const held = openDatabase(database.url)
  await held.pool.query('CREATE TABLE pipeline_lines (line integer PRIMARY KEY)')
  const pid = {
    text: 'SELECT pg_backend_pid() AS pid, (SELECT count(*) FROM pipeline_lines)',
    values: [],
  }
  const answers = await held.onOneConnection((db) => {
    const sent = [
      db.query(pid),
      db.query({ text: 'INSERT INTO pipeline_lines VALUES (1)' }),
      db.query(pid),
    ]
    return Promise.all(sent)
  })
  const [first, , last] = answers.map(({ rows }) => rows[0])
  expect(last).toEqual({ pid: first?.pid, count: 1 })
  await held.close()
})

test('a failed statement on one connection undoes none before it, and the connection goes on once all are answered', async () => {
  const held = openDatabase(database.url, { connections: 1 })
  await held.pool.query('CREATE TABLE pipeline_failures (line integer PRIMARY KEY)')
  const [{ pid }] = (await held.pool.query('SELECT pg_backend_pid() AS pid')).rows
  let behind: Promise<unknown> = Promise.resolve()
  const failed = held.onOneConnection(async (db) => {
    const sent = [1, 1].map((line) =>
      db.query({ text: 'INSERT INTO pipeline_failures VALUES ($1)', values: [line] }),
    )
    behind = db.query({ text: 'INSERT INTO pipeline_failures VALUES (2)' })
    await Promise.all(sent)
  })
  await expect(failed).rejects.toThrow('duplicate key')
  const after = await held.pool.query(
    'SELECT pg_backend_pid() AS pid, array_agg(line ORDER BY line) AS lines FROM pipeline_failures',
  )
  await behind
  expect(after.rows).toEqual([{ pid, lines: [1, 2] }])
  await held.close()
})

test('work that throws before it sends anything leaves its connection to others', async () => {
  const held = openDatabase(database.url, { connections: 1 })
  const thrown = held.onOneConnection(() => {
    throw new Error('a bug')
  })
  await expect(thrown).rejects.toThrow('a bug')
  expect((await held.pool.query('SELECT 1')).rowCount).toBe(1)
  await held.close()
})

test('the caller of a write learns that it is late, and of a read behind it; the connection is released when both are answered', async () => {
  const locker = await database.pool.connect()
  await locker.query('BEGIN')
  await locker.query('CREATE TABLE pipeline_locked ()')
  await locker.query('COMMIT')
  await locker.query('BEGIN')
  await locker.query('LOCK TABLE pipeline_locked')
  const held = openDatabase(database.url, { connections: 1, statementTimeoutMs: 60_000 })
  await held.pool.query('SELECT 1')
  // Time passes only where the test lets it: a busy machine answers when it can.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let behind: Promise<unknown> = Promise.resolve()
    const late = held.onOneConnection((db) => {
      const written = db.query({ text: 'INSERT INTO pipeline_locked DEFAULT VALUES' })
      behind = db.query({ text: 'SELECT FROM pipeline_locked' })
      return written
    })
    const refused = expect(late).rejects.toThrow('query read timeout')
    await new Promise(setImmediate)
    vi.advanceTimersByTime(65_000)
    await refused
    await expect(behind).rejects.toThrow('query read timeout')
    expect([held.pool.totalCount, held.pool.idleCount]).toEqual([1, 0])
  } finally {
    vi.useRealTimers()
  }
  await locker.query('COMMIT')
  locker.release()
  await expect.poll(() => held.pool.idleCount).toBe(1)
  await held.close()
})

test('a pool outlives the loss of its connections', async () => {
  const held = openDatabase(database.url)
  await held.pool.query('SELECT 1')
  await database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await expect.poll(() => held.pool.query('SELECT 1').then(() => 'well', String)).toBe('well')
  await held.close()
})

test('a connection that is lost between two statements fails the next one and nothing else', async () => {
  const held = openDatabase(database.url)
  const client = await held.pool.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const { pid } = rows[0]
  await database.pool.query('SELECT pg_terminate_backend($1)', [pid])
  const left = () => database.pool.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])
  await expect.poll(async () => (await left()).rowCount).toBe(0)
  const failure = await client.query('SELECT 1').catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  client.release()
  expect((await held.pool.query('SELECT 1')).rowCount).toBe(1)
  await held.close()
})

test('a connection that dies without a word is given up, and another one opened', async () => {
  const held: Socket[] = []
  const wire = createServer((socket) => {
    const there = connectTo(database.url)
    held.push(there)
    socket.pipe(there).pipe(socket)
    for (const end of [socket, there]) end.on('error', () => {})
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  // A server that listens has an address with a port.
  const { port } = wire.address() as AddressInfo
  const through = new URL(database.url)
  through.host = `127.0.0.1:${port}`
  const app = openDatabase(through.href, { connections: 1, statementTimeoutMs: 100 })
  await app.pool.query('SELECT 1')

  for (const there of held) there.unpipe().pause()
  const failure = await app.pool.query('SELECT 1').catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect((await app.pool.query('SELECT 1')).rowCount).toBe(1)
  await app.close()
  for (const there of held) there.destroy()
  wire.close()
})

test('a server whose socket is gone is out of reach, a file that is gone is not', async () => {
  const stopped = openDatabase('postgres://oja@%2Ftmp%2Fno-such-folder/oja')
  const failure = await stopped.pool.query('SELECT 1').catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  await stopped.close()
  expect(isUnavailable(await readFile('/tmp/no-such-file').catch((error) => error))).toBe(false)
})

test('a server with a full disk that begins no session is out of reach; its other internal errors are faults', () => {
  const error = (severity: string, code: string) =>
    Object.assign(new Error('…'), { severity, code })
  expect(isUnavailable(error('FATAL', 'XX000'))).toBe(true)
  expect(isUnavailable(error('ERROR', '53100'))).toBe(true)
  expect(isUnavailable(error('ERROR', '58030'))).toBe(true)
  expect(isUnavailable(error('ERROR', 'XX000'))).toBe(false)
  expect(isUnavailable(error('FATAL', '28P01'))).toBe(false)
})

test('PostgreSQL 15 is old enough, 14 too old', () => {
  expect(() => requireVersion('15.4 (Debian 15.4-1)')).not.toThrow()
  expect(() => requireVersion('18.4')).not.toThrow()
  expect(() => requireVersion('14.11')).toThrow('PostgreSQL 14.11; the mall needs 15 or newer')
})

test('a database that is not there is told without its password', async () => {
  const nowhere = databaseReady('postgres://oja:hunter2@127.0.0.1:1/oja', 300)
  await expect(nowhere).rejects.toThrow(/127\.0\.0\.1:1\/oja can't be used/)
  await expect(nowhere).rejects.not.toThrow(/hunter2/)
})

test('a wrong database name is told at once', async () => {
  const url = new URL(database.url)
  url.pathname = '/no_such_database'
  await expect(databaseReady(url.href)).rejects.toThrow('does not exist')
})

test('migrations are applied once, and missing ones are named', async () => {
  expect(await migrate(database.url)).toEqual([])
  await requireMigrations(database)
  await runOn(database.url, "DELETE FROM platform_migrations WHERE name = '0101_platform'")
  await expect(requireMigrations(database)).rejects.toThrow('0101_platform')
})
