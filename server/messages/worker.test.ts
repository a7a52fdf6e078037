import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { eventLoopShare } from '#server/platform/http/limits/event-loop.ts'
import { arrivals, openTestApp, until } from './test-messages.ts'

const database = await testDatabase()

const contacts = Array.from({ length: 35 }, (_, place) => `rush${place}@example.com`)

/** Leaves the event loop no idle moment until the test is over. */
async function occupyEventLoop() {
  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  function spin() {
    const end = performance.now() + 5
    while (performance.now() < end);
    if (!isOver) setImmediate(spin)
  }
  spin()
  await until(async () => eventLoopShare() > 0.9)
}

test('a busy process sends ten mails at a look, and goes on with what has waited for a minute', async () => {
  // There is one look, at the start: no other comes a second later.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await using writer = await openTestApp(database, { paused: true })
  const mail = {
    channel: 'email',
    template: 'password_changed',
    values: { changedAt: new Date() },
  } as const
  for (const email of contacts) await writer.send({ to: { email }, ...mail })
  const arrived = () => contacts.filter((email) => writer.inbox.list(email).length > 0).length
  await occupyEventLoop()

  async function sendTenAndACode(email: string) {
    const before = arrived()
    await using app = await openTestApp(database, { like: writer })
    await until(async () => arrived() === before + 10)
    await app.send({ to: { email }, channel: 'email', template: 'reset_code' })
    await arrivals(app, email, 1)
    expect(arrived()).toBe(before + 10)
  }
  await sendTenAndACode('first@example.com')
  // What has failed before does not count.
  await database.pool.query(
    "UPDATE messages SET created_at = created_at - interval '61 s', attempts = 1 WHERE state = 'waiting'",
  )
  await sendTenAndACode('second@example.com')
  await database.pool.query("UPDATE messages SET attempts = 0 WHERE state = 'waiting'")
  await using _late = await openTestApp(database, { like: writer })
  await until(async () => arrived() === contacts.length)
})
