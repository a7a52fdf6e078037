import { expect, test } from 'vitest'
import { TestAuthenticator } from '#server/accounts/test-authenticator.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testDevice } from '#server/test-customer.ts'
import { type OfficeBrowser, outcome, password, testStaff } from './test-staff.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const { app, clock, rows, account, member, digits, halfway, prove, signedIn, browser } = staff
const owner = await member('Owner')

/** What was entered last. */
async function lastEntry() {
  const [entry] = await rows(
    'SELECT actor, session_id, call, subject, refused FROM audit_entries ORDER BY id DESC LIMIT 1',
  )
  return entry
}

const byDigits = (from: OfficeBrowser, code: string) =>
  from.post('/office/second-factor', { method: 'totp', code })

test('the session is a cookie for the office alone, and another one after the second factor', async () => {
  const who = await member('Store')
  const from = await halfway(who)
  const name = '__Secure-office_session'
  const first = from.cookies.get(name)
  expect(from.setLines.at(-1)).toBe(
    `${name}=${first}; Path=/api/v1/office; Max-Age=43200; HttpOnly; SameSite=Strict; Secure`,
  )
  expect((await from.get('/office/me')).data).toMatchObject({
    step: 'second-factor',
    methods: ['totp'],
    roles: [],
    permissions: [],
  })
  expect((await prove(from, who)).status).toBe(200)
  expect(from.cookies.get(name)).not.toBe(first)
  expect((await from.get('/office/me')).data).toMatchObject({
    step: 'complete',
    roles: ['Store'],
    permissions: ['products.read', 'stock.adjust', 'orders.read', 'orders.edit'],
    passkey_origin: 'https://mall.example',
  })
  const before = browser()
  before.cookies.set(name, first ?? '')
  expect(outcome(await before.get('/office/me'))).toBe('401 unauthenticated')
})

test('half an hour without a call ends a session, and twelve hours in any case', async () => {
  const from = await signedIn(owner)
  await clock.advance(29 * 60)
  expect((await from.get('/office/me')).status).toBe(200)
  await clock.advance(30 * 60)
  expect(outcome(await from.get('/office/me'))).toBe('401 unauthenticated')
  const busy = await signedIn(owner)
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    await clock.advance(20 * 60)
    expect((await busy.get('/office/me')).status).toBe(200)
  }
  await clock.advance(20 * 60)
  expect(outcome(await busy.get('/office/me'))).toBe('401 unauthenticated')
})

test('a wrong password, and somebody who is no member, get no session', async () => {
  const from = browser()
  const sent = { email: owner.email, password: 'Wrong#2026' }
  expect(outcome(await from.post('/office/sign-in', sent))).toBe('400 wrong_credentials')
  await expect.poll(lastEntry).toMatchObject({
    call: 'POST /office/sign-in',
    subject: `member:${owner.id}`,
    refused: 'wrong_credentials',
  })
  const { email } = await account()
  expect(outcome(await from.post('/office/sign-in', { email, password }))).toBe('403 forbidden')
  expect([...from.cookies.keys()]).toEqual(['XSRF-TOKEN'])
})

test('digits count once, in one session or in many, and the refusal is entered', async () => {
  const who = await member('Support')
  await clock.advance(30)
  const code = await digits(who)
  const browsers = [await halfway(who), await halfway(who), await halfway(who)]
  const answers = await Promise.all(browsers.map((from) => byDigits(from, code)))
  expect(answers.map(outcome).toSorted()).toEqual([200, '400 wrong_code', '400 wrong_code'])
  // In any order: the right ones may be entered last.
  const entered = await rows(
    `SELECT refused FROM audit_entries
     WHERE actor = $1 AND call = 'POST /office/second-factor' ORDER BY refused`,
    [`staff:${who.id}`],
  )
  expect(entered.map(({ refused }) => refused)).toEqual(['wrong_code', 'wrong_code', null])
})

test('five wrong digits close the app for 15 minutes, for right ones too', async () => {
  const who = await member('Support')
  const from = await halfway(who)
  await clock.advance(30)
  const wrong = String((Number(await digits(who)) + 1) % 1_000_000).padStart(6, '0')
  for (let i = 0; i < 5; i++) expect(outcome(await byDigits(from, wrong))).toBe('400 wrong_code')
  expect(outcome(await byDigits(from, await digits(who)))).toBe('429 second_factor_closed')
  await clock.advance(15 * 60)
  const again = await halfway(who)
  expect((await prove(again, who)).status).toBe(200)
})

async function withPasskey(role: string) {
  const who = await member(role)
  await database.pool.query('DELETE FROM staff_totp WHERE member_id = $1', [who.id])
  const from = await halfway(who)
  expect((await from.get('/office/me')).data.step).toBe('set-up')
  const device = new TestAuthenticator()
  const { options } = (await from.post('/office/passkeys/options')).data
  const made = await from.post('/office/passkeys', { credential: device.create(options) })
  return { who, from, device, recovery: made.data.recovery_codes }
}

async function byPasskey(from: OfficeBrowser, device: TestAuthenticator) {
  const { options } = (await from.post('/office/second-factor/passkey-options')).data
  const credential = device.get(options)
  return from.post('/office/second-factor', { method: 'passkey', credential })
}

test('the first factor completes the session, with ten recovery codes that work once each', async () => {
  const { who, from, recovery } = await withPasskey('Finance')
  expect(recovery).toHaveLength(10)
  expect((await from.get('/office/me')).data.step).toBe('complete')
  const sent = { method: 'recovery-code', recovery_code: recovery[0].toLowerCase() }
  const one = await halfway(who)
  expect(outcome(await one.post('/office/second-factor', sent))).toBe(200)
  const other = await halfway(who)
  expect(outcome(await other.post('/office/second-factor', sent))).toBe('400 wrong_code')
  const stored = JSON.stringify(await rows('SELECT * FROM staff_recovery_codes'))
  expect(stored).not.toContain(recovery[1])
})

test('a passkey must be the member’s own, verify its user, and sign this session’s challenge once', async () => {
  const { who, device } = await withPasskey('Finance')
  const foreign = await withPasskey('Finance')
  const from = await halfway(who)
  expect(outcome(await byPasskey(from, foreign.device))).toBe('400 passkey_refused')
  expect(await lastEntry()).toMatchObject({ actor: `staff:${who.id}`, refused: 'passkey_refused' })
  const { options } = (await from.post('/office/second-factor/passkey-options')).data
  expect(options.userVerification).toBe('required')
  const send = (credential: object) =>
    from.post('/office/second-factor', { method: 'passkey', credential })
  expect(outcome(await send(device.get(options, { unverified: true })))).toBe('400 passkey_refused')
  const fresh = (await from.post('/office/second-factor/passkey-options')).data.options
  const credential = device.get(fresh)
  expect(outcome(await send(credential))).toBe(200)
  expect(outcome(await send(credential))).toBe('400 passkey_refused')
  expect(await lastEntry()).toMatchObject({ refused: 'passkey_refused' })
  const elsewhere = await halfway(who)
  const theirs = (await elsewhere.post('/office/second-factor/passkey-options')).data.options
  expect(outcome(await send(device.get(theirs)))).toBe('400 passkey_refused')
})

test('the last factor stays; whoever has the password alone adds none beside it', async () => {
  const { who, from } = await withPasskey('Finance')
  const [{ id }] = (await from.get('/office/factors')).data.passkeys
  expect(outcome(await from.post(`/office/passkeys/${id}/remove`))).toBe('409 conflict')
  const thief = await halfway(who)
  expect(outcome(await thief.post('/office/totp'))).toBe('403 second_factor_needed')
  expect(outcome(await thief.post('/office/passkeys/options'))).toBe('403 second_factor_needed')
})

test('a shopper’s token, and a request without our own page, are refused and entered', async () => {
  const { headers, accountId } = await testDevice({ ...app, database })
  const shopper = browser()
  shopper.bearer = headers.authorization.slice('Bearer '.length)
  expect(outcome(await shopper.get('/office/members'))).toBe('401 unauthenticated')
  expect(await lastEntry()).toMatchObject({
    actor: `customer:${accountId}`,
    call: 'GET /office/members',
    refused: 'unauthenticated',
  })
  const from = await signedIn(owner)
  from.withXsrf = false
  expect(outcome(await from.post('/office/roles', { name: 'Theirs', permissions: [] }))).toBe(
    '403 cross_site_request',
  )
  expect(await lastEntry()).toMatchObject({
    actor: `staff:${owner.id}`,
    call: 'POST /office/roles',
    refused: 'cross_site_request',
  })
  // The office's cookie opens no call of shoppers.
  from.withXsrf = true
  expect(outcome(await from.get('/accounts'))).toBe('401 unauthenticated')
})

/** The mails that came for an address. */
async function mailTo(email: string): Promise<string> {
  return (await fetch(`${app.url}/simulators/inbox.json?to=${email}`)).text()
}

test('every change of the second factor is mailed to the member', async () => {
  const { who, from } = await withPasskey('Finance')
  await from.post('/office/recovery-codes')
  const changes = ['a passkey was added', 'the recovery codes were renewed']
  for (const change of changes) {
    await expect.poll(() => mailTo(who.email)).toContain(change)
  }
})
