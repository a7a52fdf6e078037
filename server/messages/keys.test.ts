import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { encrypt } from '#server/platform/keys/encrypt.ts'
import { rotateKeys } from '#server/platform/keys/key-ring.ts'
import { unopenedValues } from '#server/platform/keys/keys.ts'
import { testSecret as secret, testKeys } from '#server/platform/keys/test-keys.ts'
import { deriveKey } from '#server/platform/secret.ts'
import { messageSender } from './send.ts'
import { arrivals, code, openTestApp, phone, rows, type TestApp, until } from './test-messages.ts'

const database = await testDatabase()

function rotate({ clock }: TestApp, formerSecret?: string, present = secret) {
  return inTransaction(database.pool, (tx) =>
    rotateKeys(tx, { database, clock, secret: present, formerSecret }),
  )
}

function send(app: TestApp, to: { phone_number: string }, digits: string) {
  return app.send({ to, channel: 'sms', template: 'reset_code', values: code(digits) })
}

test('a rotation while processes run and messages wait loses none of them', async () => {
  // It has the ring from before the rotation, and does not hear of it.
  await using stale = await openTestApp(database, { paused: true })
  const waiting = Array.from({ length: 20 }, (_, n) => phone(`1${n + 100}`))
  for (const [n, to] of waiting.entries()) await send(stale, to, String(200_000 + n))
  await using one = await openTestApp(database, { like: stale })
  await rotate(stale)
  await using two = await openTestApp(database, { like: stale })
  const later = Array.from({ length: 20 }, (_, n) => phone(`2${n + 100}`))
  const writers = [stale, one, two]
  await Promise.all(
    later.map(async (to, n) => {
      if (n === 10) await rotate(two)
      await send(writers[n % 3] ?? stale, to, String(300_000 + n))
    }),
  )
  for (const [n, to] of [...waiting, ...later].entries()) {
    const [message] = await arrivals(stale, to.phone_number, 1)
    expect(message?.text).toContain(String(n < 20 ? 200_000 + n : 300_000 + n - 20))
    expect(await rows(database, to.phone_number)).toMatchObject([{ claims: 1 }])
  }
})

test('a process without the newest key reads it when the first message of it comes', async () => {
  await using stale = await openTestApp(database, { paused: true })
  await rotate(stale)
  await using fresh = await openTestApp(database, { like: stale, paused: true })
  const value = fresh.keys.seal('messages', code('864209'), 'a reference')
  expect(await stale.keys.unseal('messages', value, 'a reference')).toEqual(code('864209'))
})

test('a message that was sealed before there was a ring still arrives, under another secret too', async () => {
  await using app = await openTestApp(database, { paused: true })
  const [reference, to] = [randomUUID(), phone('3001').phone_number]
  const text = Buffer.from(JSON.stringify(code('753197')))
  await write(reference, to, encrypt(text, reference, deriveKey('messages', secret)))
  const next = `${secret}, changed`
  await rotate(app, secret, next)
  await using sending = await openTestApp(database, { like: app, secret: next })
  expect((await arrivals(sending, to, 1))[0]?.text).toContain('753197')
  await rotate(app, next, secret)
})

test('a message that cannot be opened ends at once, with a line and a metric', async () => {
  await using app = await openTestApp(database, { paused: true })
  const foreign = messageSender({ clock: app.clock, keys: testKeys() })
  const expiresAt = new Date(app.clock.now().getTime() + 600_000)
  const before = await unopened()
  const to = phone('4001')
  const message = { channel: 'sms', template: 'reset_code', values: code('123456') } as const
  await foreign(database, { ...message, to, expiresAt })
  const cut = phone('4002').phone_number
  await write(randomUUID(), cut, Buffer.from('short'))
  await using sending = await openTestApp(database, { like: app })
  for (const contact of [to.phone_number, cut]) {
    await until(async () => (await rows(database, contact))[0]?.state === 'dead')
    expect(await rows(database, contact)).toMatchObject([
      { claims: 1, attempts: 0, reason: expect.stringContaining('it cannot be opened') },
    ])
  }
  expect((await unopened()) - before).toBe(2)
  const lines = sending.logged.filter((line) => line.includes('a message cannot be sent as it is'))
  expect(lines).toHaveLength(2)
  expect(sending.inbox.list(to.phone_number)).toEqual([])
})

async function unopened(): Promise<number> {
  const { values } = await unopenedValues.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

async function write(reference: string, contact: string, sealed: Buffer): Promise<void> {
  await database.pool.query(
    `INSERT INTO messages (reference, contact, channel, template, sealed_values, state, created_at,
       next_attempt_at, expires_at)
     VALUES ($1, $2, 'sms', 'reset_code', $3, 'waiting', now(), now(), now() + interval '10 minutes')`,
    [reference, contact, sealed],
  )
}
