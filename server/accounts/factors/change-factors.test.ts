import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { certain, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { byEmail, password, testAccounts } from '../test-accounts.ts'
import { addPasskey, outcome, right, testFactors, wrong } from './test-factors.ts'

const database = await testDatabase()
const accounts = await testAccounts(database)
const { browser, newcomer, forward, clock, messagesTo } = accounts
const { newEmail, digits, wrongDigits, withApp, halfway } = testFactors(accounts)

test('an app is proved before it counts; then a login needs its digits', async () => {
  const email = newEmail()
  const person = await newcomer(byEmail(email))
  const { secret, uri, qr } = (await person.post('/accounts/second-factor/totp')).body.data
  expect(uri).toBe(
    `otpauth://totp/Oja:${encodeURIComponent(email)}?issuer=Oja&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(qr.size).toBeGreaterThan(30)
  expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  const confirm = (code: string) => person.post('/accounts/second-factor/totp/confirm', { code })
  expect(outcome(await confirm(wrongDigits(secret)))).toEqual(wrong)
  expect(outcome(await browser().post('/login', { ...byEmail(email), password }))).toEqual(right)
  const { recovery_codes } = (await confirm(digits(secret))).body.data
  expect(recovery_codes).toHaveLength(10)
  expect(new Set(recovery_codes).size).toBe(10)
  expect(recovery_codes.join()).toMatch(/^([0-9A-Z]{4}(-[0-9A-Z]{4}){3},?){10}$/)
  expect((await person.get('/accounts/sign-in')).body.data.second_factor).toEqual({
    required_since: clock.now().toISOString(),
    has_totp: true,
    recovery_codes_left: 10,
  })

  forward(60)
  const { methods, byTotp, person: stranger } = await halfway(email)
  expect(methods).toEqual(['totp', 'recovery-code'])
  expect(stranger.token).toBeUndefined()
  expect(outcome(await byTotp(wrongDigits(secret)))).toEqual(wrong)
  expect(outcome(await byTotp(digits(secret)))).toEqual(right)
  expect((await stranger.get('/accounts')).body.data.user.email).toBe(email)
  // The login is over.
  forward(60)
  expect(outcome(await byTotp(digits(secret)))).toEqual([400, 'login_expired'])
})

test('neither secret nor codes are in the database', async () => {
  const { person, secret, recovery } = await withApp()
  const joined = recovery.map((code) => code.replaceAll('-', ''))
  const hex = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')
  const stored = (await many(database, storedFactors, [])).map(({ row }) => row).join('\n')
  for (const known of [secret, hex, Buffer.from(secret).toString('hex'), ...recovery, ...joined]) {
    expect(stored).not.toContain(known)
    expect(stored).not.toContain(Buffer.from(known).toString('hex'))
  }
  const { data } = (await person.get('/accounts/data')).body
  expect(JSON.stringify(data)).not.toContain(secret)
  expect(data).toMatchObject({ account: { second_factor: { has_totp: true }, passkeys: [] } })
})

test('the second factor is switched off with all that belongs to it, but the passkeys', async () => {
  const { email, person } = await withApp()
  await addPasskey(person)
  expect((await person.post('/accounts/second-factor/off')).status).toBe(200)
  const { passkeys, second_factor } = (await person.get('/accounts/sign-in')).body.data
  expect(passkeys).toHaveLength(1)
  expect(second_factor).toEqual({ required_since: null, has_totp: false, recovery_codes_left: 0 })
  expect(outcome(await browser().post('/login', { ...byEmail(email), password }))).toEqual(right)
  expect(outcome(await person.post('/accounts/recovery-codes'))).toEqual([409, 'conflict'])
})

test('it ends with its last app or passkey, and not before', async () => {
  const { email, person } = await withApp()
  const { passkey } = await addPasskey(person)
  await person.post('/accounts/second-factor/totp/remove')
  expect((await halfway(email)).methods).toEqual(['passkey', 'recovery-code'])
  expect((await person.post('/accounts/second-factor/totp/remove')).status).toBe(404)
  await person.post(`/accounts/passkeys/${passkey.id}/remove`)
  expect(outcome(await browser().post('/login', { ...byEmail(email), password }))).toEqual(right)
})

test('of passkey and app, removed at once, nothing is left that a login would wait for', async () => {
  const { email, person } = await withApp()
  const { passkey } = await addPasskey(person)
  await Promise.all([
    person.post('/accounts/second-factor/totp/remove'),
    person.post(`/accounts/passkeys/${passkey.id}/remove`),
  ])
  expect((await person.get('/accounts/sign-in')).body.data.second_factor.required_since).toBeNull()
  expect(outcome(await browser().post('/login', { ...byEmail(email), password }))).toEqual(right)
})

test('another app takes over once it is proved, and the recovery codes stay', async () => {
  const { email, person, secret, recovery } = await withApp()
  const begun = (await person.post('/accounts/second-factor/totp')).body.data
  expect(outcome(await (await halfway(email)).byTotp(digits(secret)))).toEqual(right)
  const code = digits(begun.secret)
  const { data } = (await person.post('/accounts/second-factor/totp/confirm', { code })).body
  expect(data.recovery_codes).toEqual([])
  forward(60)
  expect(outcome(await (await halfway(email)).byTotp(digits(secret)))).toEqual(wrong)
  expect(outcome(await (await halfway(email)).byTotp(digits(begun.secret)))).toEqual(right)
  expect(outcome(await (await halfway(email)).byRecovery(recovery[0] ?? ''))).toEqual(right)
})

test('every contact hears of each change, and of nothing that was refused', async () => {
  const { email, person } = await withApp()
  const heard = async () =>
    (await messagesTo(email)).filter(({ template }) => template === 'second_factor_changed').length
  expect(await heard()).toBe(1)
  const { passkey } = await addPasskey(person)
  await person.post('/accounts/recovery-codes')
  expect(await heard()).toBe(3)
  await person.post(`/accounts/passkeys/${passkey.id}/rename`, { name: 'Mine' })
  expect(await heard()).toBe(3)
  await person.post(`/accounts/passkeys/${passkey.id}/remove`)
  await person.post('/accounts/second-factor/off')
  await person.post('/accounts/second-factor/off')
  expect(await heard()).toBe(5)
})

test('the link in that message takes away what a stranger has added, and no more', async () => {
  const { email, person, secret, recovery } = await withApp()
  const own = await addPasskey(person)
  forward(60)
  const theirs = await addPasskey(person)
  const link = (await messagesTo(email)).at(-1)?.undo ?? ''
  const app = (await person.post('/accounts/second-factor/totp')).body.data.secret
  await person.post('/accounts/second-factor/totp/confirm', { code: digits(app) })
  await person.post('/accounts/recovery-codes')
  expect((await browser().post('/accounts/changes/undo', { token: link })).status).toBe(200)
  expect((await person.get('/accounts')).status).toBe(401)

  forward(60)
  const login = await halfway(email)
  expect(login.methods).toEqual(['passkey'])
  expect(outcome(await login.byTotp(digits(app)))).toEqual(wrong)
  expect(outcome(await login.byTotp(digits(secret)))).toEqual(wrong)
  expect(outcome(await login.byRecovery(recovery[0] ?? ''))).toEqual(wrong)
  const foreign = theirs.device.get(await login.options())
  expect(outcome(await login.byPasskey(foreign))).toEqual([400, 'passkey_refused'])
  expect(outcome(await login.byPasskey(own.device.get(await login.options())))).toEqual(right)
})

test('a second factor that a stranger switched on ends with the link', async () => {
  const email = newEmail()
  const person = await newcomer(byEmail(email))
  const { secret } = (await person.post('/accounts/second-factor/totp')).body.data
  await person.post('/accounts/second-factor/totp/confirm', { code: digits(secret) })
  await halfway(email)
  const token = (await messagesTo(email)).at(-1)?.undo ?? ''
  expect((await browser().post('/accounts/changes/undo', { token })).status).toBe(200)
  expect(outcome(await browser().post('/login', { ...byEmail(email), password }))).toEqual(right)
})

const storedFactors = rareStatement(
  'test-stored-factors',
  // Whole rows as text are never null, which the database does not know.
  { row: certain(text) },
  `SELECT account_second_factors::text AS row FROM account_second_factors
   UNION ALL SELECT account_recovery_codes::text FROM account_recovery_codes`,
)
