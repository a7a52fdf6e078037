import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testDevice } from '#server/test-customer.ts'
import { outcome, password, type TestMember, testStaff } from '../test-staff.ts'

const database = await testDatabase()
const { app, clock, rows, account, member, halfway, signedIn, browser } = await testStaff(database)
const owner = await member('Owner')

async function roleId(name: string): Promise<number> {
  const [{ id }] = await rows('SELECT id FROM staff_roles WHERE name = $1', [name])
  return id
}

/** The mails that came for an address. */
async function mailTo(email: string): Promise<string> {
  return (await fetch(`${app.url}/simulators/inbox.json?to=${email}`)).text()
}

async function tokenTo(email: string): Promise<string> {
  const tokenIn = (mail: string) => /office\/invitation#([\w-]{43})/.exec(mail)?.[1]
  await expect.poll(async () => tokenIn(await mailTo(email))).toBeDefined()
  return tokenIn(await mailTo(email)) ?? ''
}

test('an invitation opens an account, once, and is void after a week', async () => {
  const from = await signedIn(owner)
  const email = 'newcomer@example.com'
  const role_ids = [await roleId('Store')]
  expect((await from.post('/office/members', { email, role_ids })).status).toBe(200)
  expect(outcome(await from.post('/office/members', { email }))).toBe('409 already_member')
  const token = await tokenTo(email)
  const guest = browser()
  const look = await guest.post('/office/invitations/look', { token })
  expect(look.data).toEqual({ email, ends_at: expect.any(String) })
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
  // Neither the look nor a wrong password tells whether the address has an account.
  await from.post('/office/members', { email: 'nobody-yet@example.com' })
  const theirs = await tokenTo('nobody-yet@example.com')
  const looks = await Promise.all(
    [token, theirs].map((one) => browser().post('/office/invitations/look', { token: one })),
  )
  expect(looks.map(({ data }) => Object.keys(data))).toEqual([
    ['email', 'ends_at'],
    ['email', 'ends_at'],
  ])
  const blind = await browser().post('/office/invitations/accept', { token: theirs, password })
  expect(outcome(blind)).toBe('400 wrong_credentials')
  // Strangers' wrong passwords for the address do not count for the link.
  for (let i = 0; i < 12; i++) {
    await browser().post('/office/sign-in', { email, password: `Wrong#${i}` })
  }
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
