import { expect, test } from 'vitest'
import { TestAuthenticator } from '#server/accounts/test-authenticator.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testDevice } from '#server/test-customer.ts'
import { type OfficeBrowser, outcome, password, type TestMember, testStaff } from './test-staff.ts'

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

/** The mails that came for an address. */
async function mailTo(email: string): Promise<string> {
  return (await fetch(`${app.url}/simulators/inbox.json?to=${email}`)).text()
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
    permissions: [
      'products.read',
      'stock.adjust',
      'orders.read',
      'orders.edit',
      'orders.hand-over',
    ],
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

const wrongDigits = async (who: TestMember) =>
  String((Number(await digits(who)) + 1) % 1_000_000).padStart(6, '0')

test('ten wrong digits a day end guessing in unknown browsers, and the member and the owner hear of it', async () => {
  const who = await member('Support')
  const own = await signedIn(who)
  await own.post('/office/sign-out')
  await clock.advance(30)
  // As many as have a place in the queue of hashes, each with all tries at once.
  const thieves = await Promise.all(Array.from({ length: 5 }, () => halfway(who)))
  const guess = await wrongDigits(who)
  const answers = await Promise.all(
    thieves.flatMap((each) => Array.from({ length: 10 }, () => byDigits(each, guess))),
  )
  expect(answers.map(outcome).toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => '400 wrong_code'),
    ...Array.from({ length: 40 }, () => '429 second_factor_closed'),
  ])
  const thief = await halfway(who)
  const closed = await byDigits(thief, await digits(who))
  expect(outcome(closed)).toBe('429 second_factor_closed')
  for (const { email } of [who, owner]) {
    await expect.poll(() => mailTo(email)).toContain('entered ten wrong codes')
  }
  // The browser in which the member has signed in before is none of theirs.
  await own.post('/office/sign-in', { email: who.email, password })
  expect((await prove(own, who)).status).toBe(200)
  await clock.advance(24 * 3600)
  expect((await prove(await halfway(who), who)).status).toBe(200)
})

test('a known browser guesses twenty times a day at most', async () => {
  const who = await member('Support')
  const own = await signedIn(who)
  for (let i = 0; i < 20; i++) {
    expect(outcome(await byDigits(own, await wrongDigits(who)))).toBe('400 wrong_code')
  }
  expect(outcome(await byDigits(own, await wrongDigits(who)))).toBe('429 too_many_tries')
})

test('strangers’ wrong passwords lock no member out: not in a known browser, and elsewhere a code opens the way', async () => {
  const staff = [await member('Owner'), await member('Store'), await member('Support')]
  const known = await Promise.all(staff.map((who) => signedIn(who)))
  // As many at once as have a place in the queue of hashes.
  async function guess() {
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        Array.from({ length: 15 }, (_, i) => {
          const email = staff[i % 3]?.email
          return browser().post('/office/sign-in', { email, password: `Wrong#${i}` })
        }),
      )
    }
  }
  await guess()
  for (const [place, who] of staff.entries()) {
    const sent = { email: who.email, password }
    expect(outcome((await known[place]?.post('/office/sign-in', sent)) ?? expect.fail())).toBe(200)
    const elsewhere = browser()
    const refused = await elsewhere.post('/office/sign-in', sent)
    expect([outcome(refused), refused.data]).toEqual(['429 too_many_tries', { help: 'code' }])
    expect((await elsewhere.post('/office/sign-in/code', { email: who.email })).status).toBe(200)
    await expect.poll(() => mailTo(who.email)).toContain('to log in on another device')
    const code = /"(\d{6})"/.exec(await mailTo(who.email))?.[1]
    const proof = { email: who.email, code }
    expect(outcome(await elsewhere.post('/office/sign-in/code/prove', proof))).toBe(200)
    await guess()
    expect(outcome(await elsewhere.post('/office/sign-in', sent))).toBe(200)
    expect((await prove(elsewhere, who)).status).toBe(200)
  }
})

test('a member has twenty sessions, however many sign-ins come at once; those without a second step go first', async () => {
  const who = await member('Support')
  const whole = await signedIn(who)
  const halves: OfficeBrowser[] = []
  for (let round = 0; round < 6; round++) {
    halves.push(...(await Promise.all(Array.from({ length: 5 }, () => halfway(who)))))
  }
  const open = await rows('SELECT count(*)::integer FROM staff_sessions WHERE member_id = $1', [
    who.id,
  ])
  expect(open).toEqual([{ count: 20 }])
  expect((await whole.get('/office/me')).status).toBe(200)
  const answers = await Promise.all(halves.map((half) => half.get('/office/me')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
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

test('every change of the second factor is mailed to the member', async () => {
  const { who, from } = await withPasskey('Finance')
  await from.post('/office/recovery-codes')
  const changes = ['a passkey was added', 'the recovery codes were renewed']
  for (const change of changes) {
    await expect.poll(() => mailTo(who.email)).toContain(change)
  }
})
