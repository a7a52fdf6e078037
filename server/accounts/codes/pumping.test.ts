import { expect, test } from 'vitest'
import { count, counted } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openLog } from '#server/platform/log.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { byPhone, password, solutionOf, type TestBrowser, testAccounts } from '../test-accounts.ts'

const database = await testDatabase()
const lines: string[] = []
const log = openLog('error', { write: (line) => lines.push(line) })
const { browser, codeOf, clock, forward } = await testAccounts(database, { log })
const name = 'Ngozi Eze'

/** Again where the server sheds load: on a busy machine it does. */
async function request(person: TestBrowser, phone_number: string, more: object = {}) {
  const send = () => person.post('/register-otp', { ...byPhone(phone_number), name, ...more })
  let answer = await send()
  while (answer.status === 503) answer = await send()
  return answer
}

/** As the storefront does it. */
async function requestWithProof(person: TestBrowser, phone_number: string) {
  const answer = await request(person, phone_number)
  if (answer.body.code !== 'proof_of_work_required') return answer
  const { challenge } = Object(answer.body.data)
  return request(person, phone_number, {
    proof_of_work: { challenge, solution: solutionOf(challenge) },
  })
}

async function signUp(person: TestBrowser, phone_number: string): Promise<number> {
  const requested = await requestWithProof(person, phone_number)
  if (requested.status !== 200) return requested.status
  const verification_code = await codeOf('register', phone_number)
  const given = { verification_code, password, password_confirmation: password }
  return (await person.post('/register', { ...byPhone(phone_number), name, ...given })).status
}

const sms = rareStatement(
  'test-sms',
  counted,
  "SELECT count(*) FROM messages WHERE channel <> 'email'",
)
const sentSoFar = () => count(database, sms)
const digits = (value: number, length: number) => String(value).padStart(length, '0')

const pumped = sized(150, 1_460)
/** How many messages one range of addresses gets for proofs of work. */
const proved = 90

test(
  `${formatCount(pumped)} numbers from one address: a bounded number of SMS, one line for people, and a count`,
  async () => {
    const before = await sentSoFar()
    const answers = new Map<string, number>()
    const numbers = Array.from(
      { length: pumped },
      (_, i) => `+234803${digits(i * 997, 7)}`,
    ).values()
    async function pump() {
      for (const number of numbers) {
        const { body, status } = await request(browser('10.99.0.1'), number)
        const outcome = status === 200 ? 'sent' : String(body.code)
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 64 }, pump))
    expect(answers.get('sent')).toBe(60)
    expect(answers.get('proof_of_work_required')).toBe(pumped - 60)
    expect((await sentSoFar()) - before).toBe(60)
    expect(lines.filter((line) => line.includes('"scope":"range"'))).toHaveLength(1)
    expect(lines.join()).not.toContain('234803')

    // Those who compute can go on a little; each message costs half a second, so that few are tried daily.
    const attempts = sized(4, 120)
    let closed = 0
    for (let i = 0; i < attempts; i++) {
      const { body } = await requestWithProof(browser('10.99.0.2'), `+234805${digits(i * 997, 7)}`)
      if (body.code === 'phone_codes_closed') closed += 1
    }
    expect((await sentSoFar()) - before).toBe(60 + Math.min(attempts, proved))
    expect(closed).toBe(Math.max(attempts - proved, 0))
  },
  proofMs,
)

test('a proof of work is for one contact and one message', async () => {
  forward(24 * 3600)
  const person = browser('10.98.0.1')
  for (let i = 0; i < 60; i++) await request(browser('10.98.0.1'), `+234807${digits(i, 3)}0000`)
  const refused = await request(person, '+2348079990001')
  expect([refused.status, refused.body.code]).toEqual([429, 'proof_of_work_required'])
  const { challenge } = Object(refused.body.data)
  const proof_of_work = { challenge, solution: solutionOf(challenge) }
  const wrong = { challenge, solution: proof_of_work.solution.map((counter) => counter + 1) }
  for (const [number, sent] of [
    ['+2348079990001', { proof_of_work: wrong }],
    ['+2348079990002', { proof_of_work }],
  ] as const) {
    expect((await request(person, number, sent)).body.code).toBe('proof_of_work_required')
  }
  expect((await request(person, '+2348079990001', { proof_of_work })).status).toBe(200)
  forward(121)
  const again = await request(person, '+2348079990001', { proof_of_work })
  expect(again.body.code).toBe('proof_of_work_required')
  forward(600)
  const { data } = (await request(person, '+2348079990001')).body
  const late = { challenge: Object(data).challenge, solution: solutionOf(Object(data).challenge) }
  forward(600)
  const expired = await request(person, '+2348079990001', { proof_of_work: late })
  expect(expired.body.code).toBe('proof_of_work_required')
})

/** 400 messages are asked for in each: daily 1,200; the whole 8,000 are more than the mall's budget of a day. */
const rounds = sized(3, 20)

test(
  'a pump over 400 ranges of addresses is bounded, and honest people sign up beside it',
  async () => {
    forward(24 * 3600)
    const before = await sentSoFar()
    const honest: number[] = []
    for (let round = 0; round < rounds; round++) {
      await Promise.all(
        Array.from({ length: 400 }, async (_, i) => {
          const at = round * 400 + i
          await request(
            browser(`10.${50 + (i % 4)}.${i >> 2}.${round}`),
            `+234${701 + (i % 9)}${digits(at * 131, 7)}`,
          )
        }),
      )
      // Two at a carrier's addresses, one on her own.
      for (const from of ['102.89.3.1', '102.89.3.2', undefined]) {
        honest.push(await signUp(browser(from), `+234816${digits(round * 10 + honest.length, 7)}`))
      }
    }
    expect(honest).toHaveLength(3 * rounds)
    expect(honest.filter((status) => status !== 200)).toEqual([])
    // The mall's budget, and three more for each honest sign-up.
    const sent = (await sentSoFar()) - before
    expect(sent).toBeLessThanOrEqual(3_000 + 4 * 3 * rounds)
    expect(lines.some((line) => line.includes('"scope":"total"'))).toBe(sent >= 3_000)
  },
  proofMs,
)

test('90 people behind one carrier’s addresses sign up by phone: their codes earn the range more', async () => {
  forward(24 * 3600)
  const statuses: number[] = []
  let proofs = 0
  for (let i = 0; i < 90; i++) {
    const person = browser(`102.89.77.${i}`)
    const requested = await request(person, `+234813${digits(i * 1_007, 7)}`)
    if (requested.body.code === 'proof_of_work_required') proofs += 1
    statuses.push(await signUpAfter(requested.status, person, `+234813${digits(i * 1_007, 7)}`))
  }
  expect(statuses.every((status) => status === 200)).toBe(true)
  expect(proofs).toBe(0)
})

async function signUpAfter(
  requested: number,
  person: TestBrowser,
  phone_number: string,
): Promise<number> {
  if (requested !== 200) return requested
  const verification_code = await codeOf('register', phone_number)
  const given = { verification_code, password, password_confirmation: password }
  return (await person.post('/register', { ...byPhone(phone_number), name, ...given })).status
}

test('a pump that types in every third code of its own numbers is bounded, and so is one that types in all', async () => {
  for (const [every, address, most] of [
    [3, '10.97.0.1', 450],
    [1, '10.96.0.1', 750],
  ] as const) {
    forward(24 * 3600)
    const before = await sentSoFar()
    // What it has earned before does not matter: the limits of the day are reached at once.
    const range = address.replace(/\.\d+$/, '')
    await database.pool.query(
      `INSERT INTO account_phone_budgets (key, sent, confirmed, ends_at)
       SELECT key, $3 - 5, ($3 - 5) / $4, $5 FROM unnest($1::text[]) AS new (key)
       WHERE $2 <> ''
       ON CONFLICT (key) DO UPDATE SET sent = excluded.sent, confirmed = excluded.confirmed, ends_at = excluded.ends_at`,
      [[`address ${address}`], range, most, every, new Date(clock.now().getTime() + 86_400_000)],
    )
    const codes = new Map<string, number>()
    for (let i = 0; i < 12; i++) {
      const number = `+234${810 + (i % 3)}${every}${digits(i * 10_007, 6)}`
      const { status, body } = await requestWithProof(browser(address), number)
      const outcome = status === 200 ? 'sent' : String(body.code)
      codes.set(outcome, (codes.get(outcome) ?? 0) + 1)
      if (status === 200 && i % every === 0) {
        expect(await signUpAfter(200, browser(address), number)).toBe(200)
      }
    }
    expect(codes.get('phone_codes_closed') ?? 0).toBeGreaterThan(0)
    expect((await sentSoFar()) - before).toBeLessThan(12)
  }
})

test('one number gets thirty codes a day at most, and is told so in words', async () => {
  forward(24 * 3600)
  const number = '+2348031112222'
  const answers = []
  for (let i = 0; i < 31; i++) {
    answers.push(await request(browser(), number))
    forward(121)
  }
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 30 }, () => 200),
    429,
  ])
  expect(answers.at(-1)?.body).toMatchObject({ code: 'phone_codes_closed' })
  expect(answers.at(-1)?.body.message).toContain(
    'This number has reached its daily limit of messages',
  )
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 3600)
  expect(lines.some((line) => line.includes('"scope":"number"'))).toBe(true)
})
