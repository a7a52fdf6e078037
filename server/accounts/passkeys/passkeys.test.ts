import { expect, test } from 'vitest'
import type { CreationOptions, RequestOptions } from '#contract/shop/sign-in.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { byEmail, password, type TestBrowser, testAccounts, testOrigin } from '../test-accounts.ts'
import { TestAuthenticator } from '../test-authenticator.ts'

const database = await testDatabase()
const { browser, newcomer, forward } = await testAccounts(database)

let people = 0
const newEmail = () => `passkeys${++people}@example.com`

async function creation(person: TestBrowser): Promise<CreationOptions> {
  return (await person.post('/accounts/passkeys/options')).body.data.options
}

async function request(person: TestBrowser): Promise<RequestOptions> {
  return (await person.post('/login/passkey/options')).body.data.options
}

/** Somebody with a passkey. */
async function owner(device = new TestAuthenticator()) {
  const email = newEmail()
  const person = await newcomer(byEmail(email))
  const credential = device.create(await creation(person))
  const { status, body } = await person.post('/accounts/passkeys', { credential })
  expect([status, body.code]).toEqual([200, undefined])
  return { email, person, device, passkey: body.data.passkey }
}

const logIn = (person: TestBrowser, credential: unknown) =>
  person.post('/login/passkey', { credential })

const refused = [400, 'passkey_refused']
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]

test('a passkey is added, and logs in without a name or a password', async () => {
  const { email, device, passkey } = await owner()
  expect(passkey).toMatchObject({ name: 'Unknown device', is_backed_up: true, last_used_at: null })
  const stranger = browser()
  const options = await request(stranger)
  expect(options).toMatchObject({ rpId: 'mall.example', userVerification: 'required' })
  expect(options.allowCredentials).toBeUndefined()
  const answer = await logIn(stranger, device.get(options))
  expect(outcome(answer)).toEqual([200, undefined])
  expect((await stranger.get('/accounts')).body.data.user.email).toBe(email)
  const { passkeys, passkey_origin } = (await stranger.get('/accounts/sign-in')).body.data
  expect(passkey_origin).toBe(testOrigin)
  expect(passkeys).toMatchObject([{ id: passkey.id, last_used_at: expect.any(String) }])
})

test('options for a new passkey name the account, and the passkeys that it has', async () => {
  const { email, person, device } = await owner()
  const options = await creation(person)
  expect(options.rp).toEqual({ id: 'mall.example', name: 'Oja' })
  expect(options.user).toMatchObject({ name: email, displayName: 'Ngozi Eze' })
  expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.id.toString('base64url')])
  expect(options.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  })
})

test.each([
  ['of another origin', { origin: 'https://mall.example.evil' }],
  ['of another domain', { rpId: 'evil.example' }],
  ['that did not verify its user', { unverified: true }],
  ['of another kind', { type: 'webauthn.create' }],
  ['for another account', { userHandle: Buffer.from('abcdefghijkl').toString('base64url') }],
])('a signature %s logs nobody in', async (_, deviation) => {
  const { device } = await owner()
  const stranger = browser()
  const credential = device.get(await request(stranger), deviation)
  expect(outcome(await logIn(stranger, credential))).toEqual(refused)
  expect(stranger.token).toBeUndefined()
})

test.each([
  ['of another origin', { origin: 'http://mall.example' }],
  ['of another domain', { rpId: 'evil.example' }],
  ['that did not verify its user', { unverified: true }],
  ['of another kind', { type: 'webauthn.get' }],
])('a new passkey %s is not stored', async (_, deviation) => {
  const person = await newcomer(byEmail(newEmail()))
  const credential = new TestAuthenticator().create(await creation(person), deviation)
  expect(outcome(await person.post('/accounts/passkeys', { credential }))).toEqual(refused)
  expect((await person.get('/accounts/sign-in')).body.data.passkeys).toEqual([])
})

test('a challenge is good once, for five minutes, in the browser that requested it', async () => {
  const { device } = await owner()
  const [first, other, late] = [browser(), browser(), browser()]
  const signed = device.get(await request(first))
  await request(other)
  expect(outcome(await logIn(other, signed))).toEqual(refused)
  expect(outcome(await logIn(browser(), signed))).toEqual(refused)
  expect(outcome(await logIn(first, signed))).toEqual([200, undefined])
  expect(outcome(await logIn(first, signed))).toEqual(refused)

  const unused = device.get(await request(late))
  forward(301)
  expect(outcome(await logIn(late, unused))).toEqual(refused)
  // What failed is used up as well.
  const wrong = device.get(await request(late), { unverified: true })
  expect(outcome(await logIn(late, wrong))).toEqual(refused)
  const again = { challenge: challengeOf(wrong.response.clientDataJSON), rpId: 'mall.example' }
  const right = device.get({ ...again, timeout: 1, userVerification: 'required' })
  expect(outcome(await logIn(late, right))).toEqual(refused)
})

test('two tabs of one browser each have a challenge', async () => {
  const { device } = await owner()
  const person = browser()
  const [one, other] = [await request(person), await request(person)]
  expect(outcome(await logIn(person, device.get(one)))).toEqual([200, undefined])
  expect(outcome(await logIn(person, device.get(other)))).toEqual([200, undefined])
})

test('of many calls with one signature one logs in', async () => {
  const { device } = await owner(new TestAuthenticator({ counts: true }))
  const person = browser()
  const signed = device.get(await request(person))
  const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(person, signed)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a challenge for one purpose is good for no other', async () => {
  const { person, device } = await owner()
  const confirm = (await person.post('/accounts/confirm/passkey/options')).body.data.options
  await request(person)
  expect(outcome(await logIn(person, device.get(confirm)))).toEqual(refused)
  const login = device.get(await request(person))
  const confirmed = await person.post('/accounts/confirm/passkey', { credential: login })
  expect(outcome(confirmed)).toEqual(refused)
})

test('a counter that does not grow is a copy’s', async () => {
  const { device } = await owner(new TestAuthenticator({ counts: true }))
  const person = browser()
  for (const [counter, expected] of [
    [undefined, [200, undefined]],
    [2, refused],
    [1, refused],
    [9, [200, undefined]],
    [8, refused],
    [0, refused],
    [10, [200, undefined]],
  ] as const) {
    const signed = device.get(await request(person), { counter })
    expect([counter, outcome(await logIn(person, signed))]).toEqual([counter, expected])
  }
})

test('an unknown passkey, and one that was removed, log nobody in', async () => {
  const { person, device, passkey } = await owner()
  const unknown = browser()
  const credential = new TestAuthenticator().get(await request(unknown), { userHandle: 'eHh4' })
  expect(outcome(await logIn(unknown, credential))).toEqual(refused)
  expect((await person.post(`/accounts/passkeys/${passkey.id}/remove`)).status).toBe(200)
  expect(outcome(await logIn(unknown, device.get(await request(unknown))))).toEqual(refused)
})

test('a credential belongs to one account', async () => {
  const { device, passkey } = await owner()
  const other = await newcomer(byEmail(newEmail()))
  const credential = device.create(await creation(other))
  expect(outcome(await other.post('/accounts/passkeys', { credential }))).toEqual(refused)
  const path = `/accounts/passkeys/${passkey.id}` as const
  expect((await other.post(`${path}/rename`, { name: 'Mine' })).status).toBe(404)
  expect((await other.post(`${path}/remove`)).status).toBe(404)
})

test('passkeys are renamed, and twenty are enough, however many are added at once', async () => {
  const { person, passkey } = await owner()
  const name = 'Ada’s phone'
  await person.post(`/accounts/passkeys/${passkey.id}/rename`, { name })
  expect((await person.get('/accounts/sign-in')).body.data.passkeys).toMatchObject([{ name }])
  const created = []
  for (let i = 0; i < 25; i++) created.push(new TestAuthenticator().create(await creation(person)))
  const answers = await Promise.all(
    created.map((credential) => person.post('/accounts/passkeys', { credential })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'list_full']))
  expect((await person.post('/accounts/passkeys/options')).body.code).toBe('list_full')
})

test('a passkey confirms its own account’s session, and no other', async () => {
  const [one, other] = [await owner(), await owner()]
  const options = async ({ person }: typeof one) =>
    (await person.post('/accounts/confirm/passkey/options')).body.data.options
  forward(3600)
  expect((await one.person.post('/accounts/passkeys/options')).body.code).toBe(
    'confirmation_required',
  )
  const confirm = (credential: unknown) =>
    one.person.post('/accounts/confirm/passkey', { credential })
  const foreign = other.device.get(await options(one))
  expect(outcome(await confirm(foreign))).toEqual(refused)
  const unverified = one.device.get(await options(one), { unverified: true })
  expect(outcome(await confirm(unverified))).toEqual(refused)
  expect(outcome(await confirm(one.device.get(await options(one))))).toEqual([200, undefined])
  expect((await one.person.post('/accounts/passkeys/options')).status).toBe(200)
})

test('a session that did not confirm changes nothing, nor does who is not signed in', async () => {
  const { person, passkey } = await owner()
  const calls = [
    '/accounts/passkeys/options',
    `/accounts/passkeys/${passkey.id}/remove`,
    '/accounts/second-factor/totp',
    '/accounts/second-factor/totp/remove',
    '/accounts/second-factor/on',
    '/accounts/second-factor/off',
    '/accounts/recovery-codes',
  ] as const
  forward(3600)
  for (const path of calls) {
    expect([path, ...outcome(await person.post(path))]).toEqual([
      path,
      403,
      'confirmation_required',
    ])
    expect([path, ...outcome(await browser().post(path))]).toEqual([path, 401, 'unauthenticated'])
  }
})

test('a new password leaves passkeys as they are', async () => {
  const { email, device } = await owner()
  const person = browser()
  await person.post('/login', { ...byEmail(email), password })
  expect(outcome(await logIn(person, device.get(await request(person))))).toEqual([200, undefined])
})

test('where the mall has no domain there are no passkeys', async () => {
  const { newcomer, browser } = await testAccounts(database, { publicUrl: 'http://10.1.2.3:3000' })
  const person = await newcomer(byEmail(newEmail()))
  expect((await person.get('/accounts/sign-in')).body.data.passkey_origin).toBeNull()
  const unavailable = [400, 'passkeys_unavailable']
  expect(outcome(await person.post('/accounts/passkeys/options'))).toEqual(unavailable)
  expect(outcome(await browser().post('/login/passkey/options'))).toEqual(unavailable)
})

function challengeOf(clientDataJson: string): string {
  return JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()).challenge
}
