import { expect, test } from 'vitest'
import { testDatabase } from './platform/database/test-database.ts'
import { testApp } from './test-app.ts'

const database = await testDatabase()
const password = 'a password of the console'
const basic = (text: string) => ({
  authorization: `Basic ${Buffer.from(`staff:${text}`).toString('base64')}`,
})

const guarded = await testApp(database, { SIMULATORS_PASSWORD: password, TRUST_PROXY: '1' })
const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(guarded.url + path, { method, headers, redirect: 'manual' })

test('with a password the console answers nobody without it', async () => {
  for (const [method, path] of [
    ['GET', '/simulators'],
    ['GET', '/simulators/inbox'],
    ['GET', '/simulators/inbox.json'],
    ['POST', '/simulators/clock'],
    ['POST', '/simulators/bank/transfer'],
    ['POST', '/simulators/flutterwave/decide'],
    ['GET', '/simulators/nothing'],
  ] as const) {
    const refused = await call(path, {}, method)
    expect([path, refused.status]).toEqual([path, 401])
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /)
    expect([path, (await call(path, basic(password), method)).status]).not.toEqual([path, 401])
  }
  // The card provider's page is where shoppers pay.
  expect((await call('/simulators/flutterwave/pay')).status).toBe(200)
  expect((await call('/simulators/flutterwave/pay/')).status).toBe(401)
})

test('a form of another site is refused, though the browser sends the password along', async () => {
  const headers = { ...basic(password), origin: 'https://evil.test' }
  expect((await call('/simulators/clock', headers, 'POST')).status).toBe(403)
})

test('passwords cannot be guessed', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' }
  for (let n = 0; n < 10; n++) {
    expect((await call('/simulators', { ...from, ...basic(`guess ${n}`) })).status).toBe(401)
  }
  const refused = await call('/simulators', { ...from, ...basic(password) })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call('/simulators', basic(password))).status).toBe(200)
})

test('beside a real provider neither the clock nor the bank is there', async () => {
  const real = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'mall@example.com' }
  const { url } = await testApp(database, real)
  const page = await (await fetch(`${url}/simulators`)).text()
  expect(page).toContain('Carriers')
  expect(page).not.toMatch(/Move it forward|Bank transfers/)
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(({ status }) => status)
  expect(await post('/simulators/clock', { advance_seconds: 60 })).toBe(403)
  expect(await post('/simulators/bank/transfer', { account_number: '1', amount: 1 })).toBe(404)
})

test('no style but their own applies on the pages of the simulators', async () => {
  for (const path of ['/simulators', '/simulators/inbox', '/simulators/flutterwave/pay', '/docs']) {
    const policy = (await call(path, basic(password))).headers.get('content-security-policy')
    expect([path, policy]).toEqual([path, expect.stringContaining("style-src 'self' 'sha256-")])
    expect([path, policy]).toEqual([path, expect.not.stringContaining('unsafe')])
  }
})
