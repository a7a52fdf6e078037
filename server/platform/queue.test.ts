import { expect, test } from 'vitest'
import { text } from './database/columns.ts'
import { testDatabase } from './database/test-database.ts'
import { declareQueue, nextAttempt } from './queue.ts'

const { pool } = await testDatabase()
await pool.query(`
  CREATE TABLE errands (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    what text NOT NULL,
    done boolean NOT NULL DEFAULT false,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    claimed_until timestamptz,
    claims integer NOT NULL DEFAULT 0
  )`)
const errands = declareQueue({
  table: 'errands',
  waiting: 'NOT done AND what = $5',
  row: { what: text },
  columns: 'what',
  leaseMs: 60_000,
  outcomes: {
    done: { set: 'done = true', where: 'NOT done' },
    missed: { set: 'attempts = attempts + 1, next_attempt_at = $3' },
  },
})

const start = new Date('2026-11-21T08:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

async function add(what: string, times: number): Promise<void> {
  await pool.query(
    'INSERT INTO errands (what, next_attempt_at) SELECT $1, $2 FROM generate_series(1, $3)',
    [what, start, times],
  )
}

function claim(what: string, now = start, max = 100) {
  return errands.claim(pool, { now, max, values: [what] })
}

test('concurrent claims get each row once', async () => {
  await add('many', 60)
  const found = await Promise.all(Array.from({ length: 12 }, () => claim('many', start, 10)))
  const ids = found.flat().map(({ id }) => id)
  expect(ids).toHaveLength(60)
  expect(new Set(ids).size).toBe(60)
  expect(found.flat().some(({ is_doubtful }) => is_doubtful)).toBe(false)
  expect(await claim('many')).toEqual([])
})

test('a row that was never released can be claimed when its lease has ended, and is doubtful', async () => {
  await add('lost', 1)
  await claim('lost')
  expect(await claim('lost', later(59))).toEqual([])
  expect(await claim('lost', later(60))).toMatchObject([{ is_doubtful: true, claims: 2 }])
})

test('an outdated claim settles nothing, and does not affect the current one', async () => {
  await add('late', 1)
  const [first] = await claim('late')
  const [second] = await claim('late', later(60))
  if (!first || !second) throw new Error('it was not claimed')
  expect(await errands.settle(pool, first, 'done')).toBe(false)
  expect(await claim('late', later(61))).toEqual([])
  expect(await errands.settle(pool, second, 'done')).toBe(true)
  expect(await claim('late', later(3_600))).toEqual([])
})

test('a released row can be claimed when it is due, and is not doubtful', async () => {
  await add('again', 1)
  const [row] = await claim('again')
  if (!row) throw new Error('it was not claimed')
  await errands.settle(pool, row, 'missed', [later(10)])
  expect(await claim('again', later(9))).toEqual([])
  expect(
    await errands.claim(pool, { now: later(9), dueBy: later(10), max: 1, values: ['again'] }),
  ).toMatchObject([{ attempts: 1, is_doubtful: false }])
})

test('waits double up to the longest, plus or minus half, and end', () => {
  const backoff = { firstMs: 1_000, longestMs: 8_000, maxAttempts: 7 }
  const waits = [0, 1, 2, 3, 4, 5].map((attempts) => {
    const at = nextAttempt({ attempts }, start, backoff)
    return (at?.getTime() ?? 0) - start.getTime()
  })
  for (const [attempts, wait] of waits.entries()) {
    const middle = Math.min(1_000 * 2 ** attempts, 8_000)
    expect(wait).toBeGreaterThanOrEqual(middle / 2)
    expect(wait).toBeLessThanOrEqual(middle * 1.5)
  }
  expect(nextAttempt({ attempts: 6 }, start, backoff)).toBeNull()
})

test('a row that its outcome does not allow for stays claimed', async () => {
  await add('gone', 1)
  const [row] = await claim('gone')
  if (!row) throw new Error('it was not claimed')
  await pool.query('UPDATE errands SET done = true WHERE id = $1', [row.id])
  expect(await errands.settle(pool, row, 'done')).toBe(false)
  const { rows } = await pool.query('SELECT claimed_until FROM errands WHERE id = $1', [row.id])
  expect(rows).toEqual([{ claimed_until: later(60) }])
})
