import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { claim, settle } from './outbox.ts'
import { openTestApp, phone, rows } from './test-messages.ts'

const database = await testDatabase()

test('a message that cannot be recorded does not cause others to be sent again', async () => {
  await using app = await openTestApp(database, { paused: true })
  for (const last of ['0001', '0002', '0003']) {
    await app.send({ to: phone(last), channel: 'sms', template: 'reset_code' })
  }
  const now = app.clock.now()
  const held = await claim(database.pool, { channel: 'sms', now, max: 10 })
  const tried = held.map((message) => {
    const providerId = message.contact.endsWith('0002') ? 'no\u0000text' : `id-${message.id}`
    return { message, fate: { next: 'sent', providerId } as const }
  })
  await expect(settle(database.pool, tried, now)).rejects.toThrow()
  const states = await Promise.all(
    tried.map(async ({ message }) => (await rows(database, message.contact))[0]?.state),
  )
  expect(states.sort()).toEqual(['sent', 'sent', 'waiting'])
})

test('an outdated claim settles nothing, and does not affect the current one', async () => {
  await using app = await openTestApp(database, { paused: true })
  const to = phone('0010')
  await app.send({ to, channel: 'whatsapp', template: 'reset_code' })
  const start = app.clock.now()
  const claimAt = async (now: Date) => {
    const [message] = await claim(database, { channel: 'whatsapp', now, max: 10 })
    if (!message) throw new Error('it was not claimed')
    return message
  }
  const earlier = await claimAt(start)
  const later = new Date(start.getTime() + 30_000)
  const current = await claimAt(later)
  expect([earlier.is_doubtful, current.is_doubtful]).toEqual([false, true])
  const lost = { next: 'dead', reason: 'lost' } as const
  await settle(database.pool, [{ message: earlier, fate: lost }], later)
  expect(await rows(database, to.phone_number)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  const sent = { next: 'sent', providerId: null } as const
  const both = [earlier, current].map((message) => ({ message, fate: sent }))
  await settle(database.pool, both, later)
  expect(await rows(database, to.phone_number)).toMatchObject([{ state: 'sent', attempts: 1 }])
})
