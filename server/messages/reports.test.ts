import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { text } from '#server/platform/database/columns.ts'
import { many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { arrivals, code, openTestApp, phone, rows, type TestApp, until } from './test-messages.ts'

const database = await testDatabase()

/** As Termii posts it; `secret`: a forger's. */
async function report(app: TestApp, body: string, secret = app.outside.termii?.webhookSecret) {
  const signature = createHmac('sha512', secret ?? '')
    .update(body)
    .digest('hex')
  const headers = { 'content-type': 'application/json', 'x-termii-signature': signature }
  return (await fetch(app.url, { method: 'POST', headers, body })).status
}

function outbound(message_id_str: string, status: string) {
  return JSON.stringify({ type: 'outbound', message_id_str, status })
}

const statuses = rareStatement(
  'test-statuses',
  { status: text },
  'SELECT status FROM message_reports WHERE provider_id = $1 ORDER BY status',
)

async function reported(providerId: string) {
  return (await many(database, statuses, [providerId])).map(({ status }) => status)
}

const referenceOf = rareStatement(
  'test-reference-of',
  { reference: text },
  'SELECT reference FROM messages WHERE contact = $1',
)

/** A message that Termii accepted, without a delivery report. */
async function sent(app: TestApp, end: string, channel: 'sms' | 'whatsapp' = 'sms') {
  const to = phone(end)
  await app.send({ to, channel, template: 'register_code', values: code('975310') })
  await until(async () => (await rows(database, to.phone_number))[0]?.state === 'delivered')
  const id = `77${end}`
  const { reference } = await one(database, referenceOf, [to.phone_number])
  // Back to what it was before the report, under an id that nobody reports on.
  await database.pool.query(
    `UPDATE messages SET state = 'sent', provider_id = $2, sealed_values = $3 WHERE reference = $1`,
    [reference, id, app.keys.seal('messages', code('975310'), reference)],
  )
  return { id, to: to.phone_number }
}

test('only what Termii signed is taken, to the byte', async () => {
  await using app = await openTestApp(database)
  const { id, to } = await sent(app, '5001')
  const body = outbound(id, 'Delivered')
  expect(await report(app, body, 'another secret')).toBe(403)
  const right = createHmac('sha512', app.outside.termii?.webhookSecret ?? '').update(body)
  const signature = right.digest('hex')
  for (const [sentBody, header] of [
    [`${body} `, signature],
    [body, signature.slice(0, 64)],
    [body, ''],
    [body, 'not hexadecimal'],
    ['', signature],
  ] as const) {
    const headers = { 'content-type': 'application/json', 'x-termii-signature': header }
    const answer = await fetch(app.url, { method: 'POST', headers, body: sentBody })
    expect(answer.status).toBe(403)
  }
  expect((await fetch(app.url, { method: 'POST', body })).status).toBe(403)
  expect(await rows(database, to)).toMatchObject([{ state: 'sent' }])
  expect(await report(app, body)).toBe(200)
  expect(await rows(database, to)).toMatchObject([{ state: 'delivered', sealed_values: null }])
})

test('a report that comes again, or late, changes nothing', async () => {
  await using app = await openTestApp(database)
  const { id, to } = await sent(app, '5002')
  const body = outbound(id, 'DELIVERED | Message delivered to handset')
  expect(await Promise.all([1, 2, 3].map(() => report(app, body)))).toEqual([200, 200, 200])
  expect(await reported(id)).toHaveLength(1)
  expect(await report(app, outbound(id, 'Message Failed'))).toBe(200)
  expect(await report(app, outbound(id, 'Message Sent'))).toBe(200)
  expect(await rows(database, to)).toMatchObject([{ state: 'delivered' }])
})

test.each(['DND Active on Phone Number', 'Message Failed', 'Rejected', 'EXPIRED'])(
  'an SMS that ends as ‘%s’ is lost, and wiped',
  async (status) => {
    await using app = await openTestApp(database)
    const { id, to } = await sent(app, `51${String(status.length).padStart(2, '0')}`)
    await report(app, outbound(id, status))
    expect(await rows(database, to)).toMatchObject([
      { state: 'dead', sealed_values: null, reason: `lost on the way: ${status}` },
    ])
  },
)

test('a code that WhatsApp lost goes by SMS; a repeated report sends no second one', async () => {
  await using app = await openTestApp(database)
  const { id, to } = await sent(app, '5200', 'whatsapp')
  const body = outbound(id, 'Message Failed')
  await Promise.all([report(app, body), report(app, body)])
  const arrived = await arrivals(app, to, 2)
  expect(arrived.map((one) => one.channel)).toEqual(['sms', 'whatsapp'])
  await until(async () => (await rows(database, to))[0]?.state === 'delivered')
  expect(app.inbox.list(to)).toHaveLength(2)
})

test('what nobody here sent, and what is no report, is taken without a word', async () => {
  await using app = await openTestApp(database)
  expect(await report(app, outbound('404404', 'Delivered'))).toBe(200)
  expect(await report(app, JSON.stringify({ type: 'inbound', message: 'Hello' }))).toBe(200)
  expect(await report(app, JSON.stringify({ type: 'device_status', status: 'up' }))).toBe(200)
  expect(await report(app, '[1]')).toBe(200)
  expect(await report(app, 'not JSON')).toBe(400)
})

test('a report may be quicker than the answer to the sending', async () => {
  await using app = await openTestApp(database)
  // Termii's report comes first, and its answer still in time.
  const to = phone('5300')
  app.modes.set('sms', 'slow')
  await using patient = await openTestApp(database, { like: app })
  await app.stop()
  await patient.send({ to, channel: 'sms', template: 'register_code' })
  await until(async () => (await rows(database, to.phone_number))[0]?.state === 'delivered')
  expect(patient.inbox.list(to.phone_number)).toHaveLength(1)
})

test('reports that come twice of messages that came twice are taken once', async () => {
  await using app = await openTestApp(database)
  app.modes.set('sms', 'doubles')
  const to = phone('5400')
  await app.send({ to, channel: 'sms', template: 'register_code' })
  expect(await arrivals(app, to.phone_number, 2)).toHaveLength(2)
  await until(async () => (await rows(database, to.phone_number))[0]?.state === 'delivered')
  expect(await rows(database, to.phone_number)).toMatchObject([{ attempts: 1 }])
})
