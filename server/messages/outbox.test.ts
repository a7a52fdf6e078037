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
