import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { byEmail, password, testAccounts } from '../test-accounts.ts'
import { Passwords } from './passwords.ts'

/** So much that a rush is still waiting when the others come. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const database = await testDatabase()
const { browser, newcomer } = await testAccounts(database, { cost })

test('400 right logins of one account at once: others are hashed among the next few', async () => {
  await newcomer(byEmail('rush@example.com'))
  for (let i = 0; i < 5; i++) await newcomer(byEmail(`other${i}@example.com`))
  const done: string[] = []
  const logIn = async (email: string, from?: string) => {
    const { status, body } = await browser(from).post('/login', { ...byEmail(email), password })
    if (status === 200) done.push(email)
    else expect([status, body.code]).toEqual([429, 'too_many_tries'])
  }
  const rush = Array.from({ length: 400 }, (_, i) =>
    logIn('rush@example.com', `10.90.0.${i % 250}`),
  )
  const others = Array.from({ length: 5 }, (_, i) => logIn(`other${i}@example.com`, `10.9${i}.1.1`))
  await Promise.all([...rush, ...others])
  // Of the account its 60 of a quarter of an hour, four that were under way, and the others.
  expect(done.filter((email) => email.startsWith('other'))).toHaveLength(5)
  expect(done.length).toBeLessThanOrEqual(60 + 4 + 5)
})

test('ranges of addresses take turns in the queue of hashes', async () => {
  const passwords = new Passwords(cost)
  const hash = await passwords.hash(password)
  const order: string[] = []
  const attempt = (name: string, ip: string) =>
    passwords.isRight(password, hash, async () => void order.push(name), { ip, subject: name })
  const rush = Array.from({ length: 400 }, (_, i) => attempt(`rush ${i}`, `10.0.0.${i % 250}`))
  const others = [1, 2, 3, 4, 5].map((i) => attempt(`other ${i}`, `10.0.${i}.1`))
  await Promise.all([...rush, ...others])
  // At most four are under way before them, and one of the rush goes between two rounds.
  const last = Math.max(...[1, 2, 3, 4, 5].map((i) => order.indexOf(`other ${i}`)))
  expect(last).toBeLessThan(12)
  expect(order).toHaveLength(405)
})
