import { expect, test } from 'vitest'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { byEmail, password, type TestBrowser, testAccounts } from '../test-accounts.ts'

const database = await testDatabase()
const { browser, newcomer, codeOf, forward } = await testAccounts(database)

const name = 'Ngozi Eze'
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

function requestCode(email: string, person = browserOf(email)) {
  return person.post('/register-otp', { ...byEmail(email), name })
}

/** Each contact's owner has one browser; strangers have others. */
const browsers = new Map<string, TestBrowser>()
function browserOf(email: string): TestBrowser {
  const own = browsers.get(email) ?? browser()
  browsers.set(email, own)
  return own
}

async function register(email: string, verification_code: string, person = browserOf(email)) {
  const given = { verification_code, password, password_confirmation: password }
  const { status, body } = await person.post('/register', { ...byEmail(email), name, ...given })
  return status === 200 ? 'registered' : String(body.code)
}

async function reset(email: string, code: string, person = browserOf(email)) {
  const [to, sent] = ['Basket#4711', byEmail(email)]
  const given = { code, password: to, password_confirmation: to }
  const { status, body } = await person.post('/reset/password', { ...sent, ...given })
  return status === 200 ? 'changed' : body.code
}

function forgot(email: string, person = browserOf(email)) {
  return person.post('/forgot/password', byEmail(email))
}

test('a code lives ten minutes', async () => {
  await requestCode('late@example.com')
  await requestCode('early@example.com')
  const [late, early] = [
    await codeOf('register', 'late@example.com'),
    await codeOf('register', 'early@example.com'),
  ]
  forward(599)
  expect(await register('early@example.com', early)).toBe('registered')
  forward(1)
  expect(await register('late@example.com', late)).toBe('wrong_code')
})

test('requested again within its lifetime it is the same code, and its lifetime begins anew', async () => {
  await requestCode('again@example.com')
  const first = await codeOf('register', 'again@example.com')
  forward(540)
  await requestCode('again@example.com')
  expect(await codeOf('register', 'again@example.com')).toBe(first)
  forward(540)
  expect(await register('again@example.com', first)).toBe('registered')
})

test('a code that was sent before there was a key ring is right', async () => {
  await requestCode('former@example.com')
  // Then the row had the 16 random bytes alone, without the id of a key.
  await database.pool.query(
    `UPDATE account_codes SET issue = substring(issue FROM 5) WHERE contact = 'former@example.com'`,
  )
  const former = await codeOf('register', 'former@example.com')
  expect(await register('former@example.com', former)).toBe('registered')
})

test('a newer code ends the older one', async () => {
  await newcomer(byEmail('newer@example.com'))
  await forgot('newer@example.com')
  const older = await codeOf('reset', 'newer@example.com')
  forward(600)
  await forgot('newer@example.com')
  const newer = await codeOf('reset', 'newer@example.com')
  expect(await reset('newer@example.com', older)).toBe(older === newer ? 'changed' : 'wrong_code')
  expect(await reset('newer@example.com', newer)).toBe('changed')
})

test('a code can be used once', async () => {
  await newcomer(byEmail('once@example.com'))
  await forgot('once@example.com')
  const code = await codeOf('reset', 'once@example.com')
  const answers = await Promise.all([1, 2, 3].map(() => reset('once@example.com', code)))
  expect(answers.sort()).toEqual(['changed', 'wrong_code', 'wrong_code'])
  expect(await reset('once@example.com', code)).toBe('wrong_code')
})

test('a code is for its own purpose and contact', async () => {
  await newcomer(byEmail('mine@example.com'))
  await newcomer(byEmail('yours@example.com'))
  await forgot('mine@example.com')
  await forgot('yours@example.com')
  const mine = await codeOf('reset', 'mine@example.com')
  expect(await reset('yours@example.com', mine)).toBe('wrong_code')
  forward(121)
  await requestCode('mine@example.com')
  const registering = await codeOf('register', 'mine@example.com')
  if (registering !== mine) {
    expect(await reset('mine@example.com', registering)).toBe('wrong_code')
  }
  expect(await reset('mine@example.com', mine)).toBe('changed')
})

test('five wrong attempts end a code, also when they come at once', async () => {
  await requestCode('tries@example.com')
  const code = await codeOf('register', 'tries@example.com')
  for (let i = 0; i < 4; i++) await register('tries@example.com', other(code))
  const last = [other(code), other(other(code))].map((wrong) =>
    register('tries@example.com', wrong),
  )
  expect(await Promise.all(last)).toEqual(['wrong_code', 'wrong_code'])
  expect(await register('tries@example.com', code)).toBe('wrong_code')

  // The next one is another code, with attempts of its own.
  forward(121)
  await requestCode('tries@example.com')
  const next = await codeOf('register', 'tries@example.com')
  expect(await register('tries@example.com', next)).toBe('registered')
})

test.each(['/register-otp', '/forgot/password'])(
  '%s makes everybody wait two minutes before the next code, and says for how long',
  async (path) => {
    const [known, unknown] = [
      byEmail(`known${path.length}@example.com`),
      byEmail(`unknown${path.length}@example.com`),
    ]
    await newcomer(known)
    forward(600)
    for (const sent of [known, unknown]) {
      const again = () => browser().post(path, { ...sent, name })
      expect((await again()).status).toBe(200)
      forward(20)
      const early = await again()
      expect([early.status, early.body.code]).toEqual([429, 'resend_wait'])
      expect(early.headers.get('retry-after')).toBe('100')
      forward(100)
      expect((await again()).status).toBe(200)
      forward(600)
    }
  },
)

test('the wait is for one contact and one purpose', async () => {
  await requestCode('waiting@example.com')
  expect((await requestCode('waiting2@example.com')).status).toBe(200)
  expect((await forgot('waiting@example.com')).status).toBe(200)
})

test('requested several times at once, a code is sent once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => requestCode('rush@example.com')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
})

test('every code of a day has six digits, ten minutes and a wait of two minutes', async () => {
  await newcomer(byEmail('daily@example.com'))
  forward(24 * 3600)
  const person = browser()
  const sent = { ...byEmail('daily@example.com'), name }
  for (let i = 0; i < 15; i++) {
    for (const path of ['/forgot/password', '/register-otp'] as const) {
      expect((await person.post(path, sent)).status).toBe(200)
    }
    // Strangers guess at each, in browsers that asked and in others.
    const stranger = i % 2 === 0 ? person : browser()
    await reset('daily@example.com', '000000', stranger)
    forward(60)
    const early = await person.post('/forgot/password', sent)
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
    forward(60)
    expect(await codeOf('reset', 'daily@example.com')).toMatch(/^\d{6}$/)
  }
})

test('strangers cause 60 messages a day without a proof of work, and the one that came last works in any browser', async () => {
  const contact = { ...byEmail('flooded@example.com'), name }
  const codes: unknown[] = []
  for (let i = 0; i < 64; i++) {
    codes.push((await browser().post('/register-otp', contact)).body.code)
    if (i === 59) {
      const code = await codeOf('register', 'flooded@example.com')
      expect(await register('flooded@example.com', code, browser())).toBe('registered')
    }
    forward(121)
  }
  expect(codes).toEqual([
    ...Array.from({ length: 60 }),
    ...Array.from({ length: 4 }, () => 'proof_of_work_required'),
  ])
})

const liveCodes = sized(100, 1_000)

test(
  `guessing at ${formatCount(liveCodes)} live codes from many addresses finds next to nothing`,
  async () => {
    const contacts = Array.from({ length: liveCodes }, (_, i) => `live${i}@example.com`)
    const codes = new Map<string, string>()
    await concurrently(contacts, async (email) => {
      await requestCode(email)
      codes.set(email, await codeOf('register', email))
    })
    const outcomes = new Map<string, number>()
    const guesses = contacts.flatMap((email) => Array.from({ length: 8 }, (_, i) => ({ email, i })))
    await concurrently(guesses, async ({ email, i }) => {
      // Never right by chance: what matters is how many guesses count.
      const guess = String((Number(codes.get(email)) + 1 + i) % 1_000_000).padStart(6, '0')
      const outcome = await register(email, guess)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    })
    expect(outcomes.get('registered')).toBeUndefined()
    expect((outcomes.get('wrong_code') ?? 0) + (outcomes.get('too_many_tries') ?? 0)).toBe(
      8 * liveCodes,
    )
    const attempts = rareStatement(
      'test-attempts',
      { max: number, all: number },
      "SELECT max(attempts) AS max, sum(attempts) AS all FROM account_codes WHERE contact LIKE 'live%'",
    )
    const { max, all } = await one(database, attempts)
    expect(max).toBeLessThanOrEqual(5)
    // Five for each and no more, of a million: one break-in in 200 such attacks.
    expect(all).toBeLessThanOrEqual(5 * liveCodes)
  },
  proofMs,
)

/** Runs `atOnce` at a time. */
async function concurrently<T>(
  all: T[],
  work: (one: T) => Promise<void>,
  atOnce = 32,
): Promise<void> {
  const pending = all.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of pending) await work(one)
    }),
  )
}
