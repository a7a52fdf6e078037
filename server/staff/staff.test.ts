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

const byDigits = (from: OfficeBrowser, code: string) =>
  from.post('/office/second-factor', { method: 'totp', code })

async function roleId(name: string): Promise<number> {
  const [{ id }] = await rows('SELECT id FROM staff_roles WHERE name = $1', [name])
  return id
}

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
    permissions: ['stock.adjust', 'orders.read', 'orders.edit'],
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
  expect(await lastEntry()).toMatchObject({
    actor: `staff:${who.id}`,
    call: 'POST /office/second-factor',
    refused: 'wrong_code',
  })
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

async function tokenTo(email: string): Promise<string> {
  const tokenIn = (mail: string) => /office\/invitation#([\w-]{43})/.exec(mail)?.[1]
  await expect.poll(async () => tokenIn(await mailTo(email)), { timeout: 8_000 }).toBeDefined()
  return tokenIn(await mailTo(email)) ?? ''
}

test('every change of the second factor is mailed to the member', async () => {
  const { who, from } = await withPasskey('Finance')
  await from.post('/office/recovery-codes')
  const changes = ['a passkey was added', 'the recovery codes were renewed']
  for (const change of changes) {
    await expect.poll(() => mailTo(who.email), { timeout: 8_000 }).toContain(change)
  }
})

test('an invitation opens an account, once, and is void after a week', async () => {
  const from = await signedIn(owner)
  const email = 'newcomer@example.com'
  const role_ids = [await roleId('Store')]
  expect((await from.post('/office/members', { email, role_ids })).status).toBe(200)
  expect(outcome(await from.post('/office/members', { email }))).toBe('409 already_member')
  const token = await tokenTo(email)
  const guest = browser()
  const look = await guest.post('/office/invitations/look', { token })
  expect(look.data).toMatchObject({ email, has_account: false })
  const sent = { token, password: 'Kettle-mango7', first_name: 'Ife', last_name: 'Ade' }
  const weak = { ...sent, password: 'short' }
  expect(outcome(await guest.post('/office/invitations/accept', weak))).toBe(
    '422 validation_failed',
  )
  const answers = await Promise.all([
    guest.post('/office/invitations/accept', sent),
    browser().post('/office/invitations/accept', sent),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(outcome(await guest.post('/office/invitations/accept', sent))).toBe('400 invitation_over')
  const own = browser()
  const signIn = await own.post('/office/sign-in', { email, password: sent.password })
  expect(signIn.data).toEqual({ step: 'set-up', methods: [] })
})

test('a customer takes an invitation up with their own password', async () => {
  const from = await signedIn(owner)
  const { email, accountId } = await account()
  await from.post('/office/members', { email, role_ids: [await roleId('Support')] })
  const token = await tokenTo(email)
  const accept = (word: string) =>
    browser().post('/office/invitations/accept', { token, password: word })
  expect(outcome(await accept('Wrong#2026'))).toBe('400 wrong_credentials')
  expect((await accept(password)).status).toBe(200)
  expect(await rows('SELECT state FROM staff_members WHERE account_id = $1', [accountId])).toEqual([
    { state: 'active' },
  ])
  const inviting = await signedIn(owner)
  await inviting.post('/office/members', { email: 'late@example.com' })
  const late = await tokenTo('late@example.com')
  await clock.advance(7 * 24 * 3600)
  expect(outcome(await browser().post('/office/invitations/look', { token: late }))).toBe(
    '400 invitation_over',
  )
})

test('suspension and changed roles hold from the next call on', async () => {
  const who = await member('Auditor')
  const theirs = await signedIn(who)
  expect((await theirs.get('/office/audit')).status).toBe(200)
  const from = await signedIn(owner)
  const auditor = await roleId('Auditor')
  const change = (verb: string, body: object) =>
    from.post(`/office/members/${who.id}/${verb}`, body)
  expect((await change('roles/take', { role_id: auditor })).status).toBe(200)
  expect(outcome(await theirs.get('/office/audit'))).toBe('403 forbidden')
  expect((await change('roles/give', { role_id: auditor })).status).toBe(200)
  expect((await theirs.get('/office/audit')).status).toBe(200)
  expect((await change('suspend', { reason: 'a test' })).status).toBe(200)
  expect(outcome(await theirs.get('/office/me'))).toBe('401 unauthenticated')
  expect(outcome(await browser().post('/office/sign-in', { email: who.email, password }))).toBe(
    '403 forbidden',
  )
  expect((await change('reactivate', { reason: 'a test' })).status).toBe(200)
  expect((await change('reset-factor', { reason: 'a lost phone' })).status).toBe(200)
  expect((await (await halfway(who)).get('/office/me')).data.step).toBe('set-up')
  expect((await change('leave', { reason: 'another job' })).status).toBe(200)
  expect(outcome(await change('reactivate', { reason: 'a test' }))).toBe('409 conflict')
})

test('nobody grants what they lack, changes their own roles, or acts on who may do more', async () => {
  const owners = await signedIn(owner)
  const permissions = ['staff.manage', 'roles.manage', 'orders.read']
  const { data } = await owners.post('/office/roles', { name: 'Head of people', permissions })
  const who = await member('Store')
  const store = await roleId('Store')
  await owners.post(`/office/members/${who.id}/roles/give`, { role_id: data.role.id })
  await owners.post(`/office/members/${who.id}/roles/take`, { role_id: store })
  const other = await member('Store')
  const from = await signedIn(who)
  const refused = [
    from.post('/office/roles', { name: 'Mine', permissions: ['refunds.make'] }),
    from.post('/office/members', { email: 'x@example.com', role_ids: [store] }),
    from.post(`/office/members/${other.id}/roles/give`, { role_id: await roleId('Owner') }),
    from.post(`/office/members/${other.id}/suspend`, { reason: 'a test' }),
    from.post(`/office/members/${owner.id}/reset-factor`, { reason: 'a test' }),
    from.post(`/office/members/${who.id}/roles/give`, { role_id: data.role.id }),
    from.post(`/office/members/${who.id}/suspend`, { reason: 'a test' }),
    from.call('PATCH', `/office/roles/${data.role.id}`, { ...data.role, permissions: [] }),
    from.call('PATCH', `/office/roles/${store}`, { name: 'Store', version: 1, permissions: [] }),
  ]
  expect((await Promise.all(refused)).map(outcome)).toEqual(refused.map(() => '403 forbidden'))
})

test('of two edits of a role the second learns who made the first', async () => {
  const from = await signedIn(owner)
  const { role } = (await from.post('/office/roles', { name: 'Night', permissions: [] })).data
  const edit = (name: string, version: number) =>
    from.call('PATCH', `/office/roles/${role.id}`, { name, version, permissions: ['audit.read'] })
  expect((await edit('Late night', role.version)).status).toBe(200)
  const second = await edit('Deep night', role.version)
  expect(outcome(second)).toBe('409 edited_meanwhile')
  expect(second.data).toMatchObject({
    version: 2,
    by: 'Sade Williams',
    fields: { name: 'Late night' },
  })
  expect(outcome(await from.post('/office/roles', { name: 'late NIGHT', permissions: [] }))).toBe(
    '409 name_taken',
  )
  expect((await from.call('DELETE', `/office/roles/${role.id}`)).status).toBe(200)
  const inUse = await from.call('DELETE', `/office/roles/${await roleId('Support')}`)
  expect(outcome(inUse)).toBe('409 role_in_use')
})

test('of two owners who suspend each other at once one stays', async () => {
  const pair: TestMember[] = [await member('Owner'), await member('Owner')]
  const [one = expect.fail(), other = expect.fail()] = pair
  await database.pool.query(
    `UPDATE staff_members SET state = 'suspended' WHERE id <> ALL ($1) AND state = 'active'`,
    [pair.map(({ id }) => id)],
  )
  const browsers = [await signedIn(one), await signedIn(other)] as const
  const answers = await Promise.all([
    browsers[0].post(`/office/members/${other.id}/suspend`, { reason: 'a test' }),
    browsers[1].post(`/office/members/${one.id}/suspend`, { reason: 'a test' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  // In the database as well, whatever the code does: both transactions are open before either commits.
  const again: TestMember[] = [await member('Owner'), await member('Owner')]
  await database.pool.query(
    `UPDATE staff_members SET state = 'suspended' WHERE id <> ALL ($1) AND state = 'active'`,
    [again.map(({ id }) => id)],
  )
  const clients = await Promise.all(again.map(() => database.pool.connect()))
  const ends = await Promise.allSettled(
    clients.map(async (client, i) => {
      await client.query('BEGIN')
      await client.query(`UPDATE staff_members SET state = 'left' WHERE id = $1`, [again[i]?.id])
      await client.query('COMMIT')
    }),
  )
  for (const client of clients) client.release(true)
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const active = await rows(
    `SELECT count(*) FROM staff_members WHERE id = ANY ($1) AND state = 'active'`,
    [again.map(({ id }) => id)],
  )
  expect(active).toEqual([{ count: 1 }])
})

test('a member’s account cannot be deleted, and another password ends the office’s sessions', async () => {
  const who = await member('Support')
  const device = await testDevice({ ...app, database }, who.accountId)
  const ended = await device.post('/api/v1/accounts/delete', { password })
  expect([ended.status, ended.body]).toMatchObject([409, { code: 'account_in_use' }])
  const from = await signedIn(who)
  await database.pool.query(
    `UPDATE accounts SET password_hash = password_hash || 'x' WHERE id = $1`,
    [who.accountId],
  )
  expect(outcome(await from.get('/office/me'))).toBe('401 unauthenticated')
})
