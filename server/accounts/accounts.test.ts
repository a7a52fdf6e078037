import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { byEmail, byPhone, password, testAccounts } from './test-accounts.ts'

const database = await testDatabase()
const { browser, newcomer, codeOf, forward } = await testAccounts(database)

const login = (sent: object, given = password) => ({ ...sent, password: given })

test('a person registers with a phone number, and is who they say', async () => {
  const person = await newcomer(byPhone('+2348031000001'))
  const { body } = await person.get('/accounts')
  expect(body.data).toMatchObject({
    user: { first_name: 'Ngozi', last_name: 'Eze', phone_number: '+2348031000001', email: null },
    verification: null,
    wallet: { available_balance: 0 },
    order_count: 0,
    bank: null,
  })
  const again = await browser().post('/login', login(byPhone('+2348031000001')))
  expect(again.status).toBe(200)
  expect(Date.parse(again.body.data.token.expires_at)).toBeGreaterThan(0)
})

test('an address is the same in capitals', async () => {
  await newcomer(byEmail('chidi@example.com'))
  const again = await browser().post('/login', login(byEmail('CHIDI@example.COM')))
  expect(again.status).toBe(200)
})

test.each([
  ['in one word', 'Ngozi', 'Ngozi', null],
  ['with marks that come apart', 'O\u0323la\u0301yi\u0301nka\u0301', 'Ọláyínká', null],
  ['with hyphen and apostrophe', "Al-Amin N'Dour", 'Al-Amin', "N'Dour"],
  ['in Arabic', 'فاطمة الزهراء بنت علي', 'فاطمة', 'الزهراء بنت علي'],
  ['in Chinese, Hindi, Amharic and Georgian', '王小明 अमिता አበበ ნინო', '王小明', 'अमिता አበበ ნინო'],
  ['that is a script', '<script>alert(1)</script> & Sons', '<script>alert(1)</script>', '& Sons'],
])('a name %s is stored as it is written', async (what, name, first_name, last_name) => {
  const email = `name-${Buffer.from(what).toString('hex').slice(0, 40)}@example.com`
  const person = browser()
  const about = { ...byEmail(email), name: name.padEnd(4) }
  await person.post('/register-otp', { ...about, name: 'Any name' })
  const code = await codeOf('register', email)
  const given = { verification_code: code, password, password_confirmation: password }
  expect((await person.post('/register', { ...about, ...given })).status).toBe(200)
  expect((await person.get('/accounts')).body.data.user).toMatchObject({ first_name, last_name })
})

test('fields that nobody asked for change nothing', async () => {
  const extra = {
    id: 1,
    is_staff: true,
    is_verified: 1,
    verification: { is_verified: 1 },
    balance: 5_000_000,
    wallet: { available_balance: 5_000_000 },
    badge: 'gold',
    email: 'somebody@example.com',
    slug: 'chosen123456',
  }
  const person = browser()
  const about = { ...extra, ...byPhone('+2348031000002'), name: 'Ngozi Eze' }
  await person.post('/register-otp', about)
  const verification_code = await codeOf('register', '+2348031000002')
  const given = { ...about, verification_code, password, password_confirmation: password }
  expect((await person.post('/register', given)).status).toBe(200)
  await browser().post('/login', { ...extra, ...login(byPhone('+2348031000002')) })
  const { data } = (await person.get('/accounts')).body
  expect(data).toMatchObject({ verification: null, wallet: { available_balance: 0 }, bank: null })
  expect(data.user).toMatchObject({ badge: null, email: null })
  expect(data.user.slug).not.toBe('chosen123456')
  const { rows } = await database.pool.query('SELECT FROM staff_members')
  expect(rows).toEqual([])
})

test.each([
  ['too short', 'Ab#1', 422],
  ['too long', 'Market#2026Market#2026', 422],
  ['without a sign', 'Market2026', 422],
  ['too close to a very common one', 'P@ssw0rd123', 400],
  ['one character repeated', 'Aa1!aaaa', 400],
  ['the name of its owner', 'Ng0zi!kettle7', 400],
  ['the name of the mall', 'Oja-7kettles', 400],
  ['typed differently the second time', 'Market#2027', 422],
])('a password that is %s is refused, and the code stays good', async (what, given, status) => {
  const email = `password-${what.replaceAll(' ', '-')}@example.com`
  const person = browser()
  const about = { ...byEmail(email), name: 'Ngozi Eze' }
  await person.post('/register-otp', about)
  const verification_code = await codeOf('register', email)
  const confirmation = status === 422 && given === 'Market#2027' ? password : given
  const register = (password: string, password_confirmation: string) =>
    person.post('/register', { ...about, verification_code, password, password_confirmation })
  const refused = await register(given, confirmation)
  expect(refused.status).toBe(status)
  if (status === 400) expect(refused.body.code).toBe('common_password')
  expect((await register(password, password)).status).toBe(200)
})

test('a new password may not have the name of its owner in it, which only a right code reveals', async () => {
  const about = byEmail('seller@example.com')
  await newcomer({ ...about, name: 'Adaobi Nwosu' })
  const person = browser()
  await person.post('/forgot/password', about)
  const code = await codeOf('reset', 'seller@example.com')
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const reset = async (password: string, code: string) => {
    const given = { code, password, password_confirmation: password }
    const { status, body } = await person.post('/reset/password', given)
    return [status, body.code, body.message]
  }
  const named = 'This password has your name in it, which others may know. Choose one without it.'
  expect(await reset('Nw0su!9umbrella', wrong)).toEqual([400, 'wrong_code', expect.any(String)])
  expect(await reset('Nw0su!9umbrella', code)).toEqual([400, 'common_password', named])
  expect(await reset('Seller!9umbrella', code)).toEqual([
    400,
    'common_password',
    expect.any(String),
  ])
  expect((await reset('Purple!9umbrella', code))[0]).toBe(200)
})

test.each([
  ['+2340803123456', 'phone number should not start with 0'],
  ['+2342348035550', 'phone number should not start with +234'],
  ['2348035550199', 'phone number must contain 10 digits'],
  ['+2348001234567', 'Enter a valid phone number'],
  ['+2342012345678', 'Enter a valid phone number'],
  ['+234803123456', 'phone number must contain 10 digits'],
  ['08031234567', 'phone number must contain 10 digits'],
])('%s is refused as no mobile number', async (phone_number, message) => {
  const { status, body } = await browser().post('/register-otp', {
    mode: 'phone',
    phone_number,
    name: 'Ngozi Eze',
  })
  expect([status, body.errors]).toEqual([422, { phone_number: [message] }])
})

test('a number range that no table lists yet gets a code', async () => {
  const { status } = await browser().post('/register-otp', {
    mode: 'phone',
    phone_number: '+2349170000001',
    name: 'Ngozi Eze',
  })
  expect(status).toBe(200)
})

test.each([
  ['/login', { mode: 'email', email: 'a@example.com' }, 'Fill in all fields'],
  ['/login', { mode: 'email', email: '', password: '' }, 'Fill in all fields'],
  ['/login', { mode: 'email', email: 'no address', password }, 'Enter a valid email address'],
  [
    '/register-otp',
    { mode: 'email', email: 'a@example.com', name: 'Obi' },
    'Name should be at least 4 characters',
  ],
  [
    '/register-otp',
    { mode: 'phone', phone_number: '+23480312345', name: 'Ngozi Eze' },
    'phone number must contain 10 digits',
  ],
  [
    '/reset/password',
    { code: '12345', password, password_confirmation: password },
    'Code should be 6 characters long',
  ],
  [
    '/reset/password',
    { code: '123456', password: 'aB1#', password_confirmation: 'aB1#' },
    'Password should be 8 to 16 characters',
  ],
])('%s with %j is refused in words for the shopper', async (path, sent, message) => {
  const { status, body } = await browser().post(path, sent)
  expect([status, body.message]).toEqual([422, message])
  expect(Object.values(body.errors).flat()).toContain(message)
})

test('what only a program can get wrong is reported by field, and to the shopper in general', async () => {
  const { status, body } = await browser().post('/login', { mode: 'pigeon', password })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['mode']])
  expect(body.message).toBe('Some details are missing or not in the right format.')
})

test('the channel of a code is ignored where it goes by mail', async () => {
  const sent = { ...byEmail('by-mail@example.com'), name: 'Ngozi Eze' }
  for (const option of ['email', '', null]) {
    const fresh = { ...sent, email: `${option}-${sent.email}`, option }
    expect((await browser().post('/register-otp', fresh)).status).toBe(200)
    expect((await browser().post('/forgot/password', fresh)).status).toBe(200)
  }
  const phone = { ...byPhone('+2348031000042'), name: 'Ngozi Eze', option: 'email' }
  expect((await browser().post('/register-otp', phone)).status).toBe(422)
})

test('of those who register one contact at once, one has the account', async () => {
  const about = { ...byEmail('twice@example.com'), name: 'Ngozi Eze' }
  await browser().post('/register-otp', about)
  const verification_code = await codeOf('register', 'twice@example.com')
  const given = { ...about, verification_code, password, password_confirmation: password }
  const answers = await Promise.all([1, 2, 3, 4].map(() => browser().post('/register', given)))
  const refusals = answers.filter(({ status }) => status !== 200)
  expect(refusals).toHaveLength(3)
  // Too late for the account, or even for the code.
  for (const { body } of refusals) expect(['contact_taken', 'wrong_code']).toContain(body.code)
  const { rowCount } = await database.pool.query(
    "SELECT FROM accounts WHERE email = 'twice@example.com'",
  )
  expect(rowCount).toBe(1)
})

test('only a caller who has proved a contact learns that it is taken', async () => {
  await newcomer(byEmail('taken@example.com'))
  forward(600)
  const about = { ...byEmail('taken@example.com'), name: 'Somebody Else' }
  const taken = await browser().post('/register-otp', about)
  const fresh = await browser().post('/register-otp', { ...about, email: 'free@example.com' })
  expect(taken.body).toEqual(fresh.body)
  const code = await codeOf('register', 'taken@example.com')
  const given = { ...about, password, password_confirmation: password }
  const wrong = { ...given, verification_code: code === '000000' ? '000001' : '000000' }
  expect((await browser().post('/register', wrong)).body.code).toBe('wrong_code')
  const proved = await browser().post('/register', { ...given, verification_code: code })
  expect([proved.status, proved.body.code]).toEqual([409, 'contact_taken'])
})

test('a wrong password is a plain refusal, in the same words for everybody', async () => {
  await newcomer(byEmail('known@example.com'))
  const known = await browser().post('/login', login(byEmail('known@example.com'), 'Wrong#2026'))
  const unknown = await browser().post('/login', login(byEmail('unknown@example.com')))
  const { request_id: _, ...words } = known.body
  expect([known.status, unknown.status]).toEqual([400, 400])
  expect(unknown.body).toMatchObject(words)
  expect(known.headers.getSetCookie().filter((line) => !line.startsWith('XSRF'))).toEqual([])
})

test('an unchanged account is a 304', async () => {
  const person = await newcomer(byEmail('unchanged@example.com'))
  const first = await person.get('/accounts')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const second = await person.get('/accounts', { 'if-none-match': etag })
  expect([second.status, second.body]).toEqual([304, undefined])
  await database.pool.query(
    "UPDATE accounts SET last_name = 'Obi' WHERE email = 'unchanged@example.com'",
  )
  const third = await person.get('/accounts', { 'if-none-match': etag })
  expect([third.status, third.body.data.user.last_name]).toEqual([200, 'Obi'])
})

test('a number is added once its code is proved, and belongs to one account', async () => {
  const [one, other] = [
    await newcomer(byEmail('one@example.com')),
    await newcomer(byEmail('other@example.com')),
  ]
  const sent = { ...byPhone('+2348031000003'), option: 'whatsapp' }
  expect((await one.post('/accounts/phone-number/code', sent)).body.data.message).toMatch(/code/)
  const verification_code = await codeOf('phone', '+2348031000003')
  const add = (person: typeof one, code: string) =>
    person.post('/accounts/add/phone-number', { ...sent, verification_code: code })
  const wrong = verification_code === '111111' ? '222222' : '111111'
  expect((await add(one, wrong)).body.code).toBe('wrong_code')
  expect((await add(one, verification_code)).status).toBe(200)
  expect((await one.get('/accounts')).body.data.user.phone_number).toBe('+2348031000003')
  expect((await browser().post('/login', login(byPhone('+2348031000003')))).status).toBe(200)
  expect((await one.post('/accounts/phone-number/code', sent)).body.code).toBe('contact_taken')

  forward(121)
  await other.post('/accounts/phone-number/code', sent)
  const theirs = await codeOf('phone', '+2348031000003')
  expect((await add(other, theirs)).body.code).toBe('contact_taken')
  expect((await other.get('/accounts')).body.data.user.phone_number).toBeNull()
})

test('two tabs that prove a number each at once both get an answer', async () => {
  const person = await newcomer(byEmail('tabs@example.com'))
  const proofs: object[] = []
  for (const number of ['+2348031000004', '+2348031000005']) {
    const sent = { ...byPhone(number), option: 'whatsapp' }
    await person.post('/accounts/phone-number/code', sent)
    proofs.push({ ...sent, verification_code: await codeOf('phone', number) })
    forward(121)
  }
  const held = await database.pool.connect()
  await held.query('BEGIN')
  await held.query("SELECT FROM accounts WHERE email = 'tabs@example.com' FOR UPDATE")
  const added = proofs.map((proof) => person.post('/accounts/add/phone-number', proof))
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(2)
  await held.query('COMMIT')
  held.release()
  expect((await Promise.all(added)).map(({ status }) => status)).toEqual([200, 200])
})

test('genders can be chosen from', async () => {
  const { body } = await browser().get('/list-genders')
  expect(body.data.genders).toContainEqual({ id: 1, name: 'Female' })
})
