import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { byEmail, password, testAccounts } from '../test-accounts.ts'
import { addPasskey, outcome, right, testFactors, wrong } from './test-factors.ts'

const database = await testDatabase()
const accounts = await testAccounts(database)
const { browser, newcomer, forward, codeOf, messagesTo } = accounts
const { newEmail, digits, wrongDigits, withApp, halfway } = testFactors(accounts)
const expired = [400, 'login_expired']

test('a code is good once, and none before it any more', async () => {
  const { email, secret } = await withApp()
  forward(30)
  const [early, now] = [digits(secret, -1), digits(secret)]
  expect(outcome(await (await halfway(email)).byTotp(now))).toEqual(right)
  expect(outcome(await (await halfway(email)).byTotp(now))).toEqual(wrong)
  expect(outcome(await (await halfway(email)).byTotp(early))).toEqual(wrong)
  expect(outcome(await (await halfway(email)).byTotp(digits(secret, 1)))).toEqual(right)
})

test('the code that proved the app logs nobody in', async () => {
  const email = newEmail()
  const person = await newcomer(byEmail(email))
  const { secret } = (await person.post('/accounts/second-factor/totp')).body.data
  const code = digits(secret)
  await person.post('/accounts/second-factor/totp/confirm', { code })
  expect(outcome(await (await halfway(email)).byTotp(code))).toEqual(wrong)
})

test('codes of the step before and after are right, those further off are wrong', async () => {
  const { email, secret } = await withApp()
  forward(600)
  for (const [steps, expected] of [
    [-2, wrong],
    [2, wrong],
    [-1, right],
    [0, right],
    [1, right],
  ] as const) {
    const answer = await (await halfway(email)).byTotp(digits(secret, steps))
    expect([steps, outcome(answer)]).toEqual([steps, expected])
  }
})

test('of many calls with one code one logs in, in one login or in several', async () => {
  const { email, secret, recovery } = await withApp()
  const logins = []
  for (let i = 0; i < 4; i++) logins.push(await halfway(email))
  const byDigits = await Promise.all(logins.map(({ byTotp }) => byTotp(digits(secret))))
  expect(byDigits.filter(({ status }) => status === 200)).toHaveLength(1)
  const others = []
  for (let i = 0; i < 4; i++) others.push(await halfway(email))
  const [code = ''] = recovery
  const byCode = await Promise.all(others.map(({ byRecovery }) => byRecovery(code)))
  expect(byCode.filter(({ status }) => status === 200)).toHaveLength(1)
  // In one login two different right codes make one session.
  const one = await halfway(email)
  const both = await Promise.all(recovery.slice(1, 3).map(one.byRecovery))
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a recovery code is good once, however it is typed, until there are new ones', async () => {
  const { email, person, recovery } = await withApp()
  const [one = '', two = '', three = ''] = recovery
  const typed = one.toLowerCase().replaceAll('-', ' ')
  expect(outcome(await (await halfway(email)).byRecovery(` ${typed} `))).toEqual(right)
  expect(outcome(await (await halfway(email)).byRecovery(one))).toEqual(wrong)
  expect(outcome(await (await halfway(email)).byRecovery(two.replaceAll('-', '')))).toEqual(right)
  const left = async () =>
    (await person.get('/accounts/sign-in')).body.data.second_factor.recovery_codes_left
  expect(await left()).toBe(8)
  const { recovery_codes } = (await person.post('/accounts/recovery-codes')).body.data
  expect(await left()).toBe(10)
  expect(outcome(await (await halfway(email)).byRecovery(three))).toEqual(wrong)
  expect(outcome(await (await halfway(email)).byRecovery(recovery_codes[0] ?? ''))).toEqual(right)
})

test('one account’s codes are nothing to another', async () => {
  const [one, other] = [await withApp(), await withApp()]
  const login = await halfway(one.email)
  expect(outcome(await login.byTotp(digits(other.secret)))).toEqual(wrong)
  expect(outcome(await login.byRecovery(other.recovery[0] ?? ''))).toEqual(wrong)
})

test('a passkey is the second factor, and need not verify its user after the password', async () => {
  const email = newEmail()
  const person = await newcomer(byEmail(email))
  expect(outcome(await person.post('/accounts/second-factor/on'))).toEqual([409, 'conflict'])
  const { device } = await addPasskey(person)
  expect(outcome(await browser().post('/login', { ...byEmail(email), password }))).toEqual(right)
  const { recovery_codes } = (await person.post('/accounts/second-factor/on')).body.data
  expect(recovery_codes).toHaveLength(10)
  expect(outcome(await person.post('/accounts/second-factor/on'))).toEqual([409, 'conflict'])

  const login = await halfway(email)
  expect(login.methods).toEqual(['passkey', 'recovery-code'])
  const options = await login.options()
  expect(options.userVerification).toBe('preferred')
  expect(options.allowCredentials?.map(({ id }) => id)).toEqual([device.id.toString('base64url')])
  expect(outcome(await login.byPasskey(device.get(options, { unverified: true })))).toEqual(right)
  expect((await login.person.get('/accounts')).body.data.user.email).toBe(email)
})

test('another account’s passkey, or a challenge of another login, is no second factor', async () => {
  const [email, foreign] = [newEmail(), newEmail()]
  const person = await newcomer(byEmail(email))
  const { device } = await addPasskey(person)
  await person.post('/accounts/second-factor/on')
  const other = await addPasskey(await newcomer(byEmail(foreign)))
  const refused = [400, 'passkey_refused']
  const login = await halfway(email)
  expect(outcome(await login.byPasskey(other.device.get(await login.options())))).toEqual(refused)
  const elsewhere = await (await halfway(email)).options()
  expect(outcome(await login.byPasskey(device.get(elsewhere)))).toEqual(refused)
  const wrongOrigin = device.get(await login.options(), { origin: 'https://evil.example' })
  expect(outcome(await login.byPasskey(wrongOrigin))).toEqual(refused)
  expect(outcome(await login.byPasskey(device.get(await login.options())))).toEqual(right)
})

test('a passkey that verified its user counts as both factors', async () => {
  const { email, person } = await withApp()
  const { device } = await addPasskey(person)
  const stranger = browser()
  const { options } = (await stranger.post('/login/passkey/options')).body.data
  const answer = await stranger.post('/login/passkey', { credential: device.get(options) })
  expect(outcome(answer)).toEqual(right)
  expect((await halfway(email)).methods).toEqual(['passkey', 'totp', 'recovery-code'])
})

test('a login waits ten minutes and five attempts for its second factor', async () => {
  const { email, secret } = await withApp()
  const late = await halfway(email)
  forward(601)
  expect(outcome(await late.byTotp(digits(secret)))).toEqual(expired)
  const login = await halfway(email)
  for (let i = 0; i < 5; i++) {
    expect(outcome(await login.byTotp(wrongDigits(secret)))).toEqual(wrong)
  }
  expect(outcome(await login.byTotp(digits(secret)))).toEqual(expired)
  const token = 'a'.repeat(43)
  for (const sent of [token, 'short']) {
    const body = { token: sent, method: 'totp', code: '123456' }
    expect(outcome(await browser().post('/login/second-factor', body))).toEqual(expired)
  }
})

test('a new password is no way round: it ends the login, and the next one needs the factor', async () => {
  const { email, person, secret } = await withApp()
  const before = await halfway(email)
  await person.post('/forgot/password', byEmail(email))
  const renewed = { password: 'Zobo&2027ice', password_confirmation: 'Zobo&2027ice' }
  const code = await codeOf('reset', email)
  expect((await person.post('/reset/password', { code, ...renewed })).status).toBe(200)
  expect(outcome(await before.byTotp(digits(secret)))).toEqual(expired)
  const stranger = browser()
  const answer = await stranger.post('/login', { ...byEmail(email), password: renewed.password })
  expect(outcome(answer)).toEqual([403, 'second_factor_required'])
  expect(stranger.token).toBeUndefined()
})

test('a wrong password says nothing of a second factor', async () => {
  const { email } = await withApp()
  const plain = newEmail()
  await newcomer(byEmail(plain))
  const words = async (who: string) => {
    const { status, body } = await browser().post('/login', {
      ...byEmail(who),
      password: 'Wrong#2026',
    })
    const { request_id: _, ...rest } = body
    return JSON.stringify([status, rest])
  }
  expect(await words(email)).toBe(await words(plain))
  expect(await words(email)).toBe(await words('nobody-at-all@example.com'))
})

/** Codes that an app accepts at a time, of a million. */
const acceptedCodes = 3

test('who knows the password guesses the digits once in a hundred years, and the owner hears of it', async () => {
  const { email, secret, recovery } = await withApp()
  const known = browser()
  const login = await halfway(email, known)
  await login.byTotp(digits(secret))
  forward(60)
  let wrongCodes = 0
  // Right logins are limited as well: six in a quarter of an hour, all of them at once.
  for (let quarter = 0; quarter < 8; quarter++) {
    const logins = await manyHalfway(email, 6)
    const guesses = logins.flatMap(({ byTotp }) => [1, 2, 3].map(() => byTotp(wrongDigits(secret))))
    for (const { body } of await Promise.all(guesses)) {
      expect(body.code).toMatch(/^(wrong_code|too_many_tries)$/)
      if (body.code === 'wrong_code') wrongCodes += 1
    }
    forward(901)
  }
  expect(wrongCodes).toBe(10)
  const aDay = (wrongCodes * acceptedCodes) / 1_000_000
  expect(1 - (1 - aDay) ** 365).toBeLessThan(0.011)
  const notices = (await messagesTo(email)).map(({ template }) => template)
  expect(notices.filter((template) => template === 'second_factor_guessed')).toHaveLength(1)

  const stranger = await halfway(email)
  expect(outcome(await stranger.byTotp(digits(secret)))).toEqual([429, 'too_many_tries'])
  expect(outcome(await stranger.byRecovery(recovery[0] ?? ''))).toEqual(right)
  expect(outcome(await (await halfway(email, known)).byTotp(digits(secret)))).toEqual(right)
  forward(24 * 3600)
  expect(outcome(await (await halfway(email)).byTotp(digits(secret)))).toEqual(right)
})

async function manyHalfway(email: string, count: number) {
  const logins = []
  for (let i = 0; i < count; i++) logins.push(await halfway(email))
  return logins
}
