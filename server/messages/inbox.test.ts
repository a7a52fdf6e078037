import { expect, test } from 'vitest'
import { testDatabase } from '../platform/database/test-database.ts'
import { testApp } from '../test-app.ts'
import { until } from './test-messages.ts'

const database = await testDatabase()
const { url } = await testApp(database)
const form = { 'content-type': 'application/x-www-form-urlencoded' }

interface Received {
  to: string
  channel: string
  text: string
  code: string | null
  sent_at: string
}

/** What a check of a running mall reads. */
async function inbox(query = ''): Promise<Received[]> {
  return (await fetch(`${url}/simulators/inbox.json${query}`)).json()
}

function post(path: string, body: object) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function requestCode(phone_number: string, option: string) {
  return post('/api/v1/register-otp', { mode: 'phone', phone_number, option, name: 'Adaeze Obi' })
}

test('a requested code is in the inbox, at once', async () => {
  expect((await requestCode('+2348031234001', 'sms')).status).toBe(200)
  await until(async () => (await inbox('?to=%2B2348031234001')).length === 1)
  const [arrived] = await inbox('?to=%2B2348031234001')
  expect(arrived).toEqual({
    to: '+2348031234001',
    channel: 'sms',
    text: expect.stringContaining(arrived?.code ?? 'a code'),
    code: expect.stringMatching(/^\d{6}$/),
    sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

test('a contact is found however its plus sign came over; newest first; nobody else’s', async () => {
  await requestCode('+2348031234002', 'whatsapp')
  const email = 'Ebele@Example.com'
  await post('/api/v1/register-otp', { mode: 'email', email, name: 'Ebele Eze' })
  await until(async () => (await inbox()).length === 3)
  for (const to of ['%2B2348031234002', '+2348031234002', '2348031234002']) {
    expect(await inbox(`?to=${to}`)).toMatchObject([{ channel: 'whatsapp' }])
  }
  expect(await inbox('?to=ebele@example.com')).toMatchObject([{ channel: 'email' }])
  expect(await inbox('?to=%2B2348031239999')).toEqual([])
  const times = (await inbox()).map((one) => one.sent_at)
  expect(times).toEqual(times.toSorted().reverse())
})

test('the inbox is a page for people; the console has it too', async () => {
  const page = await fetch(`${url}/simulators/inbox?to=%2B2348031234001`)
  const [arrived] = await inbox('?to=%2B2348031234001')
  const html = await page.text()
  expect(html).toContain(`<span class="code">${arrived?.code}</span>`)
  expect(html).not.toContain('2348031234002')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const script = await fetch(`${url}/simulators/inbox.js`)
  expect(script.headers.get('content-type')).toContain('javascript')
  const hostile = encodeURIComponent('"><script>alert(1)</script>')
  expect(await (await fetch(`${url}/simulators/inbox?to=${hostile}`)).text()).not.toContain(
    '<script>alert',
  )
  expect(await (await fetch(`${url}/simulators`)).text()).toContain('/simulators/inbox')
})

test('messages are made to fail by a program or by the form', async () => {
  const set = await post('/simulators/messages', { channel: 'whatsapp', mode: 'refuses' })
  expect(await set.json()).toMatchObject({ status: true })
  await requestCode('+2348031234003', 'whatsapp')
  await until(async () => (await inbox('?to=2348031234003')).length === 1)
  expect(await inbox('?to=2348031234003')).toMatchObject([{ channel: 'sms' }])

  const body = 'channel=whatsapp&mode=works'
  const sent = await fetch(`${url}/simulators/messages`, {
    method: 'POST',
    headers: form,
    body,
    redirect: 'manual',
  })
  expect(sent.status).toBe(303)
  expect((await post('/simulators/messages', { channel: 'pigeon', mode: 'works' })).status).toBe(
    422,
  )
  expect((await post('/simulators/messages', { channel: 'sms', mode: 'toString' })).status).toBe(
    422,
  )
})

test('a moved clock lets due jobs run: codes that were not delivered are wiped', async () => {
  await post('/simulators/messages', { channel: 'sms', mode: 'fails' })
  await requestCode('+2348031234004', 'sms')
  await until(async () => (await inbox()).length >= 4)
  await post('/simulators/clock', { advance_seconds: 3_600 })
  await post('/simulators/clock', { advance_seconds: 60 })
  const { rows } = await database.pool.query(
    'SELECT state, sealed_values FROM messages WHERE contact = $1',
    ['+2348031234004'],
  )
  expect(rows).toEqual([{ state: 'dead', sealed_values: null }])
})

test('reports come in at the root, from Termii alone', async () => {
  const answer = await post('/webhooks/termii', { type: 'outbound', status: 'Delivered' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ status: false, code: 'forbidden' })
})

test('where messages go out into the world there is no inbox', async () => {
  const { url: real } = await testApp(database, {
    TERMII_API_KEY: 'key',
    TERMII_URL: 'https://termii.example',
    TERMII_SENDER_ID: 'Oja',
    TERMII_WEBHOOK_SECRET: 'key',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'mall@example.com',
  })
  for (const path of ['/simulators/inbox', '/simulators/inbox.json', '/simulators/inbox.js']) {
    expect((await fetch(real + path)).status, path).toBe(404)
  }
  expect((await fetch(`${real}/simulators`)).status).toBe(200)
})
