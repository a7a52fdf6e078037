import pg from 'pg'
import { expect, test } from 'vitest'
import { accountChannel } from '#server/platform/database/announce.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { Passwords } from '../passwords/passwords.ts'
import { byEmail, cheapCost, password, testAccounts } from '../test-accounts.ts'
import { deviceName } from './device.ts'

const database = await testDatabase()
const { browser, newcomer, codeOf, forward, clock } = await testAccounts(database)
const right = (email: string, given = password) => ({ ...byEmail(email), password: given })
const day = 24 * 3600

/** Hears what accounts' open pages are told. */
async function listen() {
  const heard: (string | undefined)[] = []
  const listener = new pg.Client(database.url)
  await listener.connect()
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.query(`LISTEN ${accountChannel}`)
  return { heard, stop: () => listener.end() }
}

test('a token is always new, whatever the browser brings along', async () => {
  const person = await newcomer(byEmail('fixed@example.com'))
  const tokens = new Set([person.token])
  const cookies = new Set([person.cookies.get('known-device')])
  for (let i = 0; i < 3; i++) {
    const stranger = browser()
    await stranger.get('/list-genders')
    stranger.token = person.token
    stranger.cookies.set('known-device', `${i}`.repeat(43))
    await stranger.post('/login', { ...right('fixed@example.com'), token: 'a'.repeat(43) })
    tokens.add(stranger.token)
    cookies.add(stranger.cookies.get('known-device'))
  }
  expect([tokens.size, cookies.size]).toEqual([4, 4])
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  const { rowCount } = await database.pool.query(
    "SELECT FROM account_sessions WHERE account_sessions::text LIKE '%' || $1 || '%'",
    [person.token],
  )
  expect(rowCount).toBe(0)
})

test('the cookies are for the server alone', async () => {
  const person = await newcomer(byEmail('cookies@example.com'))
  const { headers } = await browser().post('/login', right('cookies@example.com'))
  const lines = headers.getSetCookie().filter((line) => line.startsWith('known-device'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
  const secure = await person.post(
    '/forgot/password',
    { mode: 'email', email: 'cookies@example.com' },
    { 'x-forwarded-proto': 'https' },
  )
  expect(secure.headers.getSetCookie().join()).toMatch(/password-reset=[^;]{43};.*HttpOnly.*Secure/)
})

test('a browser that sends cookies must repeat its token when it logs in', async () => {
  const person = await newcomer(byEmail('xsrf@example.com'))
  const wrong = { 'x-xsrf-token': 'b'.repeat(32) }
  for (const path of [
    '/login',
    '/logout',
    '/register-otp',
    '/forgot/password',
    '/reset/password',
  ]) {
    const { status, body } = await person.post(path, right('xsrf@example.com'), wrong)
    expect([path, status, body.code]).toEqual([path, 403, 'cross_site_request'])
  }
  expect((await person.get('/accounts')).status).toBe(200)
  const program = browser()
  expect((await program.post('/login', right('xsrf@example.com'))).status).toBe(200)
})

test('a session ends when it is logged out, and no other does', async () => {
  const here = await newcomer(byEmail('leaving@example.com'))
  const there = browser()
  await there.post('/login', right('leaving@example.com'))
  expect((await here.post('/logout')).status).toBe(200)
  expect((await here.get('/accounts')).status).toBe(401)
  expect((await here.post('/logout')).status).toBe(401)
  expect((await there.get('/accounts')).status).toBe(200)
})

test('a session ends after 30 days without a call, and after 90 days anyhow', async () => {
  const [idle, busy] = [
    await newcomer(byEmail('idle@example.com')),
    await newcomer(byEmail('busy@example.com')),
  ]
  for (let month = 1; month <= 3; month++) {
    forward(29 * day)
    expect((await busy.get('/accounts')).status).toBe(200)
  }
  expect((await idle.get('/accounts')).status).toBe(401)
  forward(3 * day)
  expect((await busy.get('/accounts')).status).toBe(401)
})

test('a person sees where they are signed in, and signs devices out', async () => {
  const here = await newcomer(byEmail('devices@example.com'))
  const phone = browser()
  const agent =
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
  await phone.post('/login', right('devices@example.com'), { 'user-agent': agent })
  const { sessions } = (await here.get('/accounts/sessions')).body.data
  expect(sessions).toMatchObject([
    { device: 'Chrome on Android', is_current: false, created_at: clock.now().toISOString() },
    { is_current: true },
  ])

  const stranger = await newcomer(byEmail('stranger@example.com'))
  const end = (person: typeof here, id: unknown) => person.post(`/accounts/sessions/${id}/end`)
  expect((await end(stranger, sessions[0]?.id)).status).toBe(404)
  expect((await phone.get('/accounts')).status).toBe(200)
  expect((await end(here, sessions[0]?.id)).status).toBe(200)
  expect((await phone.get('/accounts')).status).toBe(401)
  expect((await end(here, sessions[0]?.id)).status).toBe(404)
  expect((await end(here, 'x')).status).toBe(422)
})

test('open pages hear of a session that ends, and of nothing where it is not the account’s', async () => {
  const [owner, stranger] = [
    await newcomer(byEmail('heard@example.com')),
    await newcomer(byEmail('unheard@example.com')),
  ]
  const { id } = (await owner.get('/accounts')).body.data.user
  const [session] = (await owner.get('/accounts/sessions')).body.data.sessions
  const { heard, stop } = await listen()
  await stranger.post(`/accounts/sessions/${session?.id}/end`)
  await owner.post('/logout')
  await expect.poll(() => heard).toEqual([`${id}:signed-out:${session?.id}`])
  await stop()
})

test('an account has twenty sessions, however many logins come at once: the unused one goes', async () => {
  const first = await newcomer(byEmail('many@example.com'))
  const devices = []
  for (let i = 0; i < 19; i++) devices.push(browser())
  for (const device of devices) await device.post('/login', right('many@example.com'))
  forward(300)
  // The first device is used again, the others are not.
  const unused = (await first.get('/accounts/sessions')).body.data.sessions.at(-1)

  const { heard, stop } = await listen()
  const more = [1, 2, 3, 4, 5, 6].map(() => browser())
  await Promise.all(more.map((device) => device.post('/login', right('many@example.com'))))
  await expect.poll(() => heard.length).toBe(6)
  await stop()
  expect(heard.every((event) => /^\d+:signed-out:\d+$/.test(event ?? ''))).toBe(true)
  expect(heard.some((event) => event?.endsWith(`:${unused?.id}`))).toBe(true)
  for (const device of [first, ...more]) expect((await device.get('/accounts')).status).toBe(200)
  expect((await first.get('/accounts/sessions')).body.data.sessions).toHaveLength(20)
})

test('signing out everywhere ends all sessions, or all but this one', async () => {
  const here = await newcomer(byEmail('everywhere@example.com'))
  const others = [browser(), browser()]
  for (const other of others) await other.post('/login', right('everywhere@example.com'))
  const stranger = await newcomer(byEmail('elsewhere@example.com'))
  expect((await here.post('/accounts/sessions/end', { which: 'others' })).status).toBe(200)
  for (const other of others) expect((await other.get('/accounts')).status).toBe(401)
  expect((await here.get('/accounts')).status).toBe(200)
  await others[0]?.post('/login', right('everywhere@example.com'))
  expect((await here.post('/accounts/sessions/end', { which: 'all' })).status).toBe(200)
  expect((await here.get('/accounts')).status).toBe(401)
  expect((await others[0]?.get('/accounts'))?.status).toBe(401)
  expect((await stranger.get('/accounts')).status).toBe(200)
})

test('the last call is stored once in five minutes, not each time', async () => {
  const person = await newcomer(byEmail('seen@example.com'))
  const seen = async () => {
    await person.get('/accounts')
    const { sessions } = (await person.get('/accounts/sessions')).body.data
    return sessions[0]?.last_seen_at
  }
  const first = await seen()
  forward(299)
  expect(await seen()).toBe(first)
  forward(1)
  expect(await seen()).toBe(clock.now().toISOString())
})

test('a new password ends every session, makes browsers unknown, and notifies the owner', async () => {
  const [here, there] = [await newcomer(byEmail('reset@example.com')), browser()]
  await there.post('/login', right('reset@example.com'))
  const requester = browser()
  await requester.post('/forgot/password', byEmail('reset@example.com'))
  expect(requester.cookies.has('password-reset')).toBe(true)
  const chosen = 'Basket#4711'
  const sent = { password: chosen, password_confirmation: chosen }
  const code = await codeOf('reset', 'reset@example.com')
  // No contact in the payload: the browser that requested it has a cookie, others don't.
  expect((await browser().post('/reset/password', { ...sent, code })).body.code).toBe('wrong_code')
  expect((await requester.post('/reset/password', { ...sent, code })).status).toBe(200)
  expect(requester.cookies.has('password-reset')).toBe(false)

  for (const person of [here, there]) expect((await person.get('/accounts')).status).toBe(401)
  expect((await browser().post('/login', right('reset@example.com'))).status).toBe(400)
  expect((await browser().post('/login', right('reset@example.com', chosen))).status).toBe(200)
  const { rows } = await database.pool.query(
    "SELECT template FROM messages WHERE contact = 'reset@example.com' ORDER BY id",
  )
  expect(rows.map(({ template }) => template)).toEqual([
    'register_code',
    'reset_code',
    'password_changed',
  ])

  // While others guess, the browser that set the password gets in; those of before don't.
  const strangers = Array.from({ length: 20 }, () =>
    browser().post('/login', right('reset@example.com', 'Wrong#1')),
  )
  await Promise.all(strangers)
  expect((await there.post('/login', right('reset@example.com', chosen))).status).toBe(429)
  expect((await requester.post('/login', right('reset@example.com', chosen))).status).toBe(200)
})

test("a browser's reset is for the contact whose code it requested", async () => {
  await newcomer(byEmail('one@example.com'))
  await newcomer(byEmail('two@example.com'))
  const requester = browser()
  await requester.post('/forgot/password', byEmail('one@example.com'))
  await browser().post('/forgot/password', byEmail('two@example.com'))
  const sent = { password: 'Basket#4711', password_confirmation: 'Basket#4711' }
  const theirs = await codeOf('reset', 'two@example.com')
  const own = await codeOf('reset', 'one@example.com')
  expect((await requester.post('/reset/password', { ...sent, code: theirs })).body.code).toBe(
    theirs === own ? undefined : 'wrong_code',
  )
  expect((await browser().post('/login', right('two@example.com'))).status).toBe(200)
  const nowhere = { ...sent, code: own, email: null, phone_number: null }
  expect((await browser().post('/reset/password', nowhere)).body.code).toBe('wrong_code')
  forward(600)
  expect((await requester.post('/reset/password', { ...sent, code: own })).body.code).toBe(
    'wrong_code',
  )
})

test('a hash at an older cost is replaced at the next login', async () => {
  await newcomer(byEmail('older@example.com'))
  const costly = { ...cheapCost, memoryCost: 16 }
  const older = await new Passwords(costly).hash(password)
  const hash = async () => {
    const { rows } = await database.pool.query(
      "SELECT password_hash FROM accounts WHERE email = 'older@example.com'",
    )
    return rows[0].password_hash
  }
  await database.pool.query(
    "UPDATE accounts SET password_hash = $1 WHERE email = 'older@example.com'",
    [older],
  )
  expect((await browser().post('/login', right('older@example.com'))).status).toBe(200)
  expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  expect((await browser().post('/login', right('older@example.com'))).status).toBe(200)
})

test('a login and a reset at the same time leave no session of the old password', async () => {
  for (let round = 0; round < 10; round++) {
    const email = `race${round}@example.com`
    await newcomer(byEmail(email))
    await browser().post('/forgot/password', byEmail(email))
    const code = await codeOf('reset', email)
    const chosen = { password: 'Basket#4711', password_confirmation: 'Basket#4711' }
    const old = Array.from({ length: 4 }, () => browser())
    await Promise.all([
      ...old.map((person) => person.post('/login', right(email))),
      browser().post('/reset/password', { ...byEmail(email), ...chosen, code }),
    ])
    for (const person of old) expect((await person.get('/accounts')).status).toBe(401)
  }
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12 Version/12.16',
    'Opera on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36', 'Chrome on Mac'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
