import { expect, test } from 'vitest'
import { stoppedClock } from '../platform/clock.ts'
import { testDatabase } from '../platform/database/test-database.ts'
import { testKeys } from '../platform/keys/test-keys.ts'
import { cleanMessages } from './clean.ts'
import { messageSender } from './send.ts'

const database = await testDatabase()

test('a message is deleted after 30 days, and its words go before', async () => {
  const clock = stoppedClock('2026-11-21T08:00:00Z')
  const send = messageSender({ clock, keys: testKeys() })
  await send(database.pool, {
    to: { email: 'ngozi@example.com' },
    channel: 'email',
    template: 'register_code',
    values: { code: '123456' },
    expiresAt: new Date('2026-11-21T08:10:00Z'),
  })
  const left = async () => {
    const { rows } = await database.pool.query(
      'SELECT state, sealed_values IS NULL AS is_wiped FROM messages',
    )
    return rows
  }
  await cleanMessages({ database, clock })
  expect(await left()).toEqual([{ state: 'waiting', is_wiped: false }])
  clock.set(new Date('2026-11-21T08:10:00Z'))
  await cleanMessages({ database, clock })
  expect(await left()).toEqual([{ state: 'dead', is_wiped: true }])
  clock.set(new Date('2026-12-21T08:00:00Z'))
  await cleanMessages({ database, clock })
  expect(await left()).toHaveLength(1)
  clock.set(new Date('2026-12-21T08:00:01Z'))
  await cleanMessages({ database, clock })
  expect(await left()).toEqual([])
})
