import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testSecret } from '#server/platform/keys/test-keys.ts'
import { password, testStaff } from '#server/staff/test-staff.ts'

const database = await testDatabase()
const { app, member, halfway, browser } = await testStaff(database)

/** `npm run mall -- …`; what it prints, also where it fails. */
async function command(from: Database, ...args: string[]): Promise<string> {
  const env = { DATABASE_URL: from.url, MALL_SECRET: testSecret }
  const run = promisify(execFile)
  const failed = (error: { stderr: string }) => ({ stdout: '', stderr: error.stderr })
  const ran = run(process.execPath, ['scripts/mall.ts', ...args], { env })
  const { stdout, stderr } = await ran.catch(failed)
  return stdout + stderr
}

test('the command makes the first owner, suspends and resets, and enters it', async () => {
  const printed = await command(
    database,
    'staff',
    'invite',
    'first@example.com',
    'owner',
    '--reason',
    'we',
    'open',
  )
  const token = /office\/invitation#([\w-]{43})/.exec(printed)?.[1]
  const owner = browser()
  const sent = { token, password: 'Kettle-mango7', first_name: 'Ife', last_name: 'Ade' }
  const accepted = await owner.post('/office/invitations/accept', sent)
  expect(accepted.data).toEqual({ step: 'set-up', methods: [] })

  const who = await member('Support')
  expect(
    await command(database, 'staff', 'reset-factor', who.email, '--reason', 'a lost phone'),
  ).toContain('new second step')
  expect((await (await halfway(who)).get('/office/me')).data.step).toBe('set-up')
  expect(await command(database, 'staff', 'suspend', who.email, 'left')).toContain('is suspended')
  const signIn = await browser().post('/office/sign-in', { email: who.email, password })
  expect(signIn.code).toBe('forbidden')
  const last = await command(database, 'staff', 'suspend', 'first@example.com', 'a test')
  expect(last).toContain('There has to be an owner')
  const { rows } = await database.pool.query(
    `SELECT actor, call, reason FROM audit_entries WHERE call LIKE 'mall %' ORDER BY id`,
  )
  const actor = expect.stringMatching(/^command:/)
  expect(rows).toEqual([
    { actor, call: 'mall staff invite', reason: 'we open' },
    { actor, call: 'mall staff reset-factor', reason: 'a lost phone' },
    { actor, call: 'mall staff suspend', reason: 'left' },
  ])
  expect(await command(database, 'audit', 'verify')).toMatch(/^All \d+ entries fit/)
})

test('a rotation of the keys is entered with its reason, and the audit fits after it', async () => {
  const printed = await command(database, 'keys', 'rotate', '--reason', 'somebody', 'left')
  const id = /^Key (\d+) seals from now on/.exec(printed)?.[1]
  const { rows } = await database.pool.query(
    "SELECT actor, subject, reason FROM audit_entries WHERE call = 'mall keys rotate'",
  )
  const actor = expect.stringMatching(/^command:/)
  expect(rows).toEqual([{ actor, subject: `key:${id}`, reason: 'somebody left' }])
  expect(await command(database, 'audit', 'verify')).toMatch(/^All \d+ entries fit/)
})

test.each([
  [['staff', 'invite', 'first@example.com'], 'npm run mall'],
  [
    ['staff', 'invite', 'second@example.com', 'Boss', '--reason', 'a', 'test'],
    "There is no role 'Boss', but Owner, Manager",
  ],
  [['staff', 'invite', 'nobody', 'Owner', '--reason', 'a test'], 'is no mail address'],
  [['staff', 'invite', 'third@example.com', 'Owner'], 'Say why, for the audit'],
  [['staff', 'invite', 'third@example.com', 'Owner', '--reason', ' '], 'Say why, for the audit'],
  [['staff', 'suspend', 'third@example.com'], 'Say why, for the audit'],
  [['staff', 'reset-factor', 'third@example.com', '--reason'], 'Say why, for the audit'],
  [['keys', 'rotate'], 'Say why, for the audit'],
  [['staff', 'suspend', 'nobody@example.com', 'a', 'test'], 'is no member of the staff'],
])('%s says what is wrong', async (args, words) => {
  expect(await command(database, ...args)).toContain(words)
})

test('the simulators show the digits of the demo mall’s staff, and of nobody else', async () => {
  const who = await member('Finance')
  const other = await member('Finance')
  await database.pool.query('DELETE FROM staff_totp WHERE member_id = $1', [other.id])
  const page = await (await fetch(`${app.url}/simulators/staff`)).text()
  expect(page).toContain(who.email)
  expect(page).not.toContain(other.email)
  const { codes } = await (await fetch(`${app.url}/simulators/staff.json`)).json()
  const { digits } = codes.find(({ email }: { email: string }) => email === who.email)
  await app.clock.advance(30)
  expect(digits).toMatch(/^\d{6}$/)
})
