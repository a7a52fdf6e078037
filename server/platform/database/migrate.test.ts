import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'oja-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warned.mockClear())

function write(name: string, sql: string) {
  writeFileSync(join(folder, `${name}.sql`), sql)
}

test('a migration of a table that a reader holds keeps others waiting for two seconds, then tries again', async () => {
  await database.pool.query('CREATE TABLE shelves (id integer)')
  write('9001_shelf_name', '-- Up Migration\nALTER TABLE shelves ADD COLUMN name text;\n')
  const reader = await database.pool.connect()
  await reader.query("SET application_name = 'a slow report'")
  await reader.query('BEGIN')
  await reader.query('SELECT FROM shelves')

  const applied = migrate(database.url, { folder, pauseMs: 100 })
  // Until it stands in the queue: who comes now waits behind it.
  await expect.poll(waiting).toBe(1)
  await database.pool.query('SELECT FROM shelves')
  await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(1)
  await reader.query('COMMIT')
  reader.release()

  expect(await applied).toEqual(['9001_shelf_name'])
  expect(warned.mock.calls[0]?.[0]).toMatch(
    /^The migration 9001_shelf_name needs a table that is locked by process \d+ \(a slow report, idle in transaction since \S+\); attempt 1 of 6$/,
  )
  expect(await migrate(database.url, { folder })).toEqual([])
})

test('after six attempts it gives up, having changed nothing; what came before it stays', async () => {
  write('9002_boxes', '-- Up Migration\nCREATE TABLE boxes (id integer);\n')
  write(
    '9003_shelf_place',
    '-- Up Migration\nCREATE TABLE places (id integer);\nALTER TABLE shelves ADD COLUMN place text;\n',
  )
  const reader = await database.pool.connect()
  await reader.query('BEGIN')
  await reader.query('SELECT FROM shelves')

  await expect(migrate(database.url, { folder, pauseMs: 1 })).rejects.toThrow(
    /^The migration 9003_shelf_place needs a table .* It was tried 6 times and changed nothing\.$/,
  )
  expect(await tables('boxes', 'places')).toEqual(['boxes'])
  await reader.query('COMMIT')
  reader.release()
  expect(await migrate(database.url, { folder })).toEqual(['9003_shelf_place'])
})

test('outside a transaction, an index is built while others write, and the failed one of before goes', async () => {
  const file = (unique: string) =>
    [
      '-- Up Migration',
      '-- outside a transaction',
      '',
      'DROP INDEX CONCURRENTLY IF EXISTS shelves_id;',
      '',
      `CREATE ${unique} INDEX CONCURRENTLY shelves_id ON shelves (id);`,
      '',
    ].join('\n')
  await database.pool.query('INSERT INTO shelves VALUES (1), (1)')
  write('9004_shelves_id', file('UNIQUE'))
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(migrate(database.url, { folder })).rejects.toThrow('could not create unique index')
  expect(reported.mock.lastCall?.[0]).toContain('CREATE UNIQUE INDEX CONCURRENTLY shelves_id')

  write('9004_shelves_id', file(''))
  const writer = await database.pool.connect()
  await writer.query('BEGIN')
  await writer.query('INSERT INTO shelves VALUES (2)')
  const applied = migrate(database.url, { folder })
  await expect.poll(waiting).toBe(1)
  // Longer than a lock is waited for inside a transaction.
  await wait(2_500)
  await database.pool.query('INSERT INTO shelves VALUES (3)')
  await writer.query('COMMIT')
  writer.release()
  expect(await applied).toEqual(['9004_shelves_id'])
  expect(warned).not.toHaveBeenCalled()
})

async function waiting(): Promise<number> {
  const { rowCount } = await database.pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database()
       AND application_name = 'oja migrations' AND wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

async function tables(...names: string[]): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    'SELECT tablename FROM pg_tables WHERE tablename = ANY ($1) ORDER BY 1',
    [names],
  )
  return rows.map(({ tablename }) => tablename)
}
