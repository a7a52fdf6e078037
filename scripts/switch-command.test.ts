import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testSecret } from '#server/platform/keys/test-keys.ts'

const database = await testDatabase()
await openKeysOnce({ database, clock: await openClock(database), secret: testSecret })

/** `npm run mall -- switch …`; what it prints, also where it fails. */
async function command(...args: string[]): Promise<string> {
  const env = { DATABASE_URL: database.url, MALL_SECRET: testSecret }
  const run = promisify(execFile)
  const failed = (error: { stderr: string }) => ({ stdout: '', stderr: error.stderr })
  const ran = run(process.execPath, ['scripts/mall.ts', 'switch', ...args], { env })
  const { stdout, stderr } = await ran.catch(failed)
  return stdout + stderr
}

test('the command closes a part of the mall and opens it, with a reason in the audit', async () => {
  const printed = await command('no-card', 'on', '--reason', 'the', 'provider is down')
  expect(printed).toContain('Card payments: closed within a second.')
  expect(await command('list')).toMatch(/no-card .*on, closed since .* the provider is down\n/)
  expect(await command('no-card', 'on', '--reason', 'again')).toContain('closed already')
  expect(await command('no-card', 'off', '--reason', 'it is back')).toContain('open within')
  const { rows } = await database.pool.query(
    'SELECT actor, call, subject, reason FROM audit_entries ORDER BY id',
  )
  const entry = { actor: expect.stringMatching(/^command:/), call: 'mall switch' }
  expect(rows).toEqual([
    { ...entry, subject: 'switch:no-card', reason: 'the provider is down' },
    { ...entry, subject: 'switch:no-card', reason: 'it is back' },
  ])
})

test.each([
  [['no-cards', 'on', '--reason', 'a test'], "'no-cards' is none of no-card, no-deposits"],
  [['no-card', 'on'], 'Say why'],
  [['no-card', 'perhaps', '--reason', 'a test'], 'npm run mall'],
])('%s says what is wrong', async (args, words) => {
  expect(await command(...args)).toContain(words)
})
