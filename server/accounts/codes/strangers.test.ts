import { expect, test } from 'vitest'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import {
  byEmail,
  byPhone,
  type TestBrowser,
  type TestContact,
  testAccounts,
} from '../test-accounts.ts'

const database = await testDatabase()
const { browser, newcomer, codeOf, clock, forward } = await testAccounts(database)

const [dayMinutes, hourMinutes] = [24 * 60, 60]
let chosen = 0
const newPassword = () => {
  chosen += 1
  const password = `Kettle-man${1_000 + chosen}`
  return { password, password_confirmation: password }
}
const contactIn = ({ email, phone_number }: TestContact) => email ?? phone_number ?? ''

/** Two taps: ask for a code, and type in the one that came last. */
async function resetBy(contact: TestContact, person: TestBrowser): Promise<number> {
  await person.post('/forgot/password', contact)
  const code = await codeOf('reset', contactIn(contact))
  return (await person.post('/reset/password', { ...contact, code, ...newPassword() })).status
}

/** Each asks for the owner's code and tries one, in a browser with cookies and without. */
async function attack(contact: TestContact, strangers: TestBrowser[]): Promise<void> {
  await Promise.all(
    strangers.map(async (stranger, i) => {
      if (i % 3 === 0) await stranger.post('/forgot/password', contact)
      // Never right by chance: what matters is how many guesses count.
      const right = await codeOf('reset', contactIn(contact)).catch(() => '000000')
      const code = String((Number(right.slice(0, 6)) + 1 + i) % 1_000_000).padStart(6, '0')
      const guess = { ...contact, code, ...newPassword() }
      const { status, body } = await stranger.post('/reset/password', guess)
      expect([status, body.code]).toEqual([400, 'wrong_code'])
    }),
  )
}

const strangersCount = sized(200, 1_000)

test(
  `${formatCount(strangersCount)} strangers ask and guess for an hour, and the owner resets within two taps at any moment`,
  async () => {
    const contact = byEmail('owner@example.com')
    const known = await newcomer(contact)
    const strangers = Array.from({ length: strangersCount }, () => browser())
    for (let minute = 0; minute < hourMinutes; minute++) {
      const from = Math.floor((minute / hourMinutes) * strangersCount)
      await attack(contact, strangers.slice(from, from + strangersCount / 25))
      if (minute % 4 === 1) {
        // In a browser that the account knows, and in a new one; in the midst of the attack.
        const [own, elsewhere] = [known, browser()]
        const during = attack(contact, strangers.slice(0, 8))
        expect(await resetBy(contact, minute % 8 === 1 ? own : elsewhere)).toBe(200)
        await during
      }
      forward(60)
    }
  },
  proofMs,
)

test('the browser that asked has its own five attempts, whatever others type in', async () => {
  const contact = byEmail('asked@example.com')
  await newcomer(contact)
  const owner = browser()
  await owner.post('/forgot/password', contact)
  const code = await codeOf('reset', 'asked@example.com')
  expect(code).toHaveLength(6)
  await attack(
    contact,
    Array.from({ length: 30 }, () => browser()),
  )
  const wrong = { ...contact, code: code === '000000' ? '000001' : '000000', ...newPassword() }
  for (let i = 0; i < 4; i++) {
    expect((await owner.post('/reset/password', wrong)).body).not.toHaveProperty('data')
  }
  expect((await owner.post('/reset/password', { ...contact, code, ...newPassword() })).status).toBe(
    200,
  )
})

test('the fifth wrong attempt ends the six digits there, and the next code is sent at once', async () => {
  const contact = byEmail('mistyped@example.com')
  await newcomer(contact)
  const owner = browser()
  await owner.post('/forgot/password', contact)
  const code = await codeOf('reset', 'mistyped@example.com')
  const wrong = { code: code === '000000' ? '000001' : '000000', ...newPassword() }
  for (let i = 0; i < 4; i++) await owner.post('/reset/password', wrong)
  const last = await owner.post('/reset/password', wrong)
  expect(last.body).toMatchObject({ code: 'wrong_code', data: { is_over: true } })
  expect((await owner.post('/reset/password', { code, ...newPassword() })).body.code).toBe(
    'wrong_code',
  )
  expect(await resetBy(contact, owner)).toBe(200)
})

test('a browser that the account knows gets its six digits while strangers have exhausted theirs', async () => {
  const contact = byEmail('known@example.com')
  const known = await newcomer(contact)
  for (let round = 0; round < 8; round++) {
    await attack(
      contact,
      Array.from({ length: 12 }, () => browser()),
    )
    forward(121)
  }
  const requested = await known.post('/forgot/password', contact)
  expect(requested.status).toBe(200)
  const code = await codeOf('reset', 'known@example.com')
  expect(code).toHaveLength(6)
  expect((await known.post('/reset/password', { code, ...newPassword() })).status).toBe(200)
})

test(
  'guessing opens an account with a probability below one in a million a day',
  async () => {
    const [email, phone] = [byEmail('guessed@example.com'), byPhone('+2348031700001')]
    const owner = await newcomer(email)
    await owner.post('/accounts/phone-number/code', { ...phone, option: 'sms' })
    const verification_code = await codeOf('phone', '+2348031700001')
    await owner.post('/accounts/add/phone-number', { ...phone, option: 'sms', verification_code })

    const days = sized(130, 400)
    const each = sized(3, 6)
    let counted = 0
    for (let day = 0; day < days; day++) {
      for (const contact of [email, phone]) {
        const before = await guesses(contactIn(contact))
        // Browsers of their own ask, so that they may try; half of the tries come from elsewhere.
        await attack(
          contact,
          Array.from({ length: each }, () => browser()),
        )
        const one = browser()
        for (let i = 0; i < each; i++) await attack(contact, [one])
        counted += Math.max((await guesses(contactIn(contact))) - before, 0)
      }
      forward(dayMinutes * 60)
    }
    // Each counted guess is one of a million values. The eighteen digits have a billion billion: even a million
    // guesses a second for a day come to less than a ten-millionth.
    const probability = counted / days / 1_000_000 + (1e6 * 86_400) / 1e18
    expect(counted).toBeGreaterThan(0)
    expect(probability).toBeLessThan(1 / 1_000_000)
  },
  proofMs,
)

/** Wrong six digits of the current four months, as the limits count them. */
async function guesses(contact: string): Promise<number> {
  return (await one(database, wrongSoFar, [contact, clock.now()])).wrong
}

const wrongSoFar = rareStatement(
  'test-wrong-so-far',
  { wrong: number },
  `SELECT coalesce(sum(wrong), 0)::integer AS wrong FROM account_codes
   WHERE purpose = 'reset' AND contact = $1 AND wrong_end_at > $2`,
)
