import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { byEmail, cheapCost, password, testAccounts } from '../test-accounts.ts'
import { Passwords } from './passwords.ts'

/** So much that a rush is still waiting when the others come. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const database = await testDatabase()
const { browser, newcomer } = await testAccounts(database, { cost })

test('400 right logins of one account at once: others log in, and most of the rush is told to wait', async () => {
  await newcomer(byEmail('rush@example.com'))
  for (let i = 0; i < 5; i++) await newcomer(byEmail(`other${i}@example.com`))
  const logIn = async (email: string, from?: string) => {
    const { status, body } = await browser(from).post('/login', { ...byEmail(email), password })
    return [status, body.code]
  }
  const rush = Array.from({ length: 400 }, (_, i) => logIn('rush@example.com', `10.${i % 250}.0.1`))
  const others = Array.from({ length: 5 }, (_, i) =>
    expect.poll(() => logIn(`other${i}@example.com`, `10.9${i}.1.1`)).toEqual([200, undefined]),
  )
  await Promise.all(others)
  const refused = (await Promise.all(rush)).filter(([status]) => status !== 200)
  expect(refused.length).toBeGreaterThan(100)
  // Some already at the door, where a busy process turns calls away.
  for (const [status] of refused) expect([429, 503]).toContain(status)
})

// All wait before the first is hashed, so that the order does not depend on the cost.
const passwords = new Passwords(cheapCost)
const others = [1, 2, 3, 4, 5].map((i) => ({ subject: `other ${i}`, ip: `10.1.${i}.1` }))
const rushes = {
  // One account, from as many ranges: it has eight places beside what is under way.
  'one account from 400 ranges': (i: number) => ({ subject: 'rush', ip: `10.${i % 250}.${i}.1` }),
  // As many accounts, from one range: it has one turn of six.
  'one range with 400 accounts': (i: number) => ({ subject: `rush ${i}`, ip: `10.0.0.${i % 250}` }),
}

test.each(Object.entries(rushes))(
  '%s at once: others are hashed among the next few',
  async (_, rush) => {
    const hash = await passwords.hash(password)
    const order: string[] = []
    const attempt = (caller: { subject: string; ip: string }) =>
      passwords.isRight(password, hash, async () => void order.push(caller.subject), caller)
    const sent = Array.from({ length: 400 }, (_, i) => attempt(rush(i)).catch(() => false))
    await Promise.all([...sent, ...others.map(attempt)])
    const last = Math.max(...others.map(({ subject }) => order.indexOf(subject)))
    // Four at most are under way; then eight of the account, or one of the range for each round.
    expect(last).toBeLessThan(4 + 8 + others.length)
    for (const { subject } of others) expect(order).toContain(subject)
  },
)
