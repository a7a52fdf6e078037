import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { byEmail, byPhone, password, type TestBrowser, testAccounts } from '../test-accounts.ts'

const database = await testDatabase()
const { browser, newcomer, codeOf, messagesTo, forward } = await testAccounts(database)
const hour = 3_600
const other = 'Basket#4711'
const chosen = { password: other, password_confirmation: other }
const logIn = async (sent: object, given = password) =>
  (await browser().post('/login', { ...sent, password: given })).status

/** Somebody with the token of an owner's session and nothing else. */
function thiefWith(owner: TestBrowser): TestBrowser {
  const thief = browser()
  thief.token = owner.token
  return thief
}

async function takeNumber(person: TestBrowser, number: string) {
  const sent = { ...byPhone(number), option: 'sms' }
  const requested = await person.post('/accounts/phone-number/code', sent)
  if (requested.status !== 200) return requested
  const verification_code = await codeOf('phone', number)
  return person.post('/accounts/add/phone-number', { ...sent, verification_code })
}

async function reset(sent: { email?: string; phone_number?: string }) {
  const requester = browser()
  await requester.post('/forgot/password', { ...sent, option: 'sms' })
  const code = await codeOf('reset', sent.email ?? sent.phone_number ?? '')
  return requester.post('/reset/password', { ...chosen, code })
}

/** The link in the newest message to a contact. */
async function linkTo(contact: string): Promise<string> {
  return (await messagesTo(contact)).at(-1)?.undo ?? ''
}
const undo = (token: string) => browser().post('/accounts/changes/undo', { token })

test('whoever has only a token neither replaces the phone number nor reads the data', async () => {
  const owner = await newcomer(byEmail('owner@example.com'))
  forward(600)
  const thief = thiefWith(owner)
  const refused = await takeNumber(thief, '+2348031000010')
  expect([refused.status, refused.body.code]).toEqual([403, 'confirmation_required'])
  expect(refused.body.data).toEqual({
    methods: ['password', 'code'],
    contacts: [{ mode: 'email', contact: 'o•••@example.com' }],
  })
  // Not by a code that was sent to them while the session was confirmed, either.
  const sent = { ...byPhone('+2348031000010'), option: 'sms', verification_code: '123456' }
  for (const [path, body] of [
    ['/accounts/add/phone-number', sent],
    ['/accounts/password', chosen],
    ['/accounts/wallet-limit', { amount: 60_000 }],
  ] as const) {
    expect([path, (await thief.post(path, body)).body.code]).toEqual([
      path,
      'confirmation_required',
    ])
  }
  expect((await thief.get('/accounts/data')).body.code).toBe('confirmation_required')
  expect((await thief.post('/accounts/wallet-limit', { amount: 0 })).status).toBe(200)
})

test('a session is confirmed by the password, for ten minutes', async () => {
  const owner = await newcomer(byEmail('confirms@example.com'))
  expect((await owner.get('/accounts/data')).status).toBe(200)
  forward(600)
  expect((await owner.get('/accounts/data')).status).toBe(403)
  const wrong = await owner.post('/accounts/confirm', { method: 'password', password: 'Wrong#1' })
  expect(wrong.body.code).toBe('wrong_credentials')
  expect((await owner.get('/accounts/data')).status).toBe(403)
  expect((await owner.post('/accounts/confirm', { method: 'password', password })).status).toBe(200)
  forward(599)
  expect((await owner.get('/accounts/data')).status).toBe(200)
  forward(1)
  expect((await owner.get('/accounts/data')).status).toBe(403)
})

test('a stolen token guesses no more passwords than a stranger does', async () => {
  const owner = await newcomer(byEmail('guessed@example.com'))
  const thief = thiefWith(owner)
  const counts: Record<number, number> = {}
  for (let i = 0; i < 15; i++) {
    const guess = { method: 'password', password: `Wrong#${i}` }
    const { status } = await thief.post('/accounts/confirm', guess)
    counts[status] = (counts[status] ?? 0) + 1
  }
  expect(counts).toEqual({ 400: 10, 429: 5 })
  // The owner's own browser is known, and has a count of its own.
  expect((await owner.post('/accounts/confirm', { method: 'password', password })).status).toBe(200)
})

test('a code confirms, to a contact of 72 hours and to no younger one', async () => {
  const number = '+2348031000011'
  const owner = await newcomer(byEmail('coded@example.com'))
  expect((await takeNumber(owner, number)).status).toBe(200)
  forward(600)
  const refused = await owner.get('/accounts/data')
  expect(refused.body.data.contacts).toEqual([{ mode: 'email', contact: 'c•••@example.com' }])
  expect((await owner.post('/accounts/confirm/code', { mode: 'phone' })).status).toBe(422)
  expect((await owner.post('/accounts/confirm/code', { mode: 'email' })).status).toBe(200)
  const code = await codeOf('confirm', 'coded@example.com')
  const proof = { method: 'code', mode: 'email', code }
  expect((await owner.post('/accounts/confirm', proof)).status).toBe(200)
  expect((await owner.get('/accounts/data')).status).toBe(200)
  expect((await owner.post('/accounts/confirm', proof)).body.code).toBe('wrong_code')
  forward(72 * hour)
  expect((await owner.post('/accounts/confirm/code', { mode: 'phone' })).status).toBe(200)
})

test('the theft that was seen: a number that is younger than 72 hours resets nothing', async () => {
  const number = '+2348031000012'
  const owner = await newcomer(byEmail('robbed@example.com'))
  // The thief is quick: the session was confirmed a moment ago.
  expect((await takeNumber(thiefWith(owner), number)).status).toBe(200)
  const refused = await reset(byPhone(number))
  expect([refused.status, refused.body.code]).toEqual([403, 'reset_refused'])
  expect(refused.body.message).toMatch(/until \d+ Nov 2026/)
  expect(await logIn(byEmail('robbed@example.com'))).toBe(200)

  expect((await messagesTo('robbed@example.com')).at(-1)?.template).toBe('phone_number_changed')
  expect((await messagesTo(number)).at(-1)).toEqual({ template: 'reset_code', undo: null })
  expect((await messagesTo(number)).at(-2)).toEqual({
    template: 'phone_number_changed',
    undo: null,
  })
  const link = await linkTo('robbed@example.com')
  const about = await browser().post('/accounts/changes/undoable', { token: link })
  expect(about.body.data.kind).toBe('phone_number')
  expect((await undo(link)).status).toBe(200)
  expect((await owner.get('/accounts')).status).toBe(401)
  expect(await logIn(byPhone(number))).toBe(400)
  const again = browser()
  await again.post('/login', { ...byEmail('robbed@example.com'), password })
  expect((await again.get('/accounts')).body.data.user.phone_number).toBeNull()
  // Once.
  expect((await undo(link)).body.code).toBe('not_found')
})

test('the first contact, from sign-up, resets at once, and a later one after 72 hours', async () => {
  const number = '+2348031000013'
  const owner = await newcomer(byEmail('first@example.com'))
  await takeNumber(owner, number)
  forward(72 * hour)
  expect((await reset(byPhone(number))).status).toBe(200)
  expect(await logIn(byEmail('first@example.com'), other)).toBe(200)
  await newcomer(byEmail('fresh@example.com'))
  expect((await reset(byEmail('fresh@example.com'))).status).toBe(200)
})

test('a new password is told to every contact, and undone within 72 hours, not after', async () => {
  const number = '+2348031000014'
  const people = await Promise.all([
    newcomer(byEmail('soon@example.com')),
    newcomer(byEmail('late@example.com')),
  ])
  await takeNumber(people[0], number)
  forward(73 * hour)
  for (const email of ['soon@example.com', 'late@example.com']) {
    expect((await reset(byEmail(email))).status).toBe(200)
  }
  expect((await messagesTo(number)).at(-1)?.template).toBe('password_changed')
  const [byPhoneLink, lateLink] = [await linkTo(number), await linkTo('late@example.com')]
  forward(72 * hour - 1)
  expect((await undo(byPhoneLink)).status).toBe(200)
  expect(await logIn(byEmail('soon@example.com'))).toBe(200)
  expect(await logIn(byEmail('soon@example.com'), other)).toBe(400)
  forward(1)
  expect((await undo(lateLink)).body.code).toBe('not_found')
  expect(await logIn(byEmail('late@example.com'), other)).toBe(200)
  expect((await undo('a'.repeat(43))).body.code).toBe('not_found')
  expect((await undo('')).body.code).toBe('not_found')
})

test('the older contact has the last word: its link undoes whatever followed, and voids those links', async () => {
  const [first, second] = ['+2348031000015', '+2348031000016']
  const owner = await newcomer(byEmail('contested@example.com'))
  await takeNumber(owner, first)
  forward(73 * hour)
  await owner.post('/accounts/confirm', { method: 'password', password })
  const thief = thiefWith(owner)
  await takeNumber(thief, second)
  const ownersLink = await linkTo(first)
  expect((await thief.post('/accounts/password', chosen)).status).toBe(200)
  // The replaced number still hears of what follows; the thief's own number has no link.
  expect((await messagesTo(first)).at(-1)?.template).toBe('password_changed')
  const laterLink = await linkTo(first)
  expect((await messagesTo(second)).at(-1)).toEqual({ template: 'password_changed', undo: null })

  expect((await undo(ownersLink)).status).toBe(200)
  expect((await undo(laterLink)).body.code).toBe('not_found')
  expect((await messagesTo(second)).at(-1)).toEqual({ template: 'change_undone', undo: null })
  expect((await thief.get('/accounts')).status).toBe(401)
  expect(await logIn(byPhone(first))).toBe(200)
  expect(await logIn(byPhone(second))).toBe(400)
  // Whoever has a phone in their hand cannot reset by it now; the password of before still opens.
  expect((await reset(byPhone(first))).body.code).toBe('reset_refused')
  forward(72 * hour)
  expect((await reset(byPhone(first))).status).toBe(200)
})

test('of two who press a link at once, one undoes the change', async () => {
  const owner = await newcomer(byEmail('pressed@example.com'))
  await owner.post('/accounts/password', { ...chosen, current_password: password })
  const link = await linkTo('pressed@example.com')
  const answers = await Promise.all([1, 2, 3, 4].map(() => undo(link)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
})

test('a number that another account has proved meanwhile stays there', async () => {
  const [number, next] = ['+2348031000017', '+2348031000018']
  const owner = await newcomer(byPhone(number))
  await takeNumber(owner, next)
  const link = await linkTo(number)
  forward(600)
  const heir = await newcomer(byPhone(number))
  expect((await undo(link)).body.code).toBe('contact_taken')
  expect((await heir.get('/accounts')).status).toBe(200)
  expect(await logIn(byPhone(next))).toBe(200)
})

test('a password is changed by the current one or in a confirmed session; other devices end', async () => {
  const [here, there] = [await newcomer(byEmail('changes@example.com')), browser()]
  await there.post('/login', { ...byEmail('changes@example.com'), password })
  forward(600)
  const change = (more: object) => here.post('/accounts/password', { ...chosen, ...more })
  expect((await change({ current_password: 'Wrong#1' })).body.code).toBe('wrong_credentials')
  expect((await change({ password: 'P@ssw0rd123', password_confirmation: '' })).status).toBe(422)
  expect((await change({ current_password: password })).status).toBe(200)
  expect((await there.get('/accounts')).status).toBe(401)
  // This session goes on, and has just been confirmed.
  expect((await here.get('/accounts/data')).status).toBe(200)
  expect(await logIn(byEmail('changes@example.com'))).toBe(400)
  expect(await logIn(byEmail('changes@example.com'), other)).toBe(200)
  const back = { password, password_confirmation: password }
  expect((await here.post('/accounts/password', back)).status).toBe(200)
})

test('of two new passwords at once from two devices, one holds and one device stays', async () => {
  const [here, there] = [await newcomer(byEmail('both@example.com')), browser()]
  await there.post('/login', { ...byEmail('both@example.com'), password })
  const answers = await Promise.all(
    [here, there].map((device) => device.post('/accounts/password', chosen)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const { rowCount } = await database.pool.query(
    `SELECT FROM account_sessions JOIN accounts ON accounts.id = account_id
     WHERE email = 'both@example.com'`,
  )
  expect(rowCount).toBe(1)
})
