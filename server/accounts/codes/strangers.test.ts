import { expect, test } from 'vitest'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import {
  byEmail,
  byPhone,
  solutionOf,
  type TestBrowser,
  type TestContact,
  testAccounts,
} from '../test-accounts.ts'
import { maxWrong } from './issuing.ts'

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

/** Two taps: ask for a code, and type in the one that came last; and the second one where it says so. */
async function resetBy(contact: TestContact, person: TestBrowser): Promise<unknown> {
  const { body: refusal } = await person.post('/forgot/password', contact)
  if (refusal.code === 'proof_of_work_required') {
    const { challenge } = Object(Object(refusal).data)
    const proof_of_work = { challenge, solution: solutionOf(challenge) }
    await person.post('/forgot/password', { ...contact, proof_of_work })
  }
  const type = async () => {
    const code = await codeOf('reset', contactIn(contact))
    return (await person.post('/reset/password', { ...contact, code, ...newPassword() })).body.code
  }
  const refused = await type()
  return refused === 'second_code_sent' ? type() : refused
}

/** Each asks for the owner's code and tries one, in a browser with cookies and without. */
async function attack(contact: TestContact, strangers: TestBrowser[]): Promise<void> {
  await Promise.all(
    strangers.map(async (stranger, i) => {
      if (i % 3 === 0) await stranger.post('/forgot/password', contact)
      // Never right by chance: what matters is how many guesses count.
      const right = await codeOf('reset', contactIn(contact)).catch(() => '000000')
      const code = String((Number(right) + 1 + i) % 1_000_000).padStart(6, '0')
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
        expect(await resetBy(contact, minute % 8 === 1 ? own : elsewhere)).toBeUndefined()
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

test('the fifth wrong attempt ends a code there, and the next one comes after the usual wait', async () => {
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
  const early = await owner.post('/forgot/password', contact)
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '120'])
  forward(120)
  expect(await resetBy(contact, owner)).toBeUndefined()
})

test('beyond what strangers may guess, a new browser needs a second code after the first, and a known one does not', async () => {
  const contact = byEmail('besieged@example.com')
  const known = await newcomer(contact)
  while ((await guesses('besieged@example.com')) <= maxWrong) {
    await attack(contact, [browser(), browser(), browser()])
    forward(121)
  }
  const owner = browser()
  await owner.post('/forgot/password', contact)
  const code = await codeOf('reset', 'besieged@example.com')
  const first = await owner.post('/reset/password', { code, ...newPassword() })
  expect([first.status, first.body.code]).toEqual([400, 'second_code_sent'])
  expect((await owner.post('/reset/password', { code, ...newPassword() })).body.code).toBe(
    'wrong_code',
  )
  const second = await codeOf('reset', 'besieged@example.com')
  expect(second).toMatch(/^\d{6}$/)
  // It is for that browser's five attempts, of which one is gone.
  const stranger = await browser().post('/reset/password', { ...contact, code, ...newPassword() })
  expect(stranger.body.code).toBe('wrong_code')
  expect((await owner.post('/reset/password', { code: second, ...newPassword() })).status).toBe(200)

  forward(121)
  await attack(contact, [browser()])
  const known2 = await owner.post('/forgot/password', contact)
  expect(known2.status).toBe(200)
  const again = await codeOf('reset', 'besieged@example.com')
  expect((await owner.post('/reset/password', { code: again, ...newPassword() })).status).toBe(200)
  expect(known.cookies.has('known-device')).toBe(true)
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

    const days = sized(120, 360)
    const each = sized(3, 6)
    let counted = 0
    let countedTwice = 0
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
        const more = Math.max((await guesses(contactIn(contact))) - before, 0)
        if (before <= maxWrong) counted += more
        else countedTwice += more
      }
      forward(dayMinutes * 60)
    }
    // Each counted guess is one of a million values. Beyond the limit a right one opens twelve guesses at a second code.
    const probability = counted / days / 1e6 + (countedTwice / days / 1e6) * (12 / 1e6)
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
