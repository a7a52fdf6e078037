import { expect, test } from 'vitest'
import { CannotStart } from '../process.ts'
import { requireCapacity } from './capacity.ts'
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
