import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { portOf } from '#simulators/listen.ts'
import { goodPassword, newNumber, received, welcome } from './accounts.ts'
import { StartedApp } from './started-app.ts'
import { visit } from './visit.ts'

let folder: string
let app: StartedApp
const newPassword = 'Zobo&2027ice'

/** Takes spans as an OpenTelemetry collector does. */
const spans: { traceId: string; name: string }[] = []
const collector = createServer(async (request, response) => {
  const body = await text(request)
  const found = body.matchAll(/"traceId":"(\w+)".*?"name":"([^"]*)"/g)
  spans.push(...[...found].map(([, traceId = '', name = '']) => ({ traceId, name })))
  response.setHeader('content-type', 'application/json').end('{}')
})

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oja-log-'))
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${portOf(collector)}`
  // The most verbose level.
  app = new StartedApp({ DATA_DIR: folder, LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT })
})

test.afterAll(async () => {
  collector.close()
  app.stop()
  await app.exited()
  rmSync(folder, { recursive: true, force: true })
})

async function register(page: Page, origin: string, number: string): Promise<string> {
  await visit(page, `${origin}/sign-up`)
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByLabel('Name').fill('Adaeze Okafor')
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Request Code' }).click()
  const { code } = await received(origin, `+234${number}`)
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  return code
}

async function logIn(page: Page, number: string, password: string) {
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByLabel('Phone number').fill(number)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('oja') ?? '').state.auth.accessToken)
}

/** The next code after `last`, which stays the newest in the inbox until then. */
async function codeAfter(last: string, origin: string, to: string): Promise<string> {
  let code = last
  const newest = async () => {
    code = (await received(origin, to)).code
    return code
  }
  await expect.poll(newest).not.toBe(last)
  return code
}

/** A six-digit code must not be part of a longer number: a time in ms or a price may contain any six. */
function isIn(log: string, secret: string): boolean {
  if (!/^\d{6}$/.test(secret)) return log.includes(secret)
  return new RegExp(`(?<!\\d\\.?)${secret}(?!\\.?\\d)`).test(log)
}

/** The statements of a fresh page, by its trace. */
async function statementsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const traceId = randomBytes(16).toString('hex')
  const headers = { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` }
  expect((await request.get(address, { headers })).status()).toBe(200)
  const own = () => spans.filter((span) => span.traceId === traceId).map(({ name }) => name)
  // A request ends behind its statements.
  await expect.poll(own).toContain('GET page')
  const statements = own().flatMap((name) => /^statement (.*)/.exec(name)?.[1] ?? [])
  // Limits go out before the first statement of a connection that did other work, and wait for nothing.
  return statements.filter((name) => name !== 'work-limits')
}

test('a fresh page of words reads the database in two turns', async ({ request }) => {
  await app.waitForOutput('ready on http://')
  const page = `http://127.0.0.1:${app.port}/categories?prod=`
  // Menus and banners are in memory from here on.
  await statementsOf(request, `${page}kettle`)
  expect(await statementsOf(request, `${page}phone`)).toEqual([
    'search-vocabulary',
    'find-list-and-facets-given',
  ])
  const { data } = await (await request.get(`${new URL(page).origin}/api/v1/categories`)).json()
  const inCategory = `${page}phone&categories=${data.category[0].id}`
  expect(await statementsOf(request, inCategory)).toEqual([
    'search-vocabulary',
    'find-list-and-facets-given',
  ])
})

test('a whole journey leaves no code, token, password or phone number in the log', async ({
  page,
}) => {
  await app.waitForOutput('ready on http://')
  const origin = `http://127.0.0.1:${app.port}`
  const number = newNumber()
  const secrets: string[] = [number, goodPassword, newPassword]

  const code = await register(page, origin, number)
  secrets.push(code, await tokenOf(page))

  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('You have no new notifications')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('summary').filter({ hasText: 'Hi, Adaeze' }).click()
  await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click()

  await visit(page, `${origin}/login`)
  await logIn(page, number, `${goodPassword.slice(0, -1)}X`)
  await expect(page.getByRole('alert')).toBeVisible()
  secrets.push(`${goodPassword.slice(0, -1)}X`)
  // As a browser that has asked for no code: here the contact waits two minutes for the next one.
  await page.evaluate(() => localStorage.clear())
  await visit(page, `${origin}/forgot-password`)
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Request Code' }).click()
  await expect(page).toHaveURL(/reset-password/)
  const resetCode = await codeAfter(code, origin, `+234${number}`)
  secrets.push(resetCode)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.insertText(resetCode)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(/login/)
  await logIn(page, number, newPassword)
  await expect(welcome(page, 'Adaeze')).toBeVisible()
  secrets.push(await tokenOf(page))
  // Malformed JSON is logged as an error.
  const status = await page.evaluate(async (password) => {
    const body = `{"mode":"phone","password":"${password}"`
    const xsrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': xsrf }
    return (await fetch('/api/v1/login', { method: 'POST', headers, body })).status
  }, newPassword)
  expect(status).toBe(400)

  app.stop()
  await app.exited()
  for (const call of ['register', 'login', 'reset/password', 'carts/add']) {
    expect(app.output).toContain(`"route":"/api/v1/${call}"`)
  }
  const leaked = secrets.filter((secret) => isIn(app.output, secret))
  expect(leaked).toEqual([])
})
