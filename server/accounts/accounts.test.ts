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
])('a name %s is kept as it is written', async (what, name, first_name, last_name) => {
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
  const { rows } = await database.pool.query('SELECT FROM accounts WHERE is_staff')
  expect(rows).toEqual([])
})

test.each([
  ['too short', 'Ab#1', 422],
  ['too long', 'Market#2026Market#2026', 422],
  ['without a sign', 'Market2026', 422],
  ['among the most used', 'P@ssw0rd123', 400],
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

test.each([
  ['+2340803123456', 'phone number should not start with 0'],
  ['+2348001234567', 'Enter a valid phone number'],
  ['+2342012345678', 'Enter a valid phone number'],
  ['+234803123456', 'phone number must contain 10 digits'],
  ['08031234567', 'phone number must contain 10 digits'],
])('%s is told to be no mobile number', async (phone_number, message) => {
  const { status, body } = await browser().post('/register-otp', {
    mode: 'phone',
    phone_number,
    name: 'Ngozi Eze',
  })
  expect([status, body.errors]).toEqual([422, { phone_number: [message] }])
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

test('a contact that is taken is told to who has proved it, and to nobody else', async () => {
  await newcomer(byEmail('taken@example.com'))
  forward(600)
  const about = { ...byEmail('taken@example.com'), name: 'Somebody Else' }
  const asked = await browser().post('/register-otp', about)
  const fresh = await browser().post('/register-otp', { ...about, email: 'free@example.com' })
  expect(asked.body).toEqual(fresh.body)
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

test('genders can be chosen from', async () => {
  const { body } = await browser().get('/list-genders')
  expect(body.data.genders).toContainEqual({ id: 1, name: 'Female' })
})
