import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { cleanUpAccounts } from './clean-up.ts'
import { byEmail, testAccounts } from './test-accounts.ts'

const database = await testDatabase()
const { browser, newcomer, forward, clock } = await testAccounts(database)

const sizes = async () => {
  const tables = ['codes', 'resets', 'attempts', 'sessions', 'devices']
  const counts = tables.map((name) => `(SELECT count(*) FROM account_${name}) AS ${name}`)
  const { rows } = await database.pool.query(`SELECT ${counts}`)
  return rows[0]
}

test('expired rows are deleted, and nothing else', async () => {
  const person = await newcomer(byEmail('expired@example.com'))
  await person.post('/forgot/password', byEmail('expired@example.com'))
  const full = await sizes()
  for (const size of Object.values(full)) expect(size).toBeGreaterThan(0)
  await cleanUpAccounts(database.pool, clock.now())
  expect(await sizes()).toEqual(full)

  forward(24 * 3600)
  await cleanUpAccounts(database.pool, clock.now())
  expect(await sizes()).toEqual({ codes: 0, resets: 0, attempts: 0, sessions: 1, devices: 1 })
  expect((await person.get('/accounts')).status).toBe(200)

  forward(400 * 24 * 3600)
  await cleanUpAccounts(database.pool, clock.now())
  expect(await sizes()).toMatchObject({ sessions: 0, devices: 0 })
  expect((await browser().get('/list-genders')).status).toBe(200)
})
