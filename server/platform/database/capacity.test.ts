import { expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { CannotStart } from '../process.ts'
import { requireCapacity } from './capacity.ts'
import { startReplica } from './replica/start-replica.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()

test('a process does not start where all together could open more connections than there are', async () => {
  const { rows } = await database.pool.query(
    `SELECT current_setting('max_connections')::integer
       - current_setting('superuser_reserved_connections')::integer
       - coalesce(current_setting('reserved_connections', true)::integer, 0) AS available`,
  )
  const available = Number(rows[0].available)
  await requireCapacity(database.url, { processes: 1, connections: available - 2 })
  await requireCapacity(database.url, { processes: 2, connections: Math.floor(available / 2) - 2 })
  const tooMany = { processes: 2, connections: Math.floor(available / 2) - 1 }
  await expect(requireCapacity(database.url, tooMany)).rejects.toBeInstanceOf(CannotStart)
  await expect(requireCapacity(database.url, tooMany)).rejects.toThrow(
    `2 processes (PROCESSES) with ${tooMany.connections} connections each`,
  )
})

test('the same holds for a replica; without one nothing is opened, and one that does not answer is no reason', async () => {
  const options = { primary: database, log: openLog('silent') }
  const few = { ...options, processes: 1, connections: 2 }
  expect(await startReplica({ ...few, url: undefined })).toBeUndefined()
  const tooMany = { ...options, url: database.url, processes: 40, connections: 100 }
  await expect(startReplica(tooMany)).rejects.toThrow(
    '40 processes (PROCESSES) with 100 connections each (DATABASE_CONNECTIONS) and 1 besides',
  )
  const absent = await startReplica({ ...few, url: 'postgres://oja@127.0.0.1:1/oja' })
  expect(absent).toBeDefined()
  await absent?.close()
})
