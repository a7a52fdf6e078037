import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { arrivals, code, openTestApp, phone, rows, until } from './test-messages.ts'

const database = await testDatabase()

test.each([
  ['sms', { phone_number: '+2348031230001' }],
  ['whatsapp', { phone_number: '+2348031230002' }],
  ['email', { email: 'chidi@example.com' }],
] as const)('a code reaches its reader by %s, and is wiped', async (channel, to) => {
  await using app = await openTestApp(database)
  await app.send({ to, channel, template: 'register_code', values: code('481516') })

  const [contact = ''] = Object.values(to)
  const [arrived] = await arrivals(app, contact, 1)
  expect(arrived).toMatchObject({ to: contact, channel, code: '481516' })
  await until(async () => (await rows(database, contact))[0]?.state === 'delivered')
  expect(await rows(database, contact)).toMatchObject([{ sealed_values: null, attempts: 1 }])
})

test('what a transaction did not commit is never sent', async () => {
  await using app = await openTestApp(database)
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await app.send({ to: phone('0010'), channel: 'sms', template: 'reset_code', db: client })
  await client.query('ROLLBACK')
  client.release()
  await app.send({ to: phone('0011'), channel: 'sms', template: 'reset_code' })
  await arrivals(app, '+2348031230011', 1)
  expect(app.inbox.list('+2348031230010')).toEqual([])
})

test('a number of a country that is not configured gets nothing', async () => {
  await using app = await openTestApp(database)
  const abroad = '+447946001800'
  await app.send({ to: { phone_number: abroad }, channel: 'sms', template: 'reset_code' })
  await app.send({ to: phone('0014'), channel: 'sms', template: 'reset_code' })
  await arrivals(app, '+2348031230014', 1)
  expect(app.inbox.list(abroad)).toEqual([])
  expect(await rows(database, abroad)).toMatchObject([{ state: 'dead' }])
})

test('a decoy leaves no trace outside', async () => {
  await using app = await openTestApp(database)
  await app.send({ to: phone('0012'), channel: 'sms', template: 'reset_code', decoy: true })
  await app.send({ to: phone('0013'), channel: 'sms', template: 'reset_code' })
  await arrivals(app, '+2348031230013', 1)
  expect(app.inbox.list('+2348031230012')).toEqual([])
  expect(await rows(database, '+2348031230012')).toMatchObject([{ sealed_values: null }])
})

test('codes lie in the database only encrypted, and in no log', async () => {
  await using app = await openTestApp(database)
  app.modes.set('sms', 'fails')
  await app.send({
    to: phone('0020'),
    channel: 'sms',
    template: 'reset_code',
    values: code('135790'),
  })
  await until(async () => Number((await rows(database, '+2348031230020'))[0]?.attempts) > 0)
  const { rows: dump } = await database.pool.query(
    "SELECT messages::text AS line, encode(sealed_values, 'escape') AS sealed FROM messages",
  )
  expect(JSON.stringify(dump)).not.toContain('135790')
  app.modes.set('sms', 'works')
  await arrivals(app, '+2348031230020', 1)
  expect(app.logged.join('')).toContain('a message was not sent')
  expect(app.logged.join('')).not.toMatch(/135790|2348031230020/)
})

test('a provider that fails is retried until it accepts the message, once', async () => {
  await using app = await openTestApp(database)
  app.modes.set('email', 'fails')
  const to = { email: 'ngozi@example.com' }
  await app.send({ to, channel: 'email', template: 'register_code' })
  await until(async () => Number((await rows(database, to.email))[0]?.attempts) >= 1)
  app.modes.set('email', 'works')
  expect(await arrivals(app, to.email, 1)).toHaveLength(1)
})

test('what a provider refuses is not retried, and has the reason', async () => {
  await using app = await openTestApp(database)
  app.modes.set('sms', 'refuses')
  await app.send({ to: phone('0030'), channel: 'sms', template: 'register_code' })
  await until(async () => (await rows(database, '+2348031230030'))[0]?.state === 'dead')
  expect(await rows(database, '+2348031230030')).toMatchObject([
    { sealed_values: null, reason: 'Termii answers 400: Country route inactive' },
  ])
})

test.each(['fails', 'refuses', 'loses'] as const)(
  'WhatsApp that %s turns into an SMS',
  async (mode) => {
    await using app = await openTestApp(database)
    app.modes.set('whatsapp', mode)
    const to = phone(`004${['fails', 'refuses', 'loses'].indexOf(mode)}`)
    await app.send({ to, channel: 'whatsapp', template: 'register_code', values: code('246802') })
    const arrived = await arrivals(app, to.phone_number, 1)
    expect(arrived).toMatchObject([{ channel: 'sms', code: '246802' }])
  },
)

test('an answer that comes too late: a code goes out again, other messages do not', async () => {
  await using app = await openTestApp(database, { timeoutMs: 300 })
  app.modes.set('sms', 'slow')
  await app.send({ to: phone('0050'), channel: 'sms', template: 'register_code' })
  await app.send({
    to: phone('0051'),
    channel: 'sms',
    template: 'password_changed',
    values: { changedAt: new Date() },
  })
  expect(await arrivals(app, '+2348031230050', 2)).toHaveLength(2)
  await until(async () => (await rows(database, '+2348031230051'))[0]?.state === 'dead')
  expect(app.inbox.list('+2348031230051')).toHaveLength(1)
  expect((await rows(database, '+2348031230051'))[0]?.reason).toMatch(/may have arrived/)
})

test('while a provider is unavailable it is not called; when it is back the circuit breaker closes', async () => {
  await using app = await openTestApp(database)
  app.modes.set('sms', 'fails')
  const contacts = ['0060', '0061', '0062', '0063', '0064', '0065', '0066']
  for (const end of contacts) {
    await app.send({ to: phone(end), channel: 'sms', template: 'register_code' })
  }
  await until(async () => app.logged.some((line) => line.includes('"state":"Open"')))
  app.modes.set('sms', 'works')
  for (const end of contacts) await arrivals(app, phone(end).phone_number, 1)
  expect(app.logged.some((line) => line.includes('"state":"Closed"'))).toBe(true)
})

test('a newer code replaces one that has not gone out', async () => {
  await using app = await openTestApp(database)
  app.modes.set('sms', 'fails')
  const to = phone('0070')
  await app.send({ to, channel: 'sms', template: 'reset_code', values: code('111111') })
  await until(async () => Number((await rows(database, to.phone_number))[0]?.attempts) >= 1)
  await app.send({ to, channel: 'sms', template: 'reset_code', values: code('222222') })
  app.modes.set('sms', 'works')
  await arrivals(app, to.phone_number, 1)
  await wait(300)
  expect(app.inbox.list(to.phone_number).map((one) => one.code)).toEqual(['222222'])
})

test('an expired code is not sent any more, and wiped', async () => {
  await using app = await openTestApp(database)
  app.modes.set('sms', 'fails')
  const to = phone('0080')
  await app.send({ to, channel: 'sms', template: 'reset_code' })
  await until(async () => Number((await rows(database, to.phone_number))[0]?.attempts) >= 1)
  app.clock.advance(3_600)
  app.modes.set('sms', 'works')
  await until(async () => {
    await app.runJobs()
    return (await rows(database, to.phone_number))[0]?.state === 'dead'
  })
  expect(await rows(database, to.phone_number)).toMatchObject([
    { sealed_values: null, reason: expect.stringMatching(/^expired/) },
  ])
  expect(app.inbox.list(to.phone_number)).toEqual([])
})

test('two workers on one outbox send everything once', async () => {
  await using app = await openTestApp(database)
  await using _other = await openTestApp(database, { like: app })
  const contacts = Array.from({ length: 60 }, (_, i) => phone(`1${String(i).padStart(3, '0')}`))
  await Promise.all(
    contacts.map((to) => app.send({ to, channel: 'sms', template: 'register_code' })),
  )
  for (const { phone_number } of contacts) await arrivals(app, phone_number, 1)
  await wait(300)
  const received = contacts.map(({ phone_number }) => app.inbox.list(phone_number).length)
  expect(new Set(received)).toEqual(new Set([1]))
})

test('what a killed process had claimed goes out after it; an SMS that is no code does not', async () => {
  const held = await openTestApp(database, { paused: true })
  const [a, b] = [phone('2000'), phone('2001')]
  await held.send({ to: a, channel: 'sms', template: 'register_code' })
  const values = { changedAt: new Date() }
  await held.send({ to: b, channel: 'sms', template: 'password_changed', values })
  await held[Symbol.asyncDispose]()
  // Claimed by a process that then died.
  await database.pool.query(
    'UPDATE messages SET claims = 1, claimed_until = $1 WHERE contact = ANY($2)',
    [held.clock.now(), [a.phone_number, b.phone_number]],
  )
  await using app = await openTestApp(database)
  await arrivals(app, a.phone_number, 1)
  await until(async () => (await rows(database, b.phone_number))[0]?.state === 'dead')
  expect(app.inbox.list(b.phone_number)).toEqual([])
})

test('a message waits out a stop of the mall', async () => {
  const stopped = await openTestApp(database, { paused: true })
  const to = phone('2010')
  await stopped.send({ to, channel: 'sms', template: 'register_code' })
  await stopped[Symbol.asyncDispose]()
  await using app = await openTestApp(database)
  expect(await arrivals(app, to.phone_number, 1)).toHaveLength(1)
})

test('a code goes out before the mails that were due before it', async () => {
  const stopped = await openTestApp(database, { paused: true })
  const values = { changedAt: new Date() }
  for (let mail = 0; mail < 30; mail++) {
    const to = { email: `due${mail}@example.com` }
    await stopped.send({ to, channel: 'email', template: 'password_changed', values })
  }
  const to = { email: 'waits@example.com' }
  await stopped.send({ to, channel: 'email', template: 'register_code' })
  await stopped[Symbol.asyncDispose]()
  await using app = await openTestApp(database)
  const received = () => app.inbox.list('').filter(({ to }) => /^(due\d+|waits)@/.test(to))
  await until(async () => received().length === 31)
  // Ten are sent at the same time.
  const first = received().toReversed().slice(0, 10)
  expect(first.map((message) => message.to)).toContain(to.email)
})

test('a message that our own code cannot send holds up no other', async () => {
  await using app = await openTestApp(database)
  const to = phone('2020')
  const reference = randomUUID()
  await database.pool.query(
    `INSERT INTO messages (reference, contact, channel, template, sealed_values, state, created_at,
       next_attempt_at, expires_at)
     VALUES ($4, $1, 'sms', 'register_code', $5, 'waiting', $2, $2, $3)`,
    [
      to.phone_number,
      app.clock.now(),
      new Date(app.clock.now().getTime() + 600_000),
      reference,
      // Without a code.
      app.keys.seal('messages', {}, reference),
    ],
  )
  await until(async () => Number((await rows(database, to.phone_number))[0]?.attempts) === 1)
  await app.send({ to, channel: 'sms', template: 'register_code' })
  expect(await arrivals(app, to.phone_number, 1)).toHaveLength(1)
})
