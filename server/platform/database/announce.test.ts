import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openLog } from '../log.ts'
import { accountChannel, openAnnouncer } from './announce.ts'
import { openDatabase } from './database.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()

test('what is announced while a bundle is on its way goes with the next one, once', async () => {
  const listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  await listener.query(`LISTEN ${accountChannel}`)
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  const queries = vi.spyOn(database.pool, 'query')

  const announce = openAnnouncer(database.pool, openLog('silent'))
  for (const message of ['1:cart', '2:cart', '3:cart', '2:cart']) announce(message)
  await vi.waitFor(() => expect(heard).toEqual(['1:cart', '2:cart', '3:cart']))
  expect(queries).toHaveBeenCalledTimes(2)
  await listener.end()
})

test('a database that is away costs announcements, and nothing else', async () => {
  const unavailable = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  const log = openLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const announce = openAnnouncer(unavailable.pool, log)
  announce('1:cart')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  announce('1:cart')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  await unavailable.close()
})
