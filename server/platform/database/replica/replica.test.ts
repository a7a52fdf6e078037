import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testHttp } from '../../http/test-http.ts'
import { openLog } from '../../log.ts'
import { boolean, number } from '../columns.ts'
import { openDatabase } from '../database.ts'
import { one } from '../query.ts'
import { rareStatement } from '../statement.ts'
import { openReplica } from './open-replica.ts'
import { startPrimary, startStandby } from './test-standby.ts'

const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'oja-replica-'))
const primary = await startPrimary(join(folder, 'primary'))
const database = openDatabase(primary.url)
await database.pool.query('CREATE TABLE thing (id int PRIMARY KEY, price int NOT NULL)')
await database.pool.query('INSERT INTO thing SELECT n, 100 FROM generate_series(1, 9) n')
const standby = await startStandby(join(folder, 'primary'), join(folder, 'standby'))
const admin = openDatabase(standby.url)
const log = openLog('silent')
const replica = openReplica({ url: standby.url, primary: database, connections: 4, log })

const get = {
  method: 'GET',
  access: 'public',
  answer: z.object({ price: z.number(), isCopy: z.boolean() }),
} as const
const params = z.object({ id: z.coerce.number().int() })
const contract = {
  shop: {
    thing: endpoint({ ...get, path: '/things/{id}', summary: 'A thing', params, mayLag: true }),
    patient: endpoint({ ...get, path: '/patient/{id}', summary: 'Slow', params, mayLag: true }),
    sold: endpoint({ ...get, path: '/sold/{id}', summary: 'Writes', params, mayLag: true }),
  },
} as const

const columns = { price: number, isCopy: boolean }
const readThing = rareStatement(
  'test-thing',
  columns,
  'SELECT price, pg_is_in_recovery() AS "isCopy" FROM thing WHERE id = $1',
)
const readPatiently = rareStatement(
  'test-patient',
  columns,
  `SELECT price, pg_is_in_recovery() AS "isCopy" FROM thing
   WHERE id = $1 AND CASE WHEN pg_is_in_recovery() THEN pg_sleep(60) END IS NULL`,
)
const sell = rareStatement(
  'test-sold',
  columns,
  'UPDATE thing SET price = 7 WHERE id = $1 RETURNING price, pg_is_in_recovery() AS "isCopy"',
)

const { url, http } = await testHttp(
  database,
  contract,
  {
    shop: {
      handlers: {
        thing: ({ params: { id } }, { db }) => one(db, readThing, [id]),
        patient: ({ params: { id } }, { db }) =>
          db.onOneConnection((own) => one(own, readPatiently, [id])),
        sold: ({ params: { id } }, { db }) => one(db, sell, [id]),
      },
    },
  },
  { replica },
)

afterAll(async () => {
  await http.app.close()
  await replica.close()
  await admin.close()
  await standby.stop()
  await database.close()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

const read = async (id: number, path = 'things'): Promise<{ price: number; isCopy: boolean }> => {
  const response = await fetch(`${url}/api/v1/${path}/${id}`)
  expect(response.status).toBe(200)
  const { price, isCopy } = await response.json()
  return { price, isCopy }
}

async function replaced(reason: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = `oja_replica_replaced_total{reason="${reason}"} `
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length),
  )
}

const isUsed = () => vi.waitFor(async () => expect((await read(1)).isCopy).toBe(true))
const announce = (price: number, id: number) =>
  database.pool.query(
    "WITH changed AS (UPDATE thing SET price = $1 WHERE id = $2) SELECT pg_notify('oja_changed', 'thing')",
    [price, id],
  )

test('a call that may lag reads from the standby; what it writes is written all the same, and counted', async () => {
  await isUsed()
  const before = await replaced('written')
  expect(await read(9, 'sold')).toEqual({ price: 7, isCopy: false })
  expect(await replaced('written')).toBe(before + 1)
})

test('a change that is announced and not replayed yet is read from the primary, and from the standby once it is', async () => {
  await isUsed()
  const before = await replaced('behind')
  await standby.pause()
  await announce(120, 1)
  await vi.waitFor(async () => expect(await read(1)).toEqual({ price: 120, isCopy: false }))
  for (let time = 0; time < 20; time++) expect((await read(1)).price).toBe(120)
  await vi.waitFor(async () => expect(await replaced('behind')).toBeGreaterThan(before))
  await standby.resume()
  await vi.waitFor(async () => expect(await read(1)).toEqual({ price: 120, isCopy: true }))
})

test('a standby that is more than five seconds late is replaced until it has caught up', async () => {
  await isUsed()
  const before = await replaced('late')
  await standby.pause()
  // Nobody announces it.
  await database.pool.query('UPDATE thing SET price = 130 WHERE id = 2')
  expect((await read(2)).price).toBe(100)
  await vi.waitFor(async () => expect(await read(2)).toEqual({ price: 130, isCopy: false }))
  expect(await replaced('late')).toBeGreaterThan(before)
  await vi.waitFor(async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(Number(/^oja_replica_delay_seconds (.*)$/m.exec(metrics)?.[1])).toBeGreaterThan(5)
    expect(metrics).toContain('oja_replica_used 0')
  })
  await standby.resume()
  await vi.waitFor(async () => expect(await read(2)).toEqual({ price: 130, isCopy: true }))
})

test('a query that the standby cancels for what it replays is answered by the primary', async () => {
  await isUsed()
  const before = await replaced('conflict')
  const waits = read(3, 'patient')
  await vi.waitFor(async () => {
    const { rows } = await admin.pool.query(
      "SELECT FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND wait_event = 'PgSleep'",
    )
    expect(rows).toHaveLength(1)
  })
  await database.pool.query('BEGIN; LOCK TABLE thing IN ACCESS EXCLUSIVE MODE; COMMIT')
  expect(await waits).toEqual({ price: 100, isCopy: false })
  expect(await replaced('conflict')).toBe(before + 1)
  await isUsed()
})

test('a standby whose sessions hang is left alone, and used again', async () => {
  await isUsed()
  const waits = read(4, 'patient')
  const pids = await vi.waitFor(async () => {
    const { rows } = await admin.pool.query(
      "SELECT pid, query FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    )
    expect(rows.some(({ query }) => query.includes('pg_sleep(60)'))).toBe(true)
    return rows.map(({ pid }) => Number(pid))
  })
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    expect(await waits).toEqual({ price: 100, isCopy: false })
    expect((await read(4)).price).toBe(100)
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
  await isUsed()
})

test('while nothing is heard from the primary, no replica is known to have what was announced', async () => {
  await isUsed()
  const before = await replaced('unknown')
  await standby.pause()
  const listens = `FROM pg_stat_activity WHERE application_name LIKE '%listens'`
  await database.pool.query(
    `WITH changed AS (UPDATE thing SET price = 150 WHERE id = 5) SELECT pg_terminate_backend(pid) ${listens}`,
  )
  await vi.waitFor(async () => {
    expect(await read(5)).toEqual({ price: 150, isCopy: false })
    expect(await replaced('unknown')).toBeGreaterThan(before)
  })
  // It listens again, and what was announced meanwhile counts as announced.
  await vi.waitFor(async () => {
    expect((await database.pool.query(`SELECT ${listens}`)).rows).toHaveLength(1)
  })
  for (let time = 0; time < 20; time++) expect((await read(5)).price).toBe(150)
  await standby.resume()
  await vi.waitFor(async () => expect(await read(5)).toEqual({ price: 150, isCopy: true }))
})

test('a standby that goes away is replaced at once, without one failed call', async () => {
  await isUsed()
  const before = await replaced('absent')
  const waits = read(6, 'patient')
  await standby.stop()
  expect(await waits).toEqual({ price: 100, isCopy: false })
  for (let time = 0; time < 20; time++) expect(await read(6)).toEqual({ price: 100, isCopy: false })
  expect(await replaced('absent')).toBeGreaterThan(before)
})
