import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { byEmail, password, type TestBrowser, testAccounts } from '../test-accounts.ts'
import { rangeOf } from './attempts.ts'

const database = await testDatabase()
const { browser, newcomer, codeOf, forward } = await testAccounts(database)

// The attempts of one test do not count in the next.
beforeEach(() => forward(24 * 3600))

const right = (email: string) => ({ ...byEmail(email), password })
const wrong = (email: string, i = 0) => ({ ...byEmail(email), password: `Wrong#${i}` })

async function answers(attempts: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(attempts)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** 48 at a time, as from many machines. */
async function each<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const pending = all[Symbol.iterator]()
  async function machine() {
    for (let next = pending.next(); !next.done; next = pending.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: 48 }, machine))
}

test.each(['owner@example.com', 'nobody@example.com'])(
  'after 20 wrong passwords at the latest, %s is closed to everybody for a while',
  async (email) => {
    if (email.startsWith('owner')) await newcomer(byEmail(email))
    const counts = await answers(
      Array.from({ length: 40 }, (_, i) => browser().post('/login', wrong(email, i))),
    )
    expect(counts[400]).toBeLessThanOrEqual(20)
    expect((counts[400] ?? 0) + (counts[429] ?? 0)).toBe(40)
    const refused = await browser().post('/login', right(email))
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    forward(900)
    const later = await browser().post('/login', right(email))
    expect(later.status).toBe(email.startsWith('owner') ? 200 : 400)
  },
)

test('right passwords use nothing up', async () => {
  await newcomer(byEmail('often@example.com'))
  const often = () => browser().post('/login', right('often@example.com'))
  // As many at once as one account may have in the queue of hashes.
  for (let i = 0; i < 300; i += 6) {
    expect(await answers(Array.from({ length: 6 }, often))).toEqual({ 200: 6 })
  }
  // Each costs a hash, so there is an end to them too: far beyond an account's twenty sessions.
  const { status, body } = await often()
  expect([status, body.code]).toEqual([429, 'too_many_tries'])
  forward(900)
  expect((await often()).status).toBe(200)
})

const stuffed = sized(1_000, 10_000)

test(
  `${formatCount(stuffed)} stuffed logins at one account, from 500 addresses, while the owner gets in`,
  async () => {
    const owner = await newcomer(byEmail('stuffed@example.com'))
    const counts: Record<number, number> = {}
    let entered = 0
    await each(Array(stuffed).keys(), async (i) => {
      const address = `10.${100 + (i % 5)}.${Math.floor(i / 5) % 100}.7`
      const { status } = await browser(address).post('/login', wrong('stuffed@example.com', i))
      counts[status] = (counts[status] ?? 0) + 1
      if (i % (stuffed / 5) === stuffed / 5 - 1) {
        const { status } = await owner.post('/login', right('stuffed@example.com'))
        if (status === 200) entered += 1
      }
    })
    expect(entered).toBe(5)
    expect(counts[400]).toBeLessThanOrEqual(20)
    expect(counts[429]).toBe(stuffed - (counts[400] ?? 0))
  },
  proofMs,
)

/** More than the total's limit lets through. */
const leaked = sized(3_300, 10_000)

test(
  `${formatCount(leaked)} stuffed logins at as many accounts are stopped, and honest people are not`,
  async () => {
    const carrier = '102.89.0.7'
    for (let i = 0; i < 10; i++) await newcomer(byEmail(`honest${i}@example.com`))
    await each(Array(200).keys(), async (i) => {
      const { status } = await browser(carrier).post('/login', right(`honest${i % 10}@example.com`))
      expect(status).toBe(200)
    })
    const counts: Record<number, number> = {}
    await each(Array(leaked).keys(), async (i) => {
      const address = `10.${100 + (i % 5)}.${Math.floor(i / 5) % 100}.7`
      const { status } = await browser(address).post('/login', wrong(`leaked${i}@example.com`))
      counts[status] = (counts[status] ?? 0) + 1
    })
    // The total's limit, and what was under way when it was reached.
    expect(counts[400]).toBeLessThanOrEqual(3_100)
    expect((counts[400] ?? 0) + (counts[429] ?? 0)).toBe(leaked)

    // Behind the carrier's address people still get in, and may still mistype.
    for (let i = 0; i < 20; i++) {
      await browser(carrier).post('/login', wrong(`mistyped${i}@example.com`))
    }
    const { status } = await browser(carrier).post('/login', right('honest0@example.com'))
    expect(status).toBe(200)
  },
  proofMs,
)

test('600 people behind one address log in, one in four after a mistake: none is blocked', async () => {
  const template = await newcomer(byEmail('person0@example.com'))
  expect((await template.get('/accounts')).status).toBe(200)
  await database.pool.query(
    `INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
     SELECT 'person' || to_char(i, 'FM000000'), 'Person', 'person' || i || '@example.com',
       password_hash, created_at
     FROM accounts, generate_series(1, 599) AS i WHERE email = 'person0@example.com'`,
  )
  const counts = await answers(
    Array.from({ length: 600 }, async (_, i) => {
      const person = browser('102.89.1.1')
      if (i % 4 === 0) await person.post('/login', wrong(`person${i}@example.com`))
      return person.post('/login', right(`person${i}@example.com`))
    }),
  )
  expect(counts).toEqual({ 200: 600 })
})

test('60 people register in a minute behind one address', async () => {
  const people = Array.from({ length: 60 }, (_, i) =>
    newcomer(byEmail(`crowd${i}@example.com`), '102.89.2.2'),
  )
  expect(await Promise.all(people)).toHaveLength(60)
})

test('one range of addresses may be wrong so often, whichever address it uses', async () => {
  const counts: Record<number, number> = {}
  await each(Array(500).keys(), async (i) => {
    const address = `10.200.0.${i % 250}`
    const { status } = await browser(address).post('/login', wrong(`many${i}@example.com`))
    counts[status] = (counts[status] ?? 0) + 1
  })
  expect(counts).toEqual({ 400: 300, 429: 200 })
  expect(rangeOf('::ffff:10.200.0.3')).toBe('10.200.0')
  expect(rangeOf('2001:db8:1:2:3:4:5:6')).toBe(rangeOf('2001:db8:1:2::1'))
  expect(rangeOf('2001:db8:1:2::1')).not.toBe(rangeOf('2001:db8:1:3::1'))
})

test('a known browser has attempts of its own, which are limited too', async () => {
  const owner = await newcomer(byEmail('forgetful@example.com'))
  const statuses: number[] = []
  for (let i = 0; i < 51; i++) {
    statuses.push((await owner.post('/login', wrong('forgetful@example.com', i))).status)
  }
  expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 400))
  expect(statuses.at(-1)).toBe(429)
  expect((await browser().post('/login', right('forgetful@example.com'))).status).toBe(200)
})

test('strangers’ tries cost the owner a new code in a new browser, and nothing in a known one', async () => {
  const contact = byEmail('besieged@example.com')
  const known = await newcomer(contact)
  const elsewhere = browser()
  const strangers = Array.from({ length: 50 }, () => browser())
  const guess = () =>
    Promise.all(
      strangers.map(async (stranger, i) => {
        await stranger.post('/login', wrong('besieged@example.com', i))
        await stranger.post('/login/code/prove', { ...contact, code: '000000' })
      }),
    )
  await guess()
  const refused = await elsewhere.post('/login', right('besieged@example.com'))
  expect([refused.status, refused.body]).toMatchObject([
    429,
    { code: 'too_many_tries', data: { help: 'code' } },
  ])
  expect((await elsewhere.post('/login/code', contact)).status).toBe(200)
  const code = await codeOf('login', 'besieged@example.com')
  expect(code).toMatch(/^\d{6}$/)
  await guess()
  const mistyped = { ...contact, code: code === '111111' ? '222222' : '111111' }
  expect((await elsewhere.post('/login/code/prove', mistyped)).body.code).toBe('wrong_code')
  expect((await elsewhere.post('/login/code/prove', { ...contact, code })).status).toBe(200)
  // It signs nobody in, and works once.
  expect((await elsewhere.get('/accounts')).status).toBe(401)
  expect((await browser().post('/login/code/prove', { ...contact, code })).body.code).toBe(
    'wrong_code',
  )
  const during = guess()
  for (const own of [known, elsewhere]) {
    expect((await own.post('/login', right('besieged@example.com'))).status).toBe(200)
  }
  await during
})

test('asking for that code does not tell whether a contact has an account', async () => {
  await newcomer(byEmail('member@example.com'))
  const answers = await Promise.all(
    ['member@example.com', 'stranger@example.com'].map(async (email) => {
      const { status, body } = await browser().post('/login/code', byEmail(email))
      return [status, body.message]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  const code = await codeOf('login', 'stranger@example.com')
  const proved = await browser().post('/login/code/prove', {
    ...byEmail('stranger@example.com'),
    code,
  })
  expect(proved.body.code).toBe('wrong_code')
})

test('a browser is known to the accounts that were used in it, and to no others', async () => {
  const shared = await newcomer(byEmail('ada@example.com'))
  await newcomer(byEmail('bola@example.com'))
  await attack('bola@example.com')
  expect((await shared.post('/login', right('bola@example.com'))).status).toBe(429)
  forward(900)
  expect((await shared.post('/login', right('bola@example.com'))).status).toBe(200)
  for (const email of ['ada@example.com', 'bola@example.com']) {
    await attack(email)
    expect((await shared.post('/login', right(email))).status).toBe(200)
  }
})

test('a cookie that somebody put into the browser is worth nothing once its owner logs in', async () => {
  const attacker = await newcomer(byEmail('attacker@example.com'))
  const planted = attacker.cookies.get('known-device') ?? ''
  expect(planted).toHaveLength(43)
  await newcomer(byEmail('victim@example.com'))
  const victim = browser()
  await victim.get('/list-genders')
  victim.cookies.set('known-device', planted)
  expect((await victim.post('/login', right('victim@example.com'))).status).toBe(200)
  expect(victim.cookies.get('known-device')).not.toBe(planted)
  await attack('victim@example.com')
  expect((await attacker.post('/login', right('victim@example.com'))).status).toBe(429)
  expect((await victim.post('/login', right('victim@example.com'))).status).toBe(200)
})

async function attack(email: string): Promise<void> {
  const strangers: TestBrowser[] = Array.from({ length: 20 }, () => browser())
  await Promise.all(strangers.map((stranger) => stranger.post('/login', wrong(email))))
}
