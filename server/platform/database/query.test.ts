import { expect, test } from 'vitest'
import { type Columns, json, list, nullable, number, object, oneOf, text, time } from './columns.ts'
import { count, counted, many, maybe, one, run } from './query.ts'
import { joinedStatement, rareStatement, statement, variants } from './statement.ts'
import { testDatabase } from './test-database.ts'
import { attempt, inTransaction } from './transaction.ts'

const database = await testDatabase()
const { pool } = database
await pool.query('CREATE TABLE lamps (id integer PRIMARY KEY, color text)')
await pool.query("INSERT INTO lamps VALUES (1, 'red'), (2, NULL), (3, 'red')")

const lamp = { id: number, color: nullable(text) }
const lampById = statement('lamp', lamp, 'SELECT id, color FROM lamps WHERE id = $1')
const lamps = statement('lamps', lamp, 'SELECT id, color FROM lamps WHERE color = $1 ORDER BY id')

test('one row is there, or it is an error', async () => {
  expect(await one(database, lampById, [1])).toEqual({ id: 1, color: 'red' })
  await expect(one(database, lampById, [9])).rejects.toThrow('lamp answered 0 rows')
  await expect(one(database, lamps, ['red'])).rejects.toThrow('lamps answered 2 rows')
})

test('a row that may be missing is null, and never one of several', async () => {
  expect(await maybe(database, lampById, [9])).toBeNull()
  await expect(maybe(database, lamps, ['red'])).rejects.toThrow('lamps answered 2 rows')
})

test('many, counted, and what was written', async () => {
  expect(await many(database, lamps, ['red'])).toHaveLength(2)
  const all = statement('lamps-count', counted, 'SELECT count(*) FROM lamps')
  expect(await count(database, all)).toBe(3)
  const paint = rareStatement('paint', {}, 'UPDATE lamps SET color = color')
  expect(await run(database, paint)).toBe(3)
})

test('lists of numbers come and go as they are', async () => {
  const ids = statement('ids', { ids: list(number) }, 'SELECT $1::integer[] AS ids')
  const thousands = Array.from({ length: 5_000 }, (_, n) => n * 400_000 - 1_000_000_000)
  for (const given of [[], [0], [-1, 2_147_483_647], thousands]) {
    expect(await one(database, ids, [given])).toEqual({ ids: given })
  }
  const odd = rareStatement(
    'odd-lists',
    { nested: list(list(number)), holed: list(nullable(number)), fractions: list(number) },
    "SELECT '{{1,2},{3,4}}'::integer[] AS nested, '{1,NULL}'::integer[] AS holed, $1::float8[] AS fractions",
  )
  expect(await one(database, odd, [[0.1, 1e21, -1e-7]])).toEqual({
    nested: [
      [1, 2],
      [3, 4],
    ],
    holed: [1, null],
    fractions: [0.1, 1e21, -1e-7],
  })
  await expect(one(database, ids, [[Number.NaN]])).rejects.toThrow('NaN')
})

test('a prepared statement stays prepared under its name, a rare one does not', async () => {
  await inTransaction(pool, async (tx) => {
    const rare = rareStatement('lamp-rare', lamp, 'SELECT id, color FROM lamps')
    for (const each of [1, 2]) await maybe(tx, lampById, [each])
    await many(tx, rare)
    const { rows } = await tx.query(
      "SELECT name FROM pg_prepared_statements WHERE name IN ('lamp', 'lamp-rare')",
    )
    expect(rows).toEqual([{ name: 'lamp' }])
  })
})

test('in tests a row that is not as it is declared is told', async () => {
  const read = <C extends Columns>(columns: C, sql: string) =>
    many(pool, rareStatement('wrong', columns, sql))
  const ended = await Promise.allSettled([
    read({ id: text }, 'SELECT 1 AS id'),
    read({ id: number }, 'SELECT NULL::integer AS id'),
    read({ id: number }, 'SELECT 1 AS id, 2 AS more'),
    read({ color: oneOf(['red']) }, "SELECT 'blue' AS color"),
    read({ it: json(list(object({ id: number }))) }, `SELECT '[{}]'::json AS it`),
  ])
  for (const each of ended) expect(each).toMatchObject({ reason: { message: undeclared } })
})

const undeclared = expect.stringContaining('wrong does not declare')

test('an outer join answers all of a row or none of it', async () => {
  const columns = { columns: { place: number }, joined: lamp }
  const all = joinedStatement(
    'lamps-joined',
    columns,
    `SELECT place, lamps.* FROM generate_series(2, 4) AS place LEFT JOIN lamps ON id = place
     ORDER BY place`,
  )
  const rows = await many(database, all)
  expect(rows.map((row) => row.id)).toEqual([2, 3, null])
  const half = joinedStatement('half', columns, "SELECT 1 AS place, NULL AS id, 'red' AS color")
  await expect(many(database, half)).rejects.toThrow('does not declare')
})

test('variants are made at once and found by their key', () => {
  const found = variants(['up', 'down'], (direction) => statement(`v-${direction}`, {}, direction))
  expect(found('down').text).toBe('down')
})

test('64-bit integers, times and lists arrive as they are declared', async () => {
  const row = { big: number, at: time, words: list(text), numbers: list(number) }
  const sql = `SELECT 9007199254740991 AS big, '2026-11-22T09:00Z'::timestamptz AS at,
    ARRAY ['a'] AS words, ARRAY [1] AS numbers`
  expect(await one(database, statement('kinds', row, sql))).toEqual({
    big: Number.MAX_SAFE_INTEGER,
    at: new Date('2026-11-22T09:00Z'),
    words: ['a'],
    numbers: [1],
  })
})

test('what waits for the commit is done after it, and never without it', async () => {
  const done: string[] = []
  const removed = rareStatement('remove', {}, 'DELETE FROM lamps WHERE id = 3')
  const isThere = () => maybe(database, lampById, [3])
  await inTransaction(pool, async (tx) => {
    tx.afterCommit(() => done.push('committed'))
    await run(tx, removed)
    expect(done).toEqual([])
    expect(await isThere()).not.toBeNull()
  })
  expect(done).toEqual(['committed'])
  expect(await isThere()).toBeNull()
  const failing = inTransaction(pool, async (tx) => {
    tx.afterCommit(() => done.push('never'))
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  await inTransaction(pool, async () => {})
  expect(done).toEqual(['committed'])
})

test('a transaction in which a failure was passed over is no success', async () => {
  const done: string[] = []
  const broken = rareStatement('broken', {}, 'SELECT FROM no_such_table')
  const failing = inTransaction(pool, async (tx) => {
    tx.afterCommit(() => done.push('never'))
    await run(tx, broken).catch(() => {})
  })
  await expect(failing).rejects.toThrow('was not kept')
  expect(done).toEqual([])
})

test('an attempt that answers false leaves nothing behind', async () => {
  const paint = rareStatement('repaint', {}, "UPDATE lamps SET color = 'green' WHERE id = 1")
  await inTransaction(pool, async (tx) => {
    expect(await attempt(tx, async () => (await run(tx, paint)) > 1)).toBe(false)
  })
  expect(await one(database, lampById, [1])).toEqual({ id: 1, color: 'red' })
})

test('an attempt inside another leaves nothing behind either', async () => {
  const paint = rareStatement('repaint both', {}, "UPDATE lamps SET color = 'green'")
  await inTransaction(pool, async (tx) => {
    const isDone = await attempt(tx, async () => {
      await run(tx, paint)
      return attempt(tx, async () => false)
    })
    expect(isDone).toBe(false)
  })
  expect(await one(database, lampById, [1])).toEqual({ id: 1, color: 'red' })
})
